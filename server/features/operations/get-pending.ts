import { getPending as call } from '#contract/operations.ts';
import { handle } from '#server/calls/handler.ts';
import { countPending } from './queries.ts';

export const getPending = handle(call, (_input, { db, now }) => countPending(db, now));
