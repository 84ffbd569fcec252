import { toastLifeOf, requireStorage } from '#web/api/require-storage.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { validateLogin } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { FactorCodeField } from '#web/shared/session/codes/factor-code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './login.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { useEntrance } from './use-entrance.ts';

/** The call itself answers a text that is no e-mail like an unknown one; whoever types sees it at once. */
const fields = z.extend(validateLogin.input, { email });

/**
 * E-mail and password, and a code of whoever has a second factor; then redirects to where the visitor was going, else to
 * the server's url_return.
 */
export function LoginForm() {
  const enter = useEntrance();
  const [search] = useSearchParams();
  const [suspended, setSuspended] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useSendForm({
    initial: { email: search.get('email') ?? '', pass: '', codigo: '' },
    validate: ({ codigo, ...values }) =>
      fields.safeParse(needsCode ? { ...values, codigo } : values),
    send: async ({ codigo, ...typed }) => {
      setSuspended(null);
      requireStorage();
      const values = needsCode ? { ...typed, codigo } : typed;
      const entered = await api.session.validateLogin(values).catch(orSecondStep);
      if (!entered) return setNeedsCode(true);
      await enter(entered);
    },
    onFailure: (mensaje, error) =>
      // Not a toast: it takes longer to read.
      error instanceof ApiError && error.code === 'account_suspended'
        ? setSuspended(mensaje)
        : toast.error(mensaje, toastLifeOf(error)),
  });

  if (needsCode)
    return (
      <SendForm form={form} key="code">
        <Stack gap={5}>
          <p>Tu contraseña es correcta. Falta el segundo paso.</p>
          <FactorCodeField {...form.field('codigo')} onComplete={form.submit} />
          <Button type="submit" fullWidth busy={form.busy}>
            Ingresar
          </Button>
          <PasskeyButton onEnter={enter} />
          <Button
            variant="quiet"
            fullWidth
            disabled={form.busy}
            onClick={() => {
              form.set({ codigo: '' });
              setNeedsCode(false);
            }}
          >
            Entrar con otra cuenta
          </Button>
        </Stack>
      </SendForm>
    );
  return (
    <SendForm form={form} key="password">
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
        <PasskeyButton onEnter={enter} />
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

/** What else stands in the way: nothing where only the code of a second factor is missing. */
function orSecondStep(error: unknown): null {
  if (error instanceof ApiError && error.code === 'factor_needed') return null;
  return throwAtPasswordField(error);
}

/**
 * Shows «La contraseña no es valida» at the password field too. The server answers the same for an
 * unknown e-mail.
 */
function throwAtPasswordField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'credentials_invalid') throw error;
  throw new ApiError(error.message, error.code, { pass: error.message });
}
