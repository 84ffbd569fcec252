import { Link, useNavigate, useSearchParams } from 'react-router';
import { validateLogin } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import * as api from '#web/api/index.ts';
import { storeSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { takeRedirect } from '#web/shared/redirect.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './login.module.css';

/** E-mail and password; goes on to where the visitor was headed, else to the server's url_return. */
export function LoginForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useSendForm({
    initial: { email: search.get('email') ?? '', pass: '' },
    validate: (values) => validateLogin.input.safeParse(values),
    send: async (values) => {
      const { url_return, ...session } = await api.session.validateLogin(values).catch(atPassword);
      storeSession(session);
      toast.success('Iniciando sesión', 'Acceso Validado');
      await navigate(takeRedirect() ?? localPath(url_return), { replace: true });
    },
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
      </Stack>
    </SendForm>
  );
}

/** Only paths of this application: never another site, whoever answered. */
const localPath = (path: string): string => (/^\/(?!\/)/.test(path) ? path : paths.home);

/**
 * «La contraseña no es valida» also at the field where the person will try again, for as long as it
 * takes. The server says the same for an unknown e-mail.
 */
function atPassword(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'credentials_invalid') throw error;
  throw new ApiError(error.message, error.code, { pass: error.message });
}
