import type { ErrorCode } from '#contract/errors.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { secondsLeft, takeShared } from '#server/calls/rate-limit.ts';
import type { Trx } from '#server/db/pool.ts';

export const RESEND_SECONDS = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long to wait, as people say it. */
export const secondsText = (seconds: number): string =>
  seconds === 1 ? '1 segundo' : `${seconds} segundos`;

interface Sending {
  /** The kind of code, for the counters' keys. */
  readonly kind: string;
  /** The recipient: a phone, or the hash of an e-mail. */
  readonly to: string;
  /** The network address of the request. */
  readonly address: string;
  readonly tooMany: ErrorCode;
  /** The field of the recipient. */
  readonly campo: string;
}

/**
 * Ends the call unless another code may be sent (decisions §2), by limits per recipient and per requesting
 * address. Concurrent requests queue up at the first counter's row.
 */
export async function requireAllowance(
  trx: Trx,
  { campo, ...sending }: Sending,
  now: Date,
): Promise<void> {
  const minute = `${sending.kind}:minute:${sending.to}`;
  if (!(await takeShared(trx, minute, { max: 1, seconds: RESEND_SECONDS }, now)))
    failAt(campo, 'code_resend_wait', { espera: secondsText(await secondsLeft(trx, minute, now)) });
  await requireRoom(trx, sending, now);
}

/** The same without waiting for the minute to be over. */
export async function requireRoom(
  trx: Trx,
  { kind, to, address, tooMany }: Omit<Sending, 'campo'>,
  now: Date,
): Promise<void> {
  const take = (counter: string, max: number, seconds: number) =>
    takeShared(trx, `${kind}:${counter}`, { max, seconds }, now);
  if (!(await take(`hour:${to}`, 5, HOUR))) fail(tooMany);
  if (!(await take(`day:${to}`, 10, DAY))) fail(tooMany);
  // The hourly limit per address is counted with the call itself, refusals included.
  if (!(await take(`address:${address}`, 200, DAY))) fail('too_many_requests');
}
