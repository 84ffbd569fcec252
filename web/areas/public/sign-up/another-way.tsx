import { useState } from 'react';
import { type CodeWay, nextCodeWay } from '#domain/sign-up/code-ways.ts';
import { api } from '#web/api/index.ts';
import { useSecondsUntil } from '#web/shared/session/codes/resend-code.tsx';
import { isSpent } from '#web/shared/session/codes/use-code-form.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Sent } from './draft.ts';
import style from './sign-up.module.css';

interface AnotherWayProps {
  sent: Sent;
  /** The e-mail of the form. */
  email: string;
  keep: (sent: Sent) => void;
  /** The code takes no more tries: it is the same in every way, and only another one helps. */
  spent: boolean;
  onSpent: () => void;
}

/** Offers the code that does not arrive in another way, half a minute after the last (4 §E). */
export function AnotherWay({ sent, email, keep, spent, onSpent }: AnotherWayProps) {
  const [busy, setBusy] = useState(false);
  const next = nextCodeWay({ ...sent, sentAt: sent.at });
  const left = useSecondsUntil(next?.from ?? 0);

  const ask = async (canal: CodeWay) => {
    setBusy(true);
    try {
      await api.signUp.codeAgain(canal === 'sms' ? { canal } : { canal, email });
      keep({ ...sent, [canal === 'sms' ? 'smsAt' : 'emailAt']: Date.now() });
    } catch (error) {
      if (isSpent(error)) onSpent();
      else toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };

  const open = next && left === 0 ? next.way : null;
  return (
    // There before it says something, so that screen readers say what comes.
    <div role="status" className={style.another}>
      {spent && (
        <span>
          Ese código ya no sirve, tampoco por SMS ni por correo. Con «Reenviar código» te llega uno
          nuevo por WhatsApp.
        </span>
      )}
      {!spent && open && (
        <>
          <span>¿No te llegó?</span>
          <Button variant="quiet" size="sm" busy={busy} onClick={() => void ask(open)}>
            {open === 'sms' ? 'Mándamelo por SMS' : 'Mándamelo por correo'}
          </Button>
        </>
      )}
    </div>
  );
}
