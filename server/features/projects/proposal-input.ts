import type { z } from 'zod/mini';
import {
  DAY_PASSED,
  END_BEFORE_START,
  fieldsToPublish,
  type updateDataProposal,
} from '#contract/projects.ts';
import { fromMxn, toMxn } from '#domain/money.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { camposOf } from '#server/calls/dispatch.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import { ROL } from '#contract/call.ts';
import type { Trx } from '#server/db/pool.ts';
import type { ProposalRow } from './queries.ts';

type ProposalInput = Partial<z.output<typeof updateDataProposal.input>['proposal']>;

/** The columns that the input changes; missing fields stay. */
export const proposalColumns = ({ titulo, descripcion, precio, start, end }: ProposalInput) => ({
  ...(titulo !== undefined && { titulo }),
  ...(descripcion !== undefined && { descripcion }),
  ...(precio !== undefined && { precio: precio === null ? null : fromMxn(precio) }),
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

/** Whether the input differs from the stored proposal. */
export function changes(
  row: ProposalRow,
  { estado = row.estado, ...input }: ProposalInput,
): boolean {
  const columns = Object.entries(proposalColumns(input));
  return (
    estado !== row.estado ||
    columns.some(([column, value]) => row[column as keyof ProposalRow] !== value)
  );
}

/** Ends the call if the end date is before the start date; missing dates are those of the stored proposal. */
export function requireOrderedDates(input: ProposalInput, row?: ProposalRow): void {
  const start = input.start === undefined ? row?.start : input.start;
  const end = input.end === undefined ? row?.end : input.end;
  if (start && end && start > end) fail('invalid_input', { end: END_BEFORE_START });
}

/** Ends the call unless the stored proposal can be published at `now`, with a message at each field. */
export function requireComplete(row: ProposalRow, now: Date): void {
  const { titulo, descripcion, start, end } = row;
  const precio = row.precio === null ? undefined : toMxn(row.precio);
  const checked = fieldsToPublish(mexicoDay(now.getTime())).safeParse({
    titulo,
    descripcion,
    precio,
    start,
    end,
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
