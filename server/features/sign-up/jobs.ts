import { Undeliverable } from '#server/adapters/whatsapp/port.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendCode } from '#server/jobs/kinds.ts';

/** May be sent twice after a crash, which does no harm. */
const sendCodeJob = runs(sendCode, async ({ to, code }, { services, log }) => {
  try {
    await services.whatsapp.sendCode(to, code);
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    // Without the number, because more people read logs than may know it.
    log.warn('a sign-up code cannot be delivered');
  }
});

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendCode: sendCodeJob };
