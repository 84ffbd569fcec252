import { getMensajes as call } from '#contract/chat.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { messagePage, messageRows } from './queries.ts';
import { listedMessageView } from './views.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getMensajes = handle(call, async (input, { caller, db, now }) => {
  const { search = '', page = 1 } = input;
  const { keys, paging } = await messagePage(db, input, { ...input, rows: ROWS });
  // Other people's messages: the reader and the search are recorded (decisions §4).
  await audit(db, {
    adminId: caller.id,
    action: 'listar_mensajes',
    subjectId: '',
    people: [],
    after: { search, page },
    now,
  });
  return { mensajes: (await messageRows(db, keys)).map(listedMessageView), ...paging };
});
