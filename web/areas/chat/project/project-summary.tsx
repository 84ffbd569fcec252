import type { ChatPartner, Proposal } from '#contract/views.ts';
import { Money } from '#web/ui/money.tsx';
import { MoneyBar } from '#web/ui/money-bar.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { useToday } from '#web/shared/chat/use-now.ts';
import { sideOf } from './project-state.ts';
import style from './project-tab.module.css';
import { storyOf } from './story.ts';
import { span } from './when.ts';

export interface ProjectSummaryProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** The project as a story: what was agreed, where the money is, what happened and whose turn it is. */
export function ProjectSummary({ me, partner, proposal }: ProjectSummaryProps) {
  const who = { me, otherName: partner.nombre };
  const story = storyOf(proposal, who, useToday());
  // A draft is the author's until it is sent.
  const agreed = proposal.estado !== 'por_publicar';
  return (
    <>
      {agreed && <Agreed proposal={proposal} />}
      {agreed && <WhereTheMoneyIs {...{ me, proposal }} />}
      <Timeline items={story} />
    </>
  );
}

function Agreed({ proposal }: { proposal: Proposal }) {
  const days = span(proposal.start, proposal.end);
  return (
    <div>
      <h3 className={style.title}>{proposal.titulo}</h3>
      <p className={style.facts}>
        {days && `${days} · `}
        {proposal.precio !== null && <Money mxn={proposal.precio} />}
      </p>
      <p className={style.description}>{proposal.descripcion}</p>
    </div>
  );
}

function WhereTheMoneyIs({ me, proposal }: { me: string; proposal: Proposal }) {
  const { precio, pagado, liberado, retenido, estado, neto, comision } = proposal;
  const author = sideOf(proposal, me) === 'author';
  if (precio === null || estado === 'rechazada') return null;
  return (
    <div className={style.money}>
      <h4>{author ? 'Dónde está el dinero' : 'Dónde está tu dinero'}</h4>
      <MoneyBar {...{ precio, pagado, liberado }} devuelto={pagado - liberado - retenido} />
      {author && (
        <p className={style.share}>
          Para ti: <Money mxn={neto} strong /> (precio menos <Money mxn={comision} bare /> de
          comisión)
        </p>
      )}
    </div>
  );
}
