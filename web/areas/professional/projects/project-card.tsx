import type { ProposalSummary } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { PersonLine } from '#web/shared/own-area/person-line.tsx';
import { WithPrice } from '#web/shared/own-area/with-price.tsx';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { NextLine } from '#web/shared/projects/next-line.tsx';
import { isMyTurn } from '#web/shared/projects/next-step.ts';
import { Card } from '#web/ui/card.tsx';

/** A project in a list; the whole card links to its chat, which opens the form of a change that was asked for. */
export function ProjectCard({ project }: { project: ProposalSummary }) {
  const { titulo, precio, other_key, other_nombre, other_img_profile, turno } = project;
  const revises = isMyTurn(project) && turno.action === 'revisar';
  return (
    <Card href={revises ? paths.reviseProposal(other_key) : paths.chat(other_key)} padding="sm">
      <PersonLine
        nombre={other_nombre}
        imagen={other_img_profile}
        title={titulo || 'Propuesta sin título'}
        end={<EstadoChip project={project} />}
        endBelow
      >
        <WithPrice nombre={other_nombre} precio={precio} />
      </PersonLine>
      <NextLine project={project} />
    </Card>
  );
}
