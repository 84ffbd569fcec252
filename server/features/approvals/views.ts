import type { Approval } from '#contract/approvals.ts';
import type { ApprovalObject } from '#domain/approvals/approvals.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { RISK_RULES, type RiskRule } from '#domain/risk/rules.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { inputOf } from './ask.ts';
import type { FourEyes } from './four-eyes.ts';
import { type ApprovalRow, isBacked, neededOf } from './queries.ts';

interface Shown {
  readonly actions: ReadonlyMap<string, FourEyes>;
  readonly services: Services;
  readonly now: Date;
}

export async function approvalViews(
  db: Db | Trx,
  rows: readonly ApprovalRow[],
  shown: Shown,
): Promise<Approval[]> {
  const names = await namesOf(db, [...new Set(rows.flatMap(({ objects }) => objects))]);
  const views: Approval[] = [];
  for (const row of rows) views.push(await view(db, row, { ...shown, names }));
  return views;
}

type Names = ReadonlyMap<string, string>;

async function view(
  db: Db | Trx,
  row: ApprovalRow,
  { actions, services, now, names }: Shown & { names: Names },
): Promise<Approval> {
  const waits = row.estado === 'en_espera';
  const isDue = waits && row.expires_at <= now;
  return {
    id: row.id,
    tipo: row.kind,
    monto: row.amount === null ? null : toMxn(centavos(row.amount)),
    objetos: row.objects.map((object) => ({
      ...splitObject(object),
      nombre: names.get(object) ?? '',
    })),
    lineas: await linesOf(db, row, { actions, services }),
    motivo: row.motivo,
    pide: { keylogin: row.keylogin, nombre: visibleName(row) },
    createAt: row.asked_at.toISOString(),
    vence_at: row.expires_at.toISOString(),
    permisos: [...neededOf(row)],
    respaldo: isBacked(row),
    estado: isDue ? 'vencida' : row.estado,
    fin: isDue
      ? { createAt: row.expires_at.toISOString(), por: null, motivo: '' }
      : row.ended_at && {
          createAt: row.ended_at.toISOString(),
          por: enderName(row),
          motivo: row.ended_motivo,
        },
  };
}

const enderName = (row: ApprovalRow): string | null =>
  row.ended_by === null
    ? null
    : visibleName({
        nombre: row.ender_nombre ?? '',
        apellidos: row.ender_apellidos ?? '',
        deleted_at: row.ender_deleted_at,
      });

async function linesOf(
  db: Db | Trx,
  row: ApprovalRow,
  { actions, services }: Pick<Shown, 'actions' | 'services'>,
): Promise<Approval['lineas']> {
  const input = inputOf(row, services.config.secretKeys) as never;
  const lines =
    input === null
      ? row.lines
      : ((await actions.get(row.path)?.secondPerson.lines(input, db)) ?? []);
  const { decided_before: before } = row;
  const all =
    before > 0 ? [...lines, { que: 'ya_decidio' as const, monto: centavos(before) }] : lines;
  return all.map(({ que, texto = '', monto }) => ({
    que,
    texto,
    monto: monto === undefined ? null : toMxn(monto),
  }));
}

function splitObject(object: string): { tipo: ApprovalObject; id: string } {
  const [tipo = '', id = ''] = object.split(':');
  return { tipo: tipo as ApprovalObject, id };
}

/** The present names of what is waited for: of people, or the titles of their projects. */
async function namesOf(db: Db | Trx, objects: readonly string[]): Promise<Names> {
  const ids = (tipo: ApprovalObject) =>
    objects
      .map(splitObject)
      .filter((one) => one.tipo === tipo)
      .map(({ id }) => id);
  const names = new Map<string, string>();
  for (const regla of ids('rule')) names.set(`rule:${regla}`, RISK_RULES[regla as RiskRule].label);
  const accounts = ids('account');
  if (accounts.length > 0)
    for (const row of await db
      .selectFrom('account')
      .select(['keylogin', 'nombre', 'apellidos', 'deleted_at'])
      .where('keylogin', 'in', accounts)
      .execute())
      names.set(`account:${row.keylogin}`, visibleName(row));
  const payouts = ids('payout').map(Number);
  if (payouts.length > 0)
    for (const row of await db
      .selectFrom('payout as o')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .select(['o.id', 'a.nombre', 'a.apellidos', 'a.deleted_at'])
      .where('o.id', 'in', payouts)
      .execute())
      names.set(`payout:${row.id}`, visibleName(row));
  const disputes = ids('dispute').map(Number);
  if (disputes.length > 0)
    for (const row of await db
      .selectFrom('dispute as d')
      .innerJoin('proposal as p', 'p.id', 'd.proposal_id')
      .select(['d.id', 'p.titulo'])
      .where('d.id', 'in', disputes)
      .execute())
      names.set(`dispute:${row.id}`, row.titulo);
  const projects = ids('proposal').map(Number);
  if (projects.length > 0)
    for (const row of await db
      .selectFrom('proposal')
      .select(['id', 'titulo'])
      .where('id', 'in', projects)
      .execute())
      names.set(`proposal:${row.id}`, row.titulo);
  const losses = ids('loss').map(Number);
  if (losses.length > 0)
    for (const row of await db
      .selectFrom('loss as l')
      .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
      .select(['l.id', 'p.titulo'])
      .where('l.id', 'in', losses)
      .execute())
      names.set(`loss:${row.id}`, row.titulo ?? '');
  return names;
}
