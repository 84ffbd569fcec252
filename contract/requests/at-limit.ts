import { formatMoment } from '#lib/mexico-time.ts';

/** What a client reads of a professional at their weekly limit: until when, and whether their request waits as long. */
export const atLimitText = (libreAt: number, { inTime }: { inTime: boolean }): string =>
  `No puede responder hasta el ${formatMoment(libreAt)}` +
  (inTime ? '.' : ', y tu solicitud vence antes.');
