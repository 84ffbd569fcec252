import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import { changePassword } from '#contract/privacy.ts';
import { codeSendMail, restorePassword, validateLogin } from '#contract/session.ts';
import { codeSend } from '#contract/sign-up.ts';
import { type Made, makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { proveEmail } from '#server/features/session/restore/testing.ts';
import { withPhone } from '#server/db/sealed/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';
import { remove } from '../state/testing.ts';
import { codeAt, codesAt, contactOf, freeEmail, freePhone, other } from './testing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SUCCESS = { status: 200, mensaje: 'success' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A client with a phone and an e-mail asked for, and their codes. */
async function asking({ make = makeClient }: { make?: typeof makeClient } = {}) {
  const made = await make(test.services);
  const person = contactOf(test, made);
  const [phone, email] = [freePhone(), freeEmail()];
  expect(await person.askPhone(phone)).toMatchObject(SUCCESS);
  expect(await person.askEmail(email)).toMatchObject(SUCCESS);
  const codes = { phone: await codeAt(test, phone), email: await codeAt(test, email) };
  return { made, person, phone, email, codes };
}

async function stored({ id }: Made) {
  const { db } = test.services;
  const row = await db
    .selectFrom('account')
    .select(['nombre', 'email', 'phone_sealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return withPhone(db, 'account.phone', row);
}

const changesOf = ({ id }: Made) =>
  test.services.db
    .selectFrom('security_change')
    .select(['kind', 'proved', 'created_at'])
    .where('account_id', '=', id)
    .execute();

const login = (email: string, { pass }: Made) => test.call.reply(validateLogin, { email, pass });

it('a code waits to be sent without telling whoever reads the queue', async () => {
  const made = await makeClient(test.services);
  const email = freeEmail();
  await contactOf(test, made).askEmail(email);
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs
    where payload->>'change' is not null order by id desc limit 1`.execute(test.services.db);
  expect(Object.keys(rows[0]?.payload ?? {}).toSorted()).toEqual(['change', 'encrypted']);
  expect(await codeAt(test, email)).toMatch(/^\d{6}$/);
});

describe('a phone', () => {
  it('that is asked for counts once its code is typed, and until then the former one does', async () => {
    const made = await makeProfessional(test.services);
    const person = contactOf(test, made);
    const phone = freePhone();
    const now = test.services.clock();
    expect(await person.askPhone(phone)).toMatchObject({
      ...SUCCESS,
      user: {
        account: { phone: made.phone, apellidos: 'Ríos' },
        pagos_retenidos_hasta: null,
        contacto_pendiente: [
          {
            dato: 'phone',
            valor: phone,
            asked_at: now.toISOString(),
            vence_at: new Date(now.getTime() + DAY).toISOString(),
            reenvio_at: new Date(now.getTime() + MINUTE).toISOString(),
          },
        ],
      },
    });
    const code = await codeAt(test, phone);
    // The former one and the e-mail hear of it at once, and how it is stopped; the new one gets nothing but its code.
    const told = expect.stringMatching(
      new RegExp(`se pidió cambiar el teléfono.*${phone.slice(-4)}.*cancela el cambio`),
    );
    expect(test.sentTo(made.phone)).toEqual([told]);
    expect(test.sentTo(made.email)).toEqual([told]);
    expect(test.sentTo(phone)).toHaveLength(1);
    expect(await changesOf(made)).toEqual([]);
    // Another device sees it too.
    expect((await person.user()).contacto_pendiente).toMatchObject([{ valor: phone }]);

    test.advance(MINUTE);
    expect(await person.confirm('phone', code)).toMatchObject({
      ...SUCCESS,
      user: { account: { phone }, contacto_pendiente: [] },
    });
    const at = test.services.clock();
    // The hold of payouts begins when it counts.
    expect(await changesOf(made)).toEqual([{ kind: 'phone', proved: true, created_at: at }]);
    expect((await person.user()).pagos_retenidos_hasta).toBe(
      new Date(at.getTime() + 3 * DAY).toISOString(),
    );
    await test.work();
    const changed = expect.stringMatching(/cambiaste el teléfono.*no fuiste/);
    expect(test.sentTo(made.phone)).toEqual([changed, told]);
    expect(test.sentTo(made.email)).toEqual([changed, told]);
    expect(test.sentTo(phone)).toHaveLength(1);
  });

  it('is asked for once: a form that is saved again with it sends nothing, and the former one keeps it', async () => {
    const { made, person, phone } = await asking();
    for (const again of [person.askPhone(phone), person.askPhone(phone), person.save()])
      expect(await again).toMatchObject({
        ...SUCCESS,
        user: { account: { phone: made.phone }, contacto_pendiente: [{ valor: phone }, {}] },
      });
    expect(await codesAt(test, phone)).toHaveLength(1);
    expect(test.sentTo(made.phone)).toHaveLength(2);
  });

  it('of an account of the same kind is refused at once, to be learned of three in a day', async () => {
    const taken: string[] = [];
    for (let i = 0; i < 4; i++) taken.push((await makeClient(test.services)).phone);
    const made = await makeClient(test.services);
    const person = contactOf(test, made);
    for (const phone of taken.slice(0, 3))
      expect(await person.askPhone(phone)).toMatchObject({
        code: 'phone_in_use',
        campos: { phone: 'Este teléfono ya tiene una cuenta de este tipo.' },
      });
    expect(await person.askPhone(taken[3]!)).toMatchObject({ code: 'too_many_requests' });
    expect((await person.user()).contacto_pendiente).toEqual([]);
    expect(await person.askPhone((await makeProfessional(test.services)).phone)).toMatchObject(
      SUCCESS,
    );
  });

  it('that WhatsApp does not reach gets its code by SMS', async () => {
    const made = await makeClient(test.services);
    // The stand-in has no WhatsApp there.
    const phone = '+523310000000';
    expect(await contactOf(test, made).askPhone(phone)).toMatchObject(SUCCESS);
    expect(await codesAt(test, phone)).toHaveLength(1);
  });
});

describe('an e-mail', () => {
  it('that is asked for opens nothing until its code is typed, and then the former one does not', async () => {
    const { made, person, email, codes } = await asking();
    expect(await login(email, made)).toMatchObject({ code: 'credentials_invalid' });
    expect(await login(made.email, made)).toMatchObject(SUCCESS);
    await test.call.send(codeSendMail, { email });
    expect(await codesAt(test, email)).toHaveLength(1);
    const told = expect.stringMatching(
      /se pidió cambiar el correo.*n\*\*\*@correo\.mx.*cancela el cambio/,
    );
    for (const to of [made.email, made.phone]) expect(test.sentTo(to)[0]).toEqual(told);

    const handle = await proveEmail(test, made.email);
    expect(await person.confirm('email', codes.email)).toMatchObject({
      ...SUCCESS,
      user: { account: { email, phone: made.phone }, contacto_pendiente: [{ dato: 'phone' }] },
    });
    expect(await login(email, made)).toMatchObject(SUCCESS);
    expect(await login(made.email, made)).toMatchObject({ code: 'credentials_invalid' });
    // Whoever reads the former mailbox restores nothing with what they asked for before.
    const restored = { keylogin: handle, pass: 'otra-clave-larga' };
    expect(await test.call.refused(restorePassword, restored)).toBe('restore_not_requested');
    await test.work();
    for (const to of [made.email, made.phone])
      expect(test.sentTo(to)[0]).toMatch(/confirmaste un correo nuevo.*n\*\*\*@correo\.mx/);
    expect(test.sentTo(email)).toHaveLength(1);
    // An e-mail holds no payouts (decisions §5).
    expect(await changesOf(made)).toEqual([]);
  });

  it('is another one than the present, whatever the case', async () => {
    const made = await makeClient(test.services);
    expect(await contactOf(test, made).askEmail(made.email.toUpperCase())).toMatchObject({
      code: 'email_same',
      campos: { email: 'Ese ya es tu correo.' },
    });
  });

  it('with an account is refused, three in a day are learned of, and its owner is told once', async () => {
    const owners = [];
    for (let i = 0; i < 4; i++) owners.push(await makeClient(test.services));
    const person = contactOf(test, await makeClient(test.services));
    for (const { email } of owners.slice(0, 2))
      expect(await person.askEmail(email.toUpperCase())).toMatchObject({
        code: 'email_in_use',
        campos: { email: 'Ya hay una cuenta con este correo.' },
      });
    expect(await person.askEmail(owners[0]!.email)).toMatchObject({ code: 'email_in_use' });
    expect(await person.askEmail(owners[3]!.email)).toMatchObject({ code: 'too_many_requests' });
    await test.work();
    expect(test.sentTo(owners[0]!.email)).toEqual([
      expect.stringContaining('alguien quiso poner tu correo en otra cuenta'),
    ]);
    expect(test.sentTo(owners[3]!.email)).toEqual([]);
    expect(await person.askEmail(freeEmail())).toMatchObject(SUCCESS);
  });
});

describe('a code', () => {
  it('is tried five times, and another one may be asked for after a minute', async () => {
    const { made, person, phone, codes } = await asking();
    for (let by = 1; by <= 5; by++)
      expect(await person.confirm('phone', other(codes.phone, by))).toMatchObject({
        status: 400,
        code: 'code_invalid',
      });
    expect(await person.confirm('phone', codes.phone)).toMatchObject({ code: 'code_dead' });
    expect(await person.resend('phone')).toMatchObject({
      code: 'code_resend_wait',
      campos: { phone: 'Espera 60 segundos para pedir otro código.' },
    });
    test.advance(MINUTE);
    expect(await person.resend('phone')).toMatchObject({
      ...SUCCESS,
      user: {
        contacto_pendiente: [
          { reenvio_at: new Date(test.services.clock().getTime() + MINUTE).toISOString() },
          {},
        ],
      },
    });
    const again = await codeAt(test, phone);
    expect(await person.confirm('phone', codes.phone)).toMatchObject({ code: 'code_invalid' });
    expect(await person.confirm('phone', again)).toMatchObject(SUCCESS);
    expect(await stored(made)).toMatchObject({ phone });
  });

  it('counts concurrent guesses one by one', async () => {
    const { made, person, codes } = await asking();
    const guesses = Array.from({ length: 12 }, (_, by) => other(codes.email, by + 1));
    const replies = await Promise.all(guesses.map((code) => person.confirm('email', code)));
    const said = replies.map((reply) => 'code' in reply && reply.code);
    expect(said.filter((code) => code === 'code_invalid')).toHaveLength(5);
    expect(said.filter((code) => code === 'code_dead')).toHaveLength(7);
    expect(await person.confirm('email', codes.email)).toMatchObject({ code: 'code_dead' });
    expect(await stored(made)).toMatchObject({ email: made.email });
  });

  it('stays valid beside a later one, for ten minutes', async () => {
    const { person, email, codes } = await asking();
    test.advance(9 * MINUTE);
    await person.resend('email');
    expect(await codesAt(test, email)).toHaveLength(2);
    test.advance(MINUTE - 1);
    expect(await person.confirm('email', codes.email)).toMatchObject(SUCCESS);

    const late = await asking();
    test.advance(10 * MINUTE);
    expect(await late.person.confirm('email', late.codes.email)).toMatchObject({
      code: 'code_expired',
    });
  });

  it('proves nothing but the value and the kind that it was sent for, of its own account', async () => {
    const { made, person, codes } = await asking();
    const stranger = contactOf(test, await makeClient(test.services));
    expect(await stranger.confirm('phone', codes.phone)).toMatchObject({
      code: 'contact_not_asked',
    });
    await stranger.askPhone(freePhone());
    expect(await stranger.confirm('phone', codes.phone)).toMatchObject({ code: 'code_invalid' });
    if (codes.phone !== codes.email)
      expect(await person.confirm('email', codes.phone)).toMatchObject({ code: 'code_invalid' });
    // Asked for anew with another value.
    const [phone, email] = [freePhone(), freeEmail()];
    await person.askPhone(phone);
    await person.askEmail(email);
    for (const dato of ['phone', 'email'] as const)
      expect(await person.confirm(dato, codes[dato])).toMatchObject({ code: 'code_invalid' });
    expect(await stored(made)).toMatchObject({ phone: made.phone, email: made.email });
    expect(await person.confirm('phone', await codeAt(test, phone))).toMatchObject(SUCCESS);
    expect(await person.confirm('email', await codeAt(test, email))).toMatchObject(SUCCESS);
    expect(await stored(made)).toMatchObject({ phone, email });
  });

  it('works once', async () => {
    const { made, person, codes } = await asking();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => person.confirm('phone', codes.phone)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply).toMatchObject({ status: 409, code: 'contact_not_asked' });
    expect(await changesOf(made)).toHaveLength(1);
  });

  it('of what was cancelled, or expired, proves nothing', async () => {
    const { made, person, codes } = await asking();
    for (let press = 0; press < 2; press++)
      expect(await person.cancel('phone')).toMatchObject({
        ...SUCCESS,
        user: { account: { phone: made.phone }, contacto_pendiente: [{ dato: 'email' }] },
      });
    expect(await person.confirm('phone', codes.phone)).toMatchObject({
      code: 'contact_not_asked',
      mensaje: 'Ese cambio ya no está pendiente. Si lo quieres, pídelo otra vez.',
    });
    test.advance(DAY);
    expect((await person.user()).contacto_pendiente).toEqual([]);
    for (const reply of [
      await person.confirm('email', codes.email),
      await person.resend('email'),
      await person.resend('phone'),
    ])
      expect(reply).toMatchObject({ code: 'contact_not_asked' });
    expect(await stored(made)).toMatchObject({ phone: made.phone, email: made.email });
  });
});

describe('at once', () => {
  it.each(['phone', 'email'] as const)('one of two accounts proves the same %s', async (dato) => {
    const [one, two] = [await makeClient(test.services), await makeClient(test.services)];
    const people = [contactOf(test, one), contactOf(test, two)];
    const value = dato === 'phone' ? freePhone() : freeEmail();
    const asks = people.map((person) =>
      dato === 'phone' ? person.askPhone(value) : person.askEmail(value),
    );
    for (const asked of asks) expect(await asked).toMatchObject(SUCCESS);
    const codes = await codesAt(test, value);
    const replies = await Promise.all(
      people.flatMap((person) => codes.map((code) => person.confirm(dato, code))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const holders = [await stored(one), await stored(two)].filter((row) => row[dato] === value);
    expect(holders).toHaveLength(1);
    const loser = people[(await stored(one))[dato] === value ? 1 : 0]!;
    // It can never count there any more.
    expect((await loser.user()).contacto_pendiente).toEqual([]);
  });

  it('the loser is told why', async () => {
    const { made, person, phone, email, codes } = await asking();
    await makeClient(test.services, { phone, email });
    expect(await person.confirm('phone', codes.phone)).toMatchObject({
      status: 409,
      code: 'phone_in_use',
      mensaje: 'Este teléfono ya tiene una cuenta de este tipo.',
    });
    expect(await person.confirm('email', codes.email)).toMatchObject({
      status: 409,
      mensaje: 'Ya hay una cuenta con este correo.',
    });
    expect((await person.user()).contacto_pendiente).toEqual([]);
    expect(await stored(made)).toMatchObject({ phone: made.phone, email: made.email });
  });

  it('cancelled and proved, one of the two holds', async () => {
    for (let round = 0; round < 4; round++) {
      const { made, person, phone, codes } = await asking();
      const [proved] = await Promise.all([
        person.confirm('phone', codes.phone),
        person.cancel('phone'),
      ]);
      const { phone: now } = await stored(made);
      expect(now).toBe(proved.status === 200 ? phone : made.phone);
      expect((await person.user()).contacto_pendiente).toMatchObject([{ dato: 'email' }]);
    }
  });

  it('asked for twice with different values, one is pending', async () => {
    const made = await makeClient(test.services);
    const person = contactOf(test, made);
    const phones = [freePhone(), freePhone(), freePhone()];
    const replies = await Promise.all(phones.map((phone) => person.askPhone(phone)));
    expect(replies).toMatchObject([SUCCESS, SUCCESS, SUCCESS]);
    const pending = (await person.user()).contacto_pendiente ?? [];
    expect(pending).toHaveLength(1);
    // Those that were replaced before they were sent are not sent.
    await test.work();
    const reached = phones.filter((phone) => test.sentTo(phone).length > 0);
    expect(reached).toEqual(pending.map(({ valor }) => valor));
  });

  it('with the deletion of the account, nothing is left of it', async () => {
    const admin = sessionOf(await makeAdmin(test.services));
    const { made, person, phone, codes } = await asking();
    const [proved, removed] = await Promise.all([
      person.confirm('phone', codes.phone),
      remove(test, made, admin),
    ]);
    expect(removed).toBe('success');
    expect([200, 401]).toContain(proved.status);
    expect(await stored(made)).toMatchObject({ phone: '', email: '' });
    const left = test.services.db.selectFrom('contact_change').where('account_id', '=', made.id);
    expect(await left.select('id').execute()).toEqual([]);
    expect(await makeClient(test.services, { phone })).toMatchObject({ phone });
    expect((await person.confirm('email', codes.email)).status).toBe(401);
  });
});

describe('somebody who took a session over', () => {
  it('gets nothing once the password is another one', async () => {
    const changed = await asking();
    const pass = 'una-clave-distinta';
    const { session_id, keylogin } = await test.call.send(
      changePassword,
      { pass_actual: changed.made.pass, pass, confirm: pass },
      { as: sessionOf(changed.made) },
    );
    const owner = contactOf(test, { ...changed.made, session_id, keylogin });
    expect((await owner.user()).contacto_pendiente).toEqual([]);
    for (const dato of ['phone', 'email'] as const)
      expect(await owner.confirm(dato, changed.codes[dato])).toMatchObject({
        code: 'contact_not_asked',
      });

    // The former e-mail restores, because the new one does not count yet.
    const restored = await asking();
    const handle = await proveEmail(test, restored.made.email);
    await test.call.send(restorePassword, { keylogin: handle, pass });
    expect(await restored.person.confirm('phone', restored.codes.phone)).toMatchObject({
      status: 401,
    });
    expect(await stored(restored.made)).toMatchObject({ phone: restored.made.phone });
    const left = test.services.db.selectFrom('contact_change').select('id');
    expect(await left.where('account_id', '=', restored.made.id).execute()).toEqual([]);
  });

  it('proves nothing while the account is suspended', async () => {
    const admin = sessionOf(await makeAdmin(test.services));
    const { made, person, codes } = await asking();
    const { keylogin: user_id } = made;
    const motivo = 'Reportes de cobros por fuera';
    await test.call.send(accounts.suspendAccount, { user_id, motivo }, { as: admin });
    expect((await person.confirm('phone', codes.phone)).status).toBe(401);
    expect(await stored(made)).toMatchObject({ phone: made.phone });
  });
});

describe('other people', () => {
  it('get few codes of one account, whatever it asks for', async () => {
    const made = await makeClient(test.services);
    const person = contactOf(test, made);
    const phone = freePhone();
    let sent = 0;
    for (let round = 0; round < 8; round++) {
      test.advance(MINUTE);
      const reply = round === 0 ? await person.askPhone(phone) : await person.resend('phone');
      if (reply.status === 200) sent += 1;
      else expect(reply).toMatchObject({ status: 429, code: 'code_too_many' });
    }
    expect(sent).toBe(5);
    expect(await codesAt(test, phone)).toHaveLength(5);
    // Cancelled and asked for again, it is counted on.
    await person.cancel('phone');
    test.advance(MINUTE);
    expect(await person.askPhone(phone)).toMatchObject({ code: 'code_too_many' });
    // Of all its asks together ten in a day.
    for (let round = 0; round < 8; round++) {
      const reply = await person.askEmail(freeEmail());
      expect(reply).toMatchObject(round < 5 ? SUCCESS : { code: 'too_many_requests' });
    }
    test.advance(DAY);
    expect(await person.askPhone(phone)).toMatchObject(SUCCESS);
  });

  it('keep their own codes: whoever asks for their phone or e-mail uses none of them up', async () => {
    const phone = freePhone();
    const email = freeEmail();
    for (let i = 0; i < 3; i++) {
      const person = contactOf(test, await makeClient(test.services));
      for (let again = 0; again < 6; again++) {
        await (again === 0 ? person.askPhone(phone) : person.resend('phone'));
        await (again === 0 ? person.askEmail(email) : person.resend('email'));
        test.advance(MINUTE);
      }
    }
    // The owner of the phone signs up, the owner of the e-mail restores, and another account asks for them.
    await test.call.send(codeSend, { phone });
    await test.call.send(codeSendMail, { email });
    const owner = contactOf(test, await makeClient(test.services));
    expect(await owner.askPhone(phone)).toMatchObject(SUCCESS);
    expect(await owner.confirm('phone', await codeAt(test, phone))).toMatchObject(SUCCESS);
  });

  it('read nothing of it: neither the team nor the other side', async () => {
    const admin = sessionOf(await makeAdmin(test.services));
    const { made, phone, email } = await asking();
    const { keylogin: user_id } = made;
    const detail = await test.call.send(accounts.getUser, { user_id }, { as: admin });
    expect(detail.user.account).toMatchObject({ phone: made.phone, email: made.email });
    for (const secret of [phone, email]) expect(JSON.stringify(detail)).not.toContain(secret);
    for (const search of [phone, email])
      expect(
        await test.call.send(
          accounts.getAccounts,
          { page: 1, itemsPerPage: 10, search },
          { as: admin },
        ),
      ).toMatchObject({ accounts: [] });
  });
});
