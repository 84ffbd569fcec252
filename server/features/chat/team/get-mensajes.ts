import { getMensajes as call } from '#contract/chat.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { messagePage, messageRows } from './queries.ts';
import { nameOfListed } from '#server/features/accounts/index.ts';

/** As specified (2 §9). */
const ROWS = 10;
/** The sender's name of system messages. */
const SYSTEM = 'Maestros';

export const getMensajes = handle(call, async (input, { caller, db, now }) => {
  const { search = '', page = 1 } = input;
  const { keys, paging } = await messagePage(db, search, { ...input, rows: ROWS });
  // Other people's messages: the reader and the search are recorded (decisions §4).
  await audit(db, {
    adminId: caller.id,
    action: 'listar_mensajes',
    subjectId: '',
    people: [],
    after: { search, page },
    now,
  });
  return { mensajes: (await messageRows(db, keys)).map(messageView), ...paging };
});

function messageView(row: Awaited<ReturnType<typeof messageRows>>[number]) {
  const first = row.sender_id ?? row.actor_id;
  const [one, other] = first === row.high.id ? [row.high, row.low] : [row.low, row.high];
  const system = row.sender_id === null;
  return {
    id: row.id,
    de: system ? SYSTEM : nameOfListed(one),
    para: system ? `${nameOfListed(one)} y ${nameOfListed(other)}` : nameOfListed(other),
    sistema: system ? (1 as const) : (0 as const),
    msg: row.msg,
    imagen: row.file_id === null ? (0 as const) : (1 as const),
    createAt: row.created_at.toISOString(),
    key1: one.keylogin,
    key2: other.keylogin,
  };
}
