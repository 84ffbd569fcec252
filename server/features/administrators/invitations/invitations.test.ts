import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, suspendAccount } from '#contract/accounts.ts';
import * as administrators from '#contract/administrators.ts';
import { getAudit } from '#contract/audit.ts';
import { validateLogin } from '#contract/session.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { byTwo, dismissTeam, listOf } from '#server/features/approvals/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { invite } from './invite.ts';
import { inviteAs, latestClave, newcomer } from './testing.ts';

const HOUR = 60 * 60_000;
const account = { pass: 'mi-clave-de-equipo', confirm_pass: 'mi-clave-de-equipo' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** An owner whose session is as fresh as the clock. */
const owner = (permisos: Permission[] = ['dueño']) =>
  makeAccount(test, 'admin', { nombre: 'Ada', apellidos: 'Ruiz', permisos });
type Owner = Awaited<ReturnType<typeof owner>>;

const open = (clave: unknown) => test.call.reply(administrators.getInvitation, { clave });
const accept = (clave: unknown, changes: object = {}) =>
  test.call.reply(administrators.acceptInvitation, { clave, account: { ...account, ...changes } });
const login = (email: string, pass = account.pass) =>
  test.call.reply(validateLogin, { email, pass });
const resend = (id: number, as: Owner) =>
  test.call.reply(administrators.resendInvitation, { id }, { as });
const withdraw = (id: number, as: Owner) =>
  test.call.reply(administrators.withdrawInvitation, { id }, { as });
const waiting = async (as: Owner) =>
  (await test.call.send(administrators.getInvitations, {}, { as })).invitaciones;
const accountsOf = (email: string) =>
  test.services.db
    .selectFrom('account')
    .select(['rol', 'permisos', 'nombre', 'apellidos'])
    .where('email', '=', email)
    .execute();

describe('inviting', () => {
  it('mails a link, by which the person reads who invites them to what', async () => {
    const ada = await owner();
    const person = newcomer();
    const { clave, id } = await inviteAs(test, ada, person);
    const [text = ''] = test.sentTo(person.email);
    expect(text).toContain('Hola, Eva: Ada Ruiz te invita al equipo de Maestros.');
    expect(text).toContain('Finanzas: Pagos a profesionales');
    expect(text).toContain('vence el 23 nov 2026, 10:00');
    for (const _ of [1, 2])
      expect(await open(clave)).toMatchObject({
        status: 200,
        invitacion: {
          nombre: 'Eva Paz',
          email: person.email,
          invita: 'Ada Ruiz',
          permisos: ['finanzas', 'lectura'],
        },
      });
    expect(await waiting(ada)).toContainEqual(
      expect.objectContaining({ id, email: person.email, invita: 'Ada Ruiz', estado: 'vigente' }),
    );
    // Nobody who could sign in, and nobody who counts as of the team.
    expect(await accountsOf(person.email)).toEqual([]);
    expect(await login(person.email)).toMatchObject({ code: 'credentials_invalid' });
  });

  it('keeps the secret of the link nowhere in clear', async () => {
    const ada = await owner();
    const person = newcomer();
    await test.call.send(administrators.inviteAdministrator, person, { as: ada });
    const { db } = test.services;
    const jobs = await db
      .selectFrom('graphile_worker._private_jobs' as never)
      .selectAll()
      .execute();
    await test.work();
    const clave = latestClave(test, person.email);
    for (const table of ['administrator_invitation', 'audit_log'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(clave);
    }
    expect(JSON.stringify(jobs)).toContain('encrypted');
    expect(JSON.stringify(jobs)).not.toContain(clave);
  });

  it('is refused at the field for an e-mail that has an account, and changes nothing', async () => {
    const ada = await owner();
    for (const rol of ['client', 'admin'] as const) {
      const { email } = await makeAccount(test, rol);
      const person = { ...newcomer(), email: email.toUpperCase() };
      expect(
        await test.call.reply(administrators.inviteAdministrator, person, { as: ada }),
      ).toMatchObject({ status: 409, campos: { email: 'Ya hay una cuenta con este correo.' } });
      expect((await waiting(ada)).map((one) => one.email.toLowerCase())).not.toContain(email);
    }
  });

  it.each([
    [{ nombre: ' ' }, { nombre: 'Escribe el nombre.' }],
    [{ apellidos: undefined }, { apellidos: 'Escribe los apellidos.' }],
    [{ email: 'eva' }, { email: 'Escribe un correo válido, como nombre@correo.com.' }],
    [{ permisos: [] }, { permisos: 'Elige al menos un permiso.' }],
    [{ permisos: ['todo'] }, { permisos: expect.any(String) }],
  ])('says at the field what is wrong with %j', async (changes, campos) => {
    const person = { ...newcomer(), ...changes };
    const as = await owner();
    expect(await test.call.reply(administrators.inviteAdministrator, person, { as })).toMatchObject(
      { code: 'invalid_input', campos },
    );
  });

  it('is for owners only, and so is reading who was invited', async () => {
    const ada = await owner();
    const { id } = await inviteAs(test, ada);
    const as = await owner(['finanzas', 'soporte', 'moderación', 'lectura']);
    const refused = [
      test.call.refused(administrators.inviteAdministrator, newcomer(), { as }),
      test.call.refused(administrators.getInvitations, {}, { as }),
      test.call.refused(administrators.resendInvitation, { id }, { as }),
      test.call.refused(administrators.withdrawInvitation, { id }, { as }),
    ];
    expect(await Promise.all(refused)).toEqual(refused.map(() => 'no_permission'));
  });
});

describe('a second invitation', () => {
  it('to the same e-mail replaces the first', async () => {
    const [ada, bea] = [await owner(), await owner()];
    const person = newcomer();
    const first = await inviteAs(test, ada, person);
    const email = person.email.replace('eva', 'EVA');
    const again = { ...person, email, permisos: ['soporte' as const] };
    await test.call.send(administrators.inviteAdministrator, again, { as: bea });
    await test.work();
    const second = latestClave(test, email);
    for (const reply of [await open(first.clave), await accept(first.clave)])
      expect(reply).toMatchObject({ status: 410, code: 'invitation_replaced' });
    const same = (await waiting(ada)).filter(
      (one) => one.email.toLowerCase() === person.email.toLowerCase(),
    );
    expect(same).toMatchObject([{ permisos: ['soporte'] }]);
    expect(await open(second)).toMatchObject({ invitacion: { permisos: ['soporte'] } });
  });

  it('of two owners at once leaves one', async () => {
    const [ada, bea] = [await owner(), await owner()];
    const other = await test.another();
    const person = newcomer();
    const replies = await Promise.all([
      test.call.reply(administrators.inviteAdministrator, person, { as: ada }),
      other.call.reply(administrators.inviteAdministrator, person, { as: bea }),
    ]);
    await other.close();
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await waiting(ada)).filter(({ email }) => email === person.email)).toHaveLength(1);
    await test.work();
    expect(test.sentTo(person.email)).toHaveLength(1);
  });

  it('sent from the list gives a new link, and is the invitation of whoever sent it', async () => {
    const [ada, bea] = [await owner(), await owner()];
    const first = await inviteAs(test, ada);
    test.advance(2 * 60_000);
    const reply = await resend(first.id, bea);
    expect(reply).toMatchObject({ invitacion: { email: first.email, permisos: first.permisos } });
    await test.work();
    const clave = latestClave(test, first.email);
    expect(await open(first.clave)).toMatchObject({ code: 'invitation_replaced' });
    expect(await accept(clave)).toMatchObject({ status: 200 });
    for (const refused of [await resend(first.id, bea), await resend(9_999_999, bea)])
      expect(refused).toMatchObject({ status: 409, code: 'invitation_closed' });
  });
});

