import type { ErrorCode } from '#contract/errors.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { secondsLeft, takeShared } from '#server/calls/rate-limit.ts';
import type { Trx } from '#server/db/pool.ts';

export const RESEND_SECONDS = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** What all who ask may send to one recipient in a day, so that a crowd does not drown a mailbox. */
const ALL_A_DAY = 40;

const whoFor = ({ to, requester }: Pick<Sending, 'to' | 'requester'>): string =>
  `${to}:${requester.toString('base64url')}`;

/** How long to wait, as people say it. */
export const secondsText = (seconds: number): string =>
  seconds === 1 ? '1 segundo' : `${seconds} segundos`;

interface Sending {
  /** The kind of code, for the counters' keys. */
  readonly kind: string;
  /** The recipient: the index of a phone, or the hash of an e-mail. */
  readonly to: string;
  /** The network address of the request. */
  readonly address: string;
  /** Who asks, as codes are counted: others neither use up nor delay theirs. */
  readonly requester: Buffer;
  /** A device that was let in before, which no crowd keeps from its code. */
  readonly known?: boolean;
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
  const minute = `${sending.kind}:minute:${whoFor(sending)}`;
  if (!(await takeShared(trx, minute, { max: 1, seconds: RESEND_SECONDS }, now)))
    failAt(campo, 'code_resend_wait', { espera: secondsText(await secondsLeft(trx, minute, now)) });
  await requireRoom(trx, sending, now);
}

/** The same without waiting for the minute to be over. */
export async function requireRoom(
  trx: Trx,
  sending: Omit<Sending, 'campo'>,
  now: Date,
): Promise<void> {
  const { kind, to, address, tooMany } = sending;
  const own = whoFor(sending);
  const take = (counter: string, max: number, seconds: number) =>
    takeShared(trx, `${kind}:${counter}`, { max, seconds }, now);
  if (!(await take(`hour:${own}`, 5, HOUR))) fail(tooMany);
  if (!(await take(`day:${own}`, 10, DAY))) fail(tooMany);
  if (!sending.known && !(await take(`all:${to}`, ALL_A_DAY, DAY))) fail(tooMany);
  // The hourly limit per address is counted with the call itself, refusals included.
  if (!(await take(`address:${address}`, 200, DAY))) fail('too_many_requests');
}
