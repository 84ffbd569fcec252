import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProjectNote, getProjectNotes } from '#contract/projects.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
let boss: TestAccount;
let project: TestProject;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  project = await projectIn(test, 'pagado');
});
afterAll(() => test.close());

const add = (texto: string, client_id: string) =>
  test.call.send(addProjectNote, { id: project.id, texto, client_id }, { as: boss });
const read = (extra: object = {}) =>
  test.call.send(getProjectNotes, { id: project.id, ...extra }, { as: boss });

it('are kept once each, with who and when, and read page by page, the newest first', async () => {
  const [one, again] = await Promise.all([
    add('Llamó Clara.', 'nota-0001'),
    add('Llamó Clara.', 'nota-0001'),
  ]);
  expect(one.nota.id).toBe(again.nota.id);
  expect(one.nota).toMatchObject({
    texto: 'Llamó Clara.',
    createAt: test.services.clock().toISOString(),
    por: { keylogin: boss.keylogin, nombre: expect.stringContaining('Ada') },
  });
  for (let count = 2; count <= 11; count++) await add(`Nota ${count}`, `nota-${1000 + count}`);
  const first = await read();
  expect([first.notas.length, first.notas[0]?.texto, first.hay_mas]).toEqual([10, 'Nota 11', true]);
  const second = await read({ despues: first.siguiente });
  expect(second.notas.map(({ texto }) => texto)).toEqual(['Llamó Clara.']);
  const { db } = test.services;
  const audited = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'anotar_proyecto')
    .execute();
  expect(audited).toHaveLength(11);
});

it('are of one project each: the same key sent to another one is another note', async () => {
  const other = await projectIn(test, 'publicada');
  const { nota } = await test.call.send(
    addProjectNote,
    { id: other.id, texto: 'Del otro.', client_id: 'nota-0001' },
    { as: boss },
  );
  expect(nota.texto).toBe('Del otro.');
  const { notas } = await test.call.send(getProjectNotes, { id: other.id }, { as: boss });
  expect(notas).toEqual([nota]);
  const twice = { id: other.id, texto: 'Otra cosa.', client_id: 'nota-0001' };
  expect(await test.call.refused(addProjectNote, twice, { as: boss })).toBe('note_changed');
});

it('are never changed, and no business of the two', async () => {
  const { db } = test.services;
  await expect(db.updateTable('project_note').set({ texto: 'x' }).execute()).rejects.toThrow();
  await expect(db.deleteFrom('project_note').execute()).rejects.toThrow();
  for (const as of [project.client, project.professional])
    expect(await test.call.refused(getProjectNotes, { id: project.id }, { as })).toBe('forbidden');
});

it('need a text, and a project', async () => {
  const refused = (input: object) => test.call.refused(addProjectNote, input, { as: boss });
  const client_id = 'nota-9999';
  expect(await refused({ id: project.id, texto: ' ', client_id })).toBe('invalid_input');
  expect(await refused({ id: project.id, texto: 'x'.repeat(2_001), client_id })).toBe(
    'invalid_input',
  );
  expect(await refused({ id: 999_999, texto: 'x', client_id })).toBe('project_not_found');
  expect(await test.call.refused(getProjectNotes, { id: 999_999 }, { as: boss })).toBe(
    'project_not_found',
  );
});
