import { type SqlBool, sql } from 'kysely';
import type { ParsedInputOf } from '#contract/call.ts';
import type { exportMensajes } from '#contract/chat.ts';
import { failAt } from '#server/calls/failure.ts';
import { inOrder } from '#server/db/in-chunks.ts';
import {
  type NumberedPage,
  numberedPage,
  oldestFirst,
  type PageRequest,
} from '#server/db/numbered-page.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inShortTime } from '#server/db/short-time.ts';
import { containsText } from '#server/db/text-match.ts';
import { isListedPerson, listedPerson } from '#server/features/accounts/index.ts';

/** As in the indexes message_text and message_signs. */
const TEXT = sql`m.msg`;

/** How long one statement of a search may take: a text of common words can be like every message and be in none. */
const SEARCH_MS = 2000;

/** The ids of one page of all messages. */
export const messagePage = async (
  trx: Trx,
  filters: ParsedInputOf<typeof exportMensajes>,
  asked: PageRequest & { rows: number },
): Promise<NumberedPage> =>
  (await inShortTime(trx, SEARCH_MS, () => pageOf(trx, filters, asked))) ??
  failAt('search', 'search_takes_long');

function pageOf(
  db: Db,
  { search = '', orden }: ParsedInputOf<typeof exportMensajes>,
  asked: PageRequest & { rows: number },
): Promise<NumberedPage> {
  const request = { ...asked, sort: orden === 'antiguos' ? oldestFirst('message') : undefined };
  const said = containsText(TEXT, search);
  if (!said) return numberedPage(db, db.selectFrom('message as m'), 'm.id', request);
  const parts = [
    db.selectFrom('message as m').where(said).select('m.id as key'),
    db
      .selectFrom('account as a')
      .innerJoin('conversation_member as cm', 'cm.account_id', 'a.id')
      .innerJoin('message as m', 'm.conversation_id', 'cm.conversation_id')
      .where(isListedPerson('a', search))
      .select('m.id as key'),
  ];
  const whole = db
    .selectFrom('message as m')
    .innerJoin('conversation as c', 'c.id', 'm.conversation_id')
    .innerJoin('account as l', 'l.id', 'c.low_id')
    .innerJoin('account as h', 'h.id', 'c.high_id')
    .where((eb) => eb.or([said, isListedPerson('l', search), isListedPerson('h', search)]));
  return numberedPage(db, whole, 'm.id', { ...request, parts });
}

const rows = (db: Db) =>
  db
    .selectFrom('message as m')
    .innerJoin('conversation as c', 'c.id', 'm.conversation_id')
    .innerJoin('account as l', 'l.id', 'c.low_id')
    .innerJoin('account as h', 'h.id', 'c.high_id')
    .select(['m.id', 'm.sender_id', 'm.actor_id', 'm.msg', 'm.file_id', 'm.created_at'])
    .select([listedPerson('l').as('low'), listedPerson('h').as('high')]);

/** The rows of the list for these messages, in this order. */
export const messageRows = async (db: Db, ids: readonly number[]) =>
  inOrder(ids, await rows(db).where(sql<SqlBool>`m.id = any(${ids})`).execute());
