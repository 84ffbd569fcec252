import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as identity from '#contract/identity.ts';
import * as chat from '#contract/chat.ts';
import * as payments from '#contract/payments.ts';
import * as projects from '#contract/projects.ts';
import * as reviews from '#contract/reviews.ts';
import * as search from '#contract/search.ts';
import * as session from '#contract/session.ts';
import * as signUp from '#contract/sign-up.ts';
import { makeAdmin } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { comeBack, confirmAtProvider } from '#server/testing/project.ts';

// The whole product in one test, by calls alone: from two sign-ups to released money.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ACCOUNT = { apellidos: 'Ríos Luna', pass: 'una-clave-larga', terms: true };

/** Requests a code, reads it on the phone and proves the phone. Answers the browser's cookie. */
async function provePhone(phone: string): Promise<string> {
  const { cookies } = await test.call.send(signUp.codeSend, { phone });
  await test.work();
  const [text = ''] = test.sentTo(`+52${phone}`);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await test.call.send(signUp.validateCode, { code }, { cookies });
  return cookies;
}

async function signUpClient(): Promise<Credentials> {
  const cookies = await provePhone('3311112222');
  const account = { ...ACCOUNT, nombre: 'Clara', email: 'clara@correo.mx', phone: '33 1111 2222' };
  return test.call.send(signUp.create, { account }, { cookies });
}

async function signUpProfessional(): Promise<Credentials> {
  const cookies = await provePhone('3333334444');
  return test.call.send(
    signUp.createProfesional,
    {
      account: { ...ACCOUNT, nombre: 'Ramón', email: 'ramon@correo.mx', phone: '3333334444' },
      address: {
        direccion: 'Av. Hidalgo 10',
        referencia: '',
        apartamento: '',
        estado: 'Jalisco',
        ciudad: 'Guadalajara',
        colonia: 'Centro',
        cp: 44100,
      },
      prof: {
        nombre_comercial: 'Taller Núñez',
        profesion: 'Plomería',
        profesiones: ['Electricidad'],
        descripcion: 'Fugas, tinacos y calentadores.',
        estado: 'Jalisco',
        ciudad: 'todo el estado',
      },
    },
    { cookies, images: { image: { name: 'yo.png', content: await drawnPhoto() } } },
  );
}

describe('one job', () => {
  it('goes from sign-up to released money', async () => {
    const client = await signUpClient();
    const professional = await signUpProfessional();
    const admin = await makeAdmin(test.services);
    const { call } = test;

    // Not validated yet: not found, and cannot be written to first.
    const filters = { search: { categoria: 'Plomería', estado: 'Jalisco', ciudad: 'Guadalajara' } };
    expect((await call.send(search.getProfiles, filters)).profiles).toEqual([]);
    const keys = [client.keylogin, professional.keylogin];
    const hello = { keys, msg: 'Buen día, gotea la llave.', sender: client.keylogin };
    expect(await call.refused(chat.sendMessage, hello, { as: client })).toBe(
      'professional_not_validated',
    );

    await call.send(
      identity.validateProfessional,
      { user_id: professional.keylogin, estatus: 'validado' },
      { as: admin },
    );
    const { profiles } = await call.send(search.getProfiles, filters);
    expect(profiles).toMatchObject([
      { keylogin: professional.keylogin, nombre_comercial: 'Taller Núñez' },
    ]);
    const { profile } = await call.send(search.getProfilePublic, {
      keylogin: professional.keylogin,
    });
    expect(profile.profesiones).toEqual(['Electricidad']);

    // They talk, and each sees that the other has read it.
    await call.send(chat.sendMessage, hello, { as: client });
    const toClient = { key_primary: professional.keylogin, key_secundary: client.keylogin };
    const read = await call.send(chat.getMessages, toClient, { as: professional });
    expect(read.messages).toMatchObject([{ msg: hello.msg, sender: client.keylogin }]);
    const toProfessional = { key_primary: client.keylogin, key_secundary: professional.keylogin };
    const own = await call.send(chat.getMessages, toProfessional, { as: client });
    expect(own.messages).toMatchObject([{ seen: 1 }]);

    // The proposal: begun, filled in, published, accepted. The price is 1,999 pesos.
    const { proposal: begun } = await call.send(
      projects.beginProposal,
      { proposal: { sender: client.keylogin } },
      { as: professional },
    );
    expect(begun).toMatchObject({ estado: 'por_publicar', sender_accept: 1, receiver_accept: 0 });
    const { id } = begun;
    const draft = { id, titulo: 'Cambio de llave', descripcion: 'Con material.', precio: 1999 };
    const { proposal: published } = await call.send(
      projects.updateDataProposal,
      { proposal: { ...draft, estado: 'publicada' } },
      { as: professional },
    );
    expect(published).toMatchObject({ estado: 'publicada', precio: 1999, pagado: 0 });
    const step = async (estado: string) =>
      (await call.send(projects.updateProposal, { id_proposal: id, estado }, { as: client }))
        .proposal;
    expect(await step('por_pagar')).toMatchObject({
      estado: 'por_pagar',
      sender_accept: 1,
      receiver_accept: 1,
      por_pagar: 1999,
    });

    // Paid once, although return and webhook both arrive, twice each.
    const due = { proposal: { id } };
    const { response } = await call.send(payments.createProject, due, { as: client });
    const intent = response.client_secret.split('_secret_')[0] ?? '';
    await confirmAtProvider(test, intent, 'pm_card_visa');
    const returned = await comeBack(test, id, intent);
    expect(returned.headers.location).toBe('/chat/someone?payment_status=succeeded');
    await comeBack(test, id, intent);
    await test.work();
    const paid = await call.send(projects.getProposal, toProfessional, { as: client });
    expect(paid.proposal).toMatchObject({ estado: 'pagado', pagado: 1999, retenido: 1999 });

    const { amount } = await call.send(
      projects.anticipoProposal,
      { proposal: { id, anticipo: 0.25 } },
      { as: client },
    );
    expect(amount).toBe(499.75);
    expect(await step('completado')).toMatchObject({ liberado: 499.75, retenido: 1499.25 });

    const early = { id_proposal: id, estado: 'finalizada' };
    expect(await call.refused(projects.updateProposal, early, { as: client })).toBe(
      'reviews_missing',
    );
    const review = { id_proposal: id, rating: 5, description: 'Todo bien.' };
    await call.send(reviews.newReview, review, { as: client });
    await call.send(reviews.newReview, { ...review, rating: 4 }, { as: professional });
    expect(await step('finalizada')).toMatchObject({ liberado: 1999, retenido: 0 });

    // 1,999 less 5 % (99.95) and 3.00.
    const { user } = await call.send(session.validateSession, {}, { as: professional });
    expect(user.balance).toBe(1896.05);
    expect(user.reviews.average_rating_recieved).toBe(5);
    expect(await proveBooks(test.services.db)).toMatchObject({
      atProvider: 199_900,
      held: 0,
      owed: 189_605,
      earned: 10_295,
      faults: [],
    });
  });
});
