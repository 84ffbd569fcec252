import type { World, Answer } from './world.ts';
import { inChargeback } from './bank.ts';
import type { Model, Person, Project } from './state.ts';

/** One random choice; its meaning depends on the project's state. */
export interface Move {
  /** Below `ODD_PERCENT`: any action by anybody. */
  readonly odd: number;
  readonly pick: number;
  readonly who: number;
  readonly version: number;
  /** Two random numbers that each action uses in its own way. */
  readonly a: number;
  readonly b: number;
}

/** Who attempts an action, and on which version of the project. */
export interface Attempt {
  readonly by: Person;
  readonly version: 'unsaid' | 'current' | 'another';
  readonly a: number;
  readonly b: number;
}

/** Something that somebody can do, as the decisions describe it. */
export interface Action {
  /** How often it is chosen where it is possible; 0 for what is never possible. */
  readonly weight: number;
  /** Who may do it; attempts that should succeed are made by one of them. */
  readonly by: readonly Person[];
  /** Set if it needs no project. */
  readonly needs?: 'nothing';
  /** Set if `apply` may still refuse it. */
  readonly findsOut?: true;
  /** The codes of all reasons against it; without any it succeeds. `SKIP`: it has no subject. */
  against(m: Model, p: Project, attempt: Attempt): string[];
  /** Changes the model; answers the codes of a refusal that only shows on the way. */
  apply(m: Model, p: Project, attempt: Attempt, answer: Answer): string[] | void;
  send(world: World, m: Model, p: Project, attempt: Attempt): Promise<Answer>;
}

/** The version that an attempt sends. */
export const versionOf = (p: Project, { version }: Attempt): { version?: number } =>
  version === 'unsaid' ? {} : { version: version === 'current' ? p.version : p.version + 1 };

/** The codes whose condition holds. */
export const whichever = (reasons: Record<string, boolean>): string[] =>
  Object.keys(reasons).filter((code) => reasons[code]);

/** Who finds the project by its number. */
export const PARTIES: readonly Person[] = ['client', 'professional'];

/**
 * The reasons that many actions share: a stranger finds no project, the action belongs to the other side, the
 * state is wrong, a dispute or a chargeback freezes the project, the version has changed.
 */
export function commonReasons(
  p: Project,
  attempt: Attempt,
  rule: {
    by: readonly Person[];
    when: boolean;
    seenBy?: readonly Person[];
    freezes?: boolean;
    more?: Record<string, boolean>;
  },
): string[] {
  const { by, when, seenBy = PARTIES, freezes = false, more = {} } = rule;
  // Input is validated before the project is looked up.
  const mistyped = more.invalid_input ? ['invalid_input'] : [];
  if (!seenBy.includes(attempt.by)) return ['proposal_not_found', ...mistyped];
  return whichever({
    transition_not_yours: !by.includes(attempt.by),
    transition_wrong_state: !when,
    in_dispute: freezes && p.disputed,
    in_chargeback: freezes && inChargeback(p),
    proposal_changed: attempt.version === 'another',
    ...more,
  });
}

/** Asking for the state that the project is in succeeds and changes nothing (4 §H). */
export function leadingTo(estado: string, seenBy: readonly Person[], action: Action): Action {
  const isThere = (p: Project, { by }: Attempt) => p.estado === estado && seenBy.includes(by);
  return {
    ...action,
    against: (m, p, attempt) => (isThere(p, attempt) ? [] : action.against(m, p, attempt)),
    apply: (m, p, attempt, answer) =>
      isThere(p, attempt) ? undefined : action.apply(m, p, attempt, answer),
  };
}

/** The action has no subject. */
export const SKIP = 'nothing to do it to';

/** The answer of what happens outside the product, or without a call. */
export const DONE: Answer = { code: 'success', body: {} };
