import { refundedWords } from '#domain/payments/refunded.ts';
import { shortDay } from '#lib/date-words.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import { ROL, type Rol } from '#contract/call.ts';
import type { Validacion } from '#contract/views.ts';
import type { CategoryKind } from '#domain/requests/prequote.ts';
import type { ChipProps } from '#web/ui/chip.tsx';

/** Calendar days, both included, as «1 al 24 nov 2026», «30 nov al 6 dic 2026», «24 dic 2026 al 3 ene 2027». */
export function daysWords({ desde, hasta }: { desde: string; hasta: string }): string {
  const [first, last] = [shortDay(desde).split(' '), shortDay(hasta)];
  if (desde === hasta) return last;
  const differs = [2, 1].find((part) => first[part] !== last.split(' ')[part]) ?? 0;
  return `${first.slice(0, differs + 1).join(' ')} al ${last}`;
}

/** A month `YYYY-MM` as «nov 2026»; another text as it is. */
export const monthWords = (month: string): string =>
  /^\d{4}-\d{2}$/.test(month) ? shortDay(`${month}-01`).split(' ').slice(1).join(' ') : month;

export const ROL_NAMES: Record<Rol, string> = {
  [ROL.client]: 'Cliente',
  [ROL.professional]: 'Profesional',
  [ROL.admin]: 'Administrador',
};

const LEVELS = ['Hierro', 'Bronce', 'Plata', 'Oro'] as const;

/** The membership level's name by its index (2 §4). */
export const levelName = (nivel: number): string => LEVELS[nivel] ?? String(nivel);

export const VALIDATION: Record<Validacion, readonly [text: string, tone: ChipProps['tone']]> = {
  pendiente: ['Por validar', 'sun'],
  validado: ['Validado', 'success'],
  rechazado: ['Rechazado', 'error'],
};

/** How a category's price is calculated. */
export const CATEGORY_KINDS: Record<CategoryKind, string> = {
  opcion: 'Precio de la opción × cantidad',
  area: 'Ancho × largo × precio por m²',
  aparato: 'Precio de la opción de un aparato',
};

/** Channels of notifications. */
export const CHANNELS = { push: 'Dispositivo', whatsapp: 'WhatsApp', email: 'Correo' } as const;

/** Kinds of review, by author. */
export const REVIEW_TYPES = { cliente: 'De cliente', profesional: 'De profesional' } as const;

/** Labels of the provider's payment statuses; an unknown one stays as it is. */
const PAYMENT: Record<string, string> = {
  succeeded: 'Pagado',
  processing: 'En proceso',
  requires_action: 'Por confirmar con el banco',
  requires_confirmation: 'Por confirmar',
  requires_payment_method: 'Sin pagar',
  canceled: 'Cancelado',
  // Our own status before the provider knows the payment.
  creado: 'Sin empezar',
};
export const statusWords = (status: string): string => PAYMENT[status] ?? status;

/** What the words of a payment follow from; `devuelto` is what goes back of it, or went, MXN. */
export interface PaymentState {
  readonly payment_status: string;
  readonly value: number;
  readonly devuelto: number;
}

/** «Reembolsado»: at the provider a payment stays paid when it goes back; null of one that does not. */
export const refundedOf = (payment: PaymentState): string | null =>
  payment.payment_status === 'succeeded' ? refundedWords(payment) : null;

export const paymentWords = (payment: PaymentState): string =>
  refundedOf(payment) ?? statusWords(payment.payment_status);

/** «24 nov 2026, 10:00» in Mexico City. */
export const momentText = (at: string): string => `${dayText(at)}, ${formatClock(Date.parse(at))}`;

/** When a movement was booked, and when it happened where that was another day. */
export const bookedText = ({
  createAt,
  ocurrio_at,
}: {
  createAt: string;
  ocurrio_at: string | null;
}): string =>
  ocurrio_at === null
    ? momentText(createAt)
    : `Ocurrió el ${momentText(ocurrio_at)}, contabilizado el ${momentText(createAt)}`;
/** «24 nov 2026». */
export const dayText = (at: string): string => shortDay(mexicoDay(Date.parse(at)));
