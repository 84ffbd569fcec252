import { sql } from 'kysely';
import { updatePaymentMethod as call } from '#contract/payout.ts';
import { handle } from '#server/calls/handler.ts';
import { recordSecurityChange, userView } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';

export const updatePaymentMethod = handle(call, async (method, context) => {
  const { caller, db, now } = context;
  const former = await db
    .selectFrom('account as a')
    .leftJoin('payment_method as m', 'm.account_id', 'a.id')
    .select(['a.nombre', 'm.numero'])
    .where('a.id', '=', caller.id)
    // Two tabs at once: the second one sees what the first has saved.
    .forUpdate('a')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_method')
    .values({ account_id: caller.id, ...method, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...method,
        updated_at: sql`excluded.updated_at`,
      }),
    )
    .execute();
  if (former.numero !== method.numero) {
    await recordSecurityChange(db, caller.id, 'clabe', now);
    await notify(db, {
      accountId: caller.id,
      evento: 'metodo_de_pago',
      parameters: [former.nombre, method.numero.slice(-4)],
      now,
    });
  }
  return { user: await userView(context, caller.id) };
});
