import { checkTemplates as call } from '#contract/notifications.ts';
import { handle } from '#server/calls/handler.ts';
import { syncTemplates } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

export const checkTemplates = handle(call, async (_input, { db }) => {
  await enqueue(db, syncTemplates, {}, { key: 'sync_templates' });
  return {};
});
