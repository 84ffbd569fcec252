import type { DisputeEnd } from '#contract/disputes.ts';
import { centavos, formatCentavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { accountName, decidedWhen } from '#server/features/accounts/index.ts';

/** Who ended a dispute, when and how, in a sentence, for whoever of the team decides on it second. */
export async function howItEnded(trx: Trx, id: number): Promise<string> {
  const ended = await trx
    .selectFrom('dispute')
    .select(({ ref }) => ref('fin').$castTo<DisputeEnd>().as('fin'))
    .select(['resolved_at', 'resolved_by', 'reembolso', 'liberado'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { fin, resolved_at: at, resolved_by: by, reembolso, liberado } = ended;
  if (at === null || by === null) return '';
  const [who, when] = [await accountName(trx, by), decidedWhen(at)];
  if (fin === 'retirada') return `${who} la retiró el ${when}.`;
  const division = `${formatCentavos(centavos(reembolso ?? 0))} regresan al cliente y ${formatCentavos(centavos(liberado ?? 0))} se liberan`;
  return fin === 'decision'
    ? `${who} la resolvió el ${when}: ${division}.`
    : `Las dos partes se pusieron de acuerdo el ${when}: ${division}.`;
}
