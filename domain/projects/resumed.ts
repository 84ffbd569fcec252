import type { ProposalState } from './state.ts';

/** The clocks of a project that its deadlines are counted from, epoch milliseconds. */
type Clocks = Pick<ProposalState, 'entregado_at' | 'completed_at'>;

/**
 * The clocks of a project that goes on at `now` after it was frozen for `paused` milliseconds (4 §A, D): they go on for
 * the rest of their time, as if it had not been. Instants in epoch milliseconds.
 */
export function resumed(
  { entregado_at, completed_at }: Clocks,
  paused: number,
  now: number,
): Clocks {
  // One may have been set while the project was frozen.
  const later = (at: number | null) => (at === null ? null : Math.min(at + paused, now));
  return { entregado_at: later(entregado_at), completed_at: later(completed_at) };
}
