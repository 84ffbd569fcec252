import { type RawBuilder, sql } from 'kysely';
import { getCounts as call } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { unreadConversations } from '#server/features/chat/index.ts';
import { unreadNotifications } from '#server/features/notifications/index.ts';
import { requestsToAnswer, requestsToAskAgain } from '#server/features/requests/index.ts';
import { askedToShow, openTurns } from '../projects.ts';
import { type TurnFacts, turnView } from '../turn-facts.ts';

/** Polled all the time, so one statement counts everything. */
export const getCounts = handleOutside(call, async (_input, { caller, db, now }) => {
  const isClient = caller.rol === ROL.client;
  const [row] = await (isClient ? ofClient : ofProfessional)(db, { id: caller.id, now });
  const side = isClient ? 'client' : 'professional';
  const mine = (row?.turns ?? []).filter((facts) => turnView(facts, side, now).who === side);
  // The offers for one request are one choice of its client, as they stand in «Te toca».
  const choices = isClient ? mine.filter(({ solicitud }) => solicitud !== null) : [];
  const requests = new Set(choices.map(({ solicitud }) => solicitud?.id));
  return {
    conversaciones: row?.unread ?? 0,
    solicitudes: (row?.requests ?? 0) + requests.size,
    proyectos: mine.length - choices.length + (row?.asked ?? 0),
    avisos: row?.notifications ?? 0,
  };
});

interface Counted {
  unread: number;
  notifications: number;
  requests: number;
  /** Other questions about projects. */
  asked: number;
  turns: TurnFacts[];
}
type Asker = { id: number; now: Date };

const counting = (requests: (asker: Asker) => RawBuilder<number>, rol: 1 | 2) =>
  compileOnce((db, asker: Asker) =>
    sql<Counted>`select
      ${unreadConversations(asker.id)} as unread,
      ${unreadNotifications(asker.id)} as notifications,
      ${requests(asker)} as requests,
      ${rol === ROL.client ? askedToShow(asker.id) : sql.lit(0)} as asked,
      ${openTurns({ id: asker.id, rol })} as turns`.compile(db),
  );
const ofClient = counting(({ id, now }) => requestsToAskAgain(id, now), ROL.client);
const ofProfessional = counting(({ id, now }) => requestsToAnswer(id, now), ROL.professional);
