import type { OutputOf } from '#contract/call.ts';
import { getBatches, getPayouts, type AdminPayout } from '#contract/payouts.ts';
import { answer, answerEach } from '#web/testing/network.ts';

export const WEDNESDAY = '2026-11-25';

/** A transfer for tests: of 472.00, not sent yet. */
export const payout = (id: number, nombre: string, changes: Partial<AdminPayout> = {}) => ({
  id,
  fecha: WEDNESDAY,
  monto: 472,
  banco: 'IXE',
  terminacion: '9719',
  estado: 'pendiente' as const,
  clave_rastreo: null,
  motivo: null,
  createAt: '2026-11-25T15:00:00.000Z',
  enviado_at: null,
  terminado_at: null,
  devuelto_at: null,
  adeudo: 0,
  reservado: 0,
  keylogin: `${id}`.padStart(43, 'p'),
  nombre,
  version: 1,
  ...changes,
});

/** Answers the screen of payouts with these transfers, by state as the server does. */
export function answerPayouts(
  payouts: readonly AdminPayout[],
  lotes: OutputOf<typeof getBatches>['lotes'] = [],
  fuera = 0,
): void {
  answer(getBatches, {
    proximo: {
      fecha: '2026-12-02',
      at: '2026-12-02T15:00:00.000Z',
      pagos: 0,
      monto: 0,
      fuera,
      monto_fuera: 0,
      hay_mas: false,
    },
    lotes,
    hay_mas: false,
    siguiente: null,
  });
  answerEach(getPayouts, ({ payout_id, estado }) => ({
    payouts: payouts.filter(
      ({ id, ...one }) =>
        (payout_id === undefined || id === payout_id) &&
        (estado === undefined || one.estado === estado),
    ),
    hay_mas: false,
    siguiente: null,
  }));
}
