import { prove } from '#contract/session.ts';
import { PROOF_MINUTES } from '#domain/session/proof.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { PasswordFormFoot } from '#web/ui/form/password-form-foot.tsx';

/** Asks for the password; `onEnd` is told whether it was right. */
export function ProofDialog({ onEnd }: { onEnd: (proved: boolean) => void }) {
  const email = useSession()?.user.account.email ?? '';
  const form = useSendForm({
    initial: { pass: '' },
    validate: (values) => prove.input.safeParse(values),
    send: async (values) => {
      await api.session.prove(values);
      onEnd(true);
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
            Esto se cuida más que lo demás. Escribe tu contraseña y sigues donde ibas; en{' '}
            {PROOF_MINUTES} minutos no te la volvemos a pedir.
          </p>
          <PasswordField label="Tu contraseña" {...form.field('pass')} />
          <PasswordFormFoot email={email} busy={form.busy} onCancel={close}>
            Seguir
          </PasswordFormFoot>
        </Stack>
      </SendForm>
    </Dialog>
  );
}
