import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteAccount,
  getAccounts,
  getUser,
  suspendAccount,
  updateAccount,
  updateAddress,
} from '#contract/accounts.ts';
import { getConversations, getMessages, sendMessage } from '#contract/chat.ts';
import { updatePaymentMethod } from '#contract/payouts.ts';
import { addPortfolio } from '#contract/portfolio.ts';
import { requestData, requestDeletion, withdrawDeletion } from '#contract/privacy.ts';
import {
  beginProposal,
  getProposal,
  searchProfesional,
  withdrawProposal,
} from '#contract/projects.ts';
import { getProfilePublic, getProfiles, getTestimonios } from '#contract/search.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional, type Made } from '#demo/factories.ts';
import { chosen, photo, sendForm, storedObjects } from '#server/features/portfolio/testing.ts';
import { saveProfile } from '#server/features/identity/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { remove, tablesWith } from './testing.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const EMAIL = 'nezahualpilli@correo.mx';
const PHONE = '+523399887766';
const ASKED = '+523366778899';
const NAME = 'Nezahualpilli';
const CLABE = '032180000118359719';
const STREET = 'Callejón del Ajolote';

/** Somebody who has filled in everything there is. */
async function everything(): Promise<Made> {
  const made = await makeProfessional(test.services, {
    nombre: 'Antes',
    apellidos: NAME,
    email: EMAIL,
    phone: PHONE,
    nombre_comercial: `Taller ${NAME}`,
  });
  const as = sessionOf(made);
  const account = { nombre: 'Ahora', apellidos: NAME, phone: ASKED };
  const image = { name: 'yo.jpg', content: await photo(300) };
  await test.call.send(updateAccount, { account }, { as, images: { image } });
  await test.call.send(
    updateAddress,
    { direccion: STREET, estado: 'Jalisco', ciudad: 'Zapopan', colonia: 'Centro', cp: '45100' },
    { as },
  );
  await saveProfile(
    test,
    as,
    { frontal: await photo(310), trasera: await photo(320) },
    { nombre_comercial: `Taller ${NAME}`, descripcion: `Soy ${NAME}.` },
  );
  const fields = { titulo: 'Baño', descripcion: `De ${NAME}` };
  await sendForm(test, addPortfolio, as, fields, chosen(await photo(330), await photo(340)));
  await test.call.send(
    updatePaymentMethod,
    { tipo: 'Transferencia', metodo: 'Clabe interbancaria', numero: CLABE },
    { as },
  );
  await test.call.send(requestData, {}, { as });
  await test.work();
  return made;
}

