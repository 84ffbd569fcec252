import { useLocation, useSearchParams } from 'react-router';
import { ROL } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { beginProposal } from '#contract/projects.ts';
import type { ReceivedRequest } from '#contract/requests.ts';
import type { Proposal } from '#contract/views.ts';
import { permits, whoMay } from '#domain/administrators/permissions.ts';
import { UNDER_WAY } from '#domain/projects/graph.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { WorkedTogether } from '#web/shared/projects/worked-together.tsx';
import { shortName } from '#web/shared/chat/short-name.ts';
import { openToAuthor } from '#web/shared/requests/open-project.ts';
import { closedReason } from '#web/shared/moderation/closed-reason.ts';
import { useNamedProject } from '../conversations/navigation.ts';
import { AnsweringForm } from './answering-form.tsx';
import { ChargebackCard } from './chargeback-card.tsx';
import { ComeBack } from './come-back.tsx';
import { EarlierProjects } from './earlier-projects.tsx';
import { Showing } from './showing/showing.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { OtherActions, ProjectNow } from './project-actions.tsx';
import { makesWay, projectTurn, sideOf } from './project-state.ts';
import { ProjectFacts, ProjectHead, ProjectHistory, ProjectMoney } from './project-summary.tsx';
import style from './project-tab.module.css';
import { ReviseForm } from './revise-form.tsx';
import { useRequestToAnswer } from './use-request-to-answer.ts';
import { WorkAddress } from './work-address.tsx';

export interface ProjectTabProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal | null;
}

/** The project: first what is to be done now, then the money, what was agreed, and what happened. */
export function ProjectTab({ me, partner, proposal }: ProjectTabProps) {
  const writing = useWriting();
  const named = useNamedProject();
  const create = useCreate(partner, { isFirst: proposal === null, onCreate: writing.begin });
  const unsent = proposal?.estado === 'por_publicar' && sideOf(proposal, me) === 'professional';
  const canBegin = create !== null && (proposal === null || makesWay(proposal));
  const offered = proposal?.estado === 'publicada';
  const asked = useRequestToAnswer(partner.keylogin, 0, canBegin);
  const asksWhere = proposal !== null && isToSayWhere(proposal, me);
  const confirms = proposal !== null && isToConfirm(proposal, me);

  if (offered && writing.wanted === 'cambiar' && sideOf(proposal, me) === 'professional')
    return <ReviseForm key={proposal.id} {...{ me, partner, proposal }} onDone={writing.end} />;
  if (unsent || (writing.wanted !== null && canBegin))
    return (
      <>
        <AnsweringForm
          {...{ me, partner }}
          unsent={unsent ? proposal : null}
          asked={writing.wanted !== null}
          answers={writing.answers}
          sendReason={create?.reason}
          onContinue={writing.continue}
          onDone={writing.end}
          onCancel={unsent ? undefined : writing.end}
        />
        {unsent && named !== null && named !== proposal.id && (
          <EarlierProjects {...{ me, partner }} shown={proposal.id} />
        )}
      </>
    );
  const begin = asked ? (
    <AnswerAsked {...{ partner, asked }} reason={create?.reason} />
  ) : (
    create?.button
  );
  if (!proposal) return <NoProject partner={partner} action={begin} />;
  return (
    <div className={style.tab}>
      {/* Who came to answer a request must not take the button below for that; what was just sent is the answer. */}
      {create && writing.isFor(proposal) && !proposal.otra_elegida && (
        <Card padding="sm">
          <p role="status">{openToAuthor(proposal)}</p>
        </Card>
      )}
      {canBegin && asked && begin}
      <ProjectHead {...{ proposal }} />
      {/* What is offered is read before it is answered. */}
      {offered && <ProjectFacts {...{ me, partner, proposal }} />}
      {asksWhere && <WorkAddress {...{ me, partner, proposal }} />}
      {/* What was delivered is seen before it is confirmed. */}
      {confirms && <Showing {...{ me, partner, proposal }} />}
      <ProjectNow {...{ me, partner, proposal }} />
      <ComeBack {...{ me, partner, proposal }} />
      {canBegin && !asked && begin}
      <ChargebackCard {...{ me, proposal }} />
      {proposal.disputa && <DisputeCard {...{ me, partner, proposal }} />}
      {!asksWhere && <WorkAddress {...{ me, partner, proposal }} />}
      <ProjectMoney {...{ me, proposal }} />
      {!confirms && <Showing {...{ me, partner, proposal }} />}
      {!offered && <ProjectFacts {...{ me, partner, proposal }} />}
      <WorkedTogether nombre={shortName(partner)} trabajos={partner.trabajos_contigo} />
      <OtherActions {...{ me, partner, proposal }} />
      <ProjectHistory {...{ me, partner, proposal }} />
      <EarlierProjects {...{ me, partner }} shown={proposal.id} />
    </div>
  );
}

