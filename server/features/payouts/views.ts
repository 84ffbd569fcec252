import type { AdminPayout, Payout } from '#contract/payouts.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { bankOf, visibleName } from '#server/features/accounts/index.ts';
import type { PayoutRow } from './queries.ts';

/** As the professional sees it: only bank and last digits of the CLABE. */
export const payoutView = (row: PayoutRow): Payout => ({
  id: row.id,
  fecha: row.fecha,
  monto: toMxn(row.amount),
  banco: bankOf(row.numero),
  terminacion: row.numero.slice(-4),
  estado: row.estado,
  clave_rastreo: row.clave_rastreo,
  motivo: row.motivo,
  createAt: row.created_at.toISOString(),
  enviado_at: row.sent_at?.toISOString() ?? null,
  terminado_at: row.done_at?.toISOString() ?? null,
  devuelto_at: row.returned_at?.toISOString() ?? null,
  adeudo: toMxn(centavos(row.to_debt)),
  reservado: toMxn(centavos(row.to_reserve)),
});

/** The beneficiary's name as the bank knows it, not the trade name; of a deleted account, as the team wrote it down. */
export const beneficiary = ({
  titular = null,
  ...person
}: Pick<PayoutRow, 'nombre' | 'apellidos' | 'deleted_at'> & {
  titular?: string | null;
}): string => titular ?? visibleName(person);

/** As administrators see it. */
export const adminPayoutView = (row: PayoutRow): AdminPayout => ({
  ...payoutView(row),
  keylogin: row.keylogin,
  nombre: beneficiary(row),
  version: row.version,
  en_revision: row.en_revision,
});
