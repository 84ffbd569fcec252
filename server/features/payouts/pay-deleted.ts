import { PAYOUT, payDeleted as call } from '#contract/payouts.ts';
import { ROL } from '#contract/call.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { nextBatch } from '#domain/payouts/batch.ts';
import { whyNotClabe } from '#domain/payouts/clabe.ts';
import { fail, failAt, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { bankOf } from '#server/features/accounts/index.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { lockBalance } from '#server/features/ledger/index.ts';
import { notedWords } from './who-was-first.ts';
import { sealed, withClabe } from '#server/db/sealed/index.ts';

export const payDeleted = handle(
  call,
  async ({ user_id, numero, titular, motivo }, context) => {
    const { caller, db, now } = context;
    const fault = whyNotClabe(numero, (code) => bankOf(code) !== '');
    if (fault) return failAt('numero', fault);
    const account = await lockDeleted(db, user_id);
    if (!account) return fail('account_not_found');
    if (account.deleted_at === null) return fail('payout_account_active');
    const balance = await lockBalance(db, account.id);
    if (balance === 0) return fail('payout_nothing_owed');
    const before = await notedMethod(db, account.id);
    const told = { fecha: nextBatch(now.getTime()), monto: toMxn(balance), banco: bankOf(numero) };
    if (before && before.given_by !== null) {
      // Who comes second must not send the money elsewhere without knowing of the first.
      if (before.numero !== numero || before.titular !== titular)
        return failSaying('payout_clabe_noted', await notedWords(db, user_id, before.numero));
      return told;
    }
    const method = {
      ...PAYOUT,
      ...sealed(db, 'payment_method.numero', numero),
      titular,
      given_by: caller.id,
      updated_at: now,
    };
    await db
      .insertInto('payment_method')
      .values({ account_id: account.id, ...method, created_at: now })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({ ...method, returned_payout_id: null }),
      )
      .execute();
    await audit(db, {
      adminId: caller.id,
      action: 'pagar_cuenta_eliminada',
      subjectId: user_id,
      people: [account.id],
      ...(before && { before: { numero: before.numero } }),
      after: { numero, titular, monto: balance, motivo },
      now,
    });
    return told;
  },
  {
    secondPerson: {
      measure: async ({ user_id, numero, titular }, { db }) => {
        const account = await lockDeleted(db, user_id);
        if (!account || account.deleted_at === null) return null;
        const amount = centavos(await lockBalance(db, account.id));
        const noted = await notedMethod(db, account.id);
        const isNoted = noted?.given_by !== null && noted !== undefined;
        if (amount === 0 || (isNoted && noted.numero === numero && noted.titular === titular))
          return null;
        return { amount, objects: [`account:${user_id}`], people: [account.id] };
      },
      lines: async ({ numero, titular }) => [
        { que: 'clabe', texto: `${bankOf(numero)} ····${numero.slice(-4)}` },
        { que: 'titular', texto: titular },
      ],
    },
  },
);

/** A professional's account, deleted or not, locked until the transaction ends. */
const lockDeleted = (trx: Trx, keylogin: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'deleted_at'])
    .where('keylogin', '=', keylogin)
    .where('rol', '=', ROL.professional)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function notedMethod(trx: Trx, accountId: number) {
  const noted = await trx
    .selectFrom('payment_method')
    .select(['numero_sealed', 'titular', 'given_by'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return noted && withClabe(trx, 'payment_method.numero', noted);
}
