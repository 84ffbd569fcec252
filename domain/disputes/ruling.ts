import type { Split } from '../projects/cancellation.ts';
import type { ProposalState } from '../projects/state.ts';

/**
 * How a project ends that a dispute closes with `split` of what is held (decisions §5): finalizada when its
 * price was paid and the client does not get all of what is held back, else cancelada.
 */
export const rulingOf = (
  { precio, pagado, retenido }: Pick<ProposalState, 'precio' | 'pagado' | 'retenido'>,
  { refund }: Split,
): 'finalizada' | 'cancelada' =>
  pagado === precio && (refund === 0 || refund < retenido) ? 'finalizada' : 'cancelada';
