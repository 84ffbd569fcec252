import { theirAccountFields } from '#contract/accounts.ts';
import { PersonFields } from '#web/shared/sign-up/person-fields.tsx';
import { useStepForm } from '#web/shared/sign-up/step-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import style from './new-professional.module.css';
import type { NewProfessional } from './use-new-professional.ts';

/** Step 1 (2 §2): without password and code; the professional sets a password through a link. */
export function PersonStep({ wizard }: { wizard: NewProfessional }) {
  const form = useSendForm({
    initial: { ...wizard.draft.account },
    validate: (values) => theirAccountFields.safeParse(values),
    send: async () => {
      wizard.clearErrors();
      wizard.go('direccion');
    },
  });
  useStepForm(wizard, form, (account) => wizard.keep({ account }));

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Datos personales</h2>
          <p className={style.lead}>
            Al terminar le enviamos un enlace por WhatsApp y por correo para que elija su
            contraseña.
          </p>
        </div>
        <PersonFields form={form} />
        <PhoneField
          label="Teléfono"
          own={false}
          description="El de su WhatsApp: ahí recibirá el enlace."
          {...form.field('phone')}
        />
        <Button type="submit" fullWidth busy={form.busy}>
          Continuar
        </Button>
      </Stack>
    </SendForm>
  );
}
