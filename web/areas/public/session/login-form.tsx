import { toastLifeOf, requireStorage } from '#web/api/require-storage.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { validateLogin } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { storeSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { localPath } from '#web/shared/local-path.ts';
import { takeRedirect } from '#web/shared/redirect.ts';
import { useGoTo } from '#web/shared/session/use-go-to.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './login.module.css';

/** The call itself answers a text that is no e-mail like an unknown one; whoever types sees it at once. */
const fields = z.extend(validateLogin.input, { email });

/** E-mail and password; then redirects to where the visitor was going, else to the server's url_return. */
export function LoginForm() {
  const goTo = useGoTo();
  const [search] = useSearchParams();
  const [suspended, setSuspended] = useState<string | null>(null);
  const form = useSendForm({
    initial: { email: search.get('email') ?? '', pass: '' },
    validate: (values) => fields.safeParse(values),
    send: async (values) => {
      setSuspended(null);
      requireStorage();
      const { url_return, ...session } = await api.session
        .validateLogin(values)
        .catch(throwAtPasswordField);
      storeSession(session);
      toast.success('Iniciando sesión', 'Acceso Validado');
      await goTo(takeRedirect(session.user.rol) ?? localPath(url_return) ?? paths.home);
    },
    onFailure: (mensaje, error) =>
      // Not a toast: it takes longer to read.
      error instanceof ApiError && error.code === 'account_suspended'
        ? setSuspended(mensaje)
        : toast.error(mensaje, toastLifeOf(error)),
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <TextField
          label="Correo"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <div>
          <PasswordField label="Contraseña" {...form.field('pass')} />
          <p className={style.forgot}>
            <Link to={paths.restorePassword(form.values.email.trim())}>
              ¿Olvidaste tu contraseña?
            </Link>
          </p>
        </div>
        <Button type="submit" fullWidth busy={form.busy}>
          Ingresar
        </Button>
        <div role="alert">
          {suspended && (
            <p className={style.suspended}>
              {suspended} <Link to={paths.section('contacto')}>Ir a Contacto</Link>
            </p>
          )}
        </div>
      </Stack>
    </SendForm>
  );
}

/**
 * Shows «La contraseña no es valida» at the password field too. The server answers the same for an
 * unknown e-mail.
 */
function throwAtPasswordField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'credentials_invalid') throw error;
  throw new ApiError(error.message, error.code, { pass: error.message });
}
