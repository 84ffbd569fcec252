import { updatePaymentMethod, PAYOUT } from '#contract/payouts.ts';
import { centavos } from '#domain/money.ts';
import { DAY } from '#lib/mexico-time.ts';
import { dueBatch } from '#domain/payouts/batch.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPayout } from '#server/features/ledger/index.ts';
import { send } from './calls.ts';
import { inDatabase } from './database.ts';
import { type Member, newClient, newProfessional } from './people.ts';

/** A Wednesday that no clock makes any more. */
export const FECHA = dueBatch(Date.now() - 35 * DAY);
export const CLABE = '032180000118359719';

/** A professional with 472.00 on their way to their bank, as if that Wednesday had been theirs. */
export async function paidOutProfessional(nombre: string): Promise<Member> {
  const [professional, client] = await Promise.all([newProfessional(nombre), newClient()]);
  const id = await professional.begin(client, {
    titulo: 'Fuga en la azotea',
    descripcion: 'Revisión y sellado de la tubería.',
    precio: 2000,
  });
  await professional.publish(id);
  await client.accept(id);
  await client.pay(id);
  await client.release(id, 0.25);
  const { session_id, keylogin } = professional;
  await send(updatePaymentMethod, { ...PAYOUT, numero: CLABE }, { as: { session_id, keylogin } });
  await payOut(keylogin);
  return professional;
}

/** The new CLABE holds what the job makes for 72 hours, so this puts the balance on its way itself. */
async function payOut(keylogin: string): Promise<void> {
  const now = new Date();
  await inDatabase((db) =>
    inTransaction(db, async (trx) => {
      const owed = await trx
        .selectFrom('account as a')
        .innerJoin('ledger_account as l', 'l.account_id', 'a.id')
        .select(['a.id', 'l.balance'])
        .where('a.keylogin', '=', keylogin)
        .where('l.kind', '=', 'profesional')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('payout_batch')
        .values({ fecha: FECHA, started_at: now, completed_at: now })
        .onConflict((conflict) => conflict.column('fecha').doNothing())
        .execute();
      const { id: payoutId } = await trx
        .insertInto('payout')
        .values({
          fecha: FECHA,
          account_id: owed.id,
          amount: owed.balance,
          ...PAYOUT,
          numero: CLABE,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordPayout(trx, {
        payoutId,
        accountId: owed.id,
        amount: centavos(owed.balance),
        now,
      });
    }),
  );
}
