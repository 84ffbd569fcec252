import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { camposOfFailure } from '#web/shared/sign-up/failures.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Draft, Sent } from './draft.ts';

/** A code is valid for 10 minutes and can be requested again after one (decisions §2). */
const USABLE_AFTER_RESEND_MS = 9 * 60_000;

/** Whether the last code sent to this phone is still valid. */
export const codeStillGood = ({ sent, account }: Draft): boolean =>
  sent?.phone === account.phone && Date.now() < sent.resendAt + USABLE_AFTER_RESEND_MS;

/** Sends a code; resolves to when the next may be requested. Errors are put at the field `phone`. */
export async function sendCode(phone: string): Promise<Sent> {
  try {
    const { reenvio, por_sms } = await api.signUp.codeSend({ phone });
    toast.success('Puede demorar hasta 1 minuto en llegar', 'Codigo enviado');
    const at = Date.now();
    const resendAt = at + reenvio * 1000;
    return { phone, at, resendAt, sms: por_sms, smsAt: null, emailAt: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.message, error.code, camposOfFailure(error));
  }
}
