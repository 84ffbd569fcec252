import { type ReactNode, useState } from 'react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { MoneyBar } from '#web/ui/money-bar.tsx';
import { feeOf } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { ProposalBody } from '#web/shared/projects/proposal-body.tsx';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Timeline, type TimelineItem } from '#web/ui/timeline.tsx';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Amounts } from './amounts.tsx';
import { DeliveryPictures } from './delivery-pictures.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { acceptedServices, installmentRows } from './plan.ts';
import { isOver, sideOf, standingIn } from './project-state.ts';
import style from './project-tab.module.css';
import { timelineOf } from './timeline.ts';
import { useShareWords } from './use-share-words.ts';

export interface ProjectSummaryProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  /** The title and state are already shown above. */
  hideHeading?: boolean | undefined;
  /** What is left to do, above the timeline. */
  children?: ReactNode;
}

/** The project: what was agreed, where the money is, and the timeline with whose turn it is. */
export function ProjectSummary({
  me,
  partner,
  proposal,
  hideHeading,
  children,
}: ProjectSummaryProps) {
  const who = { me, otherName: partner.nombre };
  const timeline = timelineOf(proposal, who, useToday());
  // An unsent proposal is visible to the professional only.
  const agreed = proposal.published_at !== null;
  return (
    <>
      {agreed && <Agreed {...{ me, partner, proposal, hideHeading }} />}
      <DeliveryPictures {...{ me, partner, proposal }} />
      {proposal.disputa && <DisputeCard {...{ me, partner, proposal }} />}
      {agreed && <WhereTheMoneyIs {...{ me, proposal }} />}
      {children}
      <CollapsibleTimeline items={timeline} />
    </>
  );
}

/** A timeline with more past events than `LONG` shows only the latest `LAST`. */
const LONG = 5;
const LAST = 3;

/** The timeline, with older events behind a button. */
function CollapsibleTimeline({ items }: { items: readonly TimelineItem[] }) {
  const [all, setAll] = useState(false);
  const past = items.filter(({ state }) => state !== 'current' && state !== 'next').length;
  if (past <= LONG) return <Timeline items={items} />;
  return (
    <div>
      <Button size="sm" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Ver solo lo último' : `Ver los ${past - LAST} pasos anteriores`}
      </Button>
      <Timeline items={all ? items : items.slice(past - LAST)} />
    </div>
  );
}

function Agreed({ me, partner, proposal, hideHeading = false }: ProjectSummaryProps) {
  const assigned = proposal.profesional_assign;
  const payer = sideOf(proposal, me) === 'client' ? 'you' : partner;
  return (
    <div className={style.agreed}>
      {!hideHeading && (
        <div className={style.head}>
          <h3 className={style.title}>{proposal.titulo}</h3>
          <EstadoChip project={standingIn(proposal)} />
        </div>
      )}
      <ProposalBody
        proposal={proposal}
        services={acceptedServices(proposal)}
        payer={proposal.estado === 'publicada' ? payer : undefined}
      />
      {assigned && (
        <p className={style.facts}>
          Hace el trabajo: {assigned.nombre} {assigned.apellidos}
        </p>
      )}
    </div>
  );
}

function WhereTheMoneyIs({ me, proposal }: { me: string; proposal: Proposal }) {
  const { precio, pagado, liberado, devuelto } = proposal;
  const isProfessional = sideOf(proposal, me) === 'professional';
  const over = isOver(proposal);
  if (precio === null || (over && pagado === 0)) return null;
  const rows = over ? [] : installmentRows(proposal);
  return (
    <div className={style.money}>
      <h4>{isProfessional ? 'Dónde está el dinero' : 'Dónde está tu dinero'}</h4>
      {/* After the end, an unpaid rest is no longer due. */}
      <MoneyBar precio={over ? pagado : precio} {...{ pagado, liberado, devuelto }} />
      {devuelto > 0 && !isProfessional && (
        <p className={style.back}>
          Lo devuelto regresa a tu tarjeta: tu banco puede tardar de 5 a 10 días hábiles en
          mostrarlo.
        </p>
      )}
      {isProfessional && <Share proposal={proposal} over={over} />}
      {rows.length > 0 && (
        <div className={style.payments}>
          <Amounts rows={rows} />
        </div>
      )}
    </div>
  );
}

/** The professional's share after the fee. */
function Share({ proposal, over }: { proposal: Proposal; over: boolean }) {
  const released = fromMxn(proposal.liberado);
  const fee = feeOf(released);
  const mine = over ? toMxn(subtract(released, fee)) : proposal.neto;
  const { coming, paid } = useShareWords();
  return (
    <p className={style.share}>
      {over ? paid : coming}: <Money mxn={mine} strong /> {over ? '(lo liberado' : '(precio'} menos{' '}
      <Money mxn={over ? toMxn(fee) : proposal.comision} bare /> de comisión)
    </p>
  );
}
