import { type SqlBool, sql } from 'kysely';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import type { exportTeamRequests } from '#contract/requests.ts';
import { inOrder } from '#server/db/in-chunks.ts';
import {
  type NumberedPage,
  numberedPage,
  oldestFirst,
  type PageRequest,
} from '#server/db/numbered-page.ts';
import type { Db } from '#server/db/pool.ts';
import { containsText } from '#server/db/text-match.ts';
import { isListedPerson, listedPerson } from '#server/features/accounts/index.ts';
import { requests } from '../asked.ts';

/** What the list shows of a request, as in the indexes request_text and request_signs. */
const TEXT = sql`(r.titulo || ' ' || r.aparato || ' ' || r.opt)`;

/** The ids of one page of all clients' requests. */
export async function requestPage(
  db: Db,
  filters: ParsedInputOf<typeof exportTeamRequests>,
  asked: PageRequest & { rows: number },
): Promise<NumberedPage> {
  const { search = '', estado, categoria = '', lugar = '', ciudad = '', con, paso } = filters;
  const { desde, hasta, orden } = filters;
  const happened = paso === 'respondidas' ? 'r.first_answered_at' : 'r.created_at';
  const request = { ...asked, sort: orden === 'antiguas' ? oldestFirst('request') : undefined };
  const names = categoria === '' ? [] : await namesOf(db, categoria);
  const list = db
    .selectFrom('request as r')
    .$if(estado !== undefined, (query) => query.where('r.estado', '=', estado ?? ''))
    .$if(lugar !== '', (query) => query.where('r.lugar_estado', '=', lugar))
    .$if(ciudad !== '', (query) => query.where('r.lugar_ciudad', '=', ciudad))
    .$if(con === 'propuesta', (query) => query.where('r.first_proposed_at', 'is not', null))
    .$if(paso === 'respondidas', (query) => query.where('r.first_answered_at', 'is not', null))
    .$if(Boolean(desde), (query) =>
      query.where(happened, '>=', new Date(startOfMexicoDay(desde ?? ''))),
    )
    .$if(Boolean(hasta), (query) =>
      query.where(happened, '<', new Date(startOfMexicoDay(hasta ?? '') + DAY)),
    )
    .$if(categoria !== '', (query) => query.where(isOneOf(names)));
  const about = containsText(TEXT, search);
  if (!about) return numberedPage(db, list, 'r.id', request);
  const found = isListedPerson('a', search);
  const parts = [
    list.where(about),
    list.innerJoin('account as a', 'a.id', 'r.client_id').where(found),
    list
      .innerJoin('request_recipient as rr', 'rr.request_id', 'r.id')
      .innerJoin('account as a', 'a.id', 'rr.professional_id')
      .where(found),
  ].map((part) => part.select('r.id as key'));
  const whole = list.where((eb) => eb.or([about, concerns(search)]));
  return numberedPage(db, whole, 'r.id', { ...request, parts });
}

/** A category's present name and those under which requests were sent before. */
export async function namesOf(db: Db, categoria: string): Promise<string[]> {
  const former = await db
    .selectFrom('categoria as c')
    .innerJoin('categoria_anterior as former', 'former.categoria_id', 'c.id')
    .select('former.nombre')
    .where('c.categoria', '=', categoria)
    .execute();
  return [categoria, ...former.map(({ nombre }) => nombre)];
}

/** With one name, as most categories have, an index has its requests in the order of the list. */
const isOneOf = (names: readonly string[]) =>
  names.length === 1
    ? sql<SqlBool>`r.categoria = ${names[0]}`
    : sql<SqlBool>`r.categoria = any(${names}::text[])`;

/** Whether its client or one of its recipients is found by the text. */
const concerns = (search: string) => sql<SqlBool>`(
  exists (select from account a where a.id = r.client_id and ${isListedPerson('a', search)})
  or exists (
    select from request_recipient rr join account a on a.id = rr.professional_id
    where rr.request_id = r.id and ${isListedPerson('a', search)}))`;

const withClient = (db: Db) =>
  requests(db)
    .innerJoin('account as client', 'client.id', 'r.client_id')
    .select(listedPerson('client').as('client'));

export type TeamRequestRow = Awaited<
  ReturnType<ReturnType<typeof withClient>['executeTakeFirstOrThrow']>
>;

/** These requests, in this order. */
export const requestRows = async (db: Db, ids: readonly number[]): Promise<TeamRequestRow[]> =>
  inOrder(ids, await withClient(db).where(sql<SqlBool>`r.id = any(${ids})`).execute());

export const requestRow = (db: Db, id: number): Promise<TeamRequestRow | undefined> =>
  withClient(db).where('r.id', '=', id).executeTakeFirst();
