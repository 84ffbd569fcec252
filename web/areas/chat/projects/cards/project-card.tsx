import {
  IconCircleX,
  IconCreditCard,
  IconFileText,
  IconGavel,
  IconHammer,
  IconPackage,
  IconPencil,
  IconReceipt,
  IconStar,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { whyNotAdd } from '#domain/projects/additional.ts';
import { paths } from '#web/paths.ts';
import { cardWords } from '#domain/payments/receipt-words.ts';
import { FoldedCard, ThreadCard } from '#web/shared/chat/card.tsx';
import { momentOf } from '#web/shared/chat/moment.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { EstadoChip, NOT_CHOSEN } from '#web/shared/projects/estado-chip.tsx';
import type { EventMessage } from '#web/shared/projects/event-row.tsx';
import { type EventReader, eventWords } from '#web/shared/projects/event-words.ts';
import { Revision } from '#web/shared/projects/revision.tsx';
import { ProposalBody, WhenLine } from '#web/shared/projects/proposal-body.tsx';
import { Button } from '#web/ui/button.tsx';
import { pesos } from '#web/ui/money.tsx';
import { ProjectBar } from '#web/shared/projects/project-bar.tsx';
import { DeliveryPictures } from '../delivery-pictures.tsx';
import { DisputeBody } from '../dispute-card.tsx';
import { ComeBack } from '../come-back.tsx';
import { acceptedServices } from '../plan.ts';
import { sideOf, standingIn, stateOf } from '../project-state.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import { AddressLine, ChangeAddress } from '../work-address.tsx';
import { deadlineOf, expiryOf } from '../when.ts';
import { CardActions } from './card-actions.tsx';
import style from './cards.module.css';
import { DraftFacts } from './draft-facts.tsx';
import { PaymentPlan, paymentsOf } from './payment-plan.tsx';
import { Ratings } from './ratings.tsx';
import type { CardKind } from './step.ts';

export interface ProjectCardProps extends ProjectOfChat {
  kind: CardKind;
  message: EventMessage;
  reader: EventReader;
  today: string;
  /** Of one’s own payment: where its receipt is. */
  receipt: string | undefined;
  onPanel: () => void;
}

/** The step that a project is at, with what can be done now: the one card of it that is open. */
export const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { kind, message, reader, today } = props;
  const Body = BODIES[kind];
  const { evento, createAt, proyecto } = message;
  return (
    <Body
      {...props}
      said={eventWords({ evento, quien: proyecto.quien, detalle: proyecto.detalle }, reader)}
      at={<time dateTime={createAt}>{momentOf(createAt, today)}</time>}
    />
  );
});

interface BodyProps extends ProjectCardProps {
  /** What happened, in words for the reader. */
  said: string;
  at: ReactNode;
}

const icon = { size: 18, 'aria-hidden': true } as const;

const BODIES: Readonly<Record<CardKind, (props: BodyProps) => ReactNode>> = {
  borrador: Draft,
  propuesta: Offer,
  no_elegida: PassedOver,
  pago: Unpaid,
  trabajo: Work,
  entrega: Delivery,
  cierre: Closing,
  final: End,
  disputa: Dispute,
};

function Draft({ me, partner, proposal, at, onPanel }: BodyProps) {
  const mine = sideOf(proposal, me) === 'professional';
  return (
    <ThreadCard
      open={mine}
      icon={<IconPencil {...icon} />}
      kicker={mine ? 'Tu propuesta sin enviar' : `${shortName(partner)} prepara una propuesta`}
      aside={at}
      title={mine && proposal.titulo !== '' ? proposal.titulo : undefined}
    >
      {mine && <DraftFacts client={partner.keylogin} proposal={proposal} />}
      {mine ? (
        <Button fullWidth onClick={onPanel}>
          Completar y enviar
        </Button>
      ) : (
        <p className={style.hint}>Aquí la verás cuando la envíe, con su precio y su día.</p>
      )}
    </ThreadCard>
  );
}

function Offer(props: BodyProps) {
  const { me, partner, proposal, message, said, today } = props;
  const side = sideOf(proposal, me);
  return (
    <ThreadCard
      open
      icon={<IconFileText {...icon} />}
      kicker={whoseOffer(props)}
      aside={expiryOf(proposal, today)}
      title={proposal.titulo}
    >
      {message.evento === 'cambio_declinado' && (
        <p className={style.said}>{[said, message.proyecto.detalle].filter(Boolean).join(': ')}</p>
      )}
      <Revision proposal={proposal} side={side} other={shortName(partner)} />
      <ProposalBody
        proposal={proposal}
        services={acceptedServices(proposal)}
        payer={side === 'professional' ? { nombre: shortName(partner) } : 'you'}
        brief
      />
      <CardActions {...props} />
    </ThreadCard>
  );
}

/** Somebody else's answer was accepted: nothing of it will be paid. */
function PassedOver(props: BodyProps) {
  const { proposal, at } = props;
  return (
    <FoldedCard
      icon={<IconCircleX size={22} aria-hidden data-tone="plain" />}
      title={whoseOffer(props)}
      detail={
        <>
          {NOT_CHOSEN[0]} · {at}
        </>
      }
      amount={proposal.precio === null ? undefined : pesos(proposal.precio)}
    >
      {() => (
        <>
          <p className={style.said}>«{proposal.titulo}»</p>
          <ProposalBody proposal={proposal} services={acceptedServices(proposal)} brief />
          <CardActions {...props} />
        </>
      )}
    </FoldedCard>
  );
}

