import { ADDRESS_LABELS } from '#contract/accounts/address.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { AddressFields } from '../sign-up/address-fields.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { addressValues } from './stored-values.ts';

interface AddressInputsProps {
  form: Pick<SendForm<ReturnType<typeof addressValues>>, 'field' | 'set' | 'values'>;
  estados: readonly Estado[];
  /** Whether it is the user's own address. */
  own?: boolean;
}

/** The fields of an address, with a comment on how to get there (2 §2). */
export function AddressInputs({ form, estados, own = false }: AddressInputsProps) {
  return (
    <>
      <AddressFields form={form} estados={estados} own={own} />
      <TextArea
        label={ADDRESS_LABELS.comentarios}
        optional
        description="Lo que ayude a llegar: el timbre, el acceso, el horario."
        rows={3}
        maxLength={500}
        {...form.field('comentarios')}
      />
    </>
  );
}
