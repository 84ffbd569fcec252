import { AUDIT_ACTIONS, type AuditSubject } from '#domain/audit/audit.ts';
import { JOB_NAMES } from '#domain/operations/job-names.ts';
import { PAYOUT_NAMES } from '#domain/payouts/payout.ts';
import { estadoWords } from '#web/shared/projects/estado-chip.tsx';
import { eventLabel } from '../event-labels.ts';
import { CATEGORY_KINDS, CHANNELS, REVIEW_TYPES, VALIDATION } from '../words.ts';

type Words = (value: string) => string;

/** What has no word stays as it is: an account's `estado` is also where somebody lives. */
const among =
  (words: Readonly<Record<string, string>>): Words =>
  (value) =>
    Object.hasOwn(words, value) ? (words[value] ?? value) : value;

const payout = among(PAYOUT_NAMES);

/** Where what an entry is about can stand. */
const STATES: Partial<Record<AuditSubject, Words>> = {
  account: among({ activa: 'Activa', suspendida: 'Suspendida', eliminada: 'Eliminada' }),
  proposal: estadoWords,
  dispute: estadoWords,
  payout,
  payout_batch: payout,
};
/** Of which kind it can be. */
const KINDS: Partial<Record<AuditSubject, Words>> = {
  category: among(CATEGORY_KINDS),
  job: among(JOB_NAMES),
};

/** Fields that the log keeps by a code. */
const CODES: Readonly<Record<string, Words | Partial<Record<AuditSubject, Words>>>> = {
  accion: among(
    Object.fromEntries(Object.entries(AUDIT_ACTIONS).map(([name, { label }]) => [name, label])),
  ),
  canal: among(CHANNELS),
  estado: STATES,
  evento: eventLabel,
  lado: among({ frente: 'Frente', reverso: 'Reverso' }),
  tipo: KINDS,
  type: among(REVIEW_TYPES),
  validacion: among(
    Object.fromEntries(Object.entries(VALIDATION).map(([code, [text]]) => [code, text])),
  ),
};

/** A stored code in words, by what the entry is about; what people wrote stays as they wrote it. */
export function codeWords(subject: AuditSubject, field: string, value: string): string {
  const words = Object.hasOwn(CODES, field) ? CODES[field] : undefined;
  const say = typeof words === 'object' ? words[subject] : words;
  return say?.(value) ?? value;
}
