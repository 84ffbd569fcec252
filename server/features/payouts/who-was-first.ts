import { PAYOUT_NAMES, type PayoutState } from '#domain/payouts/payout.ts';
import type { Trx } from '#server/db/pool.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { lastAct } from '#server/features/audit/index.ts';

/** Who changed a payout last, when and how, for who comes second; '' for one that nobody has changed. */
export async function changedWords(trx: Trx, id: number): Promise<string> {
  const act = await lastAct(
    trx,
    ['actualizar_pago_a_profesional', 'corregir_clave_de_rastreo'],
    String(id),
  );
  if (!act) return '';
  const { estado, clave_rastreo, motivo } = act.after as {
    estado?: PayoutState;
    clave_rastreo?: string | null;
    motivo?: string | null;
  };
  const how = motivo ?? (clave_rastreo ? `clave ${clave_rastreo}` : '');
  const did =
    estado === undefined
      ? 'corrigió su clave de rastreo'
      : `lo marcó como ${PAYOUT_NAMES[estado].toLowerCase()}`;
  return whoDid(trx, act, did, how);
}

/** Who wrote down where a deleted account is paid, and when, for who comes second with another CLABE. */
export async function notedWords(trx: Trx, keylogin: string, numero: string): Promise<string> {
  const act = await lastAct(trx, ['pagar_cuenta_eliminada'], keylogin);
  return act ? whoDid(trx, act, `anotó la que termina en ${numero.slice(-4)}`) : '';
}
