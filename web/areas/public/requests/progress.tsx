import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import style from './progress.module.css';
import { type Missing, STEPS } from './steps.ts';

interface ProgressProps {
  current: number;
  missing: readonly Missing[];
  onGo: (step: number) => void;
}

/** On a phone: the current step, and links to the others. */
export function Progress({ current, missing, onGo }: ProgressProps) {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // An invalid field already has the focus.
    if (document.activeElement?.closest('[aria-invalid]')) return;
    document.getElementById(`pregunta-${current}`)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [current]);

  return (
    <nav className={style.progress} aria-label={`Pregunta ${current + 1} de ${STEPS.length}`}>
      <ol>
        {STEPS.map(({ name }, index) => {
          // The second step depends on the category, so it is not done before the first.
          const required = index === 1 ? [0, 1] : [index];
          const done = index !== current && !missing.some(({ step }) => required.includes(step));
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                data-done={done || undefined}
                onClick={() => onGo(index)}
              >
                <span className={style.number} aria-hidden>
                  {done ? <IconCheck size={16} stroke={3} /> : index + 1}
                </span>
                <span className={style.name}>{name}</span>
                {done && <span className="m-hidden"> (listo)</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
