import { jobKind } from '../queue.ts';

/** Sends one recorded notification and marks it as sent (send 0 → 1). */
export const sendNotification = jobKind<{ id: number }>('send_notification', 8);
