import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignProject, getProject, getProjects } from '#contract/projects.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
let ada: TestAccount;
let ivo: TestAccount;
let one: TestProject;
let other: TestProject;
beforeAll(async () => {
  test = await startTestApp();
  ada = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  ivo = await makeAccount(test, 'admin', { nombre: 'Ivo', email: 'ivo@maestros.mx' });
  one = await projectIn(test, 'publicada', { titulo: 'Pintar la sala' });
  other = await projectIn(test, 'publicada');
});
afterAll(() => test.close());

const assign = (input: { a?: string; antes?: string }, { id } = one, as = ada) =>
  test.call.send(assignProject, { id, ...input }, { as });
const listed = async (responsable: string, as = ada) =>
  (await test.call.send(getProjects, { responsable }, { as })).proyectos.map(({ id }) => id);
const page = async () => (await test.call.send(getProject, { id: one.id }, { as: ada })).proyecto;
const told = () =>
  test.services.db
    .selectFrom('notification')
    .select(['account_id', 'msg', 'path'])
    .where('evento', '=', 'equipo')
    .where('path', '=', `/admin/proyectos/${one.id}`)
    .execute();
const set = (who: TestAccount, values: object) =>
  test.services.db.updateTable('account').set(values).where('id', '=', who.id).execute();

it('is nobody’s, then of who takes it, and of whom they give it to, who reads so', async () => {
  expect((await page()).responsable).toBeNull();
  const { responsable } = await assign({ a: ada.keylogin, antes: '' });
  expect(responsable).toMatchObject({
    keylogin: ada.keylogin,
    desde: test.services.clock().toISOString(),
  });
  expect(await told()).toEqual([]);
  expect(await listed('mias')).toEqual([one.id]);
  expect(await listed('nadie')).toEqual([other.id]);
  await assign({ a: ivo.keylogin, antes: ada.keylogin });
  expect(await told()).toMatchObject([
    {
      account_id: ivo.id,
      msg: expect.stringMatching(/^Ada .+ te dejó a cargo de «Pintar la sala»\.$/),
    },
  ]);
  expect(await listed('mias')).toEqual([]);
  expect(await listed('mias', ivo)).toEqual([one.id]);
  expect(await listed(ivo.keylogin)).toEqual([one.id]);
  const { proyectos } = await test.call.send(getProjects, {}, { as: ada });
  expect(proyectos.map(({ responsable: of }) => of?.keylogin ?? null)).toEqual([
    null,
    ivo.keylogin,
  ]);
  const audited = await test.services.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'asignar_proyecto')
    .orderBy('id')
    .execute();
  expect(audited).toEqual([
    { before: { responsable: null }, after: { responsable: ada.keylogin } },
    { before: { responsable: ada.keylogin }, after: { responsable: ivo.keylogin } },
  ]);
});

it('tells the second of two at once what the first did; the same again changes nothing', async () => {
  const { version } = await page();
  const antes = ivo.keylogin;
  const input = { id: one.id, antes };
  const refusal = await test.call.refused(assignProject, { ...input, antes: '' }, { as: ada });
  expect(refusal).toBe('assignee_changed');
  const said = await Promise.all([
    test.call.reply(assignProject, { ...input, a: ada.keylogin }, { as: ada }),
    test.call.reply(assignProject, { ...input, a: '' }, { as: ivo }),
  ]);
  expect(said.filter(({ mensaje }) => mensaje === 'success')).toHaveLength(1);
  const lost = said.find(({ mensaje }) => mensaje !== 'success');
  expect(lost?.mensaje).toMatch(
    /El responsable cambió mientras lo veías\. (Ada|Ivo) .+ lo cambió el /,
  );
  const now = (await page()).responsable?.keylogin ?? '';
  expect((await assign({ a: now, antes: 'clave-vieja' })).responsable?.keylogin ?? '').toBe(now);
  // What is seen of its money stays valid.
  expect((await page()).version).toBe(version);
});

it('is nobody’s while who had it is suspended, gone, or may only read', async () => {
  const now = (await page()).responsable?.keylogin ?? '';
  await assign({ a: ivo.keylogin, antes: now });
  for (const [out, back] of [
    [{ permisos: ['lectura'] }, { permisos: ['dueño'] }],
    [
      { suspended_at: new Date(), suspended_by: ada.id, suspended_motivo: 'x' },
      { suspended_at: null, suspended_by: null, suspended_motivo: '' },
    ],
  ]) {
    await set(ivo, out ?? {});
    expect((await page()).responsable).toBeNull();
    expect(await listed('nadie')).toEqual([other.id, one.id]);
    expect(await listed(ivo.keylogin)).toEqual([]);
    const to = { id: other.id, a: ivo.keylogin, antes: '' };
    expect(await test.call.refused(assignProject, to, { as: ada })).toBe('assignee_not_found');
    await set(ivo, back ?? {});
    expect((await page()).responsable?.keylogin).toBe(ivo.keylogin);
  }
  await assign({ a: '', antes: ivo.keylogin });
  expect(await listed('nadie')).toEqual([other.id, one.id]);
});

it('is given to nobody beyond the team, and only what exists is', async () => {
  const refused = (input: object) => test.call.refused(assignProject, input, { as: ada });
  const { keylogin: a } = one.client;
  expect(await refused({ id: one.id, a, antes: '' })).toBe('assignee_not_found');
  expect(await refused({ id: 999_999, a: ada.keylogin, antes: '' })).toBe('project_not_found');
  expect(await test.call.refused(getProjects, { responsable: 'x' }, { as: ada })).toBe(
    'invalid_input',
  );
});

it('is found by an index, whoever it is of', async () => {
  const { db } = test.services;
  await sql`set enable_seqscan = off`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from proposal p
    where (p.responsable_id is null or p.responsable_id = any(array[1]::bigint[]))`.execute(db);
  expect(JSON.stringify(rows)).toContain('proposal_by_owner');
});
