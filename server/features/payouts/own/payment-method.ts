import { sql } from 'kysely';
import { updatePaymentMethod as call } from '#contract/payouts.ts';
import { whyNotClabe } from '#domain/payouts/clabe.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { bankOf, recordSecurityChange, userView } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { sealed, unsealed } from '#server/db/sealed/index.ts';

export const updatePaymentMethod = handle(call, async (method, context) => {
  const { caller, db, now } = context;
  const fault = whyNotClabe(method.numero, (code) => bankOf(code) !== '');
  if (fault) return failAt('numero', fault);
  // Lock first, then read, so that of two tabs the second sees what the first has saved.
  const account = await db
    .selectFrom('account')
    .select('nombre')
    .where('id', '=', caller.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const { nombre } = account ?? fail('session_not_found');
  const stored = await db
    .selectFrom('payment_method')
    .select('numero_sealed')
    .where('account_id', '=', caller.id)
    .executeTakeFirst();
  const former = stored && unsealed(db, 'payment_method.numero', stored.numero_sealed);
  const { numero, ...kind } = method;
  const saved = { ...kind, ...sealed(db, 'payment_method.numero', numero) };
  await db
    .insertInto('payment_method')
    .values({ account_id: caller.id, ...saved, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...saved,
        // Who saves it, changed or not, has confirmed it.
        returned_payout_id: null,
        updated_at: sql`excluded.updated_at`,
      }),
    )
    .execute();
  if (former !== numero) {
    await recordSecurityChange(db, caller.id, 'clabe', now);
    await notify(db, {
      accountId: caller.id,
      evento: 'metodo_de_pago',
      parameters: [nombre, numero.slice(-4)],
      now,
    });
  }
  return { user: await userView(context, caller.id) };
});
