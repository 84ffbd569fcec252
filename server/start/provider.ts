import { stripePayments } from '../adapters/payments/stripe.ts';
import type { PaymentProvider } from '../adapters/payments/port.ts';
import type { Config, StripeConfig } from '../config.ts';
import { openOutside } from './outside.ts';

/**
 * Runs an operator's command with the payment provider: the configured one, else the stand-in of the running product,
 * else a stand-in of its own with the product's state.
 */
export async function withProvider<T>(
  config: Config,
  command: (payments: PaymentProvider) => Promise<T>,
): Promise<T> {
  const known = config.stripe ?? (await ofRunningProduct(config.port));
  if (known) return command(stripePayments(known));
  const opened = await openOutside(config);
  try {
    return await command(stripePayments(opened.outside.stripe));
  } finally {
    await opened.close();
  }
}

async function ofRunningProduct(port: number): Promise<StripeConfig | null> {
  const reply = await fetch(`http://127.0.0.1:${port}/_dev/config.json`).catch(() => null);
  if (!reply?.ok) return null;
  const { stripe } = (await reply.json()) as { stripe: { api_base: string; secret_key: string } };
  return {
    secretKey: stripe.secret_key,
    apiBase: stripe.api_base,
    publicKey: '',
    webhookSecret: '',
    script: null,
  };
}
