import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { usePlaces } from '../catalogue/use-places.ts';
import { ImagesField } from './images-field.tsx';
import type { RequestCategory } from './load.ts';
import type { RequestValues } from './use-request-form.ts';

export interface FieldsProps {
  form: SendForm<RequestValues>;
}

export function CategoryFields({
  form,
  categories,
}: FieldsProps & { categories: readonly RequestCategory[] }) {
  return (
    <ChoiceField
      label="Tipo de trabajo"
      shape="tiles"
      options={categories.map(({ categoria, icono }) => ({
        value: categoria,
        label: categoria,
        icon: <CategoryIcon icono={icono} size={24} />,
      }))}
      {...form.field('categoria')}
    />
  );
}

export function DetailFields({ form, anew }: FieldsProps & { anew: boolean }) {
  return (
    <Stack gap={5}>
      <TextField
        label="Título"
        optional
        placeholder="En pocas palabras"
        maxLength={80}
        {...form.field('titulo')}
      />
      <TextArea
        label="Descripción"
        description="Qué pasa, desde cuándo, y lo que convenga saber antes de ir."
        maxLength={2000}
        {...form.field('descripcion_servicio')}
      />
      <ImagesField anew={anew} />
    </Stack>
  );
}

export function WhenFields({ form, today }: FieldsProps & { today: string }) {
  return (
    <Grid min={130} gap={4}>
      <DateField label="Fecha" min={today} {...form.field('fecha')} />
      <DateField label="Hora" type="time" {...form.field('hora')} />
    </Grid>
  );
}

export function PlaceFields({ form }: FieldsProps) {
  const { estados, load } = usePlaces(true);
  const { estado, ciudad } = form.values;
  const cities = estados.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  return (
    <div onFocus={load}>
      <Grid min={200} gap={4}>
        <SelectField
          label="Estado"
          placeholder="Elige un estado"
          options={options(estado, estados)}
          {...form.field('estado')}
          onChange={(chosen) => form.set({ estado: chosen, ciudad: '' })}
        />
        <SelectField
          label="Ciudad"
          placeholder={estado ? 'Elige una ciudad' : 'Primero elige un estado'}
          options={options(ciudad, cities)}
          {...form.field('ciudad')}
        />
      </Grid>
    </div>
  );
}

/** The options, with the current choice even before the list is loaded. */
function options(current: string, list: readonly { nombre: string }[]) {
  const names = list.map(({ nombre }) => nombre);
  if (current && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}
