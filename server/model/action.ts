import type { World, Answer } from './world.ts';
import type { Model, Person, Project } from './state.ts';

/** One random choice: what it comes to depends on where the project stands. */
export interface Move {
  /** Below `ODD_PERCENT`: something at random, by anybody. */
  readonly odd: number;
  readonly pick: number;
  readonly who: number;
  readonly version: number;
  /** Two throws that each action reads in its own way. */
  readonly a: number;
  readonly b: number;
}

/** A move that has been made out: who does it, on which version of what they saw. */
export interface Turn {
  readonly by: Person;
  readonly version: 'unsaid' | 'current' | 'another';
  readonly a: number;
  readonly b: number;
}

/** Something that somebody can do, as the decisions have it. */
export interface Action {
  /** How often it is chosen where it is possible; 0 for what never is. */
  readonly weight: number;
  /** Whose it is; the first entries of a `Turn` that should succeed come from here. */
  readonly by: readonly Person[];
  /** Whether it is done without a project. */
  readonly needs?: 'nothing';
  /** Whether it may find out on its way that it is not possible. */
  readonly findsOut?: true;
  /** Every reason against it that is true, as codes; with none it succeeds. `SKIP`: there is nothing to do it to. */
  against(m: Model, p: Project, turn: Turn): string[];
  /** What it changes; the codes of what it found out, with what it did until then. */
  apply(m: Model, p: Project, turn: Turn, answer: Answer): string[] | void;
  send(world: World, m: Model, p: Project, turn: Turn): Promise<Answer>;
}

/** What a turn says of the version it saw. */
export const versionOf = (p: Project, { version }: Turn): { version?: number } =>
  version === 'unsaid' ? {} : { version: version === 'current' ? p.version : p.version + 1 };

/** The codes whose condition holds. */
export const whichever = (reasons: Record<string, boolean>): string[] =>
  Object.keys(reasons).filter((code) => reasons[code]);

const PARTIES: readonly Person[] = ['client', 'professional'];

/**
 * The reasons that many actions share: somebody without a part finds nothing, the step is the other's, it is
 * not the time, a dispute freezes it, what was seen has changed.
 */
export function commonReasons(
  p: Project,
  turn: Turn,
  rule: {
    by: readonly Person[];
    when: boolean;
    seenBy?: readonly Person[];
    freezes?: boolean;
    more?: Record<string, boolean>;
  },
): string[] {
  const { by, when, seenBy = PARTIES, freezes = false, more = {} } = rule;
  // What is mistyped is said before anything is looked for.
  const mistyped = more.invalid_input ? ['invalid_input'] : [];
  if (!seenBy.includes(turn.by)) return ['proposal_not_found', ...mistyped];
  return whichever({
    transition_not_yours: !by.includes(turn.by),
    transition_wrong_state: !when,
    in_dispute: freezes && p.disputed,
    proposal_changed: turn.version === 'another',
    ...more,
  });
}

/** There is nothing that the action could be done to. */
export const SKIP = 'nothing to do it to';

/** Done outside the product, or without anybody asking. */
export const DONE: Answer = { code: 'success', body: {} };
