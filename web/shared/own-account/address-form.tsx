import { ownAddressFields } from '#contract/account.ts';
import type { Estado, User } from '#contract/views.ts';
import * as api from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { LeaveGuard } from '#web/shared/leave-guard.tsx';
import { AddressFields } from '#web/shared/new-account/address-fields.tsx';
import { EMPTY_ADDRESS } from '#web/shared/new-account/values.ts';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { SaveButton } from './save-button.tsx';
import { useFreshValues } from './use-fresh-values.ts';

const valuesOf = ({ address }: User) =>
  address === null
    ? { ...EMPTY_ADDRESS, comentarios: '' }
    : // On the wire it is a number, which «06700» is not (2 §3).
      { ...address, cp: String(address.cp).padStart(5, '0') };

/** Where somebody lives (2 §2). */
export function AddressForm({ user, estados }: { user: User; estados: readonly Estado[] }) {
  const form = useSendForm({
    initial: valuesOf(user),
    validate: (values) => ownAddressFields.safeParse(values),
    send: async (address) => {
      const { user: updated } = await api.account.updateAddress(address);
      storeUser(updated);
      form.saved(valuesOf(updated));
      toast.success('Tu cuenta se actualizo sin problemas.');
    },
  });
  useFreshValues(form, valuesOf(user));

  return (
    <SendForm form={form}>
      <LeaveGuard when={form.dirty} />
      <Stack gap={5}>
        <AddressFields form={form} estados={estados} own />
        <TextArea
          label="Comentarios"
          optional
          description="Lo que ayude a llegar: el timbre, el acceso, el horario."
          rows={3}
          maxLength={500}
          {...form.field('comentarios')}
        />
        <SaveButton form={form} />
      </Stack>
    </SendForm>
  );
}
