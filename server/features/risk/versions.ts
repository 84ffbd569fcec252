import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { RiskRuleView } from '#contract/risk.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import {
  firstValue,
  isGuarded,
  RISK_RULE_IDS,
  RISK_RULES,
  type RiskRule,
  type RiskValue,
} from '#domain/risk/rules.ts';
import { DAY } from '#lib/mexico-time.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName, whoDid } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { auditedValue, valueView } from './values.ts';

interface Version {
  /** 0 for what it began with. */
  readonly version: number;
  readonly valor: RiskValue;
  readonly from: Date;
  readonly motivo: string;
  readonly by: number | null;
  readonly at: Date;
  readonly autor: string | null;
}

/** Since the platform began. */
const BEGINNING = new Date('2020-01-01T06:00:00.000Z');
/** As many as an undo, and what stands beside each other on the screen, look back. */
const LOOKED_BACK = 3;

const versions = (db: Db | Trx, regla: RiskRule) =>
  db
    .selectFrom('risk_rule as r')
    .innerJoin('account as a', 'a.id', 'r.author_id')
    .select(['r.version', 'r.valor', 'r.holds_from', 'r.motivo', 'r.author_id', 'r.created_at'])
    .select(['a.nombre', 'a.apellidos', 'a.deleted_at'])
    .where('r.regla', '=', regla)
    .orderBy('r.version', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

const versionOf = (row: Row): Version => ({
  version: row.version,
  valor: row.valor as unknown as RiskValue,
  from: row.holds_from,
  motivo: row.motivo,
  by: row.author_id,
  at: row.created_at,
  autor: visibleName(row),
});

const beginningOf = (regla: RiskRule): Version => ({
  version: 0,
  valor: firstValue(regla),
  from: BEGINNING,
  motivo: 'La del inicio',
  by: null,
  at: BEGINNING,
  autor: null,
});

/** The newest versions of a rule, the newest first; the last is what it began with, if there are few. */
async function newest(db: Db | Trx, regla: RiskRule): Promise<[Version, ...Version[]]> {
  const rows = await versions(db, regla).limit(LOOKED_BACK).execute();
  const [last, ...before] = rows.map(versionOf);
  if (last === undefined) return [beginningOf(regla)];
  return [last, ...before, ...(rows.length < LOOKED_BACK ? [beginningOf(regla)] : [])];
}

/** The one in force at `now`. */
async function inForce(db: Db | Trx, regla: RiskRule, now: Date): Promise<Version> {
  const row = await versions(db, regla)
    .where('r.holds_from', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row ? versionOf(row) : beginningOf(regla);
}

/** The number of the newest one, planned or not. */
export const lastVersion = async (db: Db | Trx, regla: RiskRule): Promise<number> =>
  (await newest(db, regla))[0].version;

/** What a version says; what the rule began with where there is none of that number. */
export async function valueAt(db: Db | Trx, regla: RiskRule, version: number): Promise<RiskValue> {
  const row = await versions(db, regla).where('r.version', '=', version).executeTakeFirst();
  return (row ? versionOf(row) : beginningOf(regla)).valor;
}

/** All that holds at some time from an instant on, unless something else is written. */
export async function heldFrom(db: Db | Trx, regla: RiskRule, from: Date): Promise<RiskValue[]> {
  const planned = await versions(db, regla).where('r.holds_from', '>', from).execute();
  return [await inForce(db, regla, from), ...planned.map(versionOf)].map(({ valor }) => valor);
}

const versionView = (regla: RiskRule, { version, valor, from, autor, motivo }: Version) => ({
  ...valueView(regla, valor),
  version,
  desde: from.toISOString(),
  autor,
  motivo,
});

/** More are not counted. */
const COUNTED = 1000;

/** How often each rule applied in the last 7 and 30 days. */
async function countHits(db: Db | Trx, reglas: readonly RiskRule[], now: Date) {
  const since = (days: number) => new Date(now.getTime() - days * DAY);
  const counted = (days: number) => sql<number>`(select count(*)::int from (
    select from risk_hit h where h.regla = r.regla and h.opened_at > ${since(days)} limit ${sql.lit(COUNTED)}) c)`;
  const { rows } = await sql<{ regla: RiskRule; week: number; month: number }>`
    select r.regla, ${counted(7)} as week, ${counted(30)} as month
    from unnest(${[...reglas]}::text[]) r (regla)`.execute(db);
  return new Map(rows.map(({ regla, ...counts }) => [regla, counts]));
}

/** Rules as the team reads them. */
export async function rulesView(
  db: Db | Trx,
  now: Date,
  reglas: readonly RiskRule[] = RISK_RULE_IDS,
): Promise<RiskRuleView[]> {
  const counts = await countHits(db, reglas, now);
  const views: RiskRuleView[] = [];
  for (const regla of reglas) {
    const [last, before] = await newest(db, regla);
    const current = await inForce(db, regla, now);
    const { week = 0, month = 0 } = counts.get(regla) ?? {};
    views.push({
      regla,
      vigente: versionView(regla, current),
      planeada: last.from > now ? versionView(regla, last) : null,
      anterior: before ? valueView(regla, before.valor) : null,
      ultima: last.version,
      veces_7: week,
      veces_30: month,
    });
  }
  return views;
}

interface Change {
  /** The newest version that was looked at. */
  readonly ultima: number;
  /** The next value, made of the newest and the one before it. */
  readonly next: (last: RiskValue, before: RiskValue | undefined) => RiskValue;
  readonly from: Date;
  readonly motivo: string;
  readonly adminId: number;
  readonly action: AuditAction;
  readonly now: Date;
}

/**
 * Writes the next version of a rule, unless somebody has written another one since that which was looked at: then it says who.
 * The same press again finds it written and changes nothing.
 */
export async function writeRule(trx: Trx, regla: RiskRule, change: Change): Promise<void> {
  const { ultima, next, from, motivo, adminId, action, now } = change;
  const [last, before, earlier] = await newest(trx, regla);
  if (last.version !== ultima) {
    const isOwn = last.version === ultima + 1 && last.by === adminId && before !== undefined;
    if (isOwn && isDeepStrictEqual(next(before.valor, earlier?.valor), last.valor)) return;
    // Whoever undoes has typed no figures.
    const late = action === 'deshacer_regla' ? 'setting_undo_late' : 'setting_changed';
    return last.by === null
      ? fail(late)
      : failSaying(late, await whoDid(trx, { by: last.by, at: last.at }, 'lo cambió'));
  }
  const valor = next(last.valor, before?.valor);
  // The same from another day on is a change.
  if (isDeepStrictEqual(valor, last.valor) && last.from <= now && from <= now) return;
  const written = await trx
    .insertInto('risk_rule')
    .values({
      regla,
      version: ultima + 1,
      valor: JSON.stringify(valor),
      holds_from: from,
      motivo,
      author_id: adminId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  // Of two at once, the second finds what the first has written.
  if (!written) return writeRule(trx, regla, change);
  await audit(trx, {
    adminId,
    action,
    subjectId: regla,
    people: [],
    before: auditedValue(regla, last.valor),
    after: { ...auditedValue(regla, valor), motivo },
    now,
  });
  // Nobody stops being watched, or stopped, without the others knowing.
  if (isGuarded(regla))
    await tellTeam(trx, {
      subject: `Cambió una regla que ${RISK_RULES[regla].effect === 'vigila' ? 'vigila al equipo' : 'detiene proyectos'}: ${RISK_RULES[regla].label}`,
      text: 'Mira cómo quedó, quién la cambió y por qué.',
      path: '/admin/ajustes/riesgo',
    });
}
