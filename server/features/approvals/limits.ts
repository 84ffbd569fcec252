import type { Limits } from '#contract/approvals.ts';
import { type ApprovalLimits, FIRST_LIMITS } from '#domain/approvals/approvals.ts';
import { centavos, toMxn } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';

/** The newest limits up to a version, and the two before them, as far as there are. */
const versions = (db: Db | Trx) =>
  db
    .selectFrom('approval_limit as l')
    .innerJoin('account as a', 'a.id', 'l.author_id')
    .select(['l.id', 'l.pagos', 'l.decisiones', 'l.motivo', 'l.author_id', 'l.created_at'])
    .select(['a.nombre', 'a.apellidos', 'a.deleted_at'])
    .orderBy('l.id', 'desc')
    .limit(3)
    .execute();

interface Version {
  /** 0 for those of the beginning. */
  readonly version: number;
  readonly limits: ApprovalLimits;
  readonly by: number | null;
  readonly at: Date | null;
}

const BEGINNING_VERSION: Version = { version: 0, limits: FIRST_LIMITS, by: null, at: null };

const versionOf = (row: Awaited<ReturnType<typeof versions>>[number]): Version => ({
  version: row.id,
  limits: limitsOfRow(row),
  by: row.author_id,
  at: row.created_at,
});

const limitsOfRow = ({ pagos, decisiones }: { pagos: number; decisiones: number }) => ({
  pagos: centavos(pagos),
  decisiones: centavos(decisiones),
});

/** The limits in force, those before them, and those before these; the last ones are those of the beginning. */
export async function lastLimits(db: Db | Trx): Promise<[Version, ...Version[]]> {
  const [last, ...before] = [...(await versions(db)).map(versionOf), BEGINNING_VERSION];
  return [last ?? BEGINNING_VERSION, ...before];
}

/** Above what nobody acts alone now. */
export const limitsInForce = async (db: Db | Trx): Promise<ApprovalLimits> =>
  (await lastLimits(db))[0].limits;

/** The limits before those of a version, which may have been followed by others since; null where there are none. */
export async function limitsBefore(db: Db | Trx, version: number): Promise<ApprovalLimits | null> {
  if (version === 0) return null;
  const row = await db
    .selectFrom('approval_limit')
    .select(['pagos', 'decisiones'])
    .where('id', '<', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? limitsOfRow(row) : FIRST_LIMITS;
}

/** Since the platform began. */
const BEGINNING = '2020-01-01T06:00:00.000Z';

const inMxn = ({ pagos, decisiones }: ApprovalLimits) => ({
  pagos: toMxn(pagos),
  decisiones: toMxn(decisiones),
});

export async function limitsView(db: Db | Trx): Promise<Limits> {
  const [row, before] = await versions(db);
  if (!row)
    return {
      version: 0,
      ...inMxn(FIRST_LIMITS),
      desde: BEGINNING,
      autor: null,
      motivo: 'Los del inicio',
      anterior: null,
    };
  return {
    version: row.id,
    ...inMxn(limitsOfRow(row)),
    desde: row.created_at.toISOString(),
    autor: visibleName(row),
    motivo: row.motivo,
    anterior: inMxn(before ? limitsOfRow(before) : FIRST_LIMITS),
  };
}
