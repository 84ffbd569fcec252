import { formatPhone } from '#lib/phone.ts';
import { api } from '#web/api/index.ts';
import { ResendCode } from '#web/shared/session/codes/resend-code.tsx';
import { useCodeForm } from '#web/shared/session/codes/use-code-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { AnotherWay } from './another-way.tsx';
import { sendCode } from './send-code.ts';
import style from './sign-up.module.css';
import type { Wizard } from './use-wizard.ts';

/** Step 1.5 (1 §2): the code from WhatsApp; typing the last digit submits it. */
export function CodeStep({ wizard }: { wizard: Wizard }) {
  const { phone, email } = wizard.draft.account;
  const { sent } = wizard.draft;
  const { form, restart, spent, setSpent } = useCodeForm(async (code) => {
    await api.signUp.validateCode({ code });
    toast.success('Código Validado');
    wizard.keep({ proved: phone });
    // Replace, so that «back» leads to the data and not to a used code.
    wizard.next({ replace: true });
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Escribe el código</h2>
          <p className={style.lead}>
            Te enviamos 6 dígitos por WhatsApp al{' '}
            <strong className={style.phone}>{formatPhone(phone)}</strong>
            {sent?.smsAt && (sent.emailAt ? ', por SMS' : ' y por SMS')}
            {sent?.emailAt && ` y al correo ${email}`}.
            {sent?.smsAt || sent?.emailAt ? ' Es el mismo código.' : ''}
          </p>
        </div>
        <CodeField label="Código" onComplete={form.submit} {...form.field('code')} />
        <Button type="submit" fullWidth busy={form.busy}>
          Validar código
        </Button>
        {sent && (
          <AnotherWay
            {...{ sent, email, spent }}
            keep={(sent) => wizard.keep({ sent })}
            onSpent={() => setSpent(true)}
          />
        )}
        <div className={style.pair}>
          <ResendCode
            resendAt={sent?.resendAt ?? 0}
            resend={async () => {
              wizard.keep({ sent: await sendCode(phone) });
              restart();
            }}
          />
          <Button variant="quiet" onClick={() => wizard.go('cuenta')}>
            Cambiar teléfono
          </Button>
        </div>
      </Stack>
    </SendForm>
  );
}
