import { theirAddressFields, updateUserAddress } from '#contract/accounts.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { api } from '#web/api/index.ts';
import { AddressInputs } from '#web/shared/accounts/address-inputs.tsx';
import { addressValues } from '#web/shared/accounts/stored-values.ts';
import { EditCard } from './edit-card.tsx';
import { type EditFormProps, useEditForm } from './use-edit-form.ts';

interface AddressFormProps extends EditFormProps {
  estados: readonly Estado[];
}

/** The person's address (2 §5). */
export function AddressForm({ estados, ...props }: AddressFormProps) {
  const { keylogin: user_id, rol } = props.user;
  const form = useEditForm(props, {
    valuesOf: addressValues,
    fields: theirAddressFields,
    send: (formDataAddress) => api.accounts.updateUserAddress({ user_id, rol, formDataAddress }),
    success: 'Dirección actualizada exitosamente.',
  });
  return (
    <EditCard call={updateUserAddress} title="Dirección" form={form} save="Guardar dirección">
      <AddressInputs form={form} estados={estados} />
    </EditCard>
  );
}
