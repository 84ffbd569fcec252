import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { api } from '#web/api/index.ts';

let loading: Promise<Stripe> | null = null;

/** Loads the provider's library once; after a failure the next call tries again. */
export function loadProvider(): Promise<Stripe> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  const { key_public, script } = await api.payments.getStripeKeys({});
  // `loadStripe` uses an existing `window.Stripe`; otherwise it fetches the real library.
  if (script !== '') await loadScript(script);
  const stripe = await loadStripe(key_public, { locale: 'es-419' });
  if (!stripe) throw new Error('The provider gave no library');
  return stripe;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = src;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`Not loaded: ${src}`));
    });
    document.head.append(element);
  });
}
