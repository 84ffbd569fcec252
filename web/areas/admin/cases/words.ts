import type { CaseCause, CaseDecision, NotReturned } from '#domain/cases/cases.ts';
import type { ChipProps } from '#web/ui/chip.tsx';

/** What stands longest weighs most. */
export const TONES: Record<CaseCause, ChipProps['tone']> = {
  disputa: 'error',
  resto: 'sun',
  sin_marcar: 'sun',
  retenido: 'error',
};

/** How a case was closed; without a decision its cause went away. */
export const closedAs = (decision: CaseDecision | null): string =>
  decision === null ? 'Se cerró solo' : CLOSED[decision];

const CLOSED: Record<CaseDecision, string> = {
  devolver: 'Se devolvió lo protegido',
  repartir: 'Se resolvió la disputa',
  seguir: 'Sigue su curso',
};

/** Why the money cannot be given back here. */
export const NOT_RETURNED_WORDS: Record<NotReturned, string> = {
  nada_protegido: 'El proyecto ya no tiene dinero protegido.',
  contracargo:
    'El banco de la tarjeta está revisando un pago: hasta que decida, nada de este proyecto se mueve.',
  disputa: 'Hay una disputa abierta: al resolverla decides a quién le toca lo protegido.',
  completado:
    'El trabajo está completado: lo protegido se libera al finalizar, a más tardar 7 días después.',
};
