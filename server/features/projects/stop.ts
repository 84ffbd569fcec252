import type { Hit } from '#domain/risk/evaluate.ts';
import type { Trx } from '#server/db/pool.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { raise } from '#server/features/risk/index.ts';
import { payeeOf } from './payee.ts';
import { byId, type ProposalRow } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { touch } from './touch.ts';

/** What both sides read: that the team looks at it, and not why, which would teach whoever it is meant for. */
const TOLD = 'Mientras tanto no se puede pagar ni liberar. Cuando termine, te escribimos aquí.';

/**
 * Stops a locked project by these rules until the team decides, and tells the team and, where somebody waits for it, both
 * sides. False, and nothing, where each of them has stopped it before: the team has decided that already.
 */
export async function stopForRisk(
  trx: Trx,
  row: ProposalRow,
  hits: readonly Hit[],
  { paymentId, now }: { paymentId?: number; now: Date },
): Promise<boolean> {
  const payeeId = payeeOf(row);
  const [first] = await raise(trx, hits, {
    proposalId: row.id,
    ...(payeeId !== null && { payeeId }),
    ...(paymentId !== undefined && { paymentId }),
    now,
  });
  if (first === undefined) return false;
  await tellTeam(trx, {
    subject: `Proyecto detenido por riesgo: ${row.titulo}`,
    text: 'Los dos lados parecen ser la misma persona. El proyecto y su dinero esperan a que decidas.',
    path: `/admin/casos/riesgo/${first}`,
  });
  if (row.en_revision) return true;
  await touch(trx, row.id, now);
  const after = await byId(trx, row.id);
  if (after)
    await recordEvent(trx, after, { evento: 'caso_abierto', actorId: null, detalle: TOLD, now });
  return true;
}
