import type { ProposalState } from '../projects/state.ts';

/** The clocks of a project that its deadlines are counted from, epoch milliseconds. */
type Clocks = Pick<ProposalState, 'entregado_at' | 'completed_at'>;

/**
 * The clocks of a project whose dispute is withdrawn after `paused` milliseconds (4 §D): they go on for the rest of
 * their time, as if the dispute had not been.
 */
export function resumed({ entregado_at, completed_at }: Clocks, paused: number): Clocks {
  const later = (at: number | null) => (at === null ? null : at + paused);
  return { entregado_at: later(entregado_at), completed_at: later(completed_at) };
}
