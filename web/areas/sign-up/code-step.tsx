import { validateCode } from '#contract/sign-up.ts';
import { formatPhone } from '#domain/phone.ts';
import { ApiError } from '#web/api/client.ts';
import * as api from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { ResendCode } from './resend-code.tsx';
import style from './sign-up.module.css';
import type { Wizard } from './use-wizard.ts';

/** Step 1.5 (1 §2): the code that WhatsApp brought; the last digit sends it. */
export function CodeStep({ wizard }: { wizard: Wizard }) {
  const { phone } = wizard.draft.account;
  const form = useSendForm({
    initial: { code: '' },
    validate: (values) => validateCode.input.safeParse(values),
    send: async (values) => {
      await api.signUp.validateCode(values).catch(atCode);
      toast.success('Código Validado');
      wizard.keep({ proved: phone });
      // Going back later leads to the data, not to a code that is used up.
      wizard.next({ replace: true });
    },
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Escribe el código</h2>
          <p className={style.lead}>
            Te enviamos 6 dígitos por WhatsApp al{' '}
            <strong className={style.phone}>{formatPhone(phone)}</strong>.
          </p>
        </div>
        <CodeField label="Código" onComplete={form.submit} {...form.field('code')} />
        <Button type="submit" fullWidth busy={form.busy}>
          Validar código
        </Button>
        <div className={style.pair}>
          <ResendCode
            phone={phone}
            sent={wizard.draft.sent}
            onSent={(sent) => {
              form.set({ code: '' });
              wizard.keep({ sent });
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

const CODES: readonly string[] = [
  'code_invalid',
  'code_expired',
  'code_dead',
  'code_not_requested',
] satisfies ApiError['code'][];

/** What is wrong with the code stands under it. */
function atCode(error: unknown): never {
  if (!(error instanceof ApiError) || !CODES.includes(error.code)) throw error;
  throw new ApiError(error.message, error.code, { code: error.message });
}
