import { type ReactNode, useEffect, useRef } from 'react';
import type { Campos } from '#contract/errors.ts';
import style from './request-problems.module.css';

interface RequestProblemsProps {
  problems: Campos;
  /** Some have it already: it cannot be changed any more. */
  sent: boolean;
  /** The link to its form. */
  children: ReactNode;
}

/** What is missing or no longer valid in the request, and where it is mended. */
export function RequestProblems({ problems, sent, children }: RequestProblemsProps) {
  return (
    <div className={style.problems} role="alert">
      <p>
        <strong>
          {sent ? 'Ya no se puede enviar a alguien más:' : 'A tu solicitud le falta algo:'}
        </strong>
      </p>
      <ul>
        {Object.entries(problems).map(([field, text]) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
      {sent ? <p>Pídela otra vez como una solicitud nueva.</p> : children}
    </div>
  );
}

/** Says that sending failed and that the request is still kept. It shows itself, wherever one was on the screen. */
export function RequestFailure({ mensaje }: { mensaje: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className={style.problems} role="alert" tabIndex={-1}>
      <strong>{mensaje}</strong>
      <p>Tu solicitud y sus imágenes siguen aquí. Enviarla otra vez no la duplica.</p>
    </div>
  );
}
