import { ROL } from '#contract/call.ts';
import { type Centavos, subtract, ZERO } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { announceProposal, postSystemMessage } from '#server/features/chat/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { ProposalRow } from './queries.ts';
import { type Scene, type StoryEvent, tellingOf } from './timeline.ts';

interface Step {
  evento: StoryEvent;
  /** Who did it; null for the provider and the clock. */
  actorId: number | null;
  /** What the step moves or asks for, where it is not the whole price. */
  monto?: Centavos | undefined;
  /** Of what was held: what went to the professional besides. */
  release?: Centavos | undefined;
  /** The words that came with it: a reason, a service. */
  detalle?: string | undefined;
  now: Date;
}

/**
 * Writes a step into the project's story, posts its automatic message, tells the other party, and
 * rings both parties' open chats: all in the step's own transaction.
 */
export async function tell(trx: Trx, row: ProposalRow, step: Step): Promise<void> {
  const { evento, actorId, detalle = '', now } = step;
  const monto = step.monto ?? null;
  await trx
    .insertInto('proposal_event')
    .values({ proposal_id: row.id, evento, actor_id: actorId, monto, detalle, created_at: now })
    .execute();
  const { chat, notify: notice } = tellingOf(evento);
  const precio = row.precio ?? ZERO;
  const scene: Scene = {
    titulo: row.titulo,
    ...(await partyNames(trx, row)),
    actor: sideOf(row, actorId),
    monto: monto ?? precio,
    falta: subtract(precio, row.pagado),
    release: step.release ?? ZERO,
    detalle,
  };
  const between: [number, number] = [row.client_id, row.professional_id];
  await postSystemMessage(trx, { between, actorId, evento, msg: chat(scene), now });
  if (notice)
    for (const accountId of audience(row, notice.who, scene.actor))
      await notify(trx, {
        accountId,
        evento: notice.evento,
        parameters: notice.parameters(scene),
        now,
      });
  await announceProposal(trx, { between });
}

function sideOf(row: ProposalRow, actorId: number | null): Scene['actor'] {
  if (actorId === null) return null;
  if (actorId === row.client_id) return 'client';
  return actorId === row.professional_id ? 'author' : 'admin';
}

/** Who hears of it besides the chat; `other` is everybody but who did it. */
function audience(
  row: ProposalRow,
  who: 'client' | 'author' | 'other',
  actor: Scene['actor'],
): number[] {
  if (who === 'client') return [row.client_id];
  if (who === 'author') return [row.professional_id];
  if (actor === 'client') return [row.professional_id];
  return actor === 'author' ? [row.client_id] : [row.client_id, row.professional_id];
}

/** The client by first name and surname, the professional by the trade name if there is one. */
export async function partyNames(
  trx: Trx,
  row: Pick<ProposalRow, 'client_id' | 'professional_id'>,
): Promise<{ client: string; author: string }> {
  const people = await trx
    .selectFrom('account as a')
    .leftJoin('profile', 'profile.account_id', 'a.id')
    .select([
      'a.id',
      'a.nombre',
      'a.apellidos',
      'a.rol',
      'a.deleted_at',
      'profile.nombre_comercial',
    ])
    .where('a.id', 'in', [row.client_id, row.professional_id])
    .execute();
  const nameOf = (id: number) => {
    const person = people.find((candidate) => candidate.id === id);
    if (!person) throw new Error(`no account ${id}`);
    return person.rol === ROL.admin ? 'Maestros' : visibleName(person);
  };
  return { client: nameOf(row.client_id), author: nameOf(row.professional_id) };
}
