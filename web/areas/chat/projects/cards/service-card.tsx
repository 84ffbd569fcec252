import { IconPlus } from '@tabler/icons-react';
import type { Proposal } from '#contract/views.ts';
import { ThreadCard } from '#web/shared/chat/card.tsx';
import { ServiceAnswers } from '../additional/service-answers.tsx';
import { projectTurn, sideOf } from '../project-state.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import style from './cards.module.css';
import { Money } from '#web/ui/money.tsx';

interface ServiceCardProps extends ProjectOfChat {
  service: Proposal['data_propuesta']['adicionales'][number];
  /** What happened, in words for the reader, and when. */
  said: string;
  at: React.ReactNode;
}

/** An additional service that waits for the client's answer. */
export function ServiceCard({ service, said, at, ...project }: ServiceCardProps) {
  const side = sideOf(project.proposal, project.me);
  const turn = projectTurn(project.proposal, side);
  return (
    <ThreadCard
      open={turn.who === side && turn.action === 'decidir_adicional'}
      icon={<IconPlus size={18} aria-hidden />}
      kicker={said}
      aside={at}
    >
      <p className={style.said}>{service.descripcion}</p>
      <p className={style.total}>
        <span>Precio</span>
        <Money mxn={service.precio} />
      </p>
      <ServiceAnswers {...project} {...{ service, side }} fullWidth />
    </ThreadCard>
  );
}
