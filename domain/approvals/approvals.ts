import { type Centavos, centavos } from '../money.ts';

/**
 * What needs a second person of the team (4 §F), by its name on the wire: always, or where it moves more than a limit.
 */
export const APPROVALS = {
  eliminar_cuenta: { label: 'Eliminar una cuenta', limit: null },
  pagos: { label: 'Cambiar pagos a profesionales', limit: 'pagos' },
  cuenta_eliminada: { label: 'Pagarle a una cuenta eliminada', limit: 'pagos' },
  disputa: { label: 'Resolver una disputa', limit: 'decisiones' },
  // It shares out what is held as a ruling does.
  cancelacion: { label: 'Cancelar un proyecto', limit: 'decisiones' },
  perdida: { label: 'Cargar una pérdida a un profesional', limit: null },
  // Or whoever wants to act alone would only have to say so first.
  limites: { label: 'Subir lo que decide una sola persona', limit: null },
  // Whoever is watched, or stopped, could do it for as long as they need.
  vigilancia: { label: 'Vigilar o detener menos', limit: null },
} as const satisfies Record<string, { label: string; limit: 'pagos' | 'decisiones' | null }>;

export type ApprovalKind = keyof typeof APPROVALS;
export const APPROVAL_KINDS = Object.keys(APPROVALS) as ApprovalKind[];

/** Above these nobody acts alone, centavos. */
export interface ApprovalLimits {
  readonly pagos: Centavos;
  readonly decisiones: Centavos;
}

/** Those of the beginning: 20,000 MXN of payouts, 10,000 MXN of what a ruling shares out. */
export const FIRST_LIMITS: ApprovalLimits = {
  pagos: centavos(2_000_000),
  decisiones: centavos(1_000_000),
};

/** In how many hours what one person decides alone is added up, by the database's clock: a sum cannot be split for ever. */
export const ALONE_HOURS = 24;
/** How many times the limit that may be: the small decisions of a day are one person's work. */
export const ALONE_TIMES = 5;

/**
 * Whether an action of this kind needs a second person; `amount` is what it moves, `before` what whoever asks has decided
 * alone in the last 24 hours, centavos. What moves nothing never does.
 */
export function needsSecondPerson(
  kind: ApprovalKind,
  { amount, before }: { amount: Centavos | null; before: Centavos },
  limits: ApprovalLimits,
): boolean {
  const { limit } = APPROVALS[kind];
  if (limit === null) return true;
  if (amount === null || amount === 0) return false;
  return amount > limits[limit] || amount + before > limits[limit] * ALONE_TIMES;
}

/** How long an action waits for a second person, hours by the database's clock. */
export const APPROVAL_HOURS = 48;

/** Where it stands, with the words of the team's screens. */
export const APPROVAL_STATES = {
  en_espera: 'En espera',
  aprobada: 'Aprobada',
  rechazada: 'Rechazada',
  retirada: 'Retirada',
  vencida: 'Vencida',
  sin_efecto: 'Sin efecto',
} as const;
export type ApprovalState = keyof typeof APPROVAL_STATES;

/** What an action is about. */
export const APPROVAL_OBJECTS = [
  'account',
  'payout',
  'dispute',
  'proposal',
  'loss',
  'limits',
  'rule',
] as const;
export type ApprovalObject = (typeof APPROVAL_OBJECTS)[number];

/** What exactly will happen, line by line: what each line names. */
export const APPROVAL_LINES = {
  pide: 'Lo pidió',
  pasa_a: 'Pasan a',
  clave: 'Clave de rastreo',
  pago: 'Pago',
  reembolso: 'Para el cliente',
  liberado: 'Para el profesional, antes de la comisión',
  cargo: 'A cargo del profesional',
  asume: 'Lo asume Maestros',
  clabe: 'CLABE',
  titular: 'Titular',
  limite_pagos: 'Pagos, de más de',
  limite_decisiones: 'Disputas y cancelaciones, de más de',
  ahora: 'Ahora',
  quedaria: 'Quedaría',
  desde: 'Desde',
  ya_decidio: 'Además decidió sin otra persona, en 24 horas',
} as const;
export type ApprovalLine = keyof typeof APPROVAL_LINES;
