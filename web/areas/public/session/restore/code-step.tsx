import { api } from '#web/api/index.ts';
import { ResendCode } from '#web/shared/session/codes/resend-code.tsx';
import { useCodeForm } from '#web/shared/session/codes/use-code-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './restore.module.css';
import type { Restore } from './use-restore.ts';

/** Step 2 (1 §2): the code from the e-mail; typing the last digit submits it. */
export function CodeStep({ restore }: { restore: Restore }) {
  const { email, sent } = restore.draft;
  const { form, restart, spent } = useCodeForm(async (code) => {
    await api.session.validateCode({ keylogin: sent?.keylogin ?? '', code });
    toast.success('Código Validado');
    restore.keep({ proved: true });
    // Replace, so that «back» leads to the e-mail and not to a used code.
    restore.go('nueva', { replace: true });
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Revisa tu correo</h2>
          <p className={style.lead}>
            Si <strong className={style.email}>{email}</strong> tiene una cuenta, le enviamos un
            código de 6 dígitos. ¿No llega? Busca también en el correo no deseado.
          </p>
        </div>
        <CodeField label="Código" onComplete={form.submit} {...form.field('code')} />
        <Button type="submit" fullWidth busy={form.busy}>
          Validar código
        </Button>
        <p role="status" className={style.hint}>
          {spent && 'Ese código ya no sirve. Con «Reenviar código» te llega uno nuevo al correo.'}
        </p>
        <div className={style.pair}>
          <ResendCode
            resendAt={sent?.resendAt ?? 0}
            resend={async () => {
              await restore.sendCode(email);
              restart();
            }}
          />
          <Button variant="quiet" onClick={() => restore.go('correo')}>
            Cambiar correo
          </Button>
        </div>
      </Stack>
    </SendForm>
  );
}
