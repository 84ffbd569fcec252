import {
  type Icon,
  IconBuildingBank,
  IconCreditCardRefund,
  IconFlag,
  IconGavel,
  IconHourglass,
  IconId,
  IconReceiptRefund,
  IconShieldExclamation,
  IconUserX,
} from '@tabler/icons-react';
import type { QueueItem } from '#contract/queue.ts';
import { ageOf, QUEUE, type QueueKind, type Urgency, urgencyOf } from '#domain/queue/queue.ts';
import { RISK_RULES, type RiskRule } from '#domain/risk/rules.ts';
import { REASON_WORDS } from '#web/shared/moderation/reasons.ts';
import { pesos } from '#web/ui/money.tsx';

export const ICONS: Record<QueueKind, Icon> = {
  validacion: IconId,
  disputa: IconGavel,
  contracargo: IconCreditCardRefund,
  riesgo: IconShieldExclamation,
  denuncia: IconFlag,
  devolucion: IconReceiptRefund,
  pago: IconBuildingBank,
  eliminacion: IconUserX,
  proyecto: IconHourglass,
};

export const GROUPS: Record<Urgency, string> = {
  vencido: 'Pasaron su límite',
  hoy: 'Vencen en 24 horas',
  despues: 'Después',
};

/** «Validación · Plomería · Puebla», «Disputa · $3,850.00». */
export const itemWords = ({ tipo, detalle, monto }: QueueItem): string =>
  [QUEUE[tipo].one, monto === null ? '' : pesos(monto), detailWords(tipo, detalle)]
    .filter(Boolean)
    .join(' · ');

/** A report says its reason as a code, and a case of risk its rule. */
function detailWords(tipo: QueueKind, detalle: string): string {
  if (tipo === 'denuncia' && Object.hasOwn(REASON_WORDS, detalle))
    return REASON_WORDS[detalle as keyof typeof REASON_WORDS];
  if (tipo === 'riesgo' && Object.hasOwn(RISK_RULES, detalle))
    return RISK_RULES[detalle as RiskRule].label;
  return detalle;
}

/** How old it is against its limit, and how urgent that makes it. */
export function timeOf({ desde, limite }: QueueItem, now: number) {
  const [since, limit] = [Date.parse(desde), Date.parse(limite)];
  return { ...ageOf(since, limit, now), urgency: urgencyOf(limit, now) };
}
