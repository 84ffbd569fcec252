import { APARATOS, optionsOf, type PriceList } from '#domain/requests/prequote.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { wholePesosText } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldsProps } from './fields.tsx';
import style from './request.module.css';

export function workTitle(list: PriceList | null): string {
  if (list?.tipo === 'area') return '¿Cuánto mide?';
  return list?.tipo === 'aparato' ? '¿Qué aparato es?' : '¿Qué trabajo es?';
}

/** The fields that the category needs (1 §5): measures, options, or an appliance. */
export function WorkFields({ form, list }: FieldsProps & { list: PriceList | null }) {
  if (!list) return <p className={style.hint}>Elige primero el tipo de trabajo.</p>;
  const { aparato } = form.values;
  const choice = (label: string, unit = '') => (
    <ChoiceField
      label={label}
      options={optionsOf(list, aparato).map(({ opt, precio }) => ({
        value: opt,
        label: opt,
        detail: (
          <>
            {wholePesosText(precio)}
            {unit}
          </>
        ),
      }))}
      {...form.field('opt')}
    />
  );
  if (list.tipo === 'area')
    return (
      <Stack gap={5}>
        <div className={style.pair}>
          <Measure label="Ancho en metros" placeholder="3.5" {...form.field('ancho')} />
          <Measure label="Largo en metros" placeholder="4" {...form.field('largo')} />
        </div>
        {choice('Material', ' por m²')}
      </Stack>
    );
  if (list.tipo === 'opcion')
    return (
      <Stack gap={5}>
        {choice('Opción')}
        <TextField label="Cantidad" inputMode="numeric" {...form.field('cantidad')} />
      </Stack>
    );
  return (
    <Stack gap={5}>
      <ChoiceField
        label="Aparato"
        shape="tiles"
        options={APARATOS.map((name) => ({ value: name, label: name }))}
        {...form.field('aparato')}
      />
      {aparato ? (
        choice('Opción')
      ) : (
        <p className={style.hint}>Elige el aparato para ver sus opciones.</p>
      )}
    </Stack>
  );
}

function Measure(field: React.ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" {...field} />;
}
