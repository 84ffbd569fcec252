import { IconChevronRight, IconClock, IconPointFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProposalSummary } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { MoreList } from '#web/shared/own-area/more-list.tsx';
import { Section } from '#web/shared/own-area/section.tsx';
import style from './home.module.css';
import { tasksOf } from './tasks.ts';

export interface TodoProps {
  projects: readonly ProposalSummary[];
  /** Projects whose client has been reviewed. */
  reviewed: readonly number[];
}

/** The open tasks; each links to its chat. */
export function Todo({ projects, reviewed }: TodoProps) {
  const tasks = tasksOf(projects, reviewed);
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
                <strong>{task.text}</strong>
                <span>{task.project}</span>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          )}
        </MoreList>
      )}
    </Section>
  );
}
