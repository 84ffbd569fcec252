import type { OutputOf } from '#contract/call.ts';
import { getBatches, getLeftOut, getPayouts, type AdminPayout } from '#contract/payouts.ts';
import { canBeTold, mainReason } from '#domain/payouts/left-out.ts';
import { LEFT_OUT } from '#domain/payouts/payout.ts';
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
  en_revision: false,
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

type LeftOutPerson = OutputOf<typeof getLeftOut>['profesionales'][number];

/** Somebody who is left out of the next payouts, for tests. */
export const leftOut = (
  person: Pick<LeftOutPerson, 'keylogin' | 'nombre' | 'monto' | 'motivos'> & Partial<LeftOutPerson>,
): LeftOutPerson => ({
  espera_hasta: null,
  se_puede_avisar: canBeTold(person.motivos),
  avisado_hoy: null,
  ...person,
});

/** Answers who is left out, by reason as the server does. */
export function answerLeftOut(people: readonly LeftOutPerson[]): void {
  const of = (motivo: string) => people.filter((one) => mainReason(one.motivos) === motivo);
  answerEach(getLeftOut, ({ motivo }) => ({
    profesionales: motivo === undefined ? [...people] : of(motivo as string),
    hay_mas: false,
    siguiente: null,
    grupos: LEFT_OUT.filter((reason) => of(reason).length > 0).map((reason) => ({
      motivo: reason,
      profesionales: of(reason).length,
      monto: of(reason).reduce((sum, { monto }) => sum + monto, 0),
      por_avisar: of(reason).filter((one) => one.se_puede_avisar && one.avisado_hoy === null)
        .length,
    })),
  }));
}
