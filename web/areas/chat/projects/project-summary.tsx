import { useState } from 'react';
import type { Proposal } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { feeFromWire, feeOf } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { ProjectBar } from '#web/shared/projects/project-bar.tsx';
import { Revision } from '#web/shared/projects/revision.tsx';
import { ProposalBody } from '#web/shared/projects/proposal-body.tsx';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Amounts } from './amounts.tsx';
import { ChargebackCard } from './chargeback-card.tsx';
import { Returned } from './returned.tsx';
import { Showing } from './showing/showing.tsx';
import { acceptedServices, installmentRows } from './plan.ts';
import { isOver, sideOf, standingIn } from './project-state.ts';
import style from './project-tab.module.css';
import { nextOf, pastOf } from './timeline.ts';
import type { ProjectOfChat } from './use-action-dialog.tsx';
import { useShareWords } from './use-share-words.ts';

/** A project that is over: what was agreed, where the money is, and what happened. */
export function ProjectSummary(props: ProjectOfChat) {
  return (
    <>
      <ChargebackCard {...props} />
      <ProjectFacts {...props} />
      <Showing {...props} />
      <ProjectMoney {...props} />
      <ProjectHistory {...props} />
    </>
  );
}

/** Title and state. An unsent proposal is visible to the professional only. */
export function ProjectHead({ proposal }: { proposal: Proposal }) {
  if (proposal.published_at === null) return null;
  return (
    <div className={style.head}>
      <h3 className={style.title}>{proposal.titulo}</h3>
      <EstadoChip project={standingIn(proposal)} />
    </div>
  );
}

/** What happened, the latest first of all: what came before it and what is to come are behind a button. */
export function ProjectHistory({ me, partner, proposal }: ProjectOfChat) {
  const [all, setAll] = useState(false);
  const today = useToday();
  const who = { me, otherName: shortName(partner) };
  const past = pastOf(proposal, who, today);
  const next = nextOf(proposal, who, today);
  const before = past.length - 1;
  return (
    <div className={style.history}>
      <h4>Lo que ha pasado</h4>
      {before > 0 && (
        <Button size="sm" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver solo lo último' : beforeWords(before)}
        </Button>
      )}
      <Timeline items={all ? [...past, ...next] : past.slice(-1)} />
    </div>
  );
}

const beforeWords = (count: number): string =>
  count === 1 ? 'Ver el paso anterior' : `Ver los ${count} pasos anteriores`;

/** What was agreed, and who does it. */
export function ProjectFacts({ me, partner, proposal }: ProjectOfChat) {
  if (proposal.published_at === null) return null;
  const assigned = proposal.profesional_assign;
  const payer = sideOf(proposal, me) === 'client' ? 'you' : { nombre: shortName(partner) };
  return (
    <div className={style.agreed}>
      <Revision proposal={proposal} side={sideOf(proposal, me)} other={shortName(partner)} />
      <ProposalBody
        proposal={proposal}
        services={acceptedServices(proposal)}
        payer={proposal.estado === 'publicada' && !proposal.otra_elegida ? payer : undefined}
      />
      {assigned && (
        <p className={style.facts}>
          Hace el trabajo: {assigned.nombre} {assigned.apellidos}
        </p>
      )}
    </div>
  );
}

/** Where the money is. */
export function ProjectMoney({ me, proposal }: Pick<ProjectOfChat, 'me' | 'proposal'>) {
  const { precio, pagado, retirado } = proposal;
  const isProfessional = sideOf(proposal, me) === 'professional';
  const over = isOver(proposal);
  const unsent = proposal.published_at === null;
  // Of an offer that was passed over nothing is due.
  if (unsent || precio === null || ((over || proposal.otra_elegida === 1) && pagado === 0))
    return null;
  const rows = over ? [] : installmentRows(proposal);
  return (
    <div className={style.money}>
      <h4>{isProfessional ? 'Dónde está el dinero' : 'Dónde está tu dinero'}</h4>
      <ProjectBar project={proposal} />
      {!isProfessional && <Returned refunds={proposal.devoluciones} />}
      {retirado > 0 && (
        <p>
          {isProfessional
            ? `Además se retiraron ${pesos(retirado)} que ya se te habían liberado. Lo que te toque de ellos está en Dinero.`
            : `También volvieron a tu tarjeta ${pesos(retirado)} que ya se habían liberado.`}
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

/** The professional's share after the fee, of what was or can still be released. */
function Share({ proposal, over }: { proposal: Proposal; over: boolean }) {
  const { precio, devuelto, liberado, tarifa } = proposal;
  const gross = over ? fromMxn(liberado) : subtract(fromMxn(precio ?? 0), fromMxn(devuelto));
  const fee = feeOf(feeFromWire(tarifa), gross);
  const { coming, paid } = useShareWords();
  const of = over ? 'lo liberado' : devuelto > 0 ? 'precio menos lo devuelto,' : 'precio';
  return (
    <p className={style.share}>
      {over ? paid : coming}: <Money mxn={toMxn(subtract(gross, fee))} strong /> ({of} menos{' '}
      <Money mxn={toMxn(fee)} bare /> de comisión)
    </p>
  );
}
