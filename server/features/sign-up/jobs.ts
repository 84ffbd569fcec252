import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendCode } from '#server/jobs/kinds.ts';

/** Sent at least once: the same code twice does no harm. */
const sendCodeJob = runs(sendCode, async ({ to, code }, { services, log }) => {
  try {
    await services.whatsapp.sendCode(to, code);
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    // Without the number: logs are read by more people than may know it.
    log.warn('a sign-up code cannot be delivered');
  }
});

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { sendCode: sendCodeJob };
