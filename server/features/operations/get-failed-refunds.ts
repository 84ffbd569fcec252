import { getFailedRefunds as call } from '#contract/operations.ts';
import { toMxn } from '#domain/money.ts';
import { failureOf } from '#domain/refunds/refund.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { failedRefunds } from '#server/features/refunds/index.ts';
import { PAGE } from './queries.ts';
import { redactError } from './redact-error.ts';

export const getFailedRefunds = handle(call, async ({ despues = 0 }, { db }) => {
  const { shown, following } = pageOf(
    await failedRefunds(db, despues, PAGE + 1),
    PAGE,
    ({ id }) => id,
  );
  return {
    devoluciones: shown.map((row) => ({
      id: row.id,
      persona: { keylogin: row.keylogin, nombre: visibleName(row) },
      monto: toMxn(row.amount),
      pago: row.payment_id,
      ...reason(row.failure ?? ''),
      intentos: row.tries,
      tardia: row.failed_late ? (1 as const) : (0 as const),
      createAt: row.created_at.toISOString(),
      fallo_at: (row.failed_at ?? (row.refused_at as Date)).toISOString(),
      siguiente_at: row.failed_at === null ? row.next_at.toISOString() : null,
    })),
    ...following,
  };
});

function reason(failure: string) {
  const motivo = failureOf(failure);
  return { motivo, detalle: motivo === 'no_aceptada' ? redactError(failure) : '' };
}
