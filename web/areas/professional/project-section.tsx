import { type ReactNode, useId } from 'react';
import type { ProposalSummary } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { EstadoChip } from '#web/shared/proposal/estado-chip.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import style from './home.module.css';

export interface ProjectSectionProps {
  title: string;
  projects: readonly ProposalSummary[];
  /** What will be here, while there is nothing. */
  children: ReactNode;
}

/** One list of projects; each opens its chat. */
export function ProjectSection({ title, projects, children }: ProjectSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        {title}
        {projects.length > 0 && <span className={style.count}>{projects.length}</span>}
      </h2>
      {projects.length === 0 ? (
        <p className={style.nothing}>{children}</p>
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

function ProjectCard({ project }: { project: ProposalSummary }) {
  const { titulo, precio, estado, other_key, other_nombre, other_img_profile } = project;
  return (
    <Card href={paths.chat(other_key)} padding="sm">
      <div className={style.project} data-state-below>
        <Avatar nombre={other_nombre} imagen={pictureUrl(other_img_profile)} size={40} />
        <div className={style.words}>
          <h3>{titulo || 'Propuesta sin título'}</h3>
          <p>
            {other_nombre}
            {precio !== null && (
              <>
                {' · '}
                <Money mxn={precio} />
              </>
            )}
          </p>
        </div>
        <EstadoChip estado={estado} />
      </div>
    </Card>
  );
}
