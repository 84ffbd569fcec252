import { ADDRESS_LABELS } from '#contract/accounts/address.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid } from '#web/ui/stack.tsx';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { cityOptions, stateOptions } from './places.ts';
import { PostalCodeNote } from './postal-code-note.tsx';
import { usePostalCode } from './use-postal-code.ts';
import type { AddressValues } from './values.ts';

interface AddressFieldsProps {
  form: Pick<SendForm<AddressValues>, 'field' | 'set' | 'values'>;
  estados: readonly Estado[];
  /** Whether it is the user's own address: the browser may then autofill it. */
  own?: boolean;
}

/** The fields of a professional's address (1 §2). */
export function AddressFields({ form, estados, own = false }: AddressFieldsProps) {
  const postal = usePostalCode(form.values, form.set, estados);
  return (
    <>
      <TextField
        label="Calle y número"
        autoComplete={own ? 'address-line1' : 'off'}
        maxLength={160}
        {...form.field('direccion')}
      />
      <Grid min={200} gap={5}>
        <TextField
          label="Interior"
          optional
          autoComplete={own ? 'address-line2' : 'off'}
          maxLength={40}
          {...form.field('apartamento')}
        />
        <TextField
          label={ADDRESS_LABELS.referencia}
          optional
          maxLength={200}
          {...form.field('referencia')}
        />
      </Grid>
      {/* Before the fields that it fills in. */}
      <div>
        <TextField
          label={ADDRESS_LABELS.cp}
          inputMode="numeric"
          autoComplete={own ? 'postal-code' : 'off'}
          clean={(text) => text.replaceAll(/\D/g, '')}
          {...form.field('cp')}
        />
        <PostalCodeNote postal={postal} />
      </div>
      <Grid min={200} gap={5}>
        <SelectField
          label={ADDRESS_LABELS.estado}
          placeholder="Selecciona un estado"
          options={stateOptions(estados)}
          {...form.field('estado')}
          onChange={(estado) => form.set({ estado, ciudad: '' })}
        />
        <ComboBox
          label={ADDRESS_LABELS.ciudad}
          placeholder="Selecciona una ciudad"
          options={cityOptions(estados, form.values.estado)}
          nothingFound={
            form.values.estado === '' ? 'Elige primero el estado.' : 'No hay coincidencias.'
          }
          {...form.field('ciudad')}
        />
      </Grid>
      <SuggestField
        label={ADDRESS_LABELS.colonia}
        maxLength={120}
        suggestions={postal.colonias}
        {...form.field('colonia')}
      />
    </>
  );
}
