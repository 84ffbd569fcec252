import path from 'node:path';
import type { Outside } from '../composition.ts';
import type { Config } from '../config.ts';
import { type DevPages, STRIPE_PREFIX } from '../dev/mount.ts';

export interface OpenOutside {
  outside: Outside;
  /** The stand-ins' pages; null when the real providers are configured. */
  devPages: DevPages | null;
  /** Only where the money is the stand-in's, because setting the clock runs payouts and refunds. */
  canSetClock: boolean;
  /** Tells the stand-in of payments where to send its webhooks. */
  setWebhookAddress(address: string): void;
  close(): Promise<void>;
}

/** Opens the configured providers, and a stand-in for each that is not configured. */
export async function openOutside(config: Config): Promise<OpenOutside> {
  const { stripe, whatsapp, sms, email } = config;
  if (stripe && whatsapp && email)
    return {
      outside: { stripe, whatsapp, sms, email, push: null },
      devPages: null,
      canSetClock: false,
      setWebhookAddress: () => {},
      close: async () => {},
    };
  // oxlint-disable-next-line no-restricted-imports -- only where a provider is not configured
  const { startStandIns } = await import('@maestros/stand-ins');
  const standIns = await startStandIns({
    stateDir: path.join(config.dataDir, 'stand-ins'),
    scriptBase: STRIPE_PREFIX,
  });
  return {
    outside: {
      stripe: stripe ?? {
        secretKey: standIns.stripe.secretKey,
        publicKey: standIns.stripe.publicKey,
        webhookSecret: standIns.stripe.webhookSecret,
        apiBase: standIns.stripe.url,
        script: `${STRIPE_PREFIX}/v3/`,
      },
      whatsapp: whatsapp ?? {
        apiBase: `${standIns.whatsapp.url}/v24.0`,
        token: standIns.whatsapp.token,
        phoneNumberId: standIns.whatsapp.phoneNumberId,
        businessId: standIns.whatsapp.businessId,
        appSecret: standIns.whatsapp.appSecret,
        verifyToken: standIns.whatsapp.verifyToken,
      },
      sms: sms ?? { ...standIns.sms, apiBase: standIns.sms.url },
      push: standIns.push.url,
      email: email ?? {
        url: `smtp://${standIns.smtp.host}:${standIns.smtp.port}`,
        from: 'Maestros <hola@maestros.example>',
      },
    },
    devPages: {
      outbox: standIns.outbox,
      whatsapp: standIns.whatsapp,
      stripe: standIns.stripe,
      push: standIns.push,
    },
    canSetClock: !stripe,
    setWebhookAddress: (address) => {
      standIns.stripe.setWebhook({ url: `${address}/api/stripe/webhook` });
      standIns.whatsapp.setWebhook(`${address}/api/whatsapp/webhook`);
    },
    close: () => standIns.close(),
  };
}
