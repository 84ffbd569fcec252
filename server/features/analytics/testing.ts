import { sql } from 'kysely';
import type * as analytics from '#contract/analytics.ts';
import type { InputOf } from '#contract/call.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import type { TestApp } from '#server/testing/app.ts';

type Report = (typeof analytics)[keyof typeof analytics];

/** Three whole days in Mexico City, their first and last instants, and those just outside. */
export const DAYS = { searchDateStart: '2026-11-10', searchDateEnd: '2026-11-12' };
export const JUST_BEFORE = '2026-11-10T05:59:59.999Z';
export const FIRST = '2026-11-10T06:00:00.000Z';
export const LAST = '2026-11-13T05:59:59.999Z';
export const JUST_AFTER = '2026-11-13T06:00:00.000Z';

/** Calls as an administrator with a new session: the clock may have been moved by days. */
export async function ask<C extends Report>(test: TestApp, call: C, input: InputOf<Report> = DAYS) {
  return test.call.send(call, input as InputOf<C>, { as: await makeAccount(test, 'admin') });
}

/** Gives an account an address. */
export async function livesIn(
  { services: { db } }: TestApp,
  { id }: TestAccount,
  estado: string,
  ciudad: string,
): Promise<void> {
  await sql`
    insert into address (account_id, direccion, estado_id, ciudad_id, colonia, cp)
    select ${id}, 'Calle 1', c.estado_id, c.id, 'Centro', '44100'
    from ciudad c join estado e on e.id = c.estado_id
    where e.nombre = ${estado} and c.nombre = ${ciudad}`.execute(db);
}
