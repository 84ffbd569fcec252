import type { ReactNode } from 'react';
import type { ProposalSummary } from '#contract/views.ts';
import type { Group } from '#domain/projects/groups.ts';
import { paths } from '#web/paths.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import style from './home.module.css';
import { ProjectCard } from '../projects/project-card.tsx';

export interface ProjectSectionProps {
  title: string;
  grupo: Group;
  projects: readonly ProposalSummary[];
  /** How many there are, of which these are the newest. */
  total: number;
  /** Text of the empty list. */
  children: ReactNode;
}

/** A group of projects; each links to its chat. */
export function ProjectSection({ title, grupo, projects, total, children }: ProjectSectionProps) {
  return (
    <ListSection
      title={title}
      items={projects}
      total={total}
      all={`${paths.professionalProjects}?grupo=${grupo}`}
      empty={<p className={style.nothing}>{children}</p>}
    >
      {(project) => <ProjectCard project={project} />}
    </ListSection>
  );
}
