import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { restorePassword } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { clearSession, readSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { PasswordPair } from '#web/shared/sign-up/password-pair.tsx';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './restore.module.css';
import type { Restore } from './use-restore.ts';

const passOnly = z.pick(restorePassword.input, { pass: true });

/** Step 3 (1 §2): the button is shown only while both passwords are equal and not empty. */
export function PasswordStep({ restore }: { restore: Restore }) {
  const { email, sent } = restore.draft;
  const navigate = useNavigate();
  const form = useSendForm({
    initial: { pass: '', confirm: '' },
    validate: (values) => passOnly.safeParse(values),
    send: async ({ pass }) => {
      await api.session.restorePassword({ keylogin: sent?.keylogin ?? '', pass });
      toast.success('Contraseña restablecida');
      forgetSessionOf(email);
      await navigate(paths.loginAs(email), { replace: true });
      restore.drop();
    },
    onFailure: (mensaje, error) => {
      toast.error(mensaje);
      if (error instanceof ApiError && RESTART_CODES.includes(error.code)) {
        restore.keep({ sent: null, proved: false });
        restore.go('correo', { replace: true });
      }
    },
  });
  const { pass, confirm } = form.values;
  const ready = pass !== '' && pass === confirm;

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <h2 className={style.title}>Elige tu contraseña nueva</h2>
        <PasswordPair
          email={email}
          label="Contraseña nueva"
          pass={form.field('pass')}
          confirm={form.field('confirm')}
        />
        <p className={style.hint} role="status">
          {!ready && 'Ingresa una contraseña y su confirmación.'}
        </p>
        {ready && (
          <Button type="submit" fullWidth busy={form.busy}>
            Restablecer contraseña
          </Button>
        )}
      </Stack>
    </SendForm>
  );
}

/** Errors after which the user starts again with step 1; the e-mail is kept. */
const RESTART_CODES: readonly string[] = [
  'restore_not_requested',
  'restore_not_proved',
  'code_expired',
] satisfies ApiError['code'][];

/** Clears the session of this account here: the server has ended all of its sessions. */
function forgetSessionOf(email: string): void {
  const own = readSession()?.user.account.email;
  if (own?.toLowerCase() === email.toLowerCase()) clearSession();
}
