import { IconChevronRight, IconClock, IconPointFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProposalSummary } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { MoreList } from '#web/shared/own-area/more-list.tsx';
import { Section } from '#web/shared/own-area/section.tsx';
import { byTurn, nextStepOf } from '#web/shared/projects/next-step.ts';
import style from './home.module.css';

export interface TodoProps {
  projects: readonly ProposalSummary[];
}

/** The open tasks; each links to its chat. */
export function Todo({ projects }: TodoProps) {
  const tasks = byTurn(projects).flatMap(({ id, other_key, titulo, ...project }) => {
    const next = nextStepOf({ id, other_key, titulo, ...project });
    return next ? [{ id, other_key, titulo, ...next }] : [];
  });
  return (
    <Section title="Tus pendientes">
      {tasks.length === 0 ? (
        <p className={style.nothing}>
          No tienes pendientes. Cuando un cliente te escriba o responda, lo verás aquí.
        </p>
      ) : (
        <MoreList items={tasks} first={4} className={style.tasks}>
          {(task) => (
            <Link to={paths.chat(task.other_key)} data-mine={task.mine || undefined}>
              {task.mine ? (
                <IconPointFilled size={22} aria-hidden />
              ) : (
                <IconClock size={22} aria-hidden />
              )}
              <span>
                <strong>{task.title}</strong>
                <span>{task.titulo || 'Propuesta sin título'}</span>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          )}
        </MoreList>
      )}
    </Section>
  );
}
