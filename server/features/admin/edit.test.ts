import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as edit from '#contract/admin/edit.ts';
import { getUser } from '#contract/admin/accounts.ts';
import { updateAccount } from '#contract/account.ts';
import { restorePassword } from '#contract/restore.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import { configureAccount } from '#contract/set-up.ts';
import type { User } from '#contract/views.ts';
import { type Made, makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { proveEmail } from '#server/features/restore/testing.ts';
import { invite, latestLink } from '#server/features/set-up/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
let boss: Made;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAdmin(test.services);
  as = sessionOf(boss);
});
afterAll(() => test.close());

let numbers = 0;
const somePhone = () => `+5255${20_000_000 + ++numbers}`;
const person = (changes: object = {}) => ({
  nombre: 'Clara Inés',
  apellidos: 'Ríos Núñez',
  email: `clara${++numbers}@correo.mx`,
  phone: somePhone(),
  ...changes,
});
const ADDRESS = {
  direccion: 'Calle Hidalgo 12',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Americana',
  cp: '44160',
};
const PROFILE = { descripcion: 'Fugas y tinacos.', estado: 'Jalisco', ciudad: 'todo el estado' };

const account = (user_id: string, formDataAccount: object, more: object = {}) =>
  test.call.reply(edit.updateUserAccount, { user_id, formDataAccount, ...more }, { as });
const address = (user_id: string, formDataAddress: object, more: object = {}) =>
  test.call.reply(edit.updateUserAddress, { user_id, formDataAddress, ...more }, { as });
const profile = (user_id: string, formDataProfile: object, images = {}) =>
  test.call.reply(edit.updateUserProfile, { user_id, formDataProfile }, { as, images });

const ownView = async (made: Made): Promise<User> =>
  (await test.call.send(validateSession, {}, { as: sessionOf(made) })).user;
const remove = (id: number) =>
  test.services.db
    .updateTable('account')
    .set({ deleted_at: test.services.clock() })
    .where('id', '=', id)
    .execute();
const auditOf = (keylogin: string) =>
  test.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'action', 'before', 'after'])
    .where('subject_id', '=', keylogin)
    .orderBy('id')
    .execute();
const securityChanges = ({ id }: Made) =>
  test.services.db
    .selectFrom('security_change')
    .select(['kind', 'created_at'])
    .where('account_id', '=', id)
    .execute();

