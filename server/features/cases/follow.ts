import { causeEnded, decisionBy } from '#domain/cases/cases.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import type { ProposalState } from '#domain/projects/state.ts';
import type { Trx } from '#server/db/pool.ts';
import { openCase } from './open.ts';
import { endCase, openCausesOf } from './queries.ts';

interface Happened {
  readonly evento: ProjectEvent;
  readonly actorId: number | null;
  /** Whether the actor is the team, and neither of the two. */
  readonly byTeam: boolean;
  readonly detalle: string;
  readonly now: Date;
}

/**
 * Keeps the cases of a locked project true after an event: a dispute is one from the start, and one whose cause is gone is
 * closed, with what the team decided or with what ended it.
 */
export async function followCases(
  trx: Trx,
  project: ProposalState & { readonly id: number },
  { evento, actorId, byTeam, detalle, now }: Happened,
): Promise<void> {
  if (evento === 'disputa') await openCase(trx, project, { causa: 'disputa', since: now, now });
  const decision = decisionBy(evento, byTeam);
  for (const { id, causa } of await openCausesOf(trx, project.id)) {
    const ended = causeEnded(causa, project, evento);
    if (ended === null) continue;
    const decided = decision && actorId !== null ? { decision, by: actorId } : null;
    await endCase(trx, id, { decided, motivo: (decided && detalle) || ended, now });
  }
}
