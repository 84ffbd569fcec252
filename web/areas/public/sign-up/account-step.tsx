import { toastLifeOf, requireStorage } from '#web/api/require-storage.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { Link } from 'react-router';
import { accountFields } from '#contract/sign-up.ts';
import { paths } from '#web/paths.ts';
import { TermsField } from '#web/shared/sign-up/terms-field.tsx';
import { PersonFields } from '#web/shared/sign-up/person-fields.tsx';
import { useStepForm } from '#web/shared/sign-up/step-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { codeStillGood, sendCode } from './send-code.ts';
import style from './sign-up.module.css';
import type { Wizard } from './use-wizard.ts';

/** Step 1 of both wizards (1 §2). Sends the code, unless this phone is already verified. */
export function AccountStep({ wizard }: { wizard: Wizard }) {
  const { draft, keep, setPass } = wizard;
  const form = useSendForm({
    initial: { ...draft.account, pass: wizard.pass },
    validate: (values) => accountFields.safeParse(values),
    send: async ({ phone }) => {
      requireStorage();
      const afterFix = wizard.errors !== null;
      if (draft.proved !== phone && !codeStillGood(draft)) keep({ sent: await sendCode(phone) });
      wizard.clearErrors();
      if (draft.proved !== phone) return wizard.go('codigo');
      // A verified phone needs no other code; after a correction go to the last step.
      wizard.go(wizard.steps.at(afterFix ? -1 : 2) ?? 'cuenta');
    },
    onFailure: (mensaje, error) => toast.error(mensaje, toastLifeOf(error)),
  });
  useStepForm(wizard, form, ({ pass, ...account }) => {
    setPass(pass);
    keep({ account });
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <h2 className={style.title}>Tus datos</h2>
        <PersonFields form={form} own />
        <PasswordField
          label="Contraseña"
          isNew
          description="Al menos 8 caracteres."
          {...form.field('pass')}
        />
        <PhoneField
          label="Teléfono"
          description="Te enviaremos un código por WhatsApp para confirmarlo."
          {...form.field('phone')}
        />
        <TermsField {...form.field('terms')} />
        <Button type="submit" fullWidth busy={form.busy}>
          Continuar
        </Button>
        <p className={style.links}>
          <Link to={paths.home}>Volver al inicio</Link>
        </p>
      </Stack>
    </SendForm>
  );
}
