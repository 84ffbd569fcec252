import { Failure } from './failure.ts';
import { type ErrorCode, textOf } from '#contract/errors.ts';

/** The error code of each violated constraint, and its field if any. */
const ERRORS: Record<string, { code: ErrorCode; campo?: string }> = {
  approval_object_pkey: { code: 'approval_asked' },
  account_email_unique: { code: 'email_in_use', campo: 'email' },
  account_phone_unique: { code: 'phone_in_use', campo: 'phone' },
  categoria_name_unique: { code: 'category_name_in_use', campo: 'categoria' },
  categoria_nombre_unique: { code: 'category_name_in_use', campo: 'categoria' },
  proposal_one_open_per_pair: { code: 'proposal_open_exists' },
  payout_tracking_unique: { code: 'payout_tracking_in_use', campo: 'clave_rastreo' },
  review_once: { code: 'review_exists' },
};

/** The failure behind a constraint violation; null for any other error. */
export function failureOfConstraint(error: unknown): Failure | null {
  const name = (error as { constraint?: unknown } | null)?.constraint;
  const known = typeof name === 'string' ? ERRORS[name] : undefined;
  if (!known) return null;
  const campos = known.campo ? { [known.campo]: textOf(known.code) } : undefined;
  return new Failure(known.code, campos);
}
