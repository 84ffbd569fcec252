import type { ChatFact } from '#domain/chat/facts.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import type { Trx } from '#server/db/pool.ts';
import { appendMessage, type Fact, lockConversation } from './append.ts';
import { publishToBoth, partiesOf } from './publish.ts';

/**
 * Posts an automatic message; only the server does (decisions §4). It is unread for everybody but its
 * actor. Creates the conversation when there is none.
 */
export async function postSystemMessage(
  trx: Trx,
  message: {
    between: readonly [number, number];
    actorId: number | null;
    /** The words of those who do not know the fact. */
    msg: string;
    now: Date;
  } & (
    | {
        evento: ProjectEvent;
        /** The row of the project's event that it reports. */
        eventId?: number;
        /** The account whom alone it tells; the other one's thread leaves it out. */
        onlyFor?: number | undefined;
      }
    | { evento: ChatFact; hecho: Fact }
  ),
): Promise<void> {
  const { between, ...rest } = message;
  const { actorId, now } = message;
  const conversationId = await lockConversation(trx, between, { startedBy: actorId, now });
  await appendMessage(trx, {
    conversationId,
    senderId: null,
    ...rest,
  });
  await publishToBoth(trx, await partiesOf(trx, between), 'mensaje');
}

/** Publishes to both parties' open chats that their project changed. */
export async function publishProposalChange(
  trx: Trx,
  { between }: { between: readonly [number, number] },
): Promise<void> {
  await publishToBoth(trx, await partiesOf(trx, between), 'propuesta');
}
