import { IconChevronRight, IconClock } from '@tabler/icons-react';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { whenWords } from '#domain/projects/hours.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { turnWords } from '#web/shared/projects/turn-words.ts';
import { ChooseAddress } from '../projects/choose-address.tsx';
import { isAskedToShow, projectTurn, sideOf, waitsForBank } from '../projects/project-state.ts';
import { useNamedProject } from '../conversations/navigation.ts';
import { useActionDialog } from '../projects/use-action-dialog.tsx';
import type { ThreadRequest } from '../requests/use-thread-requests.ts';
import { paths } from '#web/paths.ts';
import { fromInside } from '../conversations/navigation.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import style from './turn-strip.module.css';

const NOBODYS = { mine: false, who: 'En curso', what: 'no hay nada por hacer' };

const mineTo = (what: string) => ({ mine: true, who: 'Te toca', what });
const decided = (what: string) => ({ mine: false, who: 'Decidido', what });
/** Of two answers to one request, the one that was not chosen. */
const passedOver = (chose: string) => decided(`${chose} a otra persona`);

interface ChatStripProps {
  me: string;
  partner: ChatPartner;
  /** The open project, or one that is over and of which something is asked. */
  proposal: Proposal | null;
  /** A request that waits for its answer, and comes before a proposal that was passed over. */
  waiting: ThreadRequest | undefined;
  /** Requests are still loaded, of which one may wait. */
  awaited: boolean;
  /** What an unsent proposal answers, where that is known. */
  answered: ThreadRequest | undefined;
  onPanel: () => void;
}

/** Whose turn it is between the two, below the header; leads to what is to be done. Nothing where nothing is. */
export function ChatStrip({ proposal, waiting, awaited, ...props }: ChatStripProps) {
  if (waiting) return <RequestStrip {...{ waiting }} partner={props.partner} />;
  if (awaited) return <div className={style.place} />;
  return proposal && <ProjectStrip {...props} proposal={proposal} />;
}

function ProjectStrip(
  props: Omit<ChatStripProps, 'proposal' | 'waiting' | 'awaited'> & { proposal: Proposal },
) {
  const { me, partner, proposal, answered, onPanel } = props;
  const side = sideOf(proposal, me);
  const turn = projectTurn(proposal, side);
  const { ask, dialog } = useActionDialog({ me, partner, proposal });
  const other = shortName(partner);
  const { mine, who, what } =
    endOfAsked(answered, other) ??
    askedInDispute(proposal, me) ??
    (isAskedToShow(proposal, me) ? mineTo('decir si se muestran las fotos') : null) ??
    turnWords(turn, { side, other, bank: waitsForBank(proposal) }) ??
    (proposal.otra_elegida
      ? passedOver(side === 'client' ? 'elegiste' : `${other} eligió`)
      : NOBODYS);
  // Of work that waits for its day one wants to know the day.
  const day = turn.action === 'entregar' ? whenWords(proposal).begins : '';
  // A rating needs nothing of the panel, and what is to be changed has its form there.
  const asks = mine && (turn.action === 'calificar' || turn.action === 'revisar') && turn.action;
  const [choosing, setChoosing] = useState(false);
  const named = useNamedProject();
  const isNamed = named === null || named === proposal.id;
  useAskedByAddress('calificar', isNamed && asks === 'calificar', () => ask('calificar'));
  useAskedByAddress('direccion', mine && turn.action === 'decir_direccion', () =>
    setChoosing(true),
  );
  return (
    <>
      <Strip
        {...{ mine, who, day }}
        what={day && !mine ? '' : what}
        to={asks === 'calificar' ? 'Calificar' : 'Proyecto'}
        onGo={asks ? () => ask(asks) : onPanel}
      />
      {dialog}
      {choosing && (
        <ChooseAddress {...{ me, partner, proposal }} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

/** Opens the form once where the address asks for it, and takes that from the address: going back closes nothing anew. */
function useAskedByAddress(
  name: 'calificar' | 'direccion',
  waits: boolean,
  open: () => void,
): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const asked = params.has(name);
  const answer = useEffectEvent(() => {
    if (waits) open();
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(name);
        return next;
      },
      { replace: true, state, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (asked) answer();
  }, [asked]);
}

/** What a dispute asks of one while the team has the turn: an answer to an offer, one's own word. */
function askedInDispute({ disputa }: Proposal, me: string) {
  if (!disputa) return null;
  if (disputa.ofertas.some(({ de }) => de !== me))
    return mineTo('responder a la propuesta de acuerdo');
  return disputa.sender !== me && !disputa.respuesta
    ? mineTo('contar tu versión de la disputa')
    : null;
}

/** Nobody waits for the unsent answer to a request that has ended. */
function endOfAsked(answered: ThreadRequest | undefined, other: string) {
  if (!answered || answered.own || answered.request.estado === 'abierta') return null;
  return answered.request.estado === 'elegida'
    ? passedOver(`${other} eligió`)
    : decided(`${other} ya no lo necesita`);
}

function RequestStrip({ partner, waiting }: { partner: ChatPartner; waiting: ThreadRequest }) {
  const navigate = useNavigate();
  const go = (to: string) => void navigate(to, { state: fromInside });
  return waiting.own ? (
    <Strip
      mine={false}
      who={`Le toca a ${shortName(partner)}`}
      what="responder tu solicitud"
      to="Solicitud"
      onGo={() => go(paths.clientRequest(waiting.request.id))}
    />
  ) : (
    <Strip
      mine
      who="Te toca"
      what="responder la solicitud"
      to="Proyecto"
      onGo={() => go(paths.newProposal(partner.keylogin, waiting.request.id))}
    />
  );
}

interface StripProps {
  mine: boolean;
  who: string;
  what: string;
  day?: string;
  /** Where it leads. */
  to: string;
  onGo: () => void;
}

function Strip({ mine, who, what, day = '', to, onGo }: StripProps) {
  return (
    <div className={style.frame}>
      <button
        type="button"
        className={style.strip}
        data-mine={mine || undefined}
        data-uncovered
        onClick={onGo}
      >
        {mine ? <i className={style.dot} aria-hidden /> : <IconClock size={20} aria-hidden />}
        <span className={style.words}>
          <b>{who}:</b> {what}
          {what && day && ', '}
          {day && <span className={style.day}>{day}</span>}
        </span>
        <span className={style.go}>
          <span className={style.to}>{to}</span>
          <IconChevronRight size={18} aria-hidden />
        </span>
      </button>
    </div>
  );
}
