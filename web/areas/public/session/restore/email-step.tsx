import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { codeSendMail } from '#contract/session.ts';
import { ApiError } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import style from './restore.module.css';
import type { Restore } from './use-restore.ts';

/** Step 1 (1 §2): the e-mail to which the code is sent. */
export function EmailStep({ restore }: { restore: Restore }) {
  const { draft, sendCode, go } = restore;
  const [search, setSearch] = useSearchParams();
  const form = useSendForm({
    initial: { email: search.get('email') ?? draft.email },
    validate: (values) => codeSendMail.input.safeParse(values),
    send: async (values) => {
      const email = values.email.trim();
      // A code was just sent, and another cannot be requested yet.
      const waits = draft.sent?.email === email && Date.now() < draft.sent.resendAt;
      if (waits) restore.keep({ email });
      else await sendCode(email).catch(throwAtEmailField);
      go('codigo');
    },
  });

  const { email } = form.values;
  const untouched = useRef(email);
  const keepTyped = useEffectEvent((typed: string) => {
    restore.keep({ email: typed });
    // Drop the e-mail from the login page's link, so that a reload keeps the typed one.
    if (search.has('email')) setSearch({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (email !== untouched.current) keepTyped(email);
  }, [email]);

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>¿Cuál es tu correo?</h2>
          <p className={style.lead}>Te enviaremos un código para que elijas otra contraseña.</p>
        </div>
        <TextField
          label="Correo"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <Button type="submit" fullWidth busy={form.busy}>
          Enviar código
        </Button>
        <p className={style.links}>
          ¿La recordaste? <Link to={paths.login}>Ingresar</Link>
        </p>
      </Stack>
    </SendForm>
  );
}

/** Shows the error «too many codes» at the e-mail field. */
function throwAtEmailField(error: unknown): never {
  if (error instanceof ApiError && ['code_resend_wait', 'mail_too_many'].includes(error.code))
    throw new ApiError(error.message, error.code, { email: error.message });
  throw error;
}
