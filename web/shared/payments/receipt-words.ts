import type { OutsideWay } from '#domain/refunds/refund.ts';
import { ROL, type Rol } from '#contract/call.ts';
import type { Coverage } from '#domain/payments/receipt.ts';
import { longDay, shortDay } from '#lib/date-words.ts';
import { mexicoDay, mexicoTime } from '#lib/mexico-time.ts';
import { paths } from '#web/paths.ts';

/** What a payment covers of its project's plan. */
export const COVERAGE_WORDS: Record<Coverage, string> = {
  todo: 'Pago completo',
  primera_mitad: 'Primera mitad',
  resto: 'Lo que faltaba',
  adicionales: 'Servicios adicionales',
  parte: 'Una parte',
  nada: 'Nada: se devolvió completo',
};

/** «24 de noviembre de 2026, 10:05», in Mexico City. */
export function momentWords(instant: string): string {
  const at = Date.parse(instant);
  return `${longDay(mexicoDay(at))}, ${mexicoTime(at)}`;
}

/** «24 nov 2026», in Mexico City. */
export const dayWords = (instant: string): string => shortDay(mexicoDay(Date.parse(instant)));

/** Where somebody reads the receipt of their own payment. */
export const receiptPath = (rol: Rol, id: number): string =>
  rol === ROL.professional ? paths.professionalReceipt(id) : paths.clientReceipt(id);

/** The list of somebody's receipts, of one project with its number. */
export const receiptsPath = (rol: Rol, project?: number): string =>
  rol === ROL.professional ? paths.professionalReceipts : paths.clientReceipts(project);

/** How a refund was paid that did not go to the card. */
export const OUTSIDE_WORDS: Readonly<Record<OutsideWay, string>> = {
  transferencia: 'por transferencia',
  efectivo: 'en efectivo',
  otro: 'por otro medio',
};
