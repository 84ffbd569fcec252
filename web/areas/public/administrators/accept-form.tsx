import { useNavigate } from 'react-router';
import { acceptanceFields } from '#contract/administrators.ts';
import type { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { PasswordPair } from '#web/shared/sign-up/password-pair.tsx';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { isFinal } from './use-invitation.ts';

interface AcceptFormProps {
  clave: string;
  email: string;
  /** Called when the invitation cannot be accepted any more since it was opened. */
  onRefused: (error: ApiError) => void;
}

/** A password of one's own; then goes to the login. */
export function AcceptForm({ clave, email, onRefused }: AcceptFormProps) {
  const navigate = useNavigate();
  const form = useSendForm({
    initial: { pass: '', confirm_pass: '' },
    validate: (values) => acceptanceFields.safeParse(values),
    send: async (account) => {
      await api.administrators.acceptInvitation({ clave, account });
      toast.success('Ya eres parte del equipo. Entra con tu contraseña nueva.', 'Listo');
      await navigate(paths.loginAs(email), { replace: true });
    },
    onFailure: (mensaje, error) => {
      if (isFinal(error)) onRefused(error);
      else toast.error(mensaje);
    },
  });
  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <PasswordPair
          email={email}
          label="Contraseña"
          pass={form.field('pass')}
          confirm={form.field('confirm_pass')}
        />
        <Button type="submit" fullWidth busy={form.busy}>
          Aceptar la invitación
        </Button>
      </Stack>
    </SendForm>
  );
}
