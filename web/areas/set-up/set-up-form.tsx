import { Link, useNavigate } from 'react-router';
import { setUpFields } from '#contract/set-up.ts';
import type { ApiError } from '#web/api/client.ts';
import * as api from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './set-up.module.css';
import { isFinal } from './use-invitation.ts';

interface SetUpFormProps {
  id: string;
  account: { nombre: string; email: string };
  /** The link has been used, or has ended, since it was opened. */
  onRefused: (error: ApiError) => void;
}

/** Password, confirmation and terms (1 §2); done once, the login is next. */
export function SetUpForm({ id, account: { nombre, email }, onRefused }: SetUpFormProps) {
  const navigate = useNavigate();
  const form = useSendForm({
    initial: { pass: '', confirm_pass: '', terms: false },
    validate: (values) => setUpFields.safeParse(values),
    send: async (account) => {
      await api.setUp.configureEnd({ id_sms: id, account });
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
        <TextField
          label="Correo"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          onChange={() => {}}
        />
        <PasswordField
          label="Contraseña"
          isNew
          description="Al menos 8 caracteres."
          {...form.field('pass')}
        />
        <PasswordField label="Confirma tu contraseña" isNew {...form.field('confirm_pass')} />
        <Checkbox
          label={
            <>
              Acepto los{' '}
              <Link to={paths.terms} target="_blank">
                términos y condiciones
              </Link>
              .
            </>
          }
          {...form.field('terms')}
        />
        <Button type="submit" fullWidth busy={form.busy}>
          Terminar
        </Button>
      </Stack>
    </SendForm>
  );
}
