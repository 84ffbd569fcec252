import { type CaseDecision, closedAs } from '#domain/cases/cases.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { accountName, decidedWhen } from '#server/features/accounts/index.ts';
import { caseById } from './queries.ts';

/** What somebody of the team decides from the page of a case. */
export interface Decided {
  readonly decision: CaseDecision;
  readonly by: number;
  readonly motivo: string;
}

/**
 * Refuses what is decided from the page of a case that somebody has closed, or that is of another project. True when this
 * very decision has closed it: who never had the answer presses again, and nobody else has decided anything. Every case is
 * closed under the lock of its project, which the caller holds: what is read here stays true until it is done.
 */
export async function isDecidedSo(
  trx: Trx,
  project: { readonly id: number },
  caseId: number,
  { decision, by, motivo }: Decided,
): Promise<boolean> {
  const found = await caseById(trx, caseId);
  if (found?.proposal_id !== project.id) return fail('case_not_found');
  if (found.closed_at === null) return false;
  const isSame = found.decision === decision && found.closed_by === by && found.motivo === motivo;
  return isSame || failSaying('case_closed', await closedWords(trx, found));
}

type Closed = NonNullable<Awaited<ReturnType<typeof caseById>>>;

/** Who closed it, when and how, in a sentence, for who comes second. */
async function closedWords(trx: Trx, { closed_at, closed_by, decision, motivo }: Closed) {
  if (closed_at === null) return '';
  const when = decidedWhen(closed_at);
  if (decision === null || closed_by === null) return `Se cerró solo el ${when}: ${motivo}`;
  const how = closedAs(decision as CaseDecision).toLowerCase();
  return `${await accountName(trx, closed_by)} lo decidió el ${when}: ${how}.`;
}
