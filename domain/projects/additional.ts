import { isUnpayable } from '../payments/plan.ts';
import { add, type Centavos, centavos, subtract, ZERO } from '../money.ts';
import { type Side, UNDER_WAY } from './graph.ts';
import type { ProposalState } from './state.ts';

/** The states of an additional service (1 §4; `retirado`: decisions §5). */
export const ESTATUS = ['pendiente', 'aceptado', 'rechazado', 'retirado'] as const;
export type Estatus = (typeof ESTATUS)[number];

/** An additional service of a project (1 §4). */
export interface Additional {
  readonly estatus: Estatus;
  /** Centavos. */
  readonly precio: Centavos;
  /** Whether the client has paid it. */
  readonly pagado: boolean;
}

/** Why an additional service cannot be added or changed; each is a code of the error catalogue. */
export type AdditionalReason =
  | 'transition_not_yours'
  | 'transition_wrong_state'
  | 'in_dispute'
  | 'in_chargeback'
  | 'in_review'
  | 'additional_decided'
  | 'additional_paid'
  | 'additional_too_much';

/** The highest price of a project, in centavos. */
const MOST = centavos(999_999_900);

type Project = Pick<
  ProposalState,
  'estado' | 'en_disputa' | 'en_contracargo' | 'en_revision' | 'precio' | 'pagado'
>;

function closedToChanges({
  estado,
  en_disputa,
  en_contracargo,
  en_revision,
}: Project): AdditionalReason | null {
  if (!UNDER_WAY.includes(estado)) return 'transition_wrong_state';
  if (en_disputa) return 'in_dispute';
  if (en_contracargo) return 'in_chargeback';
  return en_revision ? 'in_review' : null;
}

/** Why `side` cannot propose another service now (1 §4): only the professional can, from accepted to completed. */
export function whyNotAdd(project: Project, side: Side): AdditionalReason | null {
  return side === 'professional' ? closedToChanges(project) : 'transition_not_yours';
}

/**
 * null when `side` may change a service's `estatus` to `to`, else the error code (1 §4, decisions §5). The
 * client accepts or rejects what is pending; the professional withdraws it; either withdraws an accepted one
 * that is not even partly paid, unless the rest would be too small for a card payment.
 */
export function whyNotChange(
  project: Project,
  item: Additional,
  to: Estatus,
  side: Side,
): AdditionalReason | null {
  const closed = closedToChanges(project);
  if (closed) return closed;
  if (to === 'aceptado' || to === 'rechazado') {
    if (side !== 'client') return 'transition_not_yours';
    if (item.estatus !== 'pendiente') return 'additional_decided';
    const after = add(project.precio ?? ZERO, item.precio);
    return to === 'aceptado' && after > MOST ? 'additional_too_much' : null;
  }
  if (to !== 'retirado') return 'additional_decided';
  if (item.estatus === 'pendiente') return side === 'professional' ? null : 'transition_not_yours';
  if (item.estatus !== 'aceptado') return 'additional_decided';
  const without = subtract(project.precio ?? ZERO, item.precio);
  const left = subtract(without, project.pagado);
  return item.pagado || left < 0 || isUnpayable(left) ? 'additional_paid' : null;
}
