import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import style from './choose.module.css';

interface ChooseRowProps {
  /** What is chosen, for screen readers: «Elegir a Rosa Díaz». */
  label: string;
  chosen: boolean;
  onChoose: (yes: boolean) => void;
  /** Why it cannot be chosen. */
  disabledReason?: string | undefined;
}

/** The box that chooses a row, above the link that covers it. */
export const ChooseRow = ({ label, chosen, onChoose, disabledReason }: ChooseRowProps) => (
  <span className={style.pick}>
    <Checkbox
      label={<span className="m-hidden">{label}</span>}
      value={chosen}
      onChange={onChoose}
      disabledReason={disabledReason}
    />
  </span>
);

interface ChooseAllProps {
  label?: string;
  chosen: boolean;
  onChoose: (yes: boolean) => void;
  /** Why they cannot be chosen. */
  disabledReason: string | undefined;
}

/** Chooses all rows that are shown, as many as can be acted on at once. */
export const ChooseAll = (props: ChooseAllProps) => (
  <div className={style.all}>
    <Checkbox
      label={props.label ?? 'Elegir todos los de esta página'}
      value={props.chosen}
      onChange={props.onChoose}
      disabledReason={props.disabledReason}
    />
  </div>
);

interface ChosenBarProps {
  /** What they are called: «Pagos elegidos». */
  label: string;
  count: number;
  /** «3 pagos elegidos». */
  text: string;
  /** What they add up to. */
  sum?: string;
  onNone: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the chosen rows; it stays visible while the list scrolls, and is gone where none are chosen. */
export function ChosenBar({ label, count, text, sum, onNone, children }: ChosenBarProps) {
  return (
    <>
      <p className="m-hidden" aria-live="polite">
        {count > 0 && [text, sum].filter(Boolean).join(', ')}
      </p>
      {count > 0 && (
        <div className={style.bar} role="group" aria-label={label}>
          <p>
            <strong>{text}</strong>
            {sum && ` · ${sum}`}
          </p>
          <div className={style.actions}>
            {children}
            <Button size="sm" variant="quiet" onClick={onNone}>
              No elegir ninguno
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
