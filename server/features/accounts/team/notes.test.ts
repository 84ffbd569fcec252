import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccountNote, deleteAccount, getAccountNotes } from '#contract/accounts.ts';
import { makeClient } from '#demo/factories.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

// What the team notes of a person (4 §F); how notes are paged is tested with those of projects.

let test: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
});
afterAll(() => test.close());

const add = (user_id: string, texto: string, client_id = 'nota-0001') =>
  test.call.reply(addAccountNote, { user_id, texto, client_id }, { as: boss });
const read = (user_id: string) => test.call.send(getAccountNotes, { user_id }, { as: boss });

it('are kept once each, of one person, and never changed', async () => {
  const [ana, eva] = [await makeClient(test.services), await makeClient(test.services)];
  await Promise.all([1, 2].map(() => add(ana.keylogin, 'Llamó.')));
  await add(eva.keylogin, 'Escribió.');
  expect((await read(ana.keylogin)).notas).toMatchObject([
    { texto: 'Llamó.', por: { keylogin: boss.keylogin } },
  ]);
  expect(await add(ana.keylogin, 'Otra cosa.')).toMatchObject({ code: 'note_changed' });
  const { db } = test.services;
  await expect(db.updateTable('account_note').set({ texto: 'x' }).execute()).rejects.toThrow();
  const audited = await db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'anotar_cuenta')
    .orderBy('id')
    .execute();
  expect(audited.map(({ subject_id }) => subject_id)).toEqual([ana.keylogin, eva.keylogin]);
  const own = { as: sessionOf(ana) };
  expect(await test.call.refused(getAccountNotes, { user_id: ana.keylogin }, own)).toBe(
    'forbidden',
  );
});

it('go with the account, and nobody notes anything of one that is gone', async () => {
  const gone = await makeClient(test.services);
  await add(gone.keylogin, 'Se muda a Mérida.');
  await test.call.send(deleteAccount, { id: gone.keylogin }, { as: boss });
  const kept = await test.services.db.selectFrom('account_note').select('texto').execute();
  expect(kept.map(({ texto }) => texto)).not.toContain('Se muda a Mérida.');
  for (const key of [gone.keylogin, 'nadie-con-esta-clave'])
    expect(await add(key, 'Otra.', 'nota-0002')).toMatchObject({ code: 'account_not_found' });
});
