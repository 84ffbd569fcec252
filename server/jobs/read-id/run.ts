import { readId as read } from '#server/features/readings/index.ts';
import { runs } from '../queue.ts';
import { readId } from './definition.ts';

export const readIdJob = runs(readId, ({ accountId }, { services, lastTry }) =>
  read(services, accountId, { lastTry }),
);
