import { sql } from 'kysely';
import type { AnswerCount } from '#domain/business/first-answer.ts';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { endOfDay } from '#server/features/ledger/index.ts';
import { countedUntil } from './count.ts';
import { answered, happened, type Range } from './facts.ts';

/** What was counted of one kind in one of the periods, centavos; `place` counts them from one. */
interface Counted {
  readonly place: number;
  readonly que: string;
  readonly total: number;
  readonly monto: number;
}

type Answered = AnswerCount & { readonly place: number };

/** The days of a range that are counted, and the instants that are still read from rows. */
async function splitDays(db: Db | Trx, from: string, to: string) {
  const until = await countedUntil(db);
  const [first, end] = [startOfMexicoDay(from), endOfDay(to).getTime()];
  const cut = new Date(Math.min(Math.max(until.getTime(), first), end));
  const rows: Range = { from: cut, before: new Date(end) };
  return {
    days: sql`dia >= ${from} and dia < ${mexicoDay(cut.getTime())}`,
    rows,
  };
}

/** What happened in the periods that begin on these days, the last one until `to`. */
export async function seriesOf(db: Db | Trx, starts: readonly string[], to: string) {
  const { days, rows } = await splitDays(db, starts[0] ?? to, to);
  const place = sql`width_bucket(dia, ${starts}::date[])`;
  const counted = await sql<Counted>`
    select ${place} as place, que, sum(total)::integer as total, sum(monto)::bigint as monto from (
      select dia, que, total, monto from business_day where ${days}
      union all
      select dia, que, 1, monto from (${happened(rows)}) f
    ) d group by 1, 2`.execute(db);
  const answers = await sql<Answered>`
    select ${place} as place, minutos, sum(total)::integer as total from (
      select dia, minutos, total from first_answer_day where ${days}
      union all
      select dia, minutos, 1 from (${answered(rows)}) f
    ) d group by 1, 2`.execute(db);
  return { counted: counted.rows, answers: answers.rows };
}