describe('accepting', () => {
  it('creates the account with the password and the permissions, once', async () => {
    const ada = await owner();
    const { clave, email, id } = await inviteAs(test, ada);
    expect(await accept(clave)).toMatchObject({ status: 200, mensaje: 'success' });
    expect(await accountsOf(email)).toEqual([
      { rol: 4, permisos: ['finanzas', 'lectura'], nombre: 'Eva', apellidos: 'Paz' },
    ]);
    expect(await login(email.toUpperCase())).toMatchObject({ url_return: '/admin/cuentas' });
    for (const reply of [await open(clave), await accept(clave)])
      expect(reply).toMatchObject({ status: 409, code: 'invitation_used' });
    expect((await waiting(ada)).map((one) => one.id)).not.toContain(id);
    // What it said of the person goes with it.
    const rows = test.services.db.selectFrom('administrator_invitation').selectAll();
    expect(await rows.where('id', '=', id).executeTakeFirst()).toMatchObject({
      ended: 'aceptada',
      email: '',
      nombre: '',
      apellidos: '',
    });
    expect(await withdraw(id, ada)).toMatchObject({ code: 'invitation_closed' });
  });

  it('reports errors at their fields, and the link still works', async () => {
    const { clave } = await inviteAs(test, await owner());
    const wrong = [
      [{ pass: 'corta', confirm_pass: 'corta' }, { pass: 'Usa al menos 8 caracteres.' }],
      [{ confirm_pass: 'otra' }, { confirm_pass: 'Las contraseñas no coinciden.' }],
    ] as const;
    for (const [changes, campos] of wrong)
      expect(await accept(clave, changes)).toMatchObject({ code: 'invalid_input', campos });
    expect(await accept(clave)).toMatchObject({ status: 200 });
  });

  it('works for one of two at once', async () => {
    const { clave, email } = await inviteAs(test, await owner());
    const other = await test.another();
    const passes = ['la-clave-primera', 'la-clave-segunda'];
    const replies = await Promise.all(
      passes.map((pass, index) =>
        (index === 0 ? test : other).call.reply(administrators.acceptInvitation, {
          clave,
          account: { pass, confirm_pass: pass },
        }),
      ),
    );
    await other.close();
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('is refused when somebody took the e-mail meanwhile', async () => {
    const { clave, email } = await inviteAs(test, await owner());
    await makeAccount(test, 'client', { email });
    expect(await accept(clave)).toMatchObject({ status: 409, code: 'email_in_use' });
    expect(await accountsOf(email)).toMatchObject([{ rol: 1 }]);
  });
});

describe('a link is refused', () => {
  it('that was never sent', async () => {
    for (const clave of [undefined, null, '', 'no-es-nada', 'x'.repeat(5000), 7, ['a'], {}])
      for (const reply of [await open(clave), await accept(clave)])
        expect(reply).toMatchObject({ status: 404, code: 'invitation_not_found' });
  });

  it('that was withdrawn; withdrawing again changes nothing', async () => {
    const ada = await owner();
    const { clave, id } = await inviteAs(test, ada);
    for (const _ of [1, 2]) expect(await withdraw(id, ada)).toMatchObject({ status: 200 });
    for (const reply of [await open(clave), await accept(clave)])
      expect(reply).toMatchObject({ status: 410, code: 'invitation_ended' });
    expect(await resend(id, ada)).toMatchObject({ code: 'invitation_closed' });
    expect((await waiting(ada)).map((one) => one.id)).not.toContain(id);
  });

  it('before its mail went out, which then is not sent', async () => {
    const ada = await owner();
    const person = newcomer();
    const { invitacion } = await test.call.send(administrators.inviteAdministrator, person, {
      as: ada,
    });
    await withdraw(invitacion.id, ada);
    await test.work();
    expect(test.sentTo(person.email)).toEqual([]);
  });

  it('after 72 hours; it stays in the list and can be sent again', async () => {
    const person = newcomer();
    const { clave, id } = await inviteAs(test, await owner(), person);
    test.advance(72 * HOUR - 1000);
    expect(await open(clave)).toMatchObject({ status: 200 });
    test.advance(1000);
    for (const reply of [await open(clave), await accept(clave)])
      expect(reply).toMatchObject({ status: 410, code: 'invitation_ended' });
    const bea = await owner();
    expect(await waiting(bea)).toContainEqual(expect.objectContaining({ id, estado: 'vencida' }));
    await resend(id, bea);
    await test.work();
    expect(await accept(latestClave(test, person.email))).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'is no owner any more',
      (keylogin: string, as: Owner) =>
        test.call.send(
          administrators.setPermissions,
          { user_id: keylogin, permisos: ['finanzas'], antes: ['dueño'] },
          { as },
        ),
    ],
    [
      'was suspended',
      (user_id: string, as: Owner) =>
        test.call.send(suspendAccount, { user_id, motivo: 'Ya no trabaja aquí.' }, { as }),
    ],
    ['was removed', (id: string, as: Owner) => byTwo(test, deleteAccount, { id }, as)],
  ])('when whoever sent it %s', async (_what, remove) => {
    // Of an owner's account two others decide, where there are two.
    await dismissTeam(test);
    const [ada, bea] = [await owner(), await owner()];
    const { clave, id, email } = await inviteAs(test, ada);
    await remove(ada.keylogin, bea);
    for (const reply of [await open(clave), await accept(clave)])
      expect(reply).toMatchObject({ status: 410, code: 'invitation_unbacked' });
    expect(await accountsOf(email)).toEqual([]);
    expect(await waiting(bea)).toContainEqual(
      expect.objectContaining({ id, estado: 'sin_respaldo' }),
    );
    // Another owner stands in for them.
    await resend(id, bea);
    await test.work();
    expect(await accept(latestClave(test, email))).toMatchObject({ status: 200 });
  });
});

it('that was accepted is told to every owner', async () => {
  const [ada, bea] = [await owner(), await owner()];
  const { clave } = await inviteAs(test, ada);
  await accept(clave);
  for (const { id } of [ada, bea])
    expect(await listOf(test, id)).toContain(
      'Eva Paz aceptó la invitación. Tiene: finanzas, lectura. /admin/equipo',
    );
});

describe('the audit log', () => {
  it('says who invited, withdrew and accepted, with e-mail and permissions', async () => {
    // What two people decided above is dated by the database, milliseconds after the clock that stands still here.
    test.advance(60_000);
    const ada = await owner();
    const person = newcomer();
    const { id } = await inviteAs(test, ada, person);
    await withdraw(id, ada);
    await inviteAs(test, ada, person);
    const { id: last } = (await waiting(ada)).find(({ email }) => email === person.email) ?? {};
    await resend(last ?? 0, ada);
    await test.work();
    await accept(latestClave(test, person.email));
    const { entradas } = await test.call.send(getAudit, {}, { as: ada });
    const { email, permisos } = person;
    expect(entradas.slice(0, 5)).toMatchObject([
      {
        accion: 'aceptar_invitacion',
        admin: { nombre: 'Eva Paz' },
        despues: { email, permisos, invita: ada.keylogin },
      },
      { accion: 'reenviar_invitacion', despues: { email, permisos } },
      { accion: 'invitar_administrador', asunto: { tipo: 'invitation' }, despues: person },
      { accion: 'retirar_invitacion', antes: { email, permisos } },
      {
        accion: 'invitar_administrador',
        asunto: { id: String(id) },
        admin: { nombre: 'Ada Ruiz' },
      },
    ]);
  });
});

it('an invitation from the server’s terminal is of no administrator', async () => {
  const person = newcomer(['dueño']);
  const { db, config } = test.services;
  const now = test.services.clock();
  await inTransaction(db, (trx) => invite(trx, person, { by: null, config, now }));
  await test.work();
  expect(test.sentTo(person.email)[0]).toContain('Quien opera el servidor te invita al equipo');
  const clave = latestClave(test, person.email);
  expect(await open(clave)).toMatchObject({ invitacion: { invita: null, permisos: ['dueño'] } });
  expect(await accept(clave)).toMatchObject({ status: 200 });
});
