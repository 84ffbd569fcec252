/** How a code may be sent again (4 §E): the same code, each way once. */
export type CodeWay = 'sms' | 'correo';

/** Seconds for a code to arrive before another way is offered. */
const WAY_AFTER_SECONDS = 30;

/** What became of a code so far, in epoch milliseconds; null: not sent that way. */
export interface SentCode {
  readonly sentAt: number;
  readonly smsAt: number | null;
  readonly emailAt: number | null;
  /** Whether codes can go by SMS at all. */
  readonly sms: boolean;
}

/**
 * The next way for a code that does not arrive, and from when on (epoch ms): by SMS, and after that to the e-mail of the
 * form; null once both are used (4 §E).
 */
export function nextCodeWay({
  sentAt,
  smsAt,
  emailAt,
  sms,
}: SentCode): { way: CodeWay; from: number } | null {
  if (emailAt !== null) return null;
  const after = WAY_AFTER_SECONDS * 1000;
  if (sms && smsAt === null) return { way: 'sms', from: sentAt + after };
  return { way: 'correo', from: (smsAt ?? sentAt) + after };
}
