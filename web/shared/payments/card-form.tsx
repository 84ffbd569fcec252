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
  /** What becomes of the money, below the button. */
  note: string;
  /** Told when the bank begins to be asked, and when it has refused. */
  onPaying: (paying: boolean) => void;
  /** The form could not be loaded, or is of a payment given up: prepare the payment anew. */
  onRetry: () => void;
}

/** The provider's card form and the button that pays, once the form is there (1 §5). */
export function CardForm({ amount, returnUrl, note, onPaying, onRetry }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [form, setForm] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [busy, setBusy] = useState(false);

  /** A ref and not only state: two presses may come before the first render. */
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
    // Back from the bank by the browser's own button: the page is as it was left.
    const show = (event: PageTransitionEvent) => onShow(event);
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || form !== 'ready' || running.current) return;
    change(true);
    // Comes back only when it failed; else the page has left for `returnUrl`.
    const { error } = await stripe
      .confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
      .catch(() => ({ error: null }));
    if (error?.payment_intent?.status === 'succeeded') return leave(returnUrl, error);
    const { text, life } = wordsOf(error);
    toast.error(text, life);
    change(false);
    // Given up meanwhile for another one, in another tab perhaps: what is due is asked for anew.
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

/** The provider's own words, which tell people what to do about their card (1 §8). */
function wordsOf(error: StripeError | null): { text: string; life: number } {
  const own =
    error?.type === 'card_error' ||
    error?.type === 'validation_error' ||
    // The bank's own check (3-D Secure) was refused or left.
    error?.code === 'payment_intent_authentication_failure';
  return own && error?.message
    ? { text: error.message, life: 6_000 }
    : { text: 'Error interno, intenta más tarde', life: 8_000 };
}

/** Paid already, in another tab perhaps: the same way back as for any payment. */
function leave(returnUrl: string, error: StripeError): void {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', error.payment_intent?.id ?? '');
  location.assign(url);
}
