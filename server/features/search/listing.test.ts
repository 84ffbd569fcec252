import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// The search by trade and place reads `listing`, the search by words `findable`. Triggers maintain both:
// after each kind of change they must match the profiles.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const kept = () => sql`select * from listing order by account_id, categoria_id`;
const meant = () => sql`
  select p.account_id, pp.categoria_id, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count, p.nivel,
      pp.orden = 0 as principal
    from profile p join profile_profesion pp using (account_id) join account a on a.id = p.account_id
    where p.validacion = 'validado' and a.deleted_at is null order by 1, 2`;

async function expectKept(count: number) {
  const rows = (await kept().execute(test.services.db)).rows;
  expect(rows).toEqual((await meant().execute(test.services.db)).rows);
  expect(rows).toHaveLength(count);
  const findable = await sql`select * from findable order by account_id`.execute(test.services.db);
  const now = await sql`select * from findable_now order by account_id`.execute(test.services.db);
  expect(findable.rows).toEqual(now.rows);
  expect(findable.rows).toHaveLength(count > 0 ? 1 : 0);
}

/** All lexemes of the only professional. */
async function lexemesKept(): Promise<string[]> {
  const { rows } = await sql<{ lexemas: string[] }>`
    select tsvector_to_array(lexemas) as lexemas from findable`.execute(test.services.db);
  return rows.flatMap(({ lexemas }) => lexemas);
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
  expect(await lexemesKept()).toContain('#s14');
  expect(await lexemesKept()).not.toContain('#e14');
  await change({ ciudad_id: null });
  await expectKept(2);
  expect(await lexemesKept()).toContain('#e14');
  await change({ descripcion: `Barandales ${'a'.repeat(3000)}`, nombre_comercial: 'Brocha Fina' });
  await expectKept(2);
  expect(await lexemesKept()).toEqual(
    expect.arrayContaining(['barandales', 'brocha', 'a'.repeat(60)]),
  );
  await change({ estado_id: null, finished_count: 7, review_count: 2, review_stars: 9 });
  await expectKept(2);
  expect(await lexemesKept()).toContain('#p');
  await db.updateTable('account').set({ nombre: 'Ximena' }).where('id', '=', id).execute();
  await expectKept(2);
  expect(await lexemesKept()).toContain('ximena');
  await db
    .updateTable('account')
    .set({ nivel: 3, membership_ends_at: new Date() })
    .where('id', '=', id)
    .execute();
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
