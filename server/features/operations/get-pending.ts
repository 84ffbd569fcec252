import { getPending as call } from '#contract/operations.ts';
import { handle } from '#server/calls/handler.ts';
import { countQueue } from '#server/features/queue/index.ts';
import { countPending } from './queries.ts';

export const getPending = handle(call, async (_input, { db, now }) => ({
  ...(await countPending(db, now)),
  cola: await countQueue(db, now),
}));
