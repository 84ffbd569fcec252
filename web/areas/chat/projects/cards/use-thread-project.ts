import { useMemo } from 'react';
import type { ChatPartner, Message } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import type { Side } from '#domain/projects/graph.ts';
import type { Conversation } from '#web/shared/chat/pages.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import type { EventReader } from '#web/shared/projects/event-words.ts';
import { factWords, readerOf } from '#web/shared/projects/fact-words.ts';
import { useProposal } from '../use-proposal.ts';
import { type ThreadProject, threadProject } from './step.ts';

/** What the events in a thread need to be shown. */
export interface ThreadEvents extends ThreadProject {
  partner: ChatPartner;
  /** The present project; undefined while it loads. */
  proposal: Proposal | null | undefined;
  /** The reader as each side of a project. */
  readers: Readonly<Record<Side, EventReader>>;
  /** What a message of the product says to the reader. */
  wordsOf: (message: Message) => string | undefined;
  today: string;
}

/** The present project of the two people, and what the loaded messages are to it. */
export function useThreadProject(me: string, conversation: Conversation): ThreadEvents {
  const { messages, other: partner } = conversation;
  const { data: proposal } = useProposal(me, partner.keylogin);
  const today = useToday();
  const name = shortName(partner);
  const readers = useMemo(
    () => ({ client: readerOf(me, me, name), professional: readerOf(me, '', name) }),
    [me, name],
  );
  const project = useMemo(() => threadProject(messages, proposal), [messages, proposal]);
  const wordsOf = ({ evento, hecho, proyecto }: Message) => {
    const fact = hecho ?? proyecto;
    return factWords(evento, fact, readers[fact?.sender === me ? 'client' : 'professional']);
  };
  return { ...project, partner, proposal, readers, wordsOf, today };
}
