import { TOPIC, TOPICS } from '#domain/canned-answers/canned-answers.ts';
import { PERMISSION_NAMES } from '#domain/administrators/permissions.ts';
import { APPROVALS } from '#domain/approvals/approvals.ts';
import { AUDIT_ACTIONS, type AuditSubject } from '#domain/audit/audit.ts';
import { CASES } from '#domain/cases/cases.ts';
import { JOB_NAMES } from '#domain/operations/job-names.ts';
import { PAYOUT_NAMES } from '#domain/payouts/payout.ts';
import { RISK_ENDED } from '#domain/risk/decisions.ts';
import { RISK_RULES } from '#domain/risk/rules.ts';
import { estadoWords } from '#web/shared/projects/estado-chip.tsx';
import { eventLabel } from '../event-labels.ts';
import { ORDERS as ORDERS_OF_ACCOUNTS } from '../accounts/filters.ts';
import { ORDERS as ORDERS_OF_MESSAGES } from '../chat/filters.ts';
import {
  KINDS as KINDS_OF_PAYMENTS,
  ORDERS as ORDERS_OF_PAYMENTS,
  WITH as WITH_OF_PAYMENTS,
} from '../payments/filters.ts';
import { LEFT_OUT_NAMES, ORDERS as ORDERS_OF_PAYOUTS } from '../payouts/words.ts';
import { ORDERS, STATES as STATES_OF_PROJECTS, STEPS, WITH } from '../projects/filters.ts';
import { ORDERS as ORDERS_OF_REQUESTS, STATES as STATES_OF_REQUESTS } from '../requests/filters.ts';
import { ORDERS as ORDERS_OF_REVIEWS } from '../reviews/filters.ts';
import { CATEGORY_KINDS, CHANNELS, REVIEW_TYPES, VALIDATION } from '../words.ts';

type Words = (value: string) => string;

/** Values without label stay as they are: an account's `estado` may also be the state of its address. */
const labelFrom =
  (words: Readonly<Record<string, string>>): Words =>
  (value) =>
    Object.hasOwn(words, value) ? (words[value] ?? value) : value;

/** As the filters of a list call their values. */
const optionWords = (options: readonly { value: string; label: string }[]): Words =>
  labelFrom(Object.fromEntries(options.map(({ value, label }) => [value, label])));

const payout = labelFrom(PAYOUT_NAMES);

/** Labels of `estado` by subject. */
const STATES: Partial<Record<AuditSubject, Words>> = {
  account: labelFrom({ activa: 'Activa', suspendida: 'Suspendida', eliminada: 'Eliminada' }),
  proposal: estadoWords,
  projects: optionWords(STATES_OF_PROJECTS),
  requests: optionWords(STATES_OF_REQUESTS),
  dispute: estadoWords,
  disputes: labelFrom({ abiertas: 'Por resolver', resueltas: 'Resueltas' }),
  chargebacks: labelFrom({ abiertos: 'Por atender', terminados: 'Terminados' }),
  reports: labelFrom({ abiertas: 'Por atender', atendidas: 'Atendidas' }),
  case: labelFrom({ abierto: 'Abierto', cerrado: 'Cerrado' }),
  risk: labelFrom({ abierto: 'Abierto', cerrado: 'Cerrado' }),
  payout,
  payout_batch: payout,
};
/** Labels of `tipo` by subject. */
const KINDS: Partial<Record<AuditSubject, Words>> = {
  category: labelFrom(CATEGORY_KINDS),
  job: labelFrom(JOB_NAMES),
  payments: optionWords(KINDS_OF_PAYMENTS),
};

/** Fields that the log stores as a code. */
const CODES: Readonly<Record<string, Words | Partial<Record<AuditSubject, Words>>>> = {
  accion: labelFrom(
    Object.fromEntries(Object.entries(AUDIT_ACTIONS).map(([name, { label }]) => [name, label])),
  ),
  canal: labelFrom(CHANNELS),
  causa: labelFrom(
    Object.fromEntries(Object.entries(CASES).map(([causa, { label }]) => [causa, label])),
  ),
  como: labelFrom({ transferencia: 'Transferencia', efectivo: 'Efectivo', otro: 'Otro medio' }),
  con: {
    projects: optionWords(WITH),
    payments: optionWords(WITH_OF_PAYMENTS),
    requests: labelFrom({ propuesta: 'Con propuesta' }),
  },
  decision: { case: labelFrom({ seguir: 'Sigue su curso' }), risk: labelFrom(RISK_ENDED) },
  estado: STATES,
  evento: eventLabel,
  motivo: { payout_batch: labelFrom(LEFT_OUT_NAMES) },
  lado: labelFrom({ frente: 'Frente', reverso: 'Reverso' }),
  orden: {
    projects: optionWords(ORDERS),
    payments: optionWords(ORDERS_OF_PAYMENTS),
    accounts: optionWords(ORDERS_OF_ACCOUNTS),
    requests: optionWords(ORDERS_OF_REQUESTS),
    reviews: optionWords(ORDERS_OF_REVIEWS),
    message: optionWords(ORDERS_OF_MESSAGES),
    payout_batch: optionWords(ORDERS_OF_PAYOUTS),
  },
  paso: {
    projects: labelFrom(STEPS),
    requests: labelFrom({ enviadas: 'Enviadas', respondidas: 'Con su primera respuesta' }),
  },
  permisos: labelFrom(PERMISSION_NAMES),
  que: labelFrom(
    Object.fromEntries(Object.entries(APPROVALS).map(([kind, { label }]) => [kind, label])),
  ),
  regla: labelFrom(
    Object.fromEntries(Object.entries(RISK_RULES).map(([regla, { label }]) => [regla, label])),
  ),
  responsable: labelFrom({ mias: 'Las propias', nadie: 'Nadie' }),
  tema: labelFrom(Object.fromEntries(TOPICS.map((tema) => [tema, TOPIC[tema].name]))),
  tipo: KINDS,
  type: labelFrom(REVIEW_TYPES),
  validacion: labelFrom(
    Object.fromEntries(Object.entries(VALIDATION).map(([code, [text]]) => [code, text])),
  ),
};

/** The label of a stored code, which may depend on the subject; free text stays as it is. */
export function codeWords(subject: AuditSubject, field: string, value: string): string {
  const words = Object.hasOwn(CODES, field) ? CODES[field] : undefined;
  const labelOf = typeof words === 'object' ? words[subject] : words;
  return labelOf?.(value) ?? value;
}
