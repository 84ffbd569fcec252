import type { z } from 'zod/mini';
import type { Dispute, DisputeEnd } from '#contract/disputes.ts';
import type { disputeFacts } from '#contract/projects.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { feeOnWire } from '#domain/projects/fee.ts';
import { isLate, wordUntil } from '#domain/disputes/word.ts';
import type { Services } from '#server/context.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { signedPath } from '#server/features/files/index.ts';
import { overviewOf } from '#server/features/cases/index.ts';
import type { OfferRow } from './offers.ts';
import type { DisputePageRow, DisputeRow } from './queries.ts';

interface Signing {
  readonly services: Services;
  readonly now: Date;
}

/** A dispute as those see it who may see its project. */
export const disputeView = (
  { services, now }: Signing,
  row: DisputeRow,
  offers: readonly OfferRow[],
): z.output<typeof disputeFacts> => ({
  id: row.id,
  sender: row.opener_key,
  texto: row.texto,
  imagenes: row.imagenes.map((id) => signedPath(services.config.secretKeys, id, now)),
  createAt: row.created_at.toISOString(),
  responder_hasta: new Date(wordUntil(row.created_at.getTime())).toISOString(),
  respuesta:
    row.respuesta === null || row.respuesta_at === null
      ? null
      : {
          texto: row.respuesta,
          imagenes: row.respuesta_imagenes.map((id) =>
            signedPath(services.config.secretKeys, id, now),
          ),
          createAt: row.respuesta_at.toISOString(),
        },
  ofertas: offers.map(({ id, maker_key, split, created_at }) => ({
    id,
    de: maker_key,
    reembolso: toMxn(split.refund),
    liberado: toMxn(split.release),
    createAt: created_at.toISOString(),
  })),
});

/** A dispute in the administrators' list. */
export const disputePageView = (
  signing: Signing,
  row: DisputePageRow,
  offers: readonly OfferRow[],
  entregas: Dispute['entregas'],
): Dispute => ({
  ...disputeView(signing, row, offers),
  id_proposal: row.proposal_id,
  ...overviewOf(row),
  tarifa: feeOnWire({ hundredths: row.hundredths ?? 0, fixed: centavos(row.fixed ?? 0) }),
  tarde:
    row.resolved_at === null && isLate(row.created_at.getTime(), signing.now.getTime()) ? 1 : 0,
  entregas,
  resolucion: row.resolved_at && {
    fin: row.fin as DisputeEnd,
    reembolso: toMxn(row.reembolso ?? 0),
    liberado: toMxn(row.decided_release ?? 0),
    motivo: row.motivo ?? '',
    por: visibleName({
      nombre: row.ender_nombre ?? '',
      apellidos: row.ender_apellidos ?? '',
      nombre_comercial: row.ender_comercial,
      deleted_at: row.ender_deleted_at,
    }),
    createAt: row.resolved_at.toISOString(),
  },
});
