import { IconLoader2 } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import style from './account.module.css';
import { INTERVALS, type Interval } from './interval.ts';

export interface Range {
  intervalo: Interval;
  onInterval: (intervalo: Interval) => void;
  /** The data is loading. */
  busy: boolean;
  /** Why loading failed. */
  failure: string | undefined;
  /** Loads the data again. */
  refresh: () => void;
}

interface RangeSectionProps extends Range {
  title: string;
  children: ReactNode;
}

/** A section of activity with the choice of its time range above (2 §2). */
export function RangeSection({ title, children, ...range }: RangeSectionProps) {
  const { intervalo, onInterval, busy, failure, refresh } = range;
  const id = useId();
  return (
    <Card as="section">
      <div className={style.activityHead}>
        <h2 className={style.heading}>{title}</h2>
        <output className={style.loading}>
          {busy && (
            <>
              <IconLoader2 className={style.spinner} size={18} aria-hidden />
              Cargando…
            </>
          )}
        </output>
        <fieldset className={style.intervals}>
          <legend className="m-hidden">Periodo</legend>
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
      <div className={busy ? style.stale : undefined} aria-busy={busy}>
        {failure === undefined ? (
          children
        ) : (
          <ErrorState title={failure} onRetry={refresh} busy={busy} />
        )}
      </div>
    </Card>
  );
}
