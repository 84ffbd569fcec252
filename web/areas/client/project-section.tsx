import { type ReactNode, useId } from 'react';
import type { ProposalSummary } from '#contract/views.ts';
import { Card } from '#web/ui/card.tsx';
import style from './home.module.css';
import { ProjectCard } from './project-card.tsx';

interface ProjectSectionProps {
  title: string;
  projects: readonly ProposalSummary[];
  /** What will be here, while there is nothing. */
  children: ReactNode;
}

/** One of the lists of a client's home. */
export function ProjectSection({ title, projects, children }: ProjectSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        {title}
        {projects.length > 0 && <span className={style.count}>{projects.length}</span>}
      </h2>
      {projects.length === 0 ? (
        <Card tone="sunken" padding="sm" className={style.empty}>
          {children}
        </Card>
      ) : (
        <ul className={style.list}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
