import { useState } from 'react';
import { prove } from '#contract/session.ts';
import { PROOF_MINUTES } from '#domain/session/proof.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { PasswordFormFoot } from '#web/ui/form/password-form-foot.tsx';
import { OwnKey } from './own-key.tsx';
import { FactorCodeField } from '../codes/factor-code-field.tsx';

/** Asks for what the account has, a code or the password; `onEnd` is told whether it was right. */
export function ProofDialog({ onEnd }: { onEnd: (proved: boolean) => void }) {
  const user = useSession()?.user;
  const [byCode, setByCode] = useState(user?.segundo_factor === 'activo');
  const form = useSendForm({
    initial: { pass: '', codigo: '' },
    validate: ({ pass, codigo }) => prove.input.safeParse(byCode ? { codigo } : { pass }),
    send: async ({ pass, codigo }) => {
      const right = await api.session
        .prove(byCode ? { codigo } : { pass })
        .then(() => true, orByCode);
      if (right) onEnd(true);
      else setByCode(true);
    },
  });
  const close = () => {
    if (!form.busy) onEnd(false);
  };
  return (
    <Dialog opened onClose={close} title="Confirma que eres tú" size="sm" persistent>
      <SendForm form={form}>
        <Stack gap={5}>
          <p>
            Esto se cuida más que lo demás.{' '}
            {byCode ? 'Haz tu segundo paso' : 'Escribe tu contraseña'} y sigues donde ibas; en{' '}
            {PROOF_MINUTES} minutos no te {byCode ? 'lo' : 'la'} volvemos a pedir.
          </p>
          {byCode && <OwnKey onProved={() => onEnd(true)} />}
          {byCode ? (
            <FactorCodeField {...form.field('codigo')} onComplete={form.submit} />
          ) : (
            <PasswordField label="Tu contraseña" {...form.field('pass')} />
          )}
          <PasswordFormFoot email={user?.account.email ?? ''} busy={form.busy} onCancel={close}>
            Seguir
          </PasswordFormFoot>
        </Stack>
      </SendForm>
    </Dialog>
  );
}

/** A second factor that was set up on another device since: its code is what proves who one is. */
function orByCode(error: unknown): false {
  if (error instanceof ApiError && error.code === 'factor_needed') return false;
  throw error;
}
