import type { DisputeEnd } from '#contract/disputes.ts';

/** How disputes end: a withdrawn one is no ruling, and no money moved. */
export const ENDS: Record<DisputeEnd, { chip: string; title: string }> = {
  decision: { chip: 'Resuelta', title: 'Decisión' },
  retirada: { chip: 'Retirada', title: 'Se retiró' },
  acuerdo: { chip: 'Con acuerdo', title: 'Acuerdo entre las partes' },
};
