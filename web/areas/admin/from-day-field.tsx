import type { ComponentProps } from 'react';
import { RATE_DAYS_AHEAD } from '#contract/rates.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { DateField } from '#web/ui/date-field.tsx';

const dayAfter = (today: string, days: number): string =>
  mexicoDay(Date.parse(`${today}T12:00:00-06:00`) + days * DAY);

type Binding = Omit<ComponentProps<typeof DateField>, 'label' | 'description' | 'min' | 'max'>;

/** From which day on a change of what the team decides holds: from tomorrow to a year ahead, or at once. */
export function FromDayField(binding: Binding) {
  const today = useToday();
  return (
    <DateField
      label="Desde el día"
      optional
      description="A las 0:00 de la Ciudad de México. Sin día, vale desde ahora."
      min={dayAfter(today, 1)}
      max={dayAfter(today, RATE_DAYS_AHEAD)}
      {...binding}
    />
  );
}
