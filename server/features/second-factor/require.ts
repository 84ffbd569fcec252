import type { SecretKeys } from '#server/secret-keys.ts';
import { isAppCode } from '#domain/second-factor/second-factor.ts';
import { failAt, TooOften } from '#server/calls/failure.ts';
import { clearShared, giveBackShared, secondsLeft, takeShared } from '#server/calls/rate-limit.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { decryptText } from '#server/encrypt.ts';
import { notify } from '#server/features/notifications/index.ts';
import { factorRow } from './queries.ts';
import { hashesOf, spendCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

const HOUR = 3600;
/** Tries of one network, and of all together: three of a million codes are right at any time. */
const PER_ADDRESS = { max: 10, seconds: HOUR };
const ALL_ADDRESSES = { max: 30, seconds: HOUR };
/** Whoever gets so far has the password, or a session: more wrong codes than a slip are told to the account's owner. */
const SLIPS = { max: 4, seconds: HOUR };
const TOLD = { max: 1, seconds: 24 * HOUR };

interface Who {
  /** Tries of a session take none from those of a login: whoever stole one does not lock its owner out. */
  readonly at: 'login' | 'session';
  readonly id: number;
  readonly nombre: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Ends the call, at `codigo`, unless it is a code of the account's second factor, which it uses up. `codigo` as the
 * contract reads it. Only after the password or a session: its tries are counted apart from those of a login.
 */
export async function requireFactorCode(
  { db, config }: Pick<Services, 'db' | 'config'>,
  who: Who,
  codigo: string,
): Promise<void> {
  const { at, id, nombre, address, now } = who;
  const anywhere = `second_factor:${at}:${id}`;
  const here = `${anywhere}:${address}`;
  // Counted before it is looked at, so that tries at once are not more than the limit.
  for (const [key, allowance] of [
    [here, PER_ADDRESS],
    [anywhere, ALL_ADDRESSES],
  ] as const)
    if (!(await takeShared(db, key, allowance, now)))
      throw new TooOften(await secondsLeft(db, key, now));
  const result = await inTransaction(db, async (trx) => {
    const found = await useUp(trx, { id, nombre, now }, codigo, config.secretKeys);
    if (found === 'right') {
      await clearShared(trx, here);
      await giveBackShared(trx, anywhere);
    }
    return found;
  });
  if (result === 'used') failAt('codigo', 'factor_used');
  if (result === 'right') return;
  await doubt({ db }, who);
  failAt('codigo', isAppCode(codigo) ? 'factor_wrong' : 'recovery_wrong');
}

async function useUp(
  trx: Trx,
  { id, nombre, now }: Omit<Who, 'address' | 'at'>,
  codigo: string,
  secretKeys: SecretKeys,
): Promise<'right' | 'wrong' | 'used'> {
  if (isAppCode(codigo)) {
    const factor = await factorRow(trx, id).forUpdate().executeTakeFirst();
    if (!factor?.secret) return 'wrong';
    const step = await stepOf(decryptText(secretKeys, factor.secret), codigo, now);
    if (step === null) return 'wrong';
    if (step <= factor.last_step) return 'used';
    await trx.updateTable('totp').set({ last_step: step }).where('account_id', '=', id).execute();
    return 'right';
  }
  const left = await spendCode(trx, { accountId: id, hashes: hashesOf(secretKeys, codigo), now });
  if (left === null) return 'wrong';
  const parameters = [nombre, left === 1 ? 'te queda 1 código' : `te quedan ${left} códigos`];
  await notify(trx, { accountId: id, evento: 'codigo_de_recuperacion', parameters, now });
  return 'right';
}

/** Tells the owner, once a day, of somebody who knows the password and tries codes. */
async function doubt({ db }: Pick<Services, 'db'>, { id, nombre, now }: Who): Promise<void> {
  if (await takeShared(db, `second_factor_slips:${id}`, SLIPS, now)) return;
  await inTransaction(db, async (trx) => {
    if (!(await takeShared(trx, `second_factor_told:${id}`, TOLD, now))) return;
    await notify(trx, { accountId: id, evento: 'codigos_equivocados', parameters: [nombre], now });
  });
}
