import { ownAddressFields } from '#contract/accounts/address.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { KeptInput } from './kept-input.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { AddressInputs } from './address-inputs.tsx';
import { SaveButton } from './save-button.tsx';
import { addressValues } from './stored-values.ts';
import { useFreshValues } from './use-fresh-values.ts';

/** The form of one's own address (2 §2). */
export function AddressForm({ user, estados }: { user: User; estados: readonly Estado[] }) {
  const form = useSendForm({
    initial: addressValues(user),
    validate: (values) => ownAddressFields.safeParse(values),
    send: async (address) => {
      const { user: updated } = await api.accounts.updateAddress(address);
      storeUser(updated);
      form.saved(addressValues(updated));
      toast.success('Tu cuenta se actualizo sin problemas.');
    },
  });
  useFreshValues(form, addressValues(user));

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <KeptInput form={form} name="direccion" />
        <AddressInputs form={form} estados={estados} own />
        <SaveButton form={form} />
      </Stack>
    </SendForm>
  );
}
