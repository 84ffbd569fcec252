import { createHmac } from 'node:crypto';
import { fail } from '#server/calls/failure.ts';
import type { RequestFacts } from '#server/calls/handler.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { CODE_LIFE_MS } from '#server/features/session/index.ts';
import { hasPhone, phoneIndex } from '#server/db/sealed/index.ts';

export const PROOF_LIFE_MS = 60 * 60_000;

/**
 * The code of an attempt. It is made of the attempt's secret and nowhere stored, so that every copy says the same
 * (4 §E).
 */
export const codeOf = (secretKey: string, tokenHash: Buffer): string =>
  (
    createHmac('sha256', secretKey).update('code').update(tokenHash).digest().readUIntBE(0, 6) %
    1_000_000
  )
    .toString()
    .padStart(6, '0');

/** The cookie that binds an attempt to its browser, sent only to these calls (decisions §2). */
const COOKIE = 'alta';
const COOKIE_PATH = '/api/create-account';

type WithCookies = Pick<RequestFacts, 'cookies' | 'setCookie'>;

export const rememberAttempt = (request: WithCookies, token: string): void =>
  request.setCookie(COOKIE, token, {
    path: COOKIE_PATH,
    maxAgeSeconds: (CODE_LIFE_MS + PROOF_LIFE_MS) / 1000,
  });

export const forgetAttempt = (request: WithCookies): void =>
  request.setCookie(COOKIE, '', { path: COOKIE_PATH, maxAgeSeconds: 0 });

/** An attempt to sign up: the one that the body names, or this browser's. */
export interface Attempt {
  readonly tokenHash: Buffer;
}

/** The attempt of a request; null without one. */
export function attemptOf(
  request: Pick<WithCookies, 'cookies'>,
  intento: string | undefined,
): Attempt | null {
  const token = intento ?? request.cookies[COOKIE];
  return token ? { tokenHash: hashToken(token) } : null;
}

/** Ends the call unless the attempt has proved this phone within the hour, with an unused proof. */
export async function requireProof(
  db: Db,
  attempt: Attempt | null,
  phone: string,
  now: Date,
): Promise<void> {
  const proof =
    attempt &&
    (await db
      .selectFrom('sign_up_attempt')
      .select('token_hash')
      .where('token_hash', '=', attempt.tokenHash)
      .where(hasPhone(db, 'sign_up_attempt', phone))
      .where('used_at', 'is', null)
      .where('proved_at', '>', new Date(now.getTime() - PROOF_LIFE_MS))
      .executeTakeFirst());
  if (!proof) fail('phone_not_proved');
}

/** By which the counters of codes know a telephone. */
export const recipient = (db: Db | Trx, phone: string): string =>
  phoneIndex(db, phone).toString('base64url');

/** Uses the proof up; the second of two concurrent requests waits here and finds it used. */
export async function consumeProof(
  trx: Trx,
  attempt: Attempt | null,
  phone: string,
  now: Date,
): Promise<void> {
  const used =
    attempt &&
    (await trx
      .updateTable('sign_up_attempt')
      .set({ used_at: now })
      .where('token_hash', '=', attempt.tokenHash)
      .where(hasPhone(trx, 'sign_up_attempt', phone))
      .where('used_at', 'is', null)
      .where('proved_at', '>', new Date(now.getTime() - PROOF_LIFE_MS))
      .returning('token_hash')
      .executeTakeFirst());
  if (!used) fail('phone_not_proved');
}
