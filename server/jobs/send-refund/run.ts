import { sendRefund as send } from '#server/features/refunds/index.ts';
import { runs } from '../queue.ts';
import { sendRefund } from './definition.ts';

export const sendRefundJob = runs(sendRefund, ({ id }, { services }) => send(services, id));
