import { useState, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface ResendCodeProps {
  /** When another code may be requested (epoch ms). */
  resendAt: number;
  resend: () => Promise<void>;
}

/** Requests another code; enabled once the countdown of 60 s is at 0 (1 §4). */
export function ResendCode({ resendAt, resend }: ResendCodeProps) {
  const [busy, setBusy] = useState(false);
  const left = useSecondsUntil(resendAt);

  const ask = async () => {
    setBusy(true);
    try {
      await resend();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="secondary"
      busy={busy}
      disabledReason={left > 0 ? 'Espera a que termine la cuenta para pedir otro.' : undefined}
      onClick={() => void ask()}
    >
      {left > 0 ? `Reenviar código en ${left} s` : 'Reenviar código'}
    </Button>
  );
}

/** Whole seconds until an instant (epoch ms), by the clock, so that a tab in the background stays correct. */
export function useSecondsUntil(at: number): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((at - Date.now()) / 1000)),
    () => 0,
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 250);
  return () => clearInterval(timer);
}
