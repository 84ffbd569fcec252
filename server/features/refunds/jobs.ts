import { sendRefund as send } from './ask-provider.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendRefund } from '#server/jobs/kinds.ts';

const sendRefundJob = runs(sendRefund, ({ id }, { services }) => send(services, id));

/** The job runners of this noun, by the kind's name. */
export const jobs = { sendRefund: sendRefundJob };
