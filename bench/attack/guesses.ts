import { randomBytes, randomInt } from 'node:crypto';
import type { Measure } from '../report.ts';
import { keyOf, tokenOf } from '../scale.ts';
import { type Hostile, measuresOf, prepareCallers, sendAll } from './hostile.ts';
import type { Answer, Target } from './target.ts';

const EACH = 1000;
const random = (): string => randomBytes(32).toString('base64url');
const JSON_TYPE = { 'content-type': 'application/json' };

const call = (path: string, body: object): Hostile => ({
  path: `/api${path}`,
  body: JSON.stringify({ rute: '', ...body }),
  headers: JSON_TYPE,
  what: path,
});
const page = (path: string): Hostile => ({
  path,
  method: 'GET',
  body: '',
  headers: {},
  what: path,
});

/** What somebody would have to guess, near to what is right where that is known. */
const GUESSES: readonly ((n: number) => Hostile)[] = [
  // Sessions: of anybody, and with the key of a known account.
  () =>
    call('/account/validate_session.php', {
      session_id: random(),
      keylogin: random().slice(0, 24),
    }),
  (n) => call('/account/validate_session.php', { session_id: random(), keylogin: keyOf(n + 10) }),
  (n) =>
    call('/account/validate_session.php', { session_id: tokenOf(n + 10), keylogin: keyOf(n + 11) }),
  (n) =>
    call('/account/validate_session.php', {
      session_id: tokenOf(n + 10).toUpperCase(),
      keylogin: keyOf(n + 10),
    }),
  // Codes of a login and of a restored password.
  (n) =>
    call('/verify-account/validate_code.php', {
      keylogin: keyOf(n + 10),
      code: String(randomInt(1_000_000)).padStart(6, '0'),
    }),
  (n) =>
    call('/verify-account/restore_password.php', {
      keylogin: keyOf(n + 10),
      pass: `una-clave-nueva-${n}`,
    }),
  // Links: to set an account up, of an invitation, of the end of mails, of a file.
  () => call('/default/configure_account.php', { id_sms: random() }),
  () => page(`/api/files/${random().slice(0, 24)}.webp?f=${random()}&v=1`),
  (n) => page(`/api/files/${random().slice(0, 24)}-card.webp?f=${n}&v=${n}`),
  () => call('/default/get_invitation.php', { clave: random() }),
  () => call('/notifications/get_unsubscribe.php', { clave: random() }),
];

const ENTERED = /"mensaje":"success"/;
const isIn = ({ status, body }: Answer): boolean => status === 200 && ENTERED.test(body);

/** Guesses at everything that lets somebody in, from many places. */
export async function guesses(target: Target): Promise<Measure[]> {
  await prepareCallers(target);
  const all = function* (): Generator<Hostile> {
    for (let n = 0; n < EACH; n++) for (const guess of GUESSES) yield guess(n % 800);
  };
  return measuresOf('guesses', await sendAll(target, all(), isIn));
}
