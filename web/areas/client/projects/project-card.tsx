import type { ProposalSummary } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { PersonLine } from '#web/shared/own-area/person-line.tsx';
import { WithPrice } from '#web/shared/own-area/with-price.tsx';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoneyBar } from '#web/ui/money-bar.tsx';
import style from './project-card.module.css';
import { whatNext } from './what-next.ts';

/** A project in a list; the whole card links to its chat. */
export function ProjectCard({ project }: { project: ProposalSummary }) {
  const { estado, titulo, precio, pagado, liberado, devuelto, en_disputa, mitad_pagada } = project;
  const { other_key, other_nombre, other_img_profile } = project;
  const next = whatNext(project);
  return (
    <Card href={paths.chat(other_key)} padding="sm">
      <PersonLine
        nombre={other_nombre}
        imagen={other_img_profile}
        size={48}
        title={titulo}
        end={
          <EstadoChip estado={estado} disputa={en_disputa === 1} mitadPagada={mitad_pagada === 1} />
        }
        endBelow
      >
        <WithPrice nombre={other_nombre} precio={precio} />
      </PersonLine>
      {next && <p className={style.next}>{next}</p>}
      {precio !== null && pagado > 0 && estado !== 'finalizada' && (
        <div className={style.money}>
          <MoneyBar {...{ precio, pagado, liberado, devuelto }} />
        </div>
      )}
    </Card>
  );
}
