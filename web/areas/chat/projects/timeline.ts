import type { EventAuthor } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import type { TimelineItem } from '#web/ui/timeline.tsx';
import { storyItem } from '#web/shared/projects/story.ts';
import { sideOf } from './project-state.ts';
import { turnOf } from './turns.ts';

type Event = Proposal['eventos'][number];

interface Readers {
  me: string;
  otherName: string;
}

/** What happened to a project so far, oldest first. */
export const pastOf = (proposal: Proposal, who: Readers, today: string): TimelineItem[] =>
  proposal.eventos.map((event, index) => pastItem(proposal, event, index, who, today));

/** What comes after the present step of an open project. */
export const nextOf = (proposal: Proposal, { me, otherName }: Readers, today: string) =>
  (turnOf(proposal, sideOf(proposal, me), otherName, today)?.next ?? []).map(
    (title): TimelineItem => ({ key: title, title, state: 'next' }),
  );

function pastItem(
  proposal: Proposal,
  { actor }: Event,
  index: number,
  { me, otherName }: Readers,
  today: string,
): TimelineItem {
  const side = sideOf(proposal, me);
  const reader = { side, client: otherName, professional: otherName };
  return storyItem(proposal.eventos, index, { quien: authorOf(proposal, actor), reader, today });
}

function authorOf({ sender, recieved }: Proposal, actor: string): EventAuthor {
  if (actor === 'System') return 'sistema';
  if (actor === sender) return 'cliente';
  return actor === recieved ? 'profesional' : 'equipo';
}
