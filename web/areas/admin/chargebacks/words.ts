import { lostAs } from '#domain/chargebacks/chargeback.ts';
import { NO_EVIDENCE_DEADLINE } from '#domain/chargebacks/reasons.ts';
import { capitalized } from '#lib/capitalized.ts';
import { timeLeft } from '#lib/time-left.ts';

/** Whether the bank takes no more evidence, because its deadline has passed. */
export const isLate = ({ vence }: { vence: string | null }, now: number): boolean =>
  vence !== null && Date.parse(vence) <= now;

/** Whether the bank has evidence; it says so before what hands it in writes who did. */
export const isHandedIn = (chargeback: { entregadas_at: string | null; estado: string }): boolean =>
  chargeback.entregadas_at !== null || chargeback.estado === 'under_review';

/** Where a chargeback stands. */
export function standing(
  chargeback: {
    ganado: number | null;
    estado: string;
    vence: string | null;
    perdida: { cargo: number | null } | null;
  },
  now: number,
): readonly [text: string, tone: 'sun' | 'success' | 'error' | 'neutral'] {
  if (chargeback.ganado === 1) return ['Ganado', 'success'];
  if (chargeback.ganado === 0)
    return chargeback.perdida?.cargo === null
      ? ['Por decidir', 'error']
      : [lostAs(chargeback.estado), 'neutral'];
  return chargeback.estado === 'under_review' || isLate(chargeback, now)
    ? ['El banco decide', 'neutral']
    : ['Faltan pruebas', 'sun'];
}

/** What the provider does with it that changes no decision; null where it does neither. */
export function providerWords({ estado }: { estado: string }): string | null {
  if (estado === 'prevented')
    return 'Se evitó: el dinero volvió al cliente de inmediato, sin pedir pruebas';
  if (estado.startsWith('appeal_')) return 'Se apela; mientras tanto vale lo que se decidió';
  return null;
}

/** How long evidence is still taken, in words; null where nobody has to hand any in. */
export function dueWords(
  chargeback: {
    ganado: number | null;
    entregadas_at: string | null;
    estado: string;
    vence: string | null;
  },
  now: number,
): string | null {
  const { ganado, vence } = chargeback;
  if (ganado !== null || isHandedIn(chargeback)) return null;
  if (vence === null) return capitalized(NO_EVIDENCE_DEADLINE);
  return isLate({ vence }, now)
    ? 'Terminó el plazo para entregar pruebas'
    : `${capitalized(timeLeft(Date.parse(vence), now))} para entregar pruebas`;
}
