import type { ReactNode } from 'react';
import type { ProposalSummary } from '#contract/views.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import { Nothing } from './nothing.tsx';
import { ProjectCard } from './project-card.tsx';

interface ProjectSectionProps {
  title: string;
  projects: readonly ProposalSummary[];
  /** Text of the empty list. */
  children: ReactNode;
}

/** One of the lists of a client's home. */
export function ProjectSection({ title, projects, children }: ProjectSectionProps) {
  return (
    <ListSection title={title} items={projects} counted empty={<Nothing>{children}</Nothing>}>
      {(project) => <ProjectCard project={project} />}
    </ListSection>
  );
}
