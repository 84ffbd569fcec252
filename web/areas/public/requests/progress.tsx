import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import style from './progress.module.css';
import { type Missing, STEPS } from './steps.ts';

interface ProgressProps {
  current: number;
  seen: ReadonlySet<number>;
  missing: readonly Missing[];
  onGo: (step: number) => void;
}

/** On a phone: the current step, and links to the others. */
export function Progress({ current, seen, missing, onGo }: ProgressProps) {
  const shown = useRef(current);
  const wide = useIsWide();
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // A desktop shows all of them: it stays where the pointer is.
    if (wide) return;
    // An invalid field already has the focus.
    if (document.activeElement?.closest('[aria-invalid], section[data-invalid]')) return;
    document.getElementById(`pregunta-${current}`)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [current, wide]);

  return (
    <nav className={style.progress} aria-label={`Paso ${current + 1} de ${STEPS.length}`}>
      <ol>
        {STEPS.map(({ name }, index) => {
          // What nobody chose is not done, even where it is filled in already.
          const done =
            index !== current && seen.has(index) && !missing.some(({ step }) => step === index);
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                data-done={done || undefined}
                onClick={() => onGo(index)}
              >
                {done && <IconCheck size={16} stroke={3} aria-hidden />}
                {name}
                {done && <span className="m-hidden"> (listo)</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
