import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { type Centavos, centavos, formatWhole, percentOf, subtract, ZERO } from '../money.ts';
import { ACTIVE, isClosed, type Side, UNDER_WAY } from './graph.ts';
import type { ProposalState } from './state.ts';

const LATE_PERCENT = 10;
const LATE_AT_MOST = centavos(50_000);

/** What cancelling late costs, as people read it: «10 %» with a non-breaking space, and «$500». */
export const LATE_TEXT = {
  percent: `${LATE_PERCENT}\u00a0%`,
  atMost: formatWhole(LATE_AT_MOST),
} as const;

/** How held money is split when a project ends, in centavos. */
export interface Split {
  readonly release: Centavos;
  readonly refund: Centavos;
}

/**
 * How cancelling splits the held money (decisions §5): all of it is refunded, unless the client cancels less
 * than 24 h before `start`; then 10 % of precio, at most 500 MXN and at most what is held, goes to the
 * professional. `now` in epoch milliseconds.
 */
export function cancellationSplit(
  { precio, retenido, start }: Pick<ProposalState, 'precio' | 'retenido' | 'start'>,
  actor: Side | 'admin',
  now: number,
): Split {
  const late = actor === 'client' && start !== null && now > startOfMexicoDay(start) - DAY;
  if (!late) return { release: ZERO, refund: retenido };
  const share = Math.min(percentOf(precio ?? ZERO, LATE_PERCENT), LATE_AT_MOST, retenido);
  return { release: centavos(share), refund: subtract(retenido, centavos(share)) };
}

/** Why the team cannot cancel a project: it was not accepted yet, is over or completed, or waits for a bank or a ruling. */
export const NOT_CANCELLED = [
  'sin_aceptar',
  'terminado',
  'contracargo',
  'disputa',
  'completado',
] as const;
export type NotCancelled = (typeof NOT_CANCELLED)[number];

/** Why the team cannot cancel a project as it is; null when it can. */
export function whyNotCancelled({
  estado,
  en_contracargo,
  en_disputa,
  en_revision,
}: Pick<
  ProposalState,
  'estado' | 'en_contracargo' | 'en_disputa' | 'en_revision'
>): NotCancelled | null {
  if (isClosed(estado)) return 'terminado';
  if (!ACTIVE.includes(estado)) return 'sin_aceptar';
  if (en_contracargo) return 'contracargo';
  if (en_disputa) return 'disputa';
  return UNDER_WAY.includes(estado) || en_revision ? null : 'completado';
}
