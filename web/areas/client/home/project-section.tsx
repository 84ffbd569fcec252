import type { ReactNode } from 'react';
import type { ProposalSummary } from '#contract/views.ts';
import type { Group } from '#domain/projects/groups.ts';
import { paths } from '#web/paths.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import { Nothing } from './nothing.tsx';
import { ProjectCard } from '../projects/project-card.tsx';

interface ProjectSectionProps {
  title: string;
  grupo: Group;
  projects: readonly ProposalSummary[];
  /** How many there are, of which these are the newest. */
  total: number;
  /** Text of the empty list. */
  children: ReactNode;
}

/** One of the lists of a client's home. */
export function ProjectSection({ title, grupo, projects, total, children }: ProjectSectionProps) {
  return (
    <ListSection
      title={title}
      items={projects}
      total={total}
      all={`${paths.clientProjects}?grupo=${grupo}`}
      empty={<Nothing>{children}</Nothing>}
    >
      {(project) => <ProjectCard project={project} />}
    </ListSection>
  );
}
