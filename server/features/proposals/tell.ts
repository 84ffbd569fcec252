import { ROL } from '#contract/call.ts';
import { type Centavos, subtract, ZERO } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { announceProposal, postSystemMessage } from '#server/features/chat/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { ProposalRow } from './queries.ts';
import { type StoryEvent, tellingOf } from './story.ts';

/**
 * Writes a step into the project's story, posts its automatic message, tells the other party, and
 * rings both parties' open chats: all in the step's own transaction.
 */
export async function tell(
  trx: Trx,
  row: ProposalRow,
  step: { evento: StoryEvent; actorId: number | null; monto?: Centavos; now: Date },
): Promise<void> {
  const { evento, actorId, now } = step;
  const monto = step.monto ?? null;
  await trx
    .insertInto('proposal_event')
    .values({ proposal_id: row.id, evento, actor_id: actorId, monto, created_at: now })
    .execute();
  const { chat, notify: notice } = tellingOf(evento);
  const names = await namesOf(trx, row);
  const precio = row.precio ?? ZERO;
  const scene = {
    titulo: row.titulo,
    ...names,
    actor: actorId === null ? null : actorId === row.sender_id ? 'client' : 'author',
    monto: monto ?? precio,
    falta: subtract(precio, row.pagado),
  } as const;
  const between: [number, number] = [row.sender_id, row.recieved_id];
  await postSystemMessage(trx, { between, actorId, evento, msg: chat(scene), now });
  if (notice) {
    const other = scene.actor === 'client' ? row.recieved_id : row.sender_id;
    const accountId = { client: row.sender_id, author: row.recieved_id, other }[notice.who];
    const parameters = notice.parameters(scene);
    await notify(trx, { accountId, evento: notice.evento, parameters, now });
  }
  await announceProposal(trx, { between });
}

/** The client by first name and surname, the professional by the trade name if there is one. */
async function namesOf(trx: Trx, row: ProposalRow): Promise<{ client: string; author: string }> {
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
    .where('a.id', 'in', [row.sender_id, row.recieved_id])
    .execute();
  const nameOf = (id: number) => {
    const person = people.find((candidate) => candidate.id === id);
    if (!person) throw new Error(`no account ${id}`);
    return person.rol === ROL.admin ? 'Maestros' : visibleName(person);
  };
  return { client: nameOf(row.sender_id), author: nameOf(row.recieved_id) };
}
