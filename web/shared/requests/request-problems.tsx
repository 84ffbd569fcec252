import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Campos } from '#contract/errors.ts';
import { paths } from '#web/paths.ts';
import style from './request-problems.module.css';

/** What is missing or no longer valid in the request, with a link to its form. */
export function RequestProblems({ problems }: { problems: Campos }) {
  return (
    <div className={style.problems} role="alert">
      <p>
        <strong>A tu solicitud le falta algo:</strong>
      </p>
      <ul>
        {Object.entries(problems).map(([field, text]) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
      <Link to={paths.request}>Completar la solicitud</Link>
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
