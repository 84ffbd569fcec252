import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// The search by trade and place reads `listing`, which triggers keep: after each kind of change it
// must be what the profiles say.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const kept = () => sql`select * from listing order by account_id, categoria_id`;
const meant = () => sql`
  select p.account_id, pp.categoria_id, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel
    from profile p join profile_profesion pp using (account_id) join account a on a.id = p.account_id
    where p.validacion = 'validado' and a.deleted_at is null order by 1, 2`;

async function expectKept(count: number) {
  const rows = (await kept().execute(test.services.db)).rows;
  expect(rows).toEqual((await meant().execute(test.services.db)).rows);
  expect(rows).toHaveLength(count);
}

it('follows professions, area, stars, level, validation and deletion', async () => {
  const { db } = test.services;
  const { id } = await makeProfessional(test, {
    profesion: 'Pintura',
    profesiones: ['Plomería'],
    estado: 'Jalisco',
    ciudad: 'Zapopan',
  });
  const change = (set: object) =>
    db.updateTable('profile').set(set).where('account_id', '=', id).execute();
  await expectKept(2);
  await change({ ciudad_id: null });
  await expectKept(2);
  await change({ estado_id: null, finished_count: 7, review_count: 2, review_stars: 9 });
  await expectKept(2);
  await db.updateTable('account').set({ nivel: 3 }).where('id', '=', id).execute();
  await expectKept(2);
  await db
    .deleteFrom('profile_profesion')
    .where('account_id', '=', id)
    .where('orden', '=', 1)
    .execute();
  await expectKept(1);
  await change({ validacion: 'rechazado' });
  await expectKept(0);
  await change({ validacion: 'validado' });
  await expectKept(1);
  await db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  await expectKept(0);
});

it('does not list a deleted account again for a review of the same moment', async () => {
  const { db } = test.services;
  const { id } = await makeProfessional(test, { profesion: 'Pintura' });
  for (let round = 0; round < 20; round++) {
    await db.updateTable('account').set({ deleted_at: null }).where('id', '=', id).execute();
    await Promise.all([
      db
        .updateTable('profile')
        .set({ finished_count: round })
        .where('account_id', '=', id)
        .execute(),
      db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', id).execute(),
    ]);
    await expectKept(0);
  }
});
