import { Failure } from './failure.ts';
import { type ErrorCode, textOf } from '#contract/errors.ts';

/** What a violated constraint means to the person who ran into it: its code, and the field if any. */
const MEANING: Record<string, { code: ErrorCode; campo?: string }> = {
  account_email_unique: { code: 'email_in_use', campo: 'email' },
  account_phone_unique: { code: 'phone_in_use', campo: 'phone' },
  categoria_name_unique: { code: 'category_name_in_use', campo: 'categoria' },
  categoria_nombre_unique: { code: 'category_name_in_use', campo: 'categoria' },
  proposal_one_open_per_pair: { code: 'proposal_open_exists' },
  payout_tracking_unique: { code: 'payout_tracking_in_use', campo: 'clave_rastreo' },
  review_once: { code: 'review_exists' },
};

/** The failure that a database error stands for, or null when it is a fault of ours. */
export function failureOfConstraint(error: unknown): Failure | null {
  const name = (error as { constraint?: unknown } | null)?.constraint;
  const meaning = typeof name === 'string' ? MEANING[name] : undefined;
  if (!meaning) return null;
  const campos = meaning.campo ? { [meaning.campo]: textOf(meaning.code) } : undefined;
  return new Failure(meaning.code, campos);
}
