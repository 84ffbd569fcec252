import { OUTSIDE_NAMES, type OutsideWay } from '#domain/refunds/refund.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { lastAct } from '#server/features/audit/index.ts';

// Who of the team was first with something that waited, when and how, for who comes second; '' where nobody did it.

/** Of a failed refund. */
export async function refundWords(trx: Trx, id: number): Promise<string> {
  const act = await lastAct(trx, ['reintentar_devolucion', 'liquidar_devolucion'], String(id));
  if (!act) return '';
  if (act.action === 'reintentar_devolucion') return whoDid(trx, act, 'la reintentó');
  const { como, clave } = act.after as { como: OutsideWay; clave: string };
  return whoDid(trx, act, 'la pagó por fuera', `${OUTSIDE_NAMES[como]}, clave ${clave}`);
}

/** Of a notification that was not delivered. */
export async function notificationWords(trx: Trx, id: number): Promise<string> {
  const act = await lastAct(trx, ['reintentar_notificacion', 'descartar_notificacion'], String(id));
  if (!act) return '';
  return whoDid(
    trx,
    act,
    act.action === 'reintentar_notificacion' ? 'la volvió a enviar' : 'la descartó',
  );
}

/** Of a job that failed in all tries. */
export async function jobWords(trx: Trx, id: number): Promise<string> {
  const act = await lastAct(trx, ['reintentar_trabajo', 'descartar_trabajo'], String(id));
  if (!act) return '';
  return whoDid(trx, act, act.action === 'reintentar_trabajo' ? 'lo reintentó' : 'lo descartó');
}

/** Of a fact of the provider that nobody handles. */
export async function factWords(trx: Trx, id: string): Promise<string> {
  const { at, by, nota } =
    (await trx
      .selectFrom('webhook_event')
      .select(['attended_at as at', 'attended_by as by', 'nota'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? {};
  return at && by ? whoDid(trx, { at, by }, 'lo atendió', nota ?? '') : '';
}
