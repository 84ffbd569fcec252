import {
  IconAlertCircle,
  IconChevronRight,
  IconCircle,
  IconCircleCheckFilled,
  IconHourglass,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { type Step, stepsOf } from './checklist.ts';
import style from './home.module.css';

/** What the account still needs, each line leading to where it is done; gone once nothing is left. */
export function Checklist({ user }: { user: User }) {
  const steps = stepsOf(user);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Section title="Completa tu cuenta">
      <p className={style.progress}>
        {done} de {steps.length} listos
        <progress value={done} max={steps.length} aria-hidden />
      </p>
      <ul className={style.tasks}>
        {steps
          .toSorted((a, b) => Number(a.done) - Number(b.done))
          .map((step) => (
            <li key={step.id} data-done={step.done || undefined}>
              <Line step={step} refused={user.profile?.validacion === 'rechazado'} />
            </li>
          ))}
      </ul>
    </Section>
  );
}

function Line({ step, refused }: { step: Step; refused: boolean }) {
  if (step.done)
    return (
      <div>
        <IconCircleCheckFilled size={22} aria-hidden />
        <span>
          <strong>{DONE[step.id]}</strong>
        </span>
      </div>
    );
  const Icon = step.id !== 'validacion' ? IconCircle : refused ? IconAlertCircle : IconHourglass;
  const words = (
    <>
      <Icon size={22} aria-hidden />
      <span>
        <strong>{step.title}</strong>
        <span>{step.text}</span>
      </span>
    </>
  );
  return step.to === null ? (
    <div>{words}</div>
  ) : (
    <Link to={step.to}>
      {words}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}

const DONE: Record<Step['id'], string> = {
  identificacion: 'Identificación guardada',
  pago: 'Método de pago guardado',
  portafolio: 'Portafolio publicado',
  validacion: 'Cuenta validada',
};
