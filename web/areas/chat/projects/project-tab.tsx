import { useState } from 'react';
import { ROL } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { useSession } from '#web/api/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { closedReason } from '#web/shared/moderation/closed-reason.ts';
import { EarlierProjects } from './earlier-projects.tsx';
import { ProjectActions } from './project-actions.tsx';
import { isOver, sideOf } from './project-state.ts';
import { ProjectSummary } from './project-summary.tsx';
import style from './project-tab.module.css';
import { ProposalForm } from './proposal-form.tsx';

export interface ProjectTabProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal | null;
}

/** The project's state, whose turn it is, where the money is, and the main action. */
export function ProjectTab({ me, partner, proposal }: ProjectTabProps) {
  const [creating, setCreating] = useState(false);
  const create = useCreate(partner, () => setCreating(true));
  const unsent = proposal?.estado === 'por_publicar' && sideOf(proposal, me) === 'professional';

  if (unsent || creating)
    return (
      <ProposalForm
        key={unsent ? proposal.id : 'new'}
        {...{ me, partner }}
        unsent={unsent ? proposal : null}
        sendReason={create?.reason}
        onDone={() => setCreating(false)}
        onCancel={unsent ? undefined : () => setCreating(false)}
      />
    );
  if (!proposal) return <NoProject partner={partner} action={create?.button} />;
  return (
    <div className={style.tab}>
      <ProjectSummary {...{ me, partner, proposal }} />
      {isOver(proposal) && create?.button}
      <EarlierProjects {...{ me, partner }} shown={proposal.id} />
      <ProjectActions {...{ me, partner, proposal }} />
    </div>
  );
}

/** Professionals and administrators write proposals, for clients (1 §6). */
function useCreate(partner: ChatPartner, onCreate: () => void) {
  const user = useSession()?.user;
  if (!user || user.rol === ROL.client) return null;
  const unproved = user.rol === ROL.professional && user.profile?.validacion !== 'validado';
  const reason =
    closedReason(partner) ??
    (partner.rol !== ROL.client
      ? textOf('proposal_only_to_client')
      : unproved
        ? textOf('proposal_author_not_validated')
        : undefined);
  const button = (
    <Button fullWidth disabledReason={reason} onClick={onCreate}>
      Crear propuesta
    </Button>
  );
  return { reason, button };
}

function NoProject({ partner, action }: { partner: ChatPartner; action: React.ReactNode }) {
  const words = action
    ? 'Escribe qué incluye el trabajo y cuánto cuesta. Cuando la acepten y la paguen, el dinero queda protegido.'
    : partner.rol === ROL.client
      ? 'Solo un profesional puede enviar una propuesta.'
      : `Cuando ${partner.nombre} te envíe una propuesta, aquí verás qué incluye, cuánto cuesta y dónde está tu dinero.`;
  return (
    <EmptyState scene="projects" title="Aquí verás el proyecto" action={action}>
      {words}
    </EmptyState>
  );
}
