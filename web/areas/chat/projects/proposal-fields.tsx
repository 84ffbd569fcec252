import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FeeOnWire } from '#domain/projects/fee.ts';
import { DURATIONS, durationText, endMoved } from '#domain/projects/hours.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Grid } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LinesField } from './lines-field.tsx';
import { EMPTY_LINE, type ProposalValues, priceOf } from './proposal-values.ts';
import { Quote } from './quote.tsx';

/** The choice of a work that takes more than a day, and then has an end. */
const DAYS = 'dias';

/** The fields of a proposal: what it costs, when the work is done, what is part of it and what is not. */
export function ProposalFields({
  form,
  tarifa,
}: {
  form: SendForm<ProposalValues>;
  tarifa: FeeOnWire | null;
}) {
  const { values } = form;
  const hasLines = values.conceptos.length > 0;
  return (
    <>
      <TextField label="Título" maxLength={120} {...form.field('titulo')} />
      {hasLines ? (
        <LinesField
          lines={values.conceptos}
          onChange={(conceptos) => {
            form.field('conceptos').onChange(conceptos);
            // What was wrong with their sum.
            form.field('precio').onChange(values.precio);
            // Without lines the price is what they were.
            if (conceptos.length === 0) form.set({ precio: values.conceptos[0]?.monto ?? '' });
          }}
          error={form.field('conceptos').error ?? form.field('precio').error}
          errorAt={form.errorAt}
        />
      ) : (
        <SinglePrice form={form} />
      )}
      <Quote tarifa={tarifa} precio={priceOf(values)} hideShare />
      <WhenFields form={form} />
      <TextArea
        label="Descripción"
        optional={hasLines}
        description="Cómo harás el trabajo, y qué debe saber el cliente."
        maxLength={4000}
        rows={3}
        {...form.field('descripcion')}
      />
      <TextArea
        label="Incluye"
        optional
        description="Uno por renglón: garantía, limpieza, material."
        rows={2}
        {...form.field('incluye')}
      />
      <TextArea
        label="No incluye"
        optional
        description="Uno por renglón: lo que se cobra aparte."
        rows={2}
        {...form.field('no_incluye')}
      />
    </>
  );
}

function SinglePrice({ form }: { form: SendForm<ProposalValues> }) {
  const { precio } = form.values;
  return (
    <div>
      <MoneyField
        label="Precio"
        whole
        description="Desde $100, en pesos enteros."
        {...form.field('precio')}
      />
      <Button
        variant="quiet"
        size="sm"
        icon={<IconPlus size={20} aria-hidden />}
        onClick={() => form.set({ conceptos: [{ ...EMPTY_LINE, monto: precio }], precio: '' })}
      >
        Desglosar en conceptos
      </Button>
    </div>
  );
}

function WhenFields({ form }: { form: SendForm<ProposalValues> }) {
  const today = useToday();
  const { start, end, duracion } = form.values;
  const [days, setDays] = useState(end !== '' && end !== start);
  // A day is empty for a moment while it is typed.
  const from = useRef(start);
  const takes = form.field('duracion');
  const until = form.field('end');
  const known = DURATIONS.some((minutes) => String(minutes) === duracion);
  const options = [
    ...DURATIONS.map((minutes) => ({ value: String(minutes), label: durationText(minutes) })),
    // As it came by the wire.
    ...(duracion === '' || known
      ? []
      : [{ value: duracion, label: durationText(Number(duracion)) }]),
    { value: DAYS, label: 'Varios días' },
  ];
  return (
    <>
      <Grid min={130} gap={3}>
        <DateField
          label="Día"
          optional
          min={today}
          {...form.field('start')}
          onChange={(day) => {
            form.field('start').onChange(day);
            // Work of hours ends on its day, of days as many days later.
            if (!days) form.set({ end: '' });
            else if (day !== '' && end !== '') form.set({ end: endMoved(end, from.current, day) });
            from.current = day || from.current;
          }}
        />
        <DateField label="Hora" type="time" optional {...form.field('hora')} />
        <SelectField
          label="Duración"
          optional
          placeholder="Sin decir"
          options={options}
          {...takes}
          value={days ? DAYS : duracion}
          onChange={(chosen) => {
            setDays(chosen === DAYS);
            form.set(chosen === DAYS ? { duracion: '' } : { duracion: chosen, end: '' });
          }}
        />
        {(days || until.error) && (
          <DateField label="Término" optional min={start || today} {...until} />
        )}
      </Grid>
    </>
  );
}
