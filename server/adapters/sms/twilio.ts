import type { SmsConfig } from '#server/config.ts';
import { type SmsSender, UnreachablePhone } from './port.ts';

const TIMEOUT_MS = 10_000;
/** Error codes of the provider after which the phone gets no message, however often it is tried. */
const FINAL_ERRORS = new Set([21211, 21408, 21610, 21612, 21614]);

/** Twilio's Messages over HTTP. */
export const twilio = ({ apiBase, account, token, from }: SmsConfig): SmsSender => ({
  async send({ to, text }) {
    const response = await fetch(`${apiBase}/2010-04-01/Accounts/${account}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return;
    const { code } = (await response.json().catch(() => ({}))) as { code?: number };
    // Without the provider's words, which repeat the phone.
    const said = `the SMS provider answered ${response.status}, error ${code ?? 'unknown'}`;
    throw FINAL_ERRORS.has(code ?? 0) ? new UnreachablePhone(said) : new Error(said);
  },
});
