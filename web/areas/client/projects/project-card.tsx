import type { ProposalSummary } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { PersonLine } from '#web/shared/own-area/person-line.tsx';
import { WithPrice } from '#web/shared/own-area/with-price.tsx';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { NextLine } from '#web/shared/projects/next-line.tsx';
import { RehireButton } from '#web/shared/projects/rehire-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProjectBar } from '#web/shared/projects/project-bar.tsx';
import style from './project-card.module.css';

/** A project in a list; the whole card links to its chat. Below one that is over stands what is left to do with it. */
export function ProjectCard({ project }: { project: ProposalSummary }) {
  const { estado, titulo, precio, pagado } = project;
  const { other_key, other_nombre, other_img_profile } = project;
  return (
    <div className={style.project}>
      <Card href={paths.chat(other_key)} padding="sm" className={style.summary ?? ''}>
        <PersonLine
          nombre={other_nombre}
          imagen={other_img_profile}
          size={48}
          title={titulo}
          end={<EstadoChip project={project} />}
          endBelow
        >
          <WithPrice nombre={other_nombre} precio={precio} />
        </PersonLine>
        <NextLine project={project} />
        {precio !== null && pagado > 0 && estado !== 'finalizada' && (
          <div className={style.money}>
            <ProjectBar project={project} />
          </div>
        )}
      </Card>
      <Afterwards project={project} />
    </div>
  );
}

function Afterwards({ project }: { project: ProposalSummary }) {
  const { id, estado, titulo, pagado, other_key: keylogin, other_nombre: nombre } = project;
  const finished = estado === 'finalizada';
  const receipts = pagado > 0 && (finished || estado === 'cancelada');
  if (!finished && !receipts) return null;
  return (
    <div className={style.afterwards}>
      {finished && <RehireButton {...{ keylogin, nombre }} variant="secondary" size="sm" />}
      {receipts && (
        <Button variant="quiet" size="sm" href={paths.clientReceipts(id)}>
          Recibos<span className="m-hidden"> de {titulo}</span>
        </Button>
      )}
    </div>
  );
}
