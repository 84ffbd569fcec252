import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import { runs } from '../queue.ts';
import { sendCode } from './definition.ts';

/** Sent at least once: the same code twice does no harm. */
export const sendCodeJob = runs(sendCode, async ({ to, code }, { services, log }) => {
  try {
    await services.whatsapp.sendCode(to, code);
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    // Without the number: logs are read by more people than may know it.
    log.warn('a sign-up code cannot be delivered');
  }
});
