import { useNavigate } from 'react-router';
import { setUpFields } from '#contract/accounts.ts';
import type { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { PasswordPair } from '#web/shared/sign-up/password-pair.tsx';
import { TermsField } from '#web/shared/sign-up/terms-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './set-up.module.css';
import { isFinal } from './use-invitation.ts';

interface SetUpFormProps {
  id: string;
  account: { nombre: string; email: string };
  /** Called when the link was used or has expired since it was opened. */
  onRefused: (error: ApiError) => void;
}

/** Password, confirmation and terms (1 §2); then goes to the login. */
export function SetUpForm({ id, account: { nombre, email }, onRefused }: SetUpFormProps) {
  const navigate = useNavigate();
  const form = useSendForm({
    initial: { pass: '', confirm_pass: '', terms: false },
    validate: (values) => setUpFields.safeParse(values),
    send: async (account) => {
      await api.accounts.configureEnd({ id_sms: id, account: { email, ...account } });
      toast.success('Cuenta configurada');
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
        <div>
          <h2 className={style.greeting}>Hola, {nombre}</h2>
          <p className={style.lead}>Ya casi terminas: elige la contraseña con la que entrarás.</p>
        </div>
        <PasswordPair
          email={email}
          label="Contraseña"
          pass={form.field('pass')}
          confirm={form.field('confirm_pass')}
        />
        <TermsField {...form.field('terms')} />
        <Button type="submit" fullWidth busy={form.busy}>
          Terminar
        </Button>
      </Stack>
    </SendForm>
  );
}
