import { type SqlBool, sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import type { RiskHit } from '#contract/risk.ts';
import { toMxn } from '#domain/money.ts';
import { firstValue, type RiskRule, type RiskValue, ruleWords } from '#domain/risk/rules.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import {
  listedPerson,
  type ListedPersonRow,
  nameOfListed,
} from '#server/features/accounts/index.ts';

export interface HitRow {
  readonly id: number;
  readonly regla: RiskRule;
  /** What the rule held when it applied; null for what it began with. */
  readonly valor: RiskValue | null;
  readonly hechos: Readonly<Record<string, number>>;
  readonly person: ListedPersonRow;
  readonly rol: number;
  /** Whether that person, or the payee, is suspended now. */
  readonly suspended: boolean;
  readonly payee: ListedPersonRow | null;
  readonly proposal_id: number | null;
  readonly titulo: string | null;
  readonly held: number | null;
  /** Whether its project is under way, so that it is frozen. */
  readonly under_way: boolean;
  readonly payment_id: number | null;
  readonly stops: boolean;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  readonly closed_by: number | null;
  readonly decision: string | null;
  readonly nota: string;
  readonly closer: ListedPersonRow | null;
}

/** The columns of a hit `h`, read by the keys of what it is about. */
const HIT = sql`h.id, h.regla, h.hechos, h.proposal_id, h.payment_id, h.stops, h.opened_at, h.closed_at, h.closed_by,
  h.decision, h.nota, r.valor, ${listedPerson('a')} as person, a.rol, p.titulo,
  coalesce(a.suspended_at, q.suspended_at) is not null as suspended,
  coalesce(p.grupo = 'en_curso', false) as under_way,
  (select l.balance from ledger_account l where l.kind = 'retenido' and l.proposal_id = p.id) as held,
  case when c.id is not null then ${listedPerson('c')} end as closer,
  case when q.id is not null then ${listedPerson('q')} end as payee`;

const FROM = sql`join account a on a.id = h.account_id left join proposal p on p.id = h.proposal_id
  left join account q on q.id = h.payee_id
  left join account c on c.id = h.closed_by
  left join risk_rule r on r.regla = h.regla and r.version = h.version`;

/** A page, the newest first. */
export async function hitPage(
  db: Db | Trx,
  {
    regla,
    despues,
    rows: most,
  }: { regla: RiskRule | undefined; despues: number | undefined; rows: number },
): Promise<HitRow[]> {
  const ofRule = regla === undefined ? sql<SqlBool>`true` : sql<SqlBool>`regla = ${regla}`;
  const after =
    despues === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(opened_at, id) < (select s.opened_at, s.id from risk_hit s where s.id = ${despues})`;
  const order = regla === undefined ? sql`id desc` : sql`opened_at desc, id desc`;
  const from = regla === undefined && despues !== undefined ? sql<SqlBool>`id < ${despues}` : after;
  const { rows } = await sql<HitRow>`select ${HIT} from (
      select * from risk_hit where ${ofRule} and ${from} order by ${order} limit ${most}) h ${FROM}
    order by h.opened_at desc, h.id desc`.execute(db);
  return rows;
}

export async function hitById(db: Db | Trx, id: number): Promise<HitRow | undefined> {
  const { rows } =
    await sql<HitRow>`select ${HIT} from risk_hit h ${FROM} where h.id = ${id}`.execute(db);
  return rows[0];
}

/** The rules of the other open hits that stop the same project. */
export async function stopsBeside(
  db: Db | Trx,
  { id, proposal_id, stops }: HitRow,
): Promise<RiskRule[]> {
  if (!stops || proposal_id === null) return [];
  const rows = await db
    .selectFrom('risk_hit')
    .select(({ ref }) => ref('regla').$castTo<RiskRule>().as('regla'))
    .where('proposal_id', '=', proposal_id)
    .where('stops', '=', true)
    .where('closed_at', 'is', null)
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  return rows.map(({ regla }) => regla);
}

/** Whether its project waits for the decision. */
export const isFrozenBy = ({ stops, under_way, closed_at }: HitRow): boolean =>
  stops && under_way && closed_at === null;

export const hitView = (row: HitRow): RiskHit => ({
  id: row.id,
  regla: row.regla,
  texto: ruleWords(row.regla, row.valor ?? firstValue(row.regla)),
  hechos: Object.entries(row.hechos).map(([nombre, valor]) => ({
    nombre,
    valor: nombre === 'monto' ? toMxn(valor) : valor,
  })),
  persona: { keylogin: row.person.keylogin, nombre: nameOfListed(row.person) },
  del_equipo: row.rol === ROL.admin,
  cobra: row.payee && { keylogin: row.payee.keylogin, nombre: nameOfListed(row.payee) },
  proyecto: row.proposal_id === null ? null : { id: row.proposal_id, titulo: row.titulo ?? '' },
  pago: row.payment_id,
  detiene: row.stops,
  retenido: row.proposal_id === null ? null : toMxn(row.held ?? 0),
  createAt: row.opened_at.toISOString(),
  cierre:
    row.closed_at === null
      ? null
      : {
          createAt: row.closed_at.toISOString(),
          decision: row.decision as NonNullable<RiskHit['cierre']>['decision'],
          nota: row.nota,
          por: row.closer && nameOfListed(row.closer),
        },
});
