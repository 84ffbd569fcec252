import { sql } from 'kysely';
import { tellLeftOut as call } from '#contract/payouts.ts';
import { centavos, formatCentavos } from '#domain/money.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { isAboutProfile, TOLD_AT_ONCE, whatToDo } from '#domain/payouts/left-out.ts';
import { weekdayAndDay } from '#lib/date-words.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { audit } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { leftOutToTell } from './balances.ts';

export const tellLeftOut = handle(call, async ({ motivo, personas }, { caller, db, now }) => {
  const fecha = nextBatch(now.getTime());
  const dia = mexicoDay(now.getTime());
  const at = new Date(batchTime(fecha));
  const found = await leftOutToTell(db, { at, dia, motivo, keys: personas });
  const fresh = found.filter(({ told_at }) => told_at === null);
  const asked = fresh.slice(0, TOLD_AT_ONCE);
  const told = await claim(
    db,
    asked.map(({ id }) => id),
    { dia, adminId: caller.id, now },
  );
  for (const { id, nombre, balance, motivos } of asked) {
    if (!told.has(id)) continue;
    const evento = isAboutProfile(motivos) ? 'saldo_sin_identificacion' : 'saldo_detenido';
    const monto = formatCentavos(centavos(balance));
    const parameters = [nombre, monto, weekdayAndDay(fecha), whatToDo(motivos)];
    await notify(db, { accountId: id, evento, parameters, now });
  }
  if (told.size > 0)
    await audit(db, {
      adminId: caller.id,
      action: 'avisar_fuera_de_pago',
      subjectId: fecha,
      people: [...told],
      after: { avisados: told.size, ...(motivo && { motivo }) },
      now,
    });
  return {
    avisados: told.size,
    // Also those whom somebody else told while this waited for them.
    ya_avisados: found.length - fresh.length + (asked.length - told.size),
    por_avisar: fresh.length - asked.length,
    sin_aviso: personas === undefined ? 0 : new Set(personas).size - found.length,
  };
});

/** Of these accounts, which nobody has told today; in the order of their ids, so that two of the team wait in line. */
async function claim(
  trx: Trx,
  ids: readonly number[],
  { dia, adminId, now }: { dia: string; adminId: number; now: Date },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .insertInto('payout_left_out_notice')
    .columns(['account_id', 'dia', 'admin_id', 'created_at'])
    .expression(
      sql`select id, ${dia}::date, ${adminId}::bigint, ${now}::timestamptz
        from unnest(${ids}::bigint[]) id order by id`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  return new Set(rows.map((row) => row.account_id));
}
