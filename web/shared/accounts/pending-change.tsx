import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ContactChange, User } from '#contract/views.ts';
import { formatMoment } from '#lib/mexico-time.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { ResendCode } from '#web/shared/session/codes/resend-code.tsx';
import { useCodeForm } from '#web/shared/session/codes/use-code-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { contactWords } from './contact-words.ts';
import style from './pending-change.module.css';

const RESEND_MS = 60_000;

interface Words {
  /** What the code is for, where two wait. */
  readonly label: string;
  readonly where: string;
  readonly until: string;
  readonly done: (words: string) => string;
}

const WORDS: Record<ContactChange['dato'], Words> = {
  phone: {
    label: 'Código de tu teléfono',
    where: 'Te enviamos 6 dígitos por WhatsApp.',
    until: 'tu teléfono es el de siempre',
    done: (phone) => `Tu teléfono es ahora el ${phone}.`,
  },
  email: {
    label: 'Código de tu correo',
    where: 'Te enviamos 6 dígitos a ese correo. ¿No llega? Busca también en el correo no deseado.',
    until: 'entras con el correo de siempre',
    done: (email) => `Desde ahora entras con ${email}.`,
  },
};

interface PendingChangeProps {
  change: ContactChange;
  /** Whether it was asked for on this screen. */
  isNew: boolean;
  /** The phone or e-mail that counts until then; '' without one. */
  present: string;
  /** Whether a new phone holds payouts (decisions §5). */
  holdsPayouts: boolean;
}

/** A phone or e-mail that waits for its code; typing the last digit submits it. */
export function PendingChange({ change, isNew, present, holdsPayouts }: PendingChangeProps) {
  const { dato, reenvio_at, vence_at } = change;
  const id = useId();
  const words = WORDS[dato];
  const contact = contactWords(change);
  const until = formatMoment(Date.parse(vence_at)).replaceAll(' ', '\u00A0');
  const lead = [
    words.where,
    present !== '' && `Hasta que lo escribas, ${words.until}.`,
    `Puedes confirmarlo hasta el ${until}.`,
    dato === 'phone' && holdsPayouts && 'Cuando lo confirmes, tus pagos esperan 72 horas.',
  ]
    .filter(Boolean)
    .join(' ');
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** What is no longer pending was settled on another device. */
  const settled = (error: unknown): never => {
    if (error instanceof ApiError && isOver(error))
      void queries.invalidateQueries({ queryKey: ['user'] });
    throw error;
  };
  const { form, restart, spent } = useCodeForm(async (code) => {
    const { user } = await api.accounts.confirmChange({ dato, code }).catch(settled);
    toast.success(words.done(contact));
    storeUser(user);
  });
  const keep = ({ user }: { user: User }) => storeUser(user);
  const cancel = async () => {
    setBusy(true);
    try {
      keep(await api.accounts.cancelChange({ dato }));
      toast.success(
        present === '' ? 'Cancelaste el cambio.' : `Cancelaste el cambio: ${words.until}.`,
      );
    } catch (error) {
      toast.error(failureOf(error).mensaje);
      setBusy(false);
    }
  };
  const box = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    if (isNew) box.current?.querySelector('input')?.focus();
  });
  useEffect(() => begin(), []);

  return (
    <section aria-labelledby={id}>
      <Card>
        <SendForm form={form}>
          <div ref={box}>
            <Stack gap={5}>
              <div>
                <h2 id={id} className={style.title}>
                  Falta confirmar {contact}: escribe el código
                </h2>
                <p className={style.lead}>{lead}</p>
              </div>
              <CodeField label={words.label} onComplete={form.submit} {...form.field('code')} />
              <Button type="submit" fullWidth busy={form.busy}>
                Validar código
              </Button>
              {spent && (
                <p role="status" className={style.lead}>
                  Ese código ya no sirve. Con «Reenviar código» te llega uno nuevo.
                </p>
              )}
              <div className={style.pair}>
                <Resend
                  key={reenvio_at}
                  at={Date.parse(reenvio_at)}
                  resend={async () => {
                    keep(await api.accounts.resendChange({ dato }).catch(settled));
                    restart();
                    toast.success('Puede demorar hasta 1 minuto en llegar', 'Codigo enviado');
                  }}
                />
                <Button variant="quiet" busy={busy} onClick={() => void cancel()}>
                  Cancelar el cambio
                </Button>
              </div>
            </Stack>
          </div>
        </SendForm>
      </Card>
    </section>
  );
}

/** Whether it can be confirmed no more: it was, or was cancelled, or somebody else was faster. */
const isOver = ({ code }: ApiError): boolean =>
  code === 'contact_not_asked' || code === 'phone_in_use' || code === 'email_in_use';

/** A clock that is set wrong makes nobody wait longer than the minute that there is. */
function Resend({ at, resend }: { at: number; resend: () => Promise<void> }) {
  const [resendAt] = useState(() => Math.min(at, Date.now() + RESEND_MS));
  return <ResendCode resendAt={resendAt} resend={resend} />;
}
