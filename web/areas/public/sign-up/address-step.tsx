import { useState } from 'react';
import { addressFields } from '#contract/accounts/address.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { AddressFields } from '#web/shared/sign-up/address-fields.tsx';
import { checkAddress } from '#web/shared/sign-up/check-address.ts';
import { useStepForm } from '#web/shared/sign-up/step-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import style from './sign-up.module.css';
import type { Wizard } from './use-wizard.ts';

interface AddressStepProps {
  wizard: Wizard;
  estados: readonly Estado[];
}

/** Step 2 of a professional (1 §2). */
export function AddressStep({ wizard, estados }: AddressStepProps) {
  const [before] = useState(wizard.draft.address);
  const form = useSendForm({
    initial: wizard.draft.address,
    validate: (values) =>
      checkAddress(values, { fields: addressFields, estados, refused: wizard.errors, before }),
    send: async () => {
      wizard.clearErrors();
      wizard.next();
    },
  });
  useStepForm(wizard, form, (address) => wizard.keep({ address }));

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Tu dirección</h2>
          <p className={style.lead}>
            No se muestra a nadie: solo la ve el equipo que valida tu cuenta.
          </p>
        </div>
        <AddressFields form={form} estados={estados} own />
        <Button type="submit" fullWidth busy={form.busy}>
          Continuar
        </Button>
        <Button variant="quiet" fullWidth onClick={() => wizard.go('cuenta')}>
          Volver a tus datos
        </Button>
      </Stack>
    </SendForm>
  );
}