describe('the data of a deleted account', () => {
  it('contains nothing personal: no row, no image', async () => {
    const objects = storedObjects(test);
    const made = await everything();
    expect(storedObjects(test)).toBeGreaterThan(objects);
    expect(await tablesWith(test, EMAIL)).not.toEqual([]);
    const asked = () =>
      test.services.db
        .selectFrom('contact_change')
        .select('id')
        .where('account_id', '=', made.id)
        .execute();
    expect(await asked()).toHaveLength(1);
    await test.call.send(
      requestDeletion,
      { pass: made.pass, motivo: `Soy ${NAME} y me voy` },
      { as: sessionOf(made) },
    );
    expect(await remove(test, made, admin)).toBe('success');
    for (const secret of [EMAIL, PHONE.slice(3), ASKED.slice(3), CLABE, STREET, made.pass])
      expect(await tablesWith(test, secret)).toEqual([]);
    expect(await asked()).toEqual([]);

    await test.work();
    expect(await tablesWith(test, NAME)).toEqual([]);
    expect(storedObjects(test)).toBe(objects);
    const { db } = test.services;
    expect(await db.selectFrom('data_export').select('id').execute()).toEqual([]);
    // Whoever asked for it is notified at the former address; the unsent e-mail to the team stays unsent.
    expect(test.sentTo(EMAIL)[0]).toContain('eliminamos tu cuenta de Maestros, como lo pediste');
    expect(test.sentTo('equipo@maestros.example')).toEqual([]);
  });

  it('frees e-mail and phone for a new account', async () => {
    const made = await makeClient(test.services);
    await remove(test, made, admin);
    const { email, phone } = made;
    const again = await makeClient(test.services, { email, phone });
    expect(again.id).not.toBe(made.id);
  });

  it('is not done for a request that was taken back, however many times it was asked', async () => {
    const made = await makeClient(test.services);
    const as = sessionOf(made);
    const { pass, keylogin } = made;
    const seen = async () =>
      (await test.call.send(getUser, { user_id: keylogin }, { as: admin })).eliminacion?.id;
    expect(await seen()).toBe(undefined);
    await test.call.send(requestDeletion, { pass }, { as });
    const first = await seen();
    await test.call.send(withdrawDeletion, {}, { as });
    const answered = async (solicitud: number | undefined) =>
      test.call.reply(deleteAccount, { id: keylogin, solicitud }, { as: admin });
    const withdrawn = {
      status: 409,
      code: 'deletion_withdrawn',
      mensaje: expect.stringMatching(
        /ya no lo pide: no se hizo nada\. Retiró su petición el .+\.$/,
      ),
    };
    expect(await answered(first)).toMatchObject(withdrawn);
    await test.call.send(requestDeletion, { pass }, { as });
    expect(await answered(first)).toMatchObject(withdrawn);
    expect(await answered(await seen())).toMatchObject({ mensaje: 'success' });
  });

  it('sends no e-mail to somebody who did not ask for the deletion', async () => {
    const made = await makeClient(test.services);
    expect(await remove(test, made, admin)).toBe('success');
    await test.work();
    expect(test.sentTo(made.email)).toEqual([]);
  });
});

describe('a deleted account', () => {
  it('is signed out and can no longer be used', async () => {
    const made = await makeClient(test.services);
    await remove(test, made, admin);
    const { email, pass } = made;
    expect(await test.call.refused(validateSession, {}, { as: sessionOf(made) })).toBe(
      'session_not_found',
    );
    expect(await test.call.refused(validateLogin, { email, pass })).toBe('credentials_invalid');
    expect(await remove(test, made, admin)).toBe('account_not_found');
    const user = { user_id: made.keylogin };
    expect(await test.call.refused(getUser, user, { as: admin })).toBe('account_not_found');
    const suspend = { ...user, motivo: 'Otra vez' };
    expect(await test.call.refused(suspendAccount, suspend, { as: admin })).toBe(
      'account_not_found',
    );
  });

  it('is in no list, no search and no sitemap', async () => {
    const made = await makeProfessional(test.services, { nombre: 'Tonatiuh' });
    const places = async () => [
      (await test.call.send(getProfiles, { search: { texto: made.nombre } })).profiles.length,
      (await test.call.send(getAccounts, { search: made.email }, { as: admin })).accounts.length,
      'code' in (await test.call.reply(getProfilePublic, { keylogin: made.keylogin })) ? 0 : 1,
      'code' in (await test.call.reply(searchProfesional, { searchT: made.email }, { as: admin }))
        ? 0
        : 1,
      (await test.app.inject('/sitemap-profesionales-1.xml')).body.includes(made.keylogin) ? 1 : 0,
    ];
    expect(await places()).toEqual([1, 1, 1, 1, 1]);
    await remove(test, made, admin);
    expect(await places()).toEqual([0, 0, 0, 0, 0]);
  });

  it('is left out of the testimonials, and named in no review', async () => {
    const project = await projectIn(test, 'finalizada');
    await test.services.db
      .updateTable('review')
      .set({ description: 'Quedó muy bien, llegó a tiempo y dejó todo limpio y ordenado.' })
      .where('proposal_id', '=', project.id)
      .execute();
    const shown = async () => {
      const { testimonios } = await test.call.send(getTestimonios, {});
      return testimonios.some(({ review }) => review.id_proposal === project.id);
    };
    expect(await shown()).toBe(true);
    expect(await remove(test, project.client, admin)).toBe('success');
    expect(await shown()).toBe(false);
    const { profile } = await test.call.send(getProfilePublic, {
      keylogin: project.professional.keylogin,
    });
    expect(profile.reviews.map(({ review_nombre }) => review_nombre)).toEqual(['Cuenta eliminada']);
  });
});

