import type { Split } from '../projects/cancellation.ts';
import type { ProposalState } from '../projects/state.ts';

/**
 * The final state of a project whose dispute is resolved with `split` (decisions §5): finalizada when the
 * price was fully paid and the client does not get everything held back, else cancelada.
 */
export const rulingOf = (
  { precio, pagado, retenido }: Pick<ProposalState, 'precio' | 'pagado' | 'retenido'>,
  { refund }: Split,
): 'finalizada' | 'cancelada' =>
  pagado === precio && (refund === 0 || refund < retenido) ? 'finalizada' : 'cancelada';
