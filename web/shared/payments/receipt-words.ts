import { ROL, type Rol } from '#contract/call.ts';
import { shortDay } from '#lib/date-words.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { paths } from '#web/paths.ts';

/** «24 nov 2026», in Mexico City. */
export const dayWords = (instant: string): string => shortDay(mexicoDay(Date.parse(instant)));

/** Where somebody reads the receipt of their own payment. */
export const receiptPath = (rol: Rol, id: number): string =>
  rol === ROL.professional ? paths.professionalReceipt(id) : paths.clientReceipt(id);

/** The list of somebody's receipts, of one project with its number. */
export const receiptsPath = (rol: Rol, project?: number): string =>
  rol === ROL.professional ? paths.professionalReceipts : paths.clientReceipts(project);