describe('a chat with a deleted account', () => {
  it('stays readable under «Cuenta eliminada», and takes no messages', async () => {
    const { client, professional, ...project } = await projectIn(test, 'finalizada');
    const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
    const write = (as: Credentials, to: Credentials) =>
      test.call.reply(
        sendMessage,
        { keys: [as.keylogin, to.keylogin], sender: as.keylogin, msg: 'Gracias por todo' },
        { as },
      );
    expect(await write(professional, client)).toMatchObject({ mensaje: 'success' });
    expect(await remove(test, client, admin)).toBe('success');

    const back = { key_primary: professional.keylogin, key_secundary: client.keylogin };
    const chat = await test.call.send(getMessages, back, { as: professional });
    expect(chat.other).toMatchObject({
      nombre: 'Cuenta eliminada',
      cuenta: 'eliminada',
      img_profile: null,
    });
    const texts = chat.messages.map(({ msg }) => msg);
    expect(texts).toContain('Gracias por todo');
    expect(texts).toContain(
      'Cuenta eliminada aceptó la propuesta. El trabajo empieza cuando esté pagado.',
    );
    const { proposal } = await test.call.send(getProposal, back, { as: professional });
    expect(proposal).toMatchObject({ id: project.id, estado: 'finalizada' });
    const { conversations } = await test.call.send(getConversations, {}, { as: professional });
    expect(conversations[0]).toMatchObject({ nombre: 'Cuenta eliminada', img_profile: null });
    expect(await write(professional, client)).toMatchObject({
      status: 409,
      code: 'person_deleted',
    });

    // The team can read it too; for anybody who never wrote with them the account does not exist.
    expect(await test.call.send(getMessages, keys, { as: admin })).toMatchObject({
      primary: { nombre: 'Cuenta eliminada' },
    });
    const stranger = await makeProfessional(test.services);
    const none = { key_primary: stranger.keylogin, key_secundary: client.keylogin };
    const as = sessionOf(stranger);
    expect(await test.call.refused(getMessages, none, { as })).toBe('recipient_not_found');
    expect(await test.call.refused(getProposal, none, { as })).toBe('recipient_not_found');
  });

  it('replaces all their names in automatic messages, and no other word', async () => {
    const { client, professional, id } = await projectIn(test, 'publicada');
    await test.call.send(withdrawProposal, { id_proposal: id }, { as: professional });
    // Not replaced: parts of the name, other words, a title, and characters of search patterns.
    for (const trade of ['Ramón', 'pa', 'Cambio', 'El (Güero)* & Cía. «del Sur»']) {
      await saveProfile(test, professional, {}, { nombre_comercial: trade });
      const { proposal } = await test.call.send(
        beginProposal,
        { proposal: { sender: client.keylogin, titulo: 'Otra' } },
        { as: professional },
      );
      await test.call.send(withdrawProposal, { id_proposal: proposal.id }, { as: professional });
    }
    await saveProfile(test, professional, {}, { nombre_comercial: '' });
    expect(await remove(test, professional, admin)).toBe('success');

    const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
    const { messages } = await test.call.send(getMessages, keys, { as: client });
    expect(new Set(messages.map(({ msg }) => msg))).toEqual(
      new Set([
        'Cuenta eliminada empezó a preparar una propuesta.',
        'Cuenta eliminada envió la propuesta «Cambio de llave» por $2,000.00 MXN.',
        'Cuenta eliminada retiró la propuesta.',
        'Cuenta eliminada dejó de preparar la propuesta.',
      ]),
    );
    expect(await tablesWith(test, 'Güero')).toEqual([]);
  });
});
