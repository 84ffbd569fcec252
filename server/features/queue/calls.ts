import * as queue from '#contract/queue.ts';
import { implement } from '#server/calls/implement.ts';
import { assignCase } from './assign-case.ts';
import { getQueue } from './get-queue.ts';

/** The handlers of the contract's module. */
export const handlers = implement(queue, { assignCase, getQueue });