describe('somebody’s account', () => {
  it('takes what the team writes, whatever rol the body names, and leaves a trace of it', async () => {
    for (const make of [makeClient, makeProfessional, makeAdmin]) {
      const made = await make(test.services);
      const before = await ownView(made);
      const now = person({ email: `NUEVO${++numbers}@Correo.MX` });
      const reply = await account(
        made.keylogin,
        { ...now, rol: 4, nivel: 3, balance: 9, pass_hash: 'x', img_profile: '/files/x.webp' },
        { rol: 4, nivel: 3 },
      );
      const wanted = { ...now, email: now.email.toLowerCase(), img_profile: null };
      expect(reply).toMatchObject({ mensaje: 'success', user: { account: wanted } });
      expect(await ownView(made)).toEqual({
        ...before,
        nombre: 'Clara Inés Ríos Núñez',
        account: wanted,
        pagos_retenidos_hasta: before.rol === 2 ? expect.any(String) : null,
      });
      expect(await auditOf(made.keylogin)).toEqual([
        {
          admin_id: boss.id,
          action: 'cambiar_cuenta',
          before: {
            nombre: made.nombre,
            apellidos: 'Ríos',
            email: made.email,
            phone: `••• ${made.phone.slice(-4)}`,
          },
          after: {
            nombre: 'Clara Inés',
            apellidos: 'Ríos Núñez',
            email: wanted.email,
            phone: `••• ${now.phone.slice(-4)}`,
          },
        },
      ]);
    }
  });

  it('may be sent as JSON text, and as it is leaves no trace', async () => {
    const { keylogin, nombre, email, phone } = await makeClient(test.services);
    const same = { nombre, apellidos: 'Ríos', email, phone };
    const formDataAccount = JSON.stringify(same);
    await test.call.send(edit.updateUserAccount, { user_id: keylogin, formDataAccount }, { as });
    expect(await auditOf(keylogin)).toEqual([]);
  });

  it('keeps the sessions and the password, and lets in by the new e-mail', async () => {
    const made = await makeClient(test.services);
    const { email, pass } = { ...person(), pass: made.pass };
    await account(made.keylogin, { ...person(), email });
    expect((await ownView(made)).account.email).toBe(email);
    expect(await test.call.send(validateLogin, { email, pass })).toMatchObject({
      keylogin: made.keylogin,
    });
    expect(await test.call.refused(validateLogin, { email: made.email, pass })).toBe(
      'credentials_invalid',
    );
  });

  it('keeps the former name', async () => {
    const made = await makeProfessional(test.services);
    await account(made.keylogin, person());
    const detail = await test.call.send(getUser, { user_id: made.keylogin }, { as });
    expect(detail.nombres_anteriores).toMatchObject([{ nombre: 'Ramón', apellidos: 'Ríos' }]);
    expect(detail.user.profile?.validacion).toBe('validado');
  });

  it('refuses an e-mail that is taken, and a phone of the same rol, at the field', async () => {
    const other = await makeClient(test.services);
    const made = await makeClient(test.services);
    const before = await ownView(made);
    expect(
      await account(made.keylogin, person({ email: other.email.toUpperCase() })),
    ).toMatchObject({
      status: 409,
      code: 'email_in_use',
      campos: { email: 'Ya hay una cuenta con este correo.' },
    });
    expect(await account(made.keylogin, person({ phone: other.phone }))).toMatchObject({
      status: 409,
      code: 'phone_in_use',
      campos: { phone: 'Este teléfono ya tiene una cuenta de este tipo.' },
    });
    expect(await ownView(made)).toEqual(before);
    expect(await auditOf(made.keylogin)).toEqual([]);
    await test.work();
    expect(test.sentTo(made.email)).toEqual([]);
    const { keylogin } = await makeProfessional(test.services);
    expect(await account(keylogin, person({ phone: other.phone }))).toMatchObject({ status: 200 });
  });

  it('asks for what is missing, each at its field', async () => {
    const { keylogin } = await makeClient(test.services);
    const empty = { nombre: ' ', apellidos: '', email: 'no', phone: '123' };
    expect(await account(keylogin, empty)).toMatchObject({
      status: 400,
      campos: {
        nombre: 'Escribe tu nombre.',
        apellidos: 'Escribe tus apellidos.',
        email: 'Escribe un correo válido, como nombre@correo.com.',
        phone: 'Escribe los 10 dígitos de tu teléfono.',
      },
    });
  });

  it('is nobody’s once it was deleted', async () => {
    const { id, keylogin } = await makeProfessional(test.services);
    await remove(id);
    const gone = { status: 404, code: 'account_not_found', mensaje: 'No se obtuvo la cuenta' };
    expect(await account(keylogin, person())).toMatchObject(gone);
    expect(await address(keylogin, ADDRESS)).toMatchObject(gone);
    expect(await profile(keylogin, PROFILE)).toMatchObject(gone);
    expect(await account('nobody-has-this', person())).toMatchObject(gone);
  });
});

