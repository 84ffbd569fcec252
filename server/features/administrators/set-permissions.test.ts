import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteAccount,
  restoreAccount,
  suspendAccount,
  updateUserAccount,
} from '#contract/accounts.ts';
import { getAdministrators, setPermissions } from '#contract/administrators.ts';
import { updateCategorias } from '#contract/catalogue.ts';
import { getPending } from '#contract/operations.ts';
import { PERMISSIONS } from '#domain/administrators/permissions.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { byTwo, dismissTeam, listOf } from '#server/features/approvals/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const admin = (...permisos: (typeof PERMISSIONS)[number][]) =>
  makeAccount(test, 'admin', { nombre: 'Ada', apellidos: 'Ruiz', permisos });

const permissionsOf = async (id: number) => {
  const { db } = test.services;
  const found = db.selectFrom('account').select('permisos').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).permisos;
};

describe('who is in the team', () => {
  it('is listed with what each may do, also for who only reads', async () => {
    const reader = await admin('lectura');
    const { administradores } = await test.call.send(getAdministrators, {}, { as: reader });
    const own = administradores.find(({ keylogin }) => keylogin === reader.keylogin);
    expect(own).toMatchObject({ nombre: 'Ada Ruiz', permisos: ['lectura'], suspendida: false });
    expect(own?.visto_at).not.toBeNull();
  });
});

describe('changing what somebody may do', () => {
  it('holds from their next call on, and is in the audit log', async () => {
    const owner = await admin('dueño');
    const other = await admin('lectura');
    const change = { user_id: other.keylogin, antes: ['lectura' as const] };
    const { administrador } = await test.call.send(
      setPermissions,
      { ...change, permisos: ['moderación', 'finanzas'] },
      { as: owner },
    );
    expect(administrador.permisos).toEqual(['finanzas', 'moderación']);
    await test.call.send(getPending, {}, { as: other });
    const { db } = test.services;
    const [entry] = await db
      .selectFrom('audit_log')
      .select(['action', 'admin_id', 'before', 'after'])
      .where('subject_id', '=', other.keylogin)
      .where('action', '=', 'cambiar_permisos')
      .execute();
    expect(entry).toEqual({
      action: 'cambiar_permisos',
      admin_id: owner.id,
      before: { permisos: ['lectura'] },
      after: { permisos: ['finanzas', 'moderación'] },
    });
  });

  it('is told to whom it is about and to the other owners', async () => {
    const [owner, second, other] = [
      await admin('dueño'),
      await admin('dueño'),
      await admin('lectura'),
    ];
    const change = { user_id: other.keylogin, permisos: ['soporte' as const] };
    await test.call.send(setPermissions, { ...change, antes: ['lectura'] }, { as: owner });
    for (const { id } of [second, other])
      expect((await listOf(test, id)).at(-1)).toBe(
        'Ada Ruiz cambió los permisos de Ada Ruiz. Ahora tiene: soporte. /admin/equipo',
      );
    expect(await listOf(test, owner.id)).toEqual([]);
  });

  it('dueño includes all others', async () => {
    const owner = await admin('dueño');
    const other = await admin('soporte');
    await test.call.send(
      setPermissions,
      { user_id: other.keylogin, permisos: [...PERMISSIONS], antes: ['soporte'] },
      { as: owner },
    );
    expect(await permissionsOf(other.id)).toEqual(['dueño']);
  });

  it('is for owners only, and not of people outside the team', async () => {
    const owner = await admin('dueño');
    const other = await admin('finanzas', 'soporte', 'moderación', 'lectura');
    const input = { permisos: ['dueño' as const], antes: ['finanzas' as const] };
    const { status, ...refused } = await test.call.reply(
      setPermissions,
      { ...input, user_id: other.keylogin },
      { as: other },
    );
    expect({ status, refused }).toMatchObject({
      status: 403,
      refused: {
        code: 'no_permission',
        mensaje: 'Tu cuenta del equipo no tiene permiso para esto. Lo hace un dueño.',
      },
    });
    const client = await makeAccount(test, 'client');
    expect(
      await test.call.refused(
        setPermissions,
        { ...input, user_id: client.keylogin },
        { as: owner },
      ),
    ).toBe('account_not_found');
    expect(await permissionsOf(client.id)).toBeNull();
  });

  it.each([[[]], ['dueño'], [['todo']], [[null]], [undefined]])('refuses %j', async (permisos) => {
    const owner = await admin('dueño');
    const other = await admin('soporte');
    const input = { user_id: other.keylogin, permisos, antes: ['soporte'] };
    const refused = await test.call.reply(setPermissions, input, { as: owner });
    expect(refused).toMatchObject({
      code: 'invalid_input',
      campos: { permisos: expect.any(String) },
    });
    expect(await permissionsOf(other.id)).toEqual(['soporte']);
  });

  it('tells the second of two who change somebody of the first', async () => {
    const [one, two] = [await admin('dueño'), await admin('dueño')];
    const other = await admin('soporte');
    const input = { user_id: other.keylogin, antes: ['soporte' as const] };
    await test.call.send(setPermissions, { ...input, permisos: ['finanzas'] }, { as: one });
    const second = { ...input, permisos: ['lectura' as const] };
    const told = await test.call.reply(setPermissions, second, { as: two });
    expect(told).toMatchObject({ code: 'administrator_changed' });
    expect(told.mensaje).toContain('Ada Ruiz los cambió el');
    expect(await permissionsOf(other.id)).toEqual(['finanzas']);
    // The same again is no other change.
    await test.call.send(setPermissions, { ...input, permisos: ['finanzas'] }, { as: two });
  });
});

