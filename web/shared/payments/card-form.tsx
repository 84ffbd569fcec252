import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { pesos } from '#web/ui/money.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './card-form.module.css';

export interface CardFormProps {
  /** MXN. */
  amount: number;
  returnUrl: string;
  /** Says below the button what happens to the money. */
  note: string;
  /** Called with true when the bank is asked, and with false when it has refused. */
  onPaying: (paying: boolean) => void;
  /** Called to prepare the payment again: the form did not load, or its payment was cancelled. */
  onRetry: () => void;
}

/** The provider's card form, and the pay button once the form has loaded (1 §5). */
export function CardForm({ amount, returnUrl, note, onPaying, onRetry }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [form, setForm] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [busy, setBusy] = useState(false);

  /** A ref besides the state: the button may be pressed twice before the next render. */
  const running = useRef(false);

  const change = (paying: boolean) => {
    running.current = paying;
    setBusy(paying);
    onPaying(paying);
  };
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) change(false);
  });
  useEffect(() => {
    // After «back» from the bank's page the browser restores this page as it was left.
    const show = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || form !== 'ready' || running.current) return;
    change(true);
    // Resolves only on failure; otherwise the browser goes to `returnUrl`.
    const { error } = await stripe
      .confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
      .catch(() => ({ error: null }));
    if (error?.payment_intent?.status === 'succeeded') return leave(returnUrl, error);
    const words = wordsOf(error);
    if (words) toast.error(words.text, words.life);
    change(false);
    // Replaced meanwhile by another payment, perhaps in another tab: ask for the current one.
    if (error?.payment_intent?.status === 'canceled') onRetry();
  };

  if (form === 'failed')
    return (
      <ErrorState title="No se cargó el formulario de pago" onRetry={onRetry}>
        No se hizo ningún cargo. Inténtalo de nuevo en un momento.
      </ErrorState>
    );
  return (
    <form className={style.form} onSubmit={(event) => void pay(event)}>
      <PaymentElement
        onReady={() => setForm('ready')}
        onLoadError={() => setForm('failed')}
        options={{ layout: 'tabs' }}
      />
      <Button
        type="submit"
        fullWidth
        busy={busy}
        disabledReason={form === 'ready' ? undefined : 'El formulario de pago se está cargando.'}
      >
        Pagar {pesos(amount)} MXN
      </Button>
      <p className={style.note}>
        <IconLock size={18} aria-hidden />
        {note}
      </p>
    </form>
  );
}

/** The provider's own message, where it tells people what to do about their card (1 §8). */
function wordsOf(error: StripeError | null): { text: string; life: number } | null {
  // Nothing was confirmed yet: the form says at its fields what is missing, and holds the focus there.
  if (error?.type === 'validation_error') return null;
  const own =
    error?.type === 'card_error' ||
    // The bank's check (3-D Secure) failed or was abandoned.
    error?.code === 'payment_intent_authentication_failure';
  return own && error?.message
    ? { text: error.message, life: 6_000 }
    : { text: 'Error interno, intenta más tarde', life: 8_000 };
}

/** Already paid, perhaps in another tab: return as after any payment. */
function leave(returnUrl: string, error: StripeError): void {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', error.payment_intent?.id ?? '');
  location.assign(url);
}
