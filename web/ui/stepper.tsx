import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import style from './stepper.module.css';

export interface StepperProps {
  /** Short names of all steps. */
  steps: readonly string[];
  /** Index of the one shown. */
  current: number;
  /**
   * The step's content. When the step changes, its first heading receives the focus, or a field that is all there is
   * to fill in (`data-first-focus`).
   */
  children: ReactNode;
}

/** The steps of a long form: the progress, and the current step. */
export function Stepper({ steps, current, children }: StepperProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(current);

  useEffect(() => {
    // The page itself focuses the title of the first step.
    if (shown.current === current) return;
    shown.current = current;
    const field = content.current?.querySelector<HTMLElement>('[data-first-focus]');
    const title = content.current?.querySelector<HTMLElement>('h1, h2, h3') ?? content.current;
    if (!field) title?.setAttribute('tabindex', '-1');
    (field ?? title)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [current]);

  return (
    <div>
      <div className={style.progress}>
        <ol className={style.steps} aria-label={`Paso ${current + 1} de ${steps.length}`}>
          {steps.map((step, index) => (
            <li
              key={step}
              data-state={index < current ? 'done' : index === current ? 'current' : 'next'}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={style.number} aria-hidden>
                {index < current ? <IconCheck size={16} stroke={3} /> : index + 1}
              </span>
              <span className={style.name}>
                {step}
                {index < current && <span className="m-hidden"> (listo)</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div ref={content}>{children}</div>
    </div>
  );
}
