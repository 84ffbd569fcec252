import type { Trx } from '#server/db/pool.ts';
import { tellTeam as tellTeamKind } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/** What the team is mailed. */
export interface ForTeam {
  readonly subject: string;
  readonly text: string;
  /** The page in the product where it is dealt with. */
  readonly path: string;
}

/** Mails the team what happened outside the house, by a job of the same transaction (4 §A). */
export const tellTeam = (trx: Trx, told: ForTeam): Promise<void> =>
  enqueue(trx, tellTeamKind, { ...told });
