import type { ErrorCode } from '#contract/errors.ts';
import { fail } from '#server/calls/failure.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import type { Trx } from '#server/db/pool.ts';

export const RESEND_SECONDS = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Sending {
  /** What is sent, as counters name it. */
  readonly kind: string;
  /** The phone, or the hash of the e-mail, that the code goes to. */
  readonly to: string;
  /** The network address that asks. */
  readonly address: string;
  readonly tooMany: ErrorCode;
}

/**
 * Ends the call unless another code may be sent (decisions §2): by whom it goes to, whatever browser
 * asks, and by the address that asks, whomever they go to. The first counter's row makes two at once
 * queue up.
 */
export async function requireAllowance(
  trx: Trx,
  { kind, to, address, tooMany }: Sending,
  now: Date,
): Promise<void> {
  const take = (counter: string, max: number, seconds: number) =>
    takeShared(trx, `${kind}:${counter}`, { max, seconds }, now);
  if (!(await take(`minute:${to}`, 1, RESEND_SECONDS))) fail('code_resend_wait');
  if (!(await take(`hour:${to}`, 5, HOUR))) fail(tooMany);
  if (!(await take(`day:${to}`, 10, DAY))) fail(tooMany);
  // The hour of an address is counted with the call itself, refusals included.
  if (!(await take(`address:${address}`, 200, DAY))) fail('too_many_requests');
}
