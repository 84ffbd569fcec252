import { IconLoader2 } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import style from './account.module.css';
import { INTERVALS, type Interval } from './interval.ts';

/** How the data of the chosen range is loading. */
export interface RangeLoad {
  busy: boolean;
  /** Why loading failed. */
  failure: string | undefined;
  /** Loads the data again. */
  refresh: () => void;
}

interface RangeBarProps {
  intervalo: Interval;
  onInterval: (intervalo: Interval) => void;
  busy: boolean;
}

/** The choice of the time range, above each section of an account (2 §2). */
export function RangeBar({ intervalo, onInterval, busy }: RangeBarProps) {
  const id = useId();
  return (
    <div className={style.range}>
      <output className={style.loading}>
        {busy && (
          <>
            <IconLoader2 className={style.spinner} size={18} aria-hidden />
            Cargando…
          </>
        )}
      </output>
      <fieldset className={style.intervals}>
        <legend className="m-hidden">Periodo de la actividad</legend>
        {INTERVALS.map(({ value, label, spoken }) => (
          <label key={value} title={spoken}>
            <input
              type="radio"
              name={id}
              aria-label={spoken}
              checked={value === intervalo}
              onChange={() => onInterval(value)}
            />
            <span aria-hidden>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface RangeSectionProps extends RangeLoad {
  title: string;
  children: ReactNode;
}

/** A section of activity in the chosen range. */
export function RangeSection({ title, children, busy, failure, refresh }: RangeSectionProps) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 className={style.heading}>{title}</h2>
        <div className={busy ? style.stale : undefined} aria-busy={busy}>
          {failure === undefined ? (
            children
          ) : (
            <ErrorState title={failure} onRetry={refresh} busy={busy} />
          )}
        </div>
      </Stack>
    </Card>
  );
}
