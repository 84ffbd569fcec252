import { IconCamera } from '@tabler/icons-react';
import { ThreadCard } from '#web/shared/chat/card.tsx';
import { type EventMessage, EventRow } from '#web/shared/projects/event-row.tsx';
import { paths } from '#web/paths.ts';
import { ProposalBody } from '#web/shared/projects/proposal-body.tsx';
import { eventWords } from '#web/shared/projects/event-words.ts';
import { momentOf } from '#web/shared/chat/moment.ts';
import { ShowingQuestion } from '../showing/question.tsx';
import { acceptedServices } from '../plan.ts';
import { ProjectCard } from './project-card.tsx';
import { ServiceCard } from './service-card.tsx';
import type { ThreadEvents } from './use-thread-project.ts';

interface ProjectEventProps {
  me: string;
  message: EventMessage;
  project: ThreadEvents;
  onPanel: () => void;
}

/** An event of a project in the thread: the open card of the present step, or what was. */
export function ProjectEvent({ me, message, project, onPanel }: ProjectEventProps) {
  const { partner, proposal, open, services, showing, rest, paidLater, readers, today } = project;
  const { id, evento, createAt, proyecto } = message;
  const mine = proyecto.sender === me;
  const reader = readers[mine ? 'client' : 'professional'];
  const receipt =
    mine && proyecto.recibo !== undefined ? paths.clientReceipt(proyecto.recibo) : undefined;
  if (proposal && open?.id === id)
    return (
      <ProjectCard
        kind={open.kind}
        {...{ me, partner, proposal, message, reader, today, receipt, onPanel }}
      />
    );
  const service = services.get(id);
  if (proposal && service)
    return (
      <ServiceCard
        {...{ me, partner, proposal, service }}
        said={eventWords({ evento, quien: proyecto.quien, detalle: '' }, reader)}
        at={<time dateTime={createAt}>{momentOf(createAt, today)}</time>}
      />
    );
  if (proposal && mine && showing === id)
    return (
      <ThreadCard
        icon={<IconCamera size={18} aria-hidden />}
        kicker={eventWords({ evento, quien: proyecto.quien, detalle: '' }, reader)}
        aside={<time dateTime={createAt}>{momentOf(createAt, today)}</time>}
      >
        <ShowingQuestion {...{ me, partner, proposal }} />
      </ThreadCard>
    );
  const agreed = evento === 'por_pagar' && proposal?.id === proyecto.id && proposal;
  return (
    <EventRow
      {...{ message, reader, today, receipt }}
      rest={rest.has(id)}
      paidLater={paidLater.has(id)}
      more={agreed && <ProposalBody proposal={agreed} services={acceptedServices(agreed)} brief />}
    />
  );
}
