import { DAY } from '#lib/mexico-time.ts';
import { LATE_DAYS } from '../disputes/word.ts';

const HOUR = DAY / 24;

/** What waits for the team (4 §F), by the word of the wire, in the order in which screens offer it. */
export const QUEUE_KINDS = [
  'validacion',
  'disputa',
  'contracargo',
  'riesgo',
  'denuncia',
  'devolucion',
  'pago',
  'eliminacion',
  'proyecto',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

interface KindRule {
  /** One of them, and how lists call all of them. */
  readonly one: string;
  readonly many: string;
  /** Until then it should be decided, in milliseconds since it began to wait. */
  readonly limit: number;
}

/**
 * Each kind with its limit. The law gives 20 days to answer who wants to be deleted; a card's bank names a day of its own,
 * which takes the place of the limit here.
 */
export const QUEUE: Readonly<Record<QueueKind, KindRule>> = {
  validacion: { one: 'Validación', many: 'Validaciones', limit: DAY },
  disputa: { one: 'Disputa', many: 'Disputas', limit: LATE_DAYS * DAY },
  contracargo: { one: 'Contracargo', many: 'Contracargos', limit: 7 * DAY },
  riesgo: { one: 'Caso de riesgo', many: 'Riesgo', limit: DAY },
  denuncia: { one: 'Denuncia', many: 'Denuncias', limit: DAY },
  devolucion: { one: 'Devolución que no llegó', many: 'Devoluciones', limit: DAY },
  pago: { one: 'Pago devuelto', many: 'Pagos devueltos', limit: DAY },
  eliminacion: { one: 'Pide eliminar su cuenta', many: 'Eliminaciones', limit: 20 * DAY },
  proyecto: { one: 'Proyecto detenido', many: 'Silencio', limit: 3 * DAY },
};

/** The most of one kind that are chosen to be decided one after another. */
export const CHOSEN_AT_ONCE = 50;

/** The parts of the queue, the most urgent first. */
export const URGENCIES = ['vencido', 'hoy', 'despues'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** How urgent it is at `now` what has to be decided until `limit`, both in epoch milliseconds. */
export function urgencyOf(limit: number, now: number): Urgency {
  if (limit <= now) return 'vencido';
  return limit - now <= DAY ? 'hoy' : 'despues';
}

/** An age against its limit, each in hours up to two days and in days from there: «22 / 24 h», «43 días / 24 h», «6 / 5 d». */
export function ageOf(since: number, limit: number, now: number): { age: string; limit: string } {
  const whole = limit - since;
  const [unit, name] = whole <= 2 * DAY ? [HOUR, 'h'] : [DAY, 'd'];
  const waited = Math.max(0, now - since);
  return {
    age:
      unit === HOUR && waited >= 2 * DAY
        ? `${Math.floor(waited / DAY)} días`
        : String(Math.floor(waited / unit)),
    limit: `${Math.max(1, Math.round(whole / unit))} ${name}`,
  };
}
