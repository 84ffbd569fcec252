import type { PriceList } from '#domain/requests/prequote.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import style from './request.module.css';
import type { RequestValues } from './use-request-form.ts';

export interface FieldsProps {
  form: SendForm<RequestValues>;
}

/** What one needs, in one's own words. */
export function DescriptionField({ form }: FieldsProps) {
  return (
    <TextArea
      label="Descripción"
      description="Con tus palabras: qué pasa, desde cuándo, y lo que convenga saber antes de ir."
      maxLength={2000}
      rows={3}
      {...form.field('descripcion_servicio')}
    />
  );
}

/** How much there is to do, as far as the chosen work asks for it (1 §5). */
export function SizeFields({ form, list }: FieldsProps & { list: PriceList | null }) {
  if (!list || form.values.opt === OTHER) return null;
  if (list.tipo === 'area')
    return (
      <div className={style.pair}>
        <Measure label="Ancho en metros" placeholder="3.5" {...form.field('ancho')} />
        <Measure label="Largo en metros" placeholder="4" {...form.field('largo')} />
      </div>
    );
  return list.tipo === 'opcion' ? (
    <TextField label="Cantidad" inputMode="numeric" {...form.field('cantidad')} />
  ) : null;
}

function Measure(field: React.ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" {...field} />;
}

export function TitleField({ form }: FieldsProps) {
  return (
    <TextField
      label="Título"
      optional
      placeholder="En pocas palabras"
      maxLength={80}
      {...form.field('titulo')}
    />
  );
}
