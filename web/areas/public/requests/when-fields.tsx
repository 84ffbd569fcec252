import { useState } from 'react';
import { dayBehind, lastDay, type When } from '#domain/requests/when.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import type { FieldsProps } from './fields.tsx';
import { soon } from './understood.ts';

/** A day of one's own; among the words it is none. */
const BY_DAY = 'dia';

const OPTIONS = [
  { value: 'hoy', label: 'Hoy' },
  { value: 'esta semana', label: 'Esta semana' },
  { value: BY_DAY, label: 'Elegir día' },
  { value: 'sin prisa', label: 'Sin prisa' },
];

/** When: in words, or by day and hour, which stand behind the words too. */
export function WhenFields({ form, today }: FieldsProps & { today: string }) {
  const { cuando, fecha, hora } = form.values;
  const [own, setOwn] = useState({ fecha: tomorrow(today), hora: '10:00' });
  const choose = (chosen: string) => {
    if (cuando === '') setOwn({ fecha, hora });
    if (chosen === BY_DAY) return form.set({ cuando: '', ...(cuando !== '' && own) });
    const words = chosen as Exclude<When, ''>;
    form.set({
      cuando: words,
      fecha: dayBehind(words, today),
      ...(words === 'hoy' && { hora: soon(Date.now()) }),
    });
  };
  return (
    <Stack gap={4}>
      <ChoiceField
        {...form.field('cuando')}
        label="¿Cuándo?"
        shape="tiles"
        options={OPTIONS}
        value={cuando === '' ? BY_DAY : cuando}
        onChange={choose}
      />
      {cuando === '' && (
        <Grid min={150} gap={4}>
          <DateField label="Fecha" min={today} max={lastDay(today)} {...form.field('fecha')} />
          <DateField label="Hora" type="time" {...form.field('hora')} />
        </Grid>
      )}
      {cuando === 'hoy' && (
        <DateField label="Puedo recibir desde las" type="time" {...form.field('hora')} />
      )}
    </Stack>
  );
}

const tomorrow = (today: string): string => mexicoDay(Date.parse(`${today}T12:00:00Z`) + DAY);
