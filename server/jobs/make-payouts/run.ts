import { makeDuePayouts } from '#server/features/payouts/index.ts';
import { runs } from '../queue.ts';
import { makePayouts } from './definition.ts';

/** Every 5 minutes, so that a Wednesday that nobody was up for is made up for soon after the next start. */
export const makePayoutsJob = runs(
  makePayouts,
  (_payload, { services, log }) => makeDuePayouts(services, log),
  '*/5 * * * *',
);