describe('the last owner', () => {
  it('stays, also when two owners take it of each other at once', async () => {
    const alone = await startTestApp();
    const make = () => makeAccount(alone, 'admin', { permisos: ['dueño'] });
    const [one, two] = [await make(), await make()];
    const take = (as: typeof one, of: typeof one) =>
      alone.call.reply(
        setPermissions,
        { user_id: of.keylogin, permisos: ['lectura'], antes: ['dueño'] },
        { as },
      );
    const both = await Promise.all([take(one, two), take(two, one)]);
    expect(both.filter((reply) => !('code' in reply))).toHaveLength(1);
    const { rows } = await owners(alone);
    expect(rows).toHaveLength(1);
    const last = [one, two].find(({ id }) => id === rows[0]?.id) ?? one;
    const own = await take(last, last);
    expect(own).toMatchObject({ code: 'administrator_last_owner' });
    await alone.close();
  });
});

const owners = async ({ services: { db } }: TestApp) => ({
  rows: await db
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`'dueño' = any(permisos)`)
    .execute(),
});

describe('an administrator’s account', () => {
  it('is suspended, restored and deleted by owners only', async () => {
    await dismissTeam(test);
    const owner = await admin('dueño');
    const support = await admin('soporte', 'moderación');
    const other = await admin('lectura');
    const suspension = { user_id: other.keylogin, motivo: 'Ya no trabaja aquí.' };
    const as = { as: support };
    expect(await test.call.refused(suspendAccount, suspension, as)).toBe('no_permission');
    expect(await test.call.refused(deleteAccount, { id: other.keylogin }, as)).toBe(
      'no_permission',
    );
    await test.call.send(suspendAccount, suspension, { as: owner });
    const restored = { user_id: other.keylogin };
    expect(await test.call.refused(restoreAccount, restored, as)).toBe('no_permission');
    await test.call.send(restoreAccount, restored, { as: owner });
    // Whoever was suspended by one person may have been the second one.
    const deletion = { id: other.keylogin };
    expect(await test.call.refused(deleteAccount, deletion, { as: owner })).toBe('approval_alone');
    await admin('dueño');
    expect(await byTwo(test, deleteAccount, deletion, owner)).toBe('success');
  });

  it('has data that nobody else changes, an owner neither', async () => {
    const owner = await admin('dueño');
    const other = await admin('lectura');
    const account = {
      nombre: 'Eva',
      apellidos: 'Paz',
      email: 'mia@correo.mx',
      phone: '+528112345678',
    };
    const input = { user_id: other.keylogin, formDataAccount: account };
    const refused = await test.call.refused(updateUserAccount, input, { as: owner });
    expect(refused).toBe('account_of_administrator');
  });
});

it('what owners alone may is refused to everybody else', async () => {
  const all = await admin('finanzas', 'soporte', 'moderación', 'lectura');
  expect(await test.call.refused(updateCategorias, {}, { as: all })).toBe('no_permission');
});
