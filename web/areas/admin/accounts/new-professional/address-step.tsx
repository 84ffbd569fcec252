import { useState } from 'react';
import { ofSomebody } from '#contract/of-somebody.ts';
import { addressFields } from '#contract/accounts/address.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { AddressFields } from '#web/shared/sign-up/address-fields.tsx';
import { checkAddress } from '#web/shared/sign-up/check-address.ts';
import { useStepForm } from '#web/shared/sign-up/step-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import style from './new-professional.module.css';
import type { NewProfessional } from './use-new-professional.ts';

interface AddressStepProps {
  wizard: NewProfessional;
  estados: readonly Estado[];
}

const fields = ofSomebody(addressFields);

/** Step 2 (2 §2). */
export function AddressStep({ wizard, estados }: AddressStepProps) {
  const [before] = useState(wizard.draft.address);
  const form = useSendForm({
    initial: wizard.draft.address,
    validate: (values) => checkAddress(values, { fields, estados, refused: wizard.errors, before }),
    send: async () => {
      wizard.clearErrors();
      wizard.go('perfil');
    },
  });
  useStepForm(wizard, form, (address) => wizard.keep({ address }));

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <div>
          <h2 className={style.title}>Dirección</h2>
          <p className={style.lead}>Donde vive. No se muestra a los clientes.</p>
        </div>
        <AddressFields form={form} estados={estados} />
        <Button type="submit" fullWidth busy={form.busy}>
          Continuar
        </Button>
        <Button variant="quiet" fullWidth onClick={() => wizard.go('cuenta')}>
          Volver a sus datos
        </Button>
      </Stack>
    </SendForm>
  );
}