const whoseOffer = ({ me, partner, proposal }: ProjectOfChat) =>
  sideOf(proposal, me) === 'professional' ? 'Tu propuesta' : `Propuesta de ${shortName(partner)}`;

function Unpaid(props: BodyProps) {
  const { me, partner, proposal, said, at } = props;
  const mine = sideOf(proposal, me) === 'client';
  const name = shortName(partner);
  const payments = paymentsOf(proposal, whenDelivered(mine, name));
  return (
    <ThreadCard
      open
      icon={<IconCreditCard {...icon} />}
      kicker={mine ? 'Tu pago' : `El pago de ${name}`}
      aside={at}
      title={said}
    >
      <PaymentPlan {...{ payments }} />
      {!mine && (
        <p className={style.hint}>Empieza cuando esté pagado: así tu dinero está seguro.</p>
      )}
      {/* The plan says already what is paid when. */}
      <CardActions {...props} hideNote={payments.length > 1} />
    </ThreadCard>
  );
}

/** Where it is, which its professional reads from now on; without an address the client is asked for it. */
function Where(props: ProjectOfChat) {
  const { me, partner, proposal } = props;
  const { direccion } = proposal;
  const mine = sideOf(proposal, me) === 'client';
  if (!direccion) return mine ? <ChangeAddress {...props} /> : null;
  return (
    <>
      {mine && <p className={style.hint}>{shortName(partner)} ya ve tu dirección:</p>}
      <AddressLine address={direccion} map={!mine} />
    </>
  );
}

const whenDelivered = (mine: boolean, name: string) =>
  mine ? `Cuando ${name} entregue, o antes` : 'Cuando entregues, o antes';

/** It is paid, in part or as a whole, and the work is to be done; or something of it is to be changed. */
function Work(props: BodyProps) {
  const { me, partner, proposal, message, receipt, said, at } = props;
  const mine = sideOf(proposal, me) === 'client';
  const changes = message.evento === 'cambios';
  return (
    <ThreadCard
      open
      icon={changes ? <IconPencil {...icon} /> : <IconHammer {...icon} />}
      kicker={changes ? said : mine ? 'Tu pago' : 'El trabajo'}
      aside={changes ? at : <EstadoChip project={standingIn(proposal)} />}
      title={changes ? undefined : proposal.titulo}
    >
      {changes && <p className={style.said}>{message.proyecto.detalle}</p>}
      <WhenLine proposal={proposal} />
      <Where {...{ me, partner, proposal }} />
      <ProjectBar project={proposal} />
      {proposal.por_pagar > 0 && (
        <PaymentPlan payments={paymentsOf(proposal, whenDelivered(mine, shortName(partner)))} />
      )}
      <CardActions {...props} />
      {!mine && whyNotAdd(stateOf(proposal), 'professional') === null && (
        <Button size="sm" variant="quiet" href={paths.additionalServices(partner.keylogin)}>
          Proponer un servicio adicional
        </Button>
      )}
      {message.proyecto.tarjeta && (
        <p className={style.hint}>Pagaste con {cardWords(message.proyecto.tarjeta)}.</p>
      )}
      {receipt && (
        <Button
          size="sm"
          variant="quiet"
          href={receipt}
          icon={<IconReceipt size={18} aria-hidden />}
        >
          Ver recibo
        </Button>
      )}
    </ThreadCard>
  );
}

function Delivery(props: BodyProps) {
  const { me, partner, proposal, message, said, at, today } = props;
  const deadline = deadlineOf(proposal, today);
  return (
    <ThreadCard
      open
      icon={<IconPackage {...icon} />}
      kicker={said}
      aside={at}
      title={proposal.titulo}
    >
      {message.proyecto.detalle && <p className={style.said}>{message.proyecto.detalle}</p>}
      <DeliveryPictures {...{ me, partner, proposal }} />
      <ProjectBar project={proposal} />
      <CardActions {...props} />
      {deadline && <p className={style.deadline}>{deadline}.</p>}
    </ThreadCard>
  );
}

function Closing(props: BodyProps) {
  const { me, partner, proposal, said, at, today } = props;
  const deadline = deadlineOf(proposal, today);
  return (
    <ThreadCard open icon={<IconStar {...icon} />} kicker={said} aside={at} title={proposal.titulo}>
      <ProjectBar project={proposal} />
      <Ratings {...{ me, partner, proposal }} />
      <CardActions {...props} />
      {deadline && <p className={style.deadline}>{deadline}.</p>}
    </ThreadCard>
  );
}

function End({ me, partner, proposal, said, at }: BodyProps) {
  return (
    <ThreadCard icon={<IconStar {...icon} />} kicker={said} aside={at} title={proposal.titulo}>
      <ProjectBar project={proposal} />
      <Ratings {...{ me, partner, proposal }} />
      <ComeBack {...{ me, partner, proposal }} />
    </ThreadCard>
  );
}

function Dispute({ me, partner, proposal, said, at }: BodyProps) {
  return (
    <ThreadCard open icon={<IconGavel {...icon} />} kicker={said} aside={at}>
      <div className={style.dispute}>
        <DisputeBody {...{ me, partner, proposal }} />
      </div>
    </ThreadCard>
  );
}
