import { PROFILE_LABELS } from '#contract/profile/fields.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { WHOLE_STATE } from '#lib/search-text.ts';
import { ChipsField } from '#web/ui/chips-field.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { serviceCityOptions, serviceStateOptions } from './places.ts';
import type { ProfileValues } from './values.ts';

interface ProfileFieldsProps {
  form: Pick<SendForm<ProfileValues>, 'field' | 'set' | 'values'>;
  estados: readonly Estado[];
  categorias: readonly string[];
  /** The description of the trade name, worded for the professional or for an administrator. */
  businessName: string;
}

/** The fields of a professional's public profile (1 §2, 2 §2). */
export function ProfileFields({ form, estados, categorias, businessName }: ProfileFieldsProps) {
  const { profesion, profesiones, estado } = form.values;
  const professions = categorias.map((name) => ({ value: name, label: name }));
  return (
    <>
      <TextField
        label={PROFILE_LABELS.nombre_comercial}
        optional
        description={businessName}
        autoComplete="organization"
        maxLength={60}
        {...form.field('nombre_comercial')}
      />
      <SelectField
        label="Profesión principal"
        options={professions}
        {...form.field('profesion')}
        onChange={(main) =>
          form.set({ profesion: main, profesiones: profesiones.filter((name) => name !== main) })
        }
      />
      <ChipsField
        label={PROFILE_LABELS.profesiones}
        optional
        placeholder="Selecciona una profesión"
        options={professions.filter(({ value }) => value !== profesion)}
        {...form.field('profesiones')}
      />
      <TextArea
        label="Describe brevemente los trabajos que realiza"
        rows={4}
        maxLength={1500}
        {...form.field('descripcion')}
      />
      <SelectField
        label="Estado donde realiza su servicio"
        options={serviceStateOptions(estados)}
        {...form.field('estado')}
        onChange={(estado) => form.set({ estado, ciudad: WHOLE_STATE })}
      />
      <ComboBox
        label="Ciudad donde realiza su servicio"
        placeholder="Selecciona una ciudad"
        options={serviceCityOptions(estados, estado)}
        {...form.field('ciudad')}
      />
    </>
  );
}
