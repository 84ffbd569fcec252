import type { z } from 'zod/mini';
import {
  DAY_PASSED,
  END_BEFORE_START,
  fieldsToPublish,
  type updateDataProposal,
} from '#contract/projects.ts';
import { type Centavos, fromMxn, toMxn } from '#domain/money.ts';
import { changesBetween } from '#domain/projects/changes.ts';
import { linesTotal } from '#domain/projects/lines.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { camposOf } from '#server/calls/dispatch.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import { ROL } from '#contract/call.ts';
import type { Trx } from '#server/db/pool.ts';
import type { ProposalRow } from './queries.ts';
import { termsView } from './terms.ts';

type ProposalInput = Partial<z.output<typeof updateDataProposal.input>['proposal']>;

/**
 * What the input changes; missing fields stay. Lines are the price, and end with another price that comes without them,
 * as from somebody who does not know them.
 */
export function changed(input: ProposalInput, row?: ProposalRow) {
  const { titulo, descripcion, start, end, hora, duracion, incluye, no_incluye } = input;
  const conceptos = input.conceptos?.map(({ concepto, monto }) => ({
    concepto,
    monto: fromMxn(monto),
  }));
  const precio = conceptos?.length ? linesTotal(conceptos) : priceOf(input);
  const outdated =
    precio !== undefined && row !== undefined && row.conceptos.length > 0 && precio !== row.precio;
  const lines = conceptos ?? (outdated ? [] : undefined);
  return {
    ...(titulo !== undefined && { titulo }),
    ...(descripcion !== undefined && { descripcion }),
    ...(precio !== undefined && { precio }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(hora !== undefined && { hora }),
    ...(duracion !== undefined && { duracion }),
    ...(lines !== undefined && { conceptos: lines }),
    ...(incluye !== undefined && { incluye }),
    ...(no_incluye !== undefined && { no_incluye }),
  };
}

const priceOf = ({ precio }: ProposalInput): Centavos | null | undefined =>
  precio === null || precio === undefined ? precio : fromMxn(precio);

/** The columns that the input changes. */
export function columnsOf(input: ProposalInput, row?: ProposalRow) {
  const { conceptos, ...columns } = changed(input, row);
  return { ...columns, ...(conceptos && { conceptos: JSON.stringify(conceptos) }) };
}

/**
 * The column of the request that it is for, if any is named. Ends the call when this client did not send that one to this
 * professional, and, of one that `begins`, when it has ended; what was begun before can still be changed.
 */
export async function answered(
  trx: Trx,
  { solicitud }: ProposalInput,
  { client_id, professional_id }: Pick<ProposalRow, 'client_id' | 'professional_id'>,
  { begins = false } = {},
) {
  if (typeof solicitud !== 'number') return {};
  if (solicitud === 0) return { answers_request_id: null };
  const asked = await trx
    .selectFrom('request as r')
    .innerJoin('request_recipient as rr', 'rr.request_id', 'r.id')
    .select(['r.id', 'r.estado'])
    .where('r.id', '=', solicitud)
    .where('r.client_id', '=', client_id)
    .where('rr.professional_id', '=', professional_id)
    .executeTakeFirst();
  if (!asked) return fail('request_not_found');
  if (begins && asked.estado !== 'abierta') return fail('request_over');
  return { answers_request_id: asked.id };
}

/** Whether the input differs from the stored proposal. */
export const changes = (
  row: ProposalRow,
  { estado = row.estado, ...input }: ProposalInput,
): boolean =>
  estado !== row.estado || changesBetween(row, { ...row, ...changed(input, row) }).length > 0;

/** Ends the call if the end date is before the start date; missing dates are those of the stored proposal. */
export function requireOrderedDates(input: ProposalInput, row?: ProposalRow): void {
  const start = input.start === undefined ? row?.start : input.start;
  const end = input.end === undefined ? row?.end : input.end;
  if (start && end && start > end) fail('invalid_input', { end: END_BEFORE_START });
}

/** Ends the call unless the stored proposal can be published at `now`, with a message at each field. */
export function requireComplete(row: ProposalRow, now: Date): void {
  const checked = fieldsToPublish(mexicoDay(now.getTime())).safeParse({
    ...row,
    ...termsView(row),
    precio: row.precio === null ? undefined : toMxn(row.precio),
  });
  if (checked.success) return;
  const campos = camposOf(checked.error.issues);
  const passed = Object.values(campos).every((text) => text === DAY_PASSED);
  fail(passed ? 'start_passed' : 'proposal_incomplete', campos);
}

/** Ends the call unless the caller is a validated professional or an administrator (decisions §2). */
export async function requireMayPropose(trx: Trx, caller: Caller): Promise<void> {
  if (caller.rol === ROL.client) fail('proposal_only_professional');
  if (caller.rol === ROL.admin) return;
  const profile = await trx
    .selectFrom('profile')
    .select('validacion')
    .where('account_id', '=', caller.id)
    .executeTakeFirst();
  if (profile?.validacion !== 'validado') fail('proposal_author_not_validated');
}
