import { useMemo } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import type { Side } from '#domain/projects/graph.ts';
import type { Conversation } from '#web/shared/chat/pages.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import type { EventReader } from '#web/shared/projects/event-words.ts';
import { useProposal } from '../use-proposal.ts';
import { type ThreadProject, threadProject } from './step.ts';

/** What the events in a thread need to be shown. */
export interface ThreadEvents extends ThreadProject {
  partner: ChatPartner;
  /** The present project; undefined while it loads. */
  proposal: Proposal | null | undefined;
  /** The reader as each side of a project. */
  readers: Readonly<Record<Side, EventReader>>;
  today: string;
}

/** The present project of the two people, and what the loaded messages are to it. */
export function useThreadProject(me: string, conversation: Conversation): ThreadEvents {
  const { messages, other: partner } = conversation;
  const { data: proposal } = useProposal(me, partner.keylogin);
  const today = useToday();
  const name = shortName(partner);
  const readers = useMemo(() => readersOf(name), [name]);
  const project = useMemo(() => threadProject(messages, proposal), [messages, proposal]);
  return { ...project, partner, proposal, readers, today };
}

const readersOf = (other: string): Record<Side, EventReader> => ({
  client: { side: 'client', client: '', professional: other },
  professional: { side: 'professional', client: other, professional: '' },
});