/** Whether the next thing is that this client says where the work is. */
function isToSayWhere(proposal: Proposal, me: string): boolean {
  const side = sideOf(proposal, me);
  const { who, action } = projectTurn(proposal, side);
  return who === side && action === 'decir_direccion';
}

/** Whether this client has a delivered work to look at and confirm, or to pay the rest of. */
const isToConfirm = (proposal: Proposal, me: string): boolean =>
  proposal.entregado_at !== null &&
  UNDER_WAY.includes(proposal.estado) &&
  sideOf(proposal, me) === 'client';

/** Which form of a proposal is open, for a new one or a revision: it is part of the address, so that one can link to it and go back. */
function useWriting() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const set = (written: string | null, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (written === null) next.delete(WRITING);
        else {
          next.set(WRITING, written);
          next.delete(ANSWERS);
        }
        // On a phone the panel is what the address says.
        next.set('panel', 'proyecto');
        return next;
      },
      { replace, state, preventScrollReset: true },
    );
  return {
    wanted: params.get(WRITING),
    /** The number of the request that it answers; 0 where the address has none. */
    answers: Number(params.get(ANSWERS)),
    /** Whether another proposal is wanted than this one. */
    isFor: ({ solicitud }: Proposal) =>
      params.get(WRITING) === 'nueva' &&
      (solicitud === null || solicitud !== Number(params.get(ANSWERS))),
    begin: () => set('nueva', false),
    end: () => set(null, true),
    /** Goes on with the draft, whichever request the address has named. */
    continue: () =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(ANSWERS);
          return next;
        },
        { replace: true, state, preventScrollReset: true },
      ),
  };
}
const WRITING = 'propuesta';
/** Stays with a draft that was saved. */
const ANSWERS = 'solicitud';

/** Professionals and administrators write proposals, for clients (1 §6). */
function useCreate(
  partner: ChatPartner,
  { isFirst, onCreate }: { isFirst: boolean; onCreate: () => void },
) {
  const user = useSession()?.user;
  if (!user || user.rol === ROL.client) return null;
  const may = beginProposal.permission ?? ['dueño'];
  const unproved = user.rol === ROL.professional && user.profile?.validacion !== 'validado';
  const reason =
    closedReason(partner) ??
    (partner.rol !== ROL.client
      ? textOf('proposal_only_to_client')
      : unproved
        ? textOf('proposal_author_not_validated')
        : user.rol === ROL.admin && !permits(user.permisos ?? ['dueño'], may)
          ? whoMay(may)
          : undefined);
  const button = (
    // Beside a project that is over, or was passed over, nothing asks for another one.
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      fullWidth
      disabledReason={reason}
      onClick={onCreate}
    >
      Crear propuesta
    </Button>
  );
  return { reason, button };
}

/** What the client asks for beside a project that is over: that is what they wait for. */
function AnswerAsked({
  partner,
  asked,
  reason,
}: {
  partner: ChatPartner;
  asked: ReceivedRequest;
  reason: string | undefined;
}) {
  return (
    <Card padding="sm">
      <div className={style.asked}>
        <p>
          <strong>Te toca: </strong>responde a la solicitud de {shortName(partner)}, «
          {requestTitle(asked.datos)}».
        </p>
        <Button
          fullWidth
          disabledReason={reason}
          href={paths.newProposal(partner.keylogin, asked.id)}
        >
          Enviar propuesta
        </Button>
      </div>
    </Card>
  );
}

function NoProject({ partner, action }: { partner: ChatPartner; action: React.ReactNode }) {
  const words = action
    ? 'Escribe qué incluye el trabajo y cuánto cuesta. Cuando la acepten y la paguen, el dinero queda protegido.'
    : partner.rol === ROL.client
      ? 'Solo un profesional puede enviar una propuesta.'
      : `Cuando ${shortName(partner)} te envíe una propuesta, aquí verás qué incluye, cuánto cuesta y dónde está tu dinero.`;
  return (
    <EmptyState scene="projects" title="Aquí verás el proyecto" action={action}>
      {words}
    </EmptyState>
  );
}
