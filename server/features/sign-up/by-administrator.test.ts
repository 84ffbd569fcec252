import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import * as search from '#contract/search.ts';
import { type TestAccount, makeAccount } from '#server/features/accounts/testing.ts';
import { createAs, newPerson } from '#server/features/accounts/set-up/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { provePhone } from './testing.ts';

let test: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  admin = await makeAccount(test, 'admin');
});
afterAll(() => test.close());

const stored = (email: string) =>
  test.services.db
    .selectFrom('account as a')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.keylogin', 'a.pass_hash', 'a.terms_at', 'a.terms_version'])
    .select(['p.validacion', 'p.validacion_at', 'p.validacion_by'])
    .where('a.email', '=', email)
    .executeTakeFirst();

describe('a professional created by an administrator', () => {
  it('needs no code, password or terms, and is validated by that administrator', async () => {
    const person = newPerson();
    const reply = await createAs(test, admin, person);
    if (!('user' in reply)) throw new Error(reply.mensaje);
    // No session: the administrator would act in their name.
    expect(reply.session_id).toBe('');
    expect(reply.cookies).toBe('');
    expect(reply.user).toMatchObject({
      rol: 2,
      account: { email: person.email, phone: `+52${person.phone}` },
      address: { ciudad: 'Zapopan' },
      profile: { validacion: 'validado', validacion_at: test.services.clock().toISOString() },
    });
    const row = await stored(person.email);
    expect(row).toMatchObject({
      keylogin: reply.keylogin,
      pass_hash: null,
      terms_at: null,
      terms_version: null,
      validacion: 'validado',
      validacion_by: admin.id,
    });
    const sessions = await test.services.db
      .selectFrom('session')
      .select('account_id')
      .where('account_id', '=', row?.id ?? 0)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('is found by the search at once, and is in the audit log', async () => {
    const person = newPerson();
    const reply = await createAs(test, admin, person, {
      prof: { nombre_comercial: 'Bombas Xochitl' },
    });
    if (!('user' in reply)) throw new Error(reply.mensaje);
    const found = await test.call.send(search.getProfiles, { search: 'Bombas Xochitl' });
    expect(found.profiles.map(({ keylogin }) => keylogin)).toEqual([reply.keylogin]);
    const records = await test.services.db
      .selectFrom('audit_log')
      .select(['admin_id', 'action', 'subject', 'after'])
      .where('subject_id', '=', reply.keylogin)
      .execute();
    expect(records).toEqual([
      {
        admin_id: admin.id,
        action: 'crear_profesional',
        subject: 'account',
        after: { rol: 2, validacion: 'validado' },
      },
    ]);
  });

  it('gets the link by WhatsApp and by e-mail, and nobody else can read it', async () => {
    const person = newPerson();
    const reply = await createAs(test, admin, person);
    if (!('user' in reply)) throw new Error(reply.mensaje);
    const waiting = await test.services.db
      .selectFrom('notification as n')
      .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
      .select(['d.channel', 'n.encrypted_path'])
      .where('n.evento', '=', 'cuenta_creada')
      .orderBy('d.id', 'desc')
      .limit(2)
      .execute();
    expect(waiting.map(({ channel }) => channel).toSorted()).toEqual(['email', 'whatsapp']);
    for (const { encrypted_path } of waiting) expect(encrypted_path).not.toBeNull();

    await test.work();
    const texts = [...test.sentTo(`+52${person.phone}`), ...test.sentTo(person.email)];
    const links = texts.map(
      (text) => /http:\/\/localhost:3000\/m\/ca\/([\w-]{43})$/m.exec(text)?.[1] ?? '',
    );
    expect(links).toHaveLength(2);
    expect(new Set(links).size).toBe(1);
    for (const text of texts)
      expect(text).toMatch(/^Hola, Ramón: .*creó tu cuenta.*una vez y vence en 14 días\.$/m);

    // Neither administrators' views nor any table contain it: only its hash is stored.
    const seen = await test.call.send(getUser, { user_id: reply.keylogin }, { as: admin });
    expect(seen.configurada).toBe(false);
    expect(seen.notificaciones_recibidas.map(({ send }) => send)).toEqual([1, 1]);
    for (const { msg } of seen.notificaciones_recibidas) expect(msg).not.toContain('/m/ca/');
    const [link = ''] = links;
    for (const table of ['notification', 'setup_link', 'audit_log'] as const) {
      const rows = await test.services.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(link);
    }
    const encrypted = await test.services.db
      .selectFrom('notification')
      .select('id')
      .where('encrypted_path', 'is not', null)
      .execute();
    expect(encrypted).toEqual([]);
  });

  it('is refused with a used e-mail or phone, a wrong place or no name, at the field', async () => {
    const person = newPerson();
    await createAs(test, admin, person);
    const wrong = [
      [{ ...newPerson(), email: person.email.toUpperCase() }, {}, 'email'],
      [{ ...newPerson(), phone: person.phone }, {}, 'phone'],
      [{ ...newPerson(), nombre: ' ' }, {}, 'nombre'],
      [newPerson(), { address: { ciudad: 'Atlantis' } }, 'ciudad'],
      [newPerson(), { prof: { ciudad: 'Atlantis' } }, 'ciudad_servicio'],
    ] as const;
    for (const [account, changes, campo] of wrong) {
      const reply = await createAs(test, admin, account, changes);
      expect(Object.keys(('campos' in reply && reply.campos) || {})).toEqual([campo]);
    }
  });
});

describe('anybody else', () => {
  it('is a visitor, who needs a password and the terms', async () => {
    const client = await makeAccount(test, 'client');
    const professional = await makeAccount(test, 'professional');
    for (const who of [undefined, client, professional])
      expect(await createAs(test, who, newPerson())).toMatchObject({
        status: 400,
        code: 'invalid_input',
        campos: {
          pass: 'Escribe una contraseña.',
          terms: 'Acepta los términos y condiciones para continuar.',
        },
      });
  });

  it('needs the code, and then waits for validation, whatever session the body carries', async () => {
    const client = await makeAccount(test, 'client');
    const person = { ...newPerson(), pass: 'una-clave-larga', terms: true };
    expect(await createAs(test, client, person)).toMatchObject({ code: 'phone_not_proved' });
    const cookies = await provePhone(test, person.phone);
    const reply = await createAs(test, client, person, { cookies });
    if (!('user' in reply)) throw new Error(reply.mensaje);
    expect(reply.session_id).not.toBe('');
    expect(reply.user.profile).toMatchObject({ validacion: 'pendiente', validacion_at: null });
    expect(await stored(person.email)).toMatchObject({ validacion_by: null });
  });

  it('with an expired session is refused, and nothing is created', async () => {
    const person = newPerson();
    const gone = { session_id: 'x'.repeat(43), keylogin: admin.keylogin };
    expect(await createAs(test, gone, person)).toMatchObject({
      status: 401,
      mensaje: 'No se encontró una sesión activa',
    });
    expect(await stored(person.email)).toBeUndefined();
  });
});
