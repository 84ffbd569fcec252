import {
  type Book,
  type Difference,
  describeDifference,
} from '#domain/reconciliation/difference.ts';
import { longDay } from '#lib/date-words.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { Trx } from '#server/db/pool.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { openDifferences } from './differences.ts';

/** A difference in a sentence, with since when, or for what the provider moved on which day that was. */
export const sentenceOf = (difference: Difference & { since: Date }): string =>
  `${describeDifference(difference)} ${difference.tipo === 'movimiento' ? 'Ocurrió' : 'Desde'} el ${longDay(mexicoDay(difference.since.getTime()))}.`;

/** With what each of the books is compared. */
export const COMPARED_WITH = {
  reglas: 'sus reglas',
  proveedor: 'Stripe',
  banco: 'el banco',
  mes: 'los meses cerrados',
} as const satisfies Record<Book, string>;

/** Mails the team what is new, once. */
export async function tellNew(
  trx: Trx,
  book: Book,
  { ids, count }: { ids: readonly number[]; count: number },
): Promise<void> {
  const first = ids[0];
  if (first === undefined) return;
  const named = await openDifferences(trx, { after: first - 1, most: ids.length, book });
  const lines = named.map((difference) => `- ${sentenceOf(difference)}`);
  if (count > ids.length) lines.push(`- … y ${count - ids.length} más.`);
  await tellTeam(trx, {
    subject:
      count === 1
        ? `Los libros y ${COMPARED_WITH[book]} no dicen lo mismo`
        : `${count} diferencias entre los libros y ${COMPARED_WITH[book]}`,
    text: lines.join('\n'),
    path: `/admin/pendientes?diferencias=${ids.join(',')}`,
  });
}
