import { ACTIVE, type Estado } from './graph.ts';

/**
 * Whether one side of a project may read where the work is, street included (4 §G): its client from its acceptance, the
 * professional from the first payment, both until it is over. `pagado` is in centavos.
 */
export const seesAddress = (
  { estado, pagado }: { readonly estado: Estado; readonly pagado: number },
  side: 'client' | 'professional',
): boolean => ACTIVE.includes(estado) && (side === 'client' || pagado > 0);
