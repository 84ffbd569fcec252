import { useState } from 'react';
import { DAY } from '#lib/mexico-time.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { fieldStyle } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import type { FieldsProps } from './fields.tsx';
import style from './request.module.css';
import { soon } from './understood.ts';

const SATURDAY = 6;

/** When: in words, or by day and hour. */
export function WhenFields({ form, today }: FieldsProps & { today: string }) {
  // The same while the screen is open.
  const [days] = useState(() => daysFrom(today));
  const { fecha } = form.values;
  return (
    <Stack gap={4}>
      <p className={fieldStyle.label} id="cuando">
        ¿Cuándo?
      </p>
      <div className={style.days} role="group" aria-labelledby="cuando">
        {days.map(({ name, day }) => (
          <button
            key={name}
            type="button"
            aria-pressed={day === fecha}
            onClick={() =>
              form.set({ fecha: day, ...(day === today && { hora: soon(Date.now()) }) })
            }
          >
            {name}
          </button>
        ))}
      </div>
      <Grid min={130} gap={4}>
        <DateField label="Fecha" min={today} {...form.field('fecha')} />
        <DateField label="Hora" type="time" {...form.field('hora')} />
      </Grid>
    </Stack>
  );
}

/** «Hoy», «Mañana», «Este sábado»: each day once. `today` is `YYYY-MM-DD`. */
function daysFrom(today: string): { name: string; day: string }[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const after = (days: number) => new Date(start + days * DAY).toISOString().slice(0, 10);
  const toSaturday = SATURDAY - new Date(start).getUTCDay();
  const words = [
    { name: 'Hoy', day: today },
    { name: 'Mañana', day: after(1) },
  ];
  // On a Friday it is «Mañana», on a Saturday «Hoy».
  return toSaturday > 1 ? [...words, { name: 'Este sábado', day: after(toSaturday) }] : words;
}
