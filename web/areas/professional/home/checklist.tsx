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
import { type ChecklistItem, checklistOf } from './checklist.ts';
import style from './home.module.css';

/** What the account still needs, with links; hidden when complete. */
export function Checklist({ user }: { user: User }) {
  const items = checklistOf(user);
  const done = items.filter((item) => item.done).length;
  if (done === items.length) return null;
  return (
    <Section title="Completa tu cuenta">
      <p className={style.progress}>
        {done} de {items.length} listos
        <progress value={done} max={items.length} aria-hidden />
      </p>
      <ul className={style.tasks}>
        {[...items]
          .sort((a, b) => Number(a.done) - Number(b.done))
          .map((item) => (
            <li key={item.id} data-done={item.done || undefined}>
              <Line item={item} refused={user.profile?.validacion === 'rechazado'} />
            </li>
          ))}
      </ul>
    </Section>
  );
}

function Line({ item, refused }: { item: ChecklistItem; refused: boolean }) {
  if (item.done)
    return (
      <div>
        <IconCircleCheckFilled size={22} aria-hidden />
        <span>
          <strong>{DONE[item.id]}</strong>
        </span>
      </div>
    );
  const Icon = item.id !== 'validacion' ? IconCircle : refused ? IconAlertCircle : IconHourglass;
  const words = (
    <>
      <Icon size={22} aria-hidden />
      <span>
        <strong>{item.title}</strong>
        <span>{item.text}</span>
      </span>
    </>
  );
  return item.to === null ? (
    <div>{words}</div>
  ) : (
    <Link to={item.to}>
      {words}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}

const DONE: Record<ChecklistItem['id'], string> = {
  identificacion: 'Identificación guardada',
  pago: 'Método de pago guardado',
  portafolio: 'Portafolio publicado',
  validacion: 'Cuenta validada',
};
