import { sql } from 'kysely';
import { type Book, COMPARISON_LATE_MS } from '#domain/reconciliation/difference.ts';
import { longDay } from '#lib/date-words.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { isCompared } from './differences.ts';
import { COMPARED_WITH } from './tell.ts';

/** Of a comparison `c`: that it did not come about for too long. */
export const isLateComparison = (now: Date) => sql<boolean>`
  c.compared_at < ${new Date(now.getTime() - COMPARISON_LATE_MS)}
  and ${isCompared}`;

/** Mails the team, while it lasts, that nobody can say whether the books differ (4 §B). */
export async function tellLate({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const late = await db
    .selectFrom('book_compared as c')
    .select(['c.libro', 'c.compared_at'])
    .where(isLateComparison(now))
    .orderBy('c.compared_at')
    .execute();
  if (late.length === 0) return;
  const lines = late.map(
    ({ libro, compared_at: at }) =>
      `- Con ${COMPARED_WITH[libro as Book]}: la última vez, el ${longDay(mexicoDay(at.getTime()))}.`,
  );
  await inTransaction(db, (trx) =>
    tellTeam(trx, {
      subject: 'Los libros llevan más de un día sin compararse',
      text: `Mientras no se comparen, nadie sabe si falta dinero:\n${lines.join('\n')}`,
      path: '/admin/pendientes',
    }),
  );
}
