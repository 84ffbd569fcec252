import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { ProposalSummary } from '#contract/views.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { nextStepOf } from '#web/shared/projects/next-step.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProjectBar } from '#web/shared/projects/project-bar.tsx';
import style from './in-progress.module.css';
import { SectionHead } from './section-head.tsx';

const SHOWN = 3;

interface InProgressProps {
  /** Those in which somebody else has the turn. */
  projects: readonly ProposalSummary[];
  /** How many are under way, whoever has the turn. */
  total: number;
}

/** «En curso»: where each work stands, on which day it is, and where its money is. */
export function InProgress({ projects, total }: InProgressProps) {
  const id = useId();
  return (
    <section className={style.section} aria-labelledby={id}>
      <SectionHead id={id} title="En curso" to={`${paths.clientProjects}?grupo=en_curso`}>
        {total === 1 ? 'Ver el proyecto' : `Ver los ${total} proyectos`}
      </SectionHead>
      <ul className={style.list}>
        {projects.slice(0, SHOWN).map((project) => (
          <li key={project.id}>
            <Work project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Work({ project }: { project: ProposalSummary }) {
  const { titulo, precio, pagado, start, hora } = project;
  const { other_key, other_nombre, other_img_profile } = project;
  return (
    <Card href={paths.chat(other_key)} padding="sm">
      <div className={style.top}>
        <EstadoChip project={project} />
        {start !== null && (
          <span className={style.day}>{[formatDay(start), hora].filter(Boolean).join(', ')}</span>
        )}
      </div>
      <div className={style.work}>
        <Avatar nombre={other_nombre} imagen={pictureUrl(other_img_profile)} size={48} />
        <div className={style.words}>
          <h3>{titulo}</h3>
          <p>{nextStepOf(project)?.title ?? other_nombre}</p>
        </div>
        <IconChevronRight size={20} aria-hidden />
      </div>
      {precio !== null && pagado > 0 && (
        <div className={style.money}>
          <ProjectBar project={project} />
        </div>
      )}
    </Card>
  );
}
