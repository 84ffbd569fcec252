import { shortDay } from '#lib/date-words.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import { stopped } from '#lib/stopped.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName } from './names.ts';

/** The name of an account, as the team reads it. */
export async function accountName(db: Db | Trx, id: number): Promise<string> {
  const account = await db
    .selectFrom('account as a')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .select(['a.nombre', 'a.apellidos', 'a.deleted_at', 'p.nombre_comercial'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return visibleName(account);
}

/** «15 nov 2026, 15:47» in Mexico City, as the team's screens write when something was decided. */
export const decidedWhen = (at: Date): string =>
  `${shortDay(mexicoDay(at.getTime()))}, ${formatClock(at.getTime())}`;

/** «Ada López lo cerró el 15 nov 2026, 15:47: ya hablaron.», for whoever of the team comes second; `how` may be ''. */
export async function whoDid(
  db: Db | Trx,
  { by, at }: { readonly by: number; readonly at: Date },
  did: string,
  how = '',
): Promise<string> {
  const what = `${await accountName(db, by)} ${did} el ${decidedWhen(at)}`;
  return stopped(how === '' ? what : `${what}: ${how}`);
}