describe('what the team changed', () => {
  it('is told at the former e-mail and phone, greeted at the new e-mail, and holds payouts', async () => {
    const made = await makeProfessional(test.services);
    const now = person();
    await account(made.keylogin, now);
    await test.work();
    const end = now.phone.slice(-4);
    const told = [
      expect.stringMatching(/el equipo de Maestros cambió el correo .*c\*\*\*@correo\.mx/),
      expect.stringMatching(new RegExp(`el equipo de Maestros cambió el teléfono .*${end}`)),
    ];
    expect(test.sentTo(made.email)).toEqual(expect.arrayContaining(told));
    expect(test.sentTo(made.phone)).toEqual(expect.arrayContaining(told));
    expect(test.sentTo(made.phone)).toHaveLength(2);
    expect(test.sentTo(now.phone)).toEqual([]);
    expect(test.sentTo(now.email)).toEqual([
      expect.stringContaining('cambió el correo de tu cuenta por este'),
    ]);
    expect(await securityChanges(made)).toEqual([
      { kind: 'phone', created_at: test.services.clock() },
    ]);
    const kept = await test.services.db
      .selectFrom('notification')
      .select(['send', 'phone', 'email'])
      .where('account_id', '=', made.id)
      .execute();
    expect(kept).toHaveLength(5);
    for (const one of kept) expect(one).toEqual({ send: 1, phone: null, email: null });
  });

  it('is told of nothing where only the name changed', async () => {
    const made = await makeProfessional(test.services);
    const { email, phone } = made;
    await account(made.keylogin, person({ email: email.toUpperCase(), phone }));
    await test.work();
    expect(test.sentTo(email)).toEqual([]);
    expect(test.sentTo(phone)).toEqual([]);
    expect(await securityChanges(made)).toEqual([]);
  });

  it('ends what was begun at the former e-mail to restore the password', async () => {
    const made = await makeClient(test.services);
    const keylogin = await proveEmail(test, made.email);
    await account(made.keylogin, person({ phone: made.phone }));
    expect(await test.call.refused(restorePassword, { keylogin, pass: 'otra-clave-larga' })).toBe(
      'restore_not_requested',
    );
  });

  it('sends who has no password yet another link, and the one sent before leads nowhere', async () => {
    const invited = await invite(test, as);
    const now = person();
    await account(invited.keylogin, now);
    await test.work();
    expect(await test.call.refused(configureAccount, { id_sms: invited.id_sms })).toBe(
      'configure_expired',
    );
    const id_sms = latestLink(test, now.email);
    expect(await test.call.send(configureAccount, { id_sms })).toMatchObject({
      account: { email: now.email },
    });
    expect(test.sentTo(invited.email)).toHaveLength(1);
  });

  it('comes one after the other, also with the owner’s own changes', async () => {
    const made = await makeClient(test.services);
    const { email, phone } = made;
    const byTeam = person({ email, phone, nombre: 'Por equipo' });
    const byOwner = { nombre: 'Por mí', apellidos: 'Ríos', phone };
    await Promise.all([
      account(made.keylogin, byTeam),
      test.call.send(updateAccount, { account: byOwner }, { as: sessionOf(made) }),
    ]);
    const detail = await test.call.send(getUser, { user_id: made.keylogin }, { as });
    const names = [
      detail.user.account.nombre,
      ...detail.nombres_anteriores.map(({ nombre }) => nombre),
    ];
    expect(names.at(-1)).toBe(made.nombre);
    expect(new Set(names)).toEqual(new Set(['Por equipo', 'Por mí', made.nombre]));
  });
});

describe('somebody’s address', () => {
  it('is written, and then changed, of any kind of account', async () => {
    for (const make of [makeClient, makeAdmin]) {
      const made = await make(test.services);
      expect(await address(made.keylogin, ADDRESS, { rol: 2, account_id: 1 })).toMatchObject({
        mensaje: 'success',
        user: { address: { ...ADDRESS, cp: 44160, comentarios: '' } },
      });
      const moved = { ...ADDRESS, ciudad: 'zapopan', cp: 45010, comentarios: 'Timbre 2' };
      await address(made.keylogin, moved);
      await address(made.keylogin, moved);
      expect((await ownView(made)).address).toMatchObject({ ciudad: 'Zapopan', cp: 45010 });
      const log = await auditOf(made.keylogin);
      expect(log.map(({ action }) => action)).toEqual(['cambiar_direccion', 'cambiar_direccion']);
      expect(log[0]).toMatchObject({ before: {}, after: { direccion: 'Calle Hidalgo 12' } });
      expect(log[1]).toMatchObject({
        before: { ciudad: 'Guadalajara', cp: 44160, comentarios: '' },
        after: { ciudad: 'Zapopan', cp: 45010, comentarios: 'Timbre 2' },
      });
    }
  });

  it('refuses what is missing or in no list at its field, and changes nothing', async () => {
    const made = await makeProfessional(test.services);
    const before = await ownView(made);
    expect(await address(made.keylogin, { ...ADDRESS, ciudad: 'Monterrey' })).toMatchObject({
      status: 400,
      campos: { ciudad: 'Elige una ciudad de la lista.' },
    });
    expect(await address(made.keylogin, { ...ADDRESS, direccion: '', cp: 'x' })).toMatchObject({
      campos: {
        direccion: 'Escribe tu dirección.',
        cp: 'El código postal tiene 5 dígitos.',
      },
    });
    expect(await ownView(made)).toEqual(before);
  });
});

