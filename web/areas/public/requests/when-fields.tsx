import { useState } from 'react';
import { dayBehind, lastDay, type When } from '#domain/requests/when.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import type { FieldsProps } from './fields.tsx';
import { revealField } from './steps.ts';
import { soon } from './understood.ts';

/** A day of one's own; among the words it is none. */
const BY_DAY = 'dia';

const OPTIONS = [
  { value: 'hoy', label: 'Hoy' },
  { value: 'esta semana', label: 'Esta semana' },
  { value: BY_DAY, label: 'Elegir día' },
  { value: 'sin prisa', label: 'Sin prisa' },
];

interface WhenFieldsProps extends FieldsProps {
  today: string;
  /** It was said in words, by a tap. */
  onChosen: () => void;
}

/** When: in words, or by day and hour, which stand behind the words too. */
export function WhenFields({ form, today, onChosen }: WhenFieldsProps) {
  const { cuando, fecha, hora } = form.values;
  const nobodys = { fecha: tomorrow(today), hora: '10:00' };
  const [own, setOwn] = useState(nobodys);
  const [chose, setChose] = useState(false);
  // The day that goes along unless one is chosen (1 §9) is not shown as if somebody had chosen it.
  const unchosen = cuando === '' && !chose && fecha === nobodys.fecha && hora === nobodys.hora;
  const choose = (chosen: string) => {
    if (cuando === '') setOwn({ fecha, hora });
    setChose(true);
    if (chosen === BY_DAY) return form.set({ cuando: '', ...(cuando !== '' && own) });
    const words = chosen as Exclude<When, ''>;
    form.set({
      cuando: words,
      fecha: dayBehind(words, today),
      ...(words === 'hoy' && { hora: soon(serverNow()) }),
    });
  };
  return (
    <Stack gap={4}>
      <ChoiceField
        {...form.field('cuando')}
        label="¿Cuándo?"
        description={unchosen ? 'Si no eliges, va para el día y la hora de abajo.' : undefined}
        optional
        shape="tiles"
        options={OPTIONS}
        value={unchosen ? '' : cuando || BY_DAY}
        onChange={choose}
        onTap={(tapped) => {
          if (tapped === BY_DAY) return revealField('hora');
          onChosen();
        }}
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
