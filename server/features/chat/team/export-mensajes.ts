import { exportMensajes as call } from '#contract/chat.ts';
import { MESSAGES_EXPORTED } from '#domain/chat/listing.ts';
import { handle } from '#server/calls/handler.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { messagePage, messageRows } from './queries.ts';
import { listedMessageView } from './views.ts';

export const exportMensajes = handle(call, async (filters, { caller, db, now }) => {
  const { keys, paging } = await messagePage(db, filters, { rows: MESSAGES_EXPORTED });
  const mensajes = (await inChunks(keys, (some) => messageRows(db, some))).map(listedMessageView);
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_mensajes',
    subjectId: '',
    people: [],
    after: { mensajes: mensajes.length, ...askedFilters(filters) },
    now,
  });
  return { mensajes, hay_mas: paging.hay_mas };
});