describe('a professional’s profile', () => {
  it('takes the specified fields alone, and keeps what is not sent', async () => {
    const made = await makeProfessional(test.services, {
      nombre_comercial: 'Taller Ríos',
      profesiones: ['Electricidad'],
    });
    const before = await ownView(made);
    expect(await profile(made.keylogin, PROFILE)).toMatchObject({
      mensaje: 'success',
      user: {
        nombre: 'Taller Ríos',
        profile: { ...before.profile, ...PROFILE },
      },
    });
    expect(await auditOf(made.keylogin)).toMatchObject([
      {
        action: 'cambiar_perfil',
        before: { descripcion: before.profile?.descripcion, ciudad: 'Guadalajara' },
        after: { descripcion: 'Fugas y tinacos.', ciudad: 'todo el estado' },
      },
    ]);
  });

  it('takes names and professions too, and keeps the validation, whatever the body says of it', async () => {
    const made = await makeProfessional(test.services, { validated: false });
    const more = { nombre_comercial: '', profesion: 'Pintura', profesiones: ['Mudanzas'] };
    const forged = { validacion: 'validado', validacion_by: 1, review_stars: 500 };
    const reply = await profile(made.keylogin, { ...PROFILE, ...more, ...forged });
    expect(reply).toMatchObject({
      user: { profile: { ...more, validacion: 'pendiente', validacion_at: null } },
    });
  });

  it('takes either side of the ID, and records that it came', async () => {
    const made = await makeProfessional(test.services);
    const content = await drawnPhoto();
    const front = { identificacionFrontal: { name: 'frente.png', content } };
    const reply = await profile(made.keylogin, PROFILE, front);
    expect(reply).toMatchObject({
      user: {
        profile: {
          identificacionFrontal_rute: expect.stringContaining('/identificaciones/'),
          identificacionTrasera_rute: null,
          identificacion_at: test.services.clock().toISOString(),
          validacion: 'validado',
        },
      },
    });
    expect((await auditOf(made.keylogin))[0]?.after).toMatchObject({
      identificacionFrontal: 'imagen nueva',
    });
    expect((await ownView(made)).profile?.identificacionFrontal_rute).not.toBeNull();
    const broken = { identificacionTrasera: { name: 'x.png', content: Buffer.from('no') } };
    expect(await profile(made.keylogin, PROFILE, broken)).toMatchObject({
      status: 415,
      code: 'not_an_image',
      campos: { identificacionTrasera: expect.any(String) },
    });
  });

  it('is not there to be changed of clients and administrators', async () => {
    for (const make of [makeClient, makeAdmin]) {
      const { keylogin } = await make(test.services);
      const images = { identificacionFrontal: { name: 'a.png', content: await drawnPhoto() } };
      expect(await profile(keylogin, PROFILE, images)).toMatchObject({
        status: 409,
        code: 'profile_of_professionals',
        mensaje: 'Solo las cuentas de profesionales tienen perfil.',
      });
      expect(await auditOf(keylogin)).toEqual([]);
    }
    const files = await test.services.db.selectFrom('file').select('owner_id').execute();
    expect(files).toHaveLength(2);
  });

  it('refuses what is missing or in no list at its field', async () => {
    const { keylogin } = await makeProfessional(test.services);
    for (const [change, campo] of [
      [{ descripcion: '' }, 'descripcion'],
      [{ estado: 'Atlántida' }, 'estado'],
      [{ ciudad: 'Monterrey' }, 'ciudad'],
      [{ profesion: 'Astrología' }, 'profesion'],
      [{ profesion: '' }, 'profesion'],
      [{ profesiones: ['Astrología'] }, 'profesiones'],
    ] as const)
      expect(await profile(keylogin, { ...PROFILE, ...change })).toMatchObject({
        status: 400,
        campos: { [campo]: expect.any(String) },
      });
  });
});
