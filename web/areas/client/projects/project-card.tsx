import type { ProposalSummary } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { PersonLine } from '#web/shared/own-area/person-line.tsx';
import { WithPrice } from '#web/shared/own-area/with-price.tsx';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { NextLine } from '#web/shared/projects/next-line.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoneyBar } from '#web/ui/money-bar.tsx';
import style from './project-card.module.css';

/** A project in a list; the whole card links to its chat. */
export function ProjectCard({ project }: { project: ProposalSummary }) {
  const { estado, titulo, precio, pagado, liberado, devuelto } = project;
  const { other_key, other_nombre, other_img_profile } = project;
  return (
    <Card href={paths.chat(other_key)} padding="sm">
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
          <MoneyBar {...{ precio, pagado, liberado, devuelto }} />
        </div>
      )}
    </Card>
  );
}
