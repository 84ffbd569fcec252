import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { api } from '#web/api/index.ts';

let loading: Promise<Stripe> | null = null;

/** The provider's library, loaded when somebody pays and then kept; after a failure it is tried anew. */
export function loadProvider(): Promise<Stripe> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  const { key_public, script } = await api.payments.getStripeKeys({});
  // `loadStripe` takes a `window.Stripe` that is there already; else it fetches the real one.
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
