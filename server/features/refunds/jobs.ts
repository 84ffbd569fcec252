import { sendRefund as send } from './send.ts';
import { runs } from '#server/jobs/queue.ts';
import { sendRefund } from '#server/jobs/kinds.ts';

const sendRefundJob = runs(sendRefund, ({ id }, { services }) => send(services, id));

/** What each kind of job does that this noun has, by the kind's name. */
export const jobs = { sendRefund: sendRefundJob };
