import type { Case } from '#contract/cases.ts';
import { isLate, LATE_DAYS } from '#domain/disputes/word.ts';
import { capitalized } from '#lib/capitalized.ts';
import { DAY } from '#lib/mexico-time.ts';
import { timeLeft } from '#lib/time-left.ts';
import type { CaseCause, NotReturned } from '#domain/cases/cases.ts';
import type { ChipProps } from '#web/ui/chip.tsx';

/** What stands longest weighs most. */
export const TONES: Record<CaseCause, ChipProps['tone']> = {
  disputa: 'error',
  resto: 'sun',
  sin_marcar: 'sun',
  retenido: 'error',
};

/** How long a dispute can still be decided in time; null for the cases that have no limit, and closed ones. */
export function limitWords({ causa, desde, cierre }: Case, now: number): string | null {
  if (causa !== 'disputa' || cierre !== null) return null;
  const opened = Date.parse(desde);
  return isLate(opened, now)
    ? `Pasaron más de ${LATE_DAYS} días sin decidir`
    : `${capitalized(timeLeft(opened + LATE_DAYS * DAY, now))} para decidir`;
}

/** Why the money cannot be given back here. */
export const NOT_RETURNED_WORDS: Record<NotReturned, string> = {
  nada_protegido: 'El proyecto ya no tiene dinero protegido.',
  contracargo:
    'El banco de la tarjeta está revisando un pago: hasta que decida, nada de este proyecto se mueve.',
  disputa: 'Hay una disputa abierta: al resolverla decides a quién le toca lo protegido.',
  completado:
    'El trabajo está completado: lo protegido se libera al finalizar, a más tardar 7 días después.',
};
