import type { Needed } from '../administrators/permissions.ts';

/** How a case of risk is closed, by the word of the wire and the database. */
export const RISK_DECISIONS = ['nada_malo', 'suspendida', 'vigilar'] as const;
export type RiskDecision = (typeof RISK_DECISIONS)[number];

/** How one ends without a decision of its own: its project ended, or all that the rule does is asking the bank. */
export const RISK_ENDS = ['termino', 'autenticado'] as const;
export type RiskEnd = (typeof RISK_ENDS)[number];

/** What was decided, as people read it. */
export const RISK_ENDED: Readonly<Record<RiskDecision | RiskEnd, string>> = {
  nada_malo: 'No había nada malo',
  suspendida: 'Se suspendió la cuenta',
  vigilar: 'Se sigue vigilando',
  termino: 'El proyecto terminó',
  autenticado: 'Se pidió autenticar la tarjeta',
};

/**
 * What can be decided of a case. To go on with a stopped project there has to be nothing wrong with it; otherwise it is
 * cancelled, which closes the case.
 */
export const decisionsOf = ({
  frozen,
}: {
  /** Whether its project waits for this decision. */
  readonly frozen: boolean;
}): readonly RiskDecision[] => (frozen ? ['nada_malo'] : RISK_DECISIONS);

/** Who closes a case of risk: any one of these permissions. */
export const CLOSES_RISK: Needed = ['soporte', 'finanzas'];
