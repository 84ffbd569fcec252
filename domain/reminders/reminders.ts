import { DAY } from '#lib/mexico-time.ts';
import { LATE_DAYS, WORD_DAYS } from '../disputes/word.ts';
import type { NotificationName } from '../notifications/events.ts';
import type { ProjectEvent } from '../projects/events.ts';
import type { Side } from '../projects/graph.ts';
import type { ProposalState } from '../projects/state.ts';

/** What reminders depend on: the project, and what was said in its open dispute. */
export interface ReminderState extends ProposalState {
  readonly disputa: { readonly opener: Side; readonly answered: boolean } | null;
}

/** What the text of a reminder names, in the order of its parameters. */
export type Named = 'titulo' | 'partner' | 'until' | 'link';

/** One place where a project can fall silent, and who hears of it when (4 §D). */
export interface Reminder {
  readonly name: string;
  /** What begins it; when it happens again, the days are counted anew. */
  readonly starts: readonly ProjectEvent[];
  /** The instant its days are counted from, epoch milliseconds; null where it does not begin. `at`: when that happened. */
  readonly since: (state: ProposalState, at: number) => number | null;
  /** Days after which somebody is told. */
  readonly days: readonly number[];
  /** Who is told: those whose turn it is still, or the team. Nobody, once the reason is gone. */
  readonly tells: (state: ReminderState) => readonly (Side | 'team')[];
  /** What they are told; the team's own words are the server's. */
  readonly text: { readonly evento: NotificationName; readonly names: readonly Named[] } | null;
  /** The day that `until` names. */
  readonly until: number;
}

const other = (side: Side): Side => (side === 'client' ? 'professional' : 'client');

/** Every reminder there is. */
const REMINDERS: readonly Reminder[] = [
  {
    name: 'version',
    starts: ['disputa'],
    since: (_state, at) => at,
    days: [2],
    tells: ({ disputa }) => (disputa && !disputa.answered ? [other(disputa.opener)] : []),
    text: { evento: 'recordar_version', names: ['titulo', 'until', 'link'] },
    until: WORD_DAYS,
  },
  {
    name: 'disputa_tarde',
    starts: ['disputa'],
    since: (_state, at) => at,
    days: [LATE_DAYS],
    tells: ({ disputa }) => (disputa ? ['team'] : []),
    text: null,
    until: LATE_DAYS,
  },
];

/** One telling that is planned: which reminder, after how many days, and when (epoch milliseconds). */
export interface Planned {
  readonly name: string;
  readonly day: number;
  readonly at: number;
}

/** The reminders that an event of a project at `at` begins anew, each with what lies ahead of it. */
export const plannedBy = (
  evento: ProjectEvent,
  state: ProposalState,
  at: number,
): { name: string; ahead: readonly Planned[] }[] =>
  REMINDERS.filter(({ starts }) => starts.includes(evento)).map(({ name, since, days }) => {
    const from = since(state, at);
    const all = from === null ? [] : days.map((day) => ({ name, day, at: from + day * DAY }));
    return { name, ahead: all.filter((one) => one.at > at) };
  });

/** The reminder of that name. */
export function reminderOf(name: string): Reminder {
  const found = REMINDERS.find((one) => one.name === name);
  if (!found) throw new Error(`no reminder is called ${name}`);
  return found;
}
