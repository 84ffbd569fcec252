/**
 * The life of a project as data (1 §4, decisions §5): who may move it from where to where, and on
 * which condition. The server decides transitions by it, and the screens derive their buttons from it.
 */
export const ESTADOS = [
  'por_publicar',
  'publicada',
  'rechazada',
  'retirada',
  'expirada',
  'por_pagar',
  'pagado',
  'cancelada',
  'completado',
  'finalizada',
] as const;
export type Estado = (typeof ESTADOS)[number];

/** The two parties of a project: who asked for the work, and who wrote the proposal. */
export type Side = 'client' | 'professional';

/**
 * Who moves a project. `professional` is whoever wrote the proposal, also when that is an administrator;
 * `admin` is an administrator who is neither side; `payment` is the provider's answer; `clock` is a
 * deadline; `ruling` closes a dispute; `deletion` is the deletion of one of the two accounts.
 */
export type Actor = Side | 'admin' | 'payment' | 'clock' | 'ruling' | 'deletion';

export type Condition =
  | 'complete'
  | 'days_ahead'
  | 'none_chosen'
  | 'nothing_paid'
  | 'paid_in_full'
  | 'both_reviewed'
  | 'deadline_passed'
  | 'no_dispute'
  | 'no_chargeback'
  | 'no_review'
  | 'review'
  | 'dispute';

/** The instant from which a deadline is counted. */
export type Since = 'published_at' | 'unpaid_since' | 'entregado_at' | 'completed_at';

/** One transition of the graph: who may make it, on which conditions, and what follows. */
export interface Transition {
  readonly name: string;
  readonly from: Estado;
  readonly to: Estado;
  readonly by: readonly Actor[];
  readonly when: readonly Condition[];
  /** For transitions by the clock: this many days after that instant. */
  readonly deadline?: { readonly since: Since; readonly days: number };
  /** The accept flags after the transition; null leaves them as they are. */
  readonly accept: { readonly client: boolean; readonly professional: boolean } | null;
  /** What follows in the same transaction. */
  readonly effects: readonly ('release_held' | 'split_held')[];
}

/** Days until an unanswered proposal expires, an unpaid one is cancelled, a delivered work counts as completed, a completed one as final. */
export const EXPIRY_DAYS = 15;
export const UNPAID_DAYS = 7;
export const COMPLETION_DAYS = 7;
export const FINAL_DAYS = 7;

const REJECTED = { client: false, professional: false } as const;
const PARTIES = ['client', 'professional', 'admin'] as const;

/** All transitions of a project (1 §4, decisions §5). */
export const TRANSITIONS = [
  {
    name: 'publicar',
    from: 'por_publicar',
    to: 'publicada',
    by: ['professional'],
    when: ['complete', 'days_ahead'],
    accept: null,
    effects: [],
  },
  {
    name: 'retirar_borrador',
    from: 'por_publicar',
    to: 'retirada',
    by: ['professional', 'deletion'],
    when: [],
    accept: REJECTED,
    effects: [],
  },
  {
    name: 'retirar',
    from: 'publicada',
    to: 'retirada',
    by: ['professional', 'deletion'],
    when: [],
    accept: REJECTED,
    effects: [],
  },
  {
    name: 'rechazar',
    from: 'publicada',
    to: 'rechazada',
    by: ['client'],
    when: [],
    accept: REJECTED,
    effects: [],
  },
  {
    name: 'expirar',
    from: 'publicada',
    to: 'expirada',
    by: ['clock'],
    when: ['deadline_passed'],
    deadline: { since: 'published_at', days: EXPIRY_DAYS },
    accept: REJECTED,
    effects: [],
  },
  {
    name: 'aceptar',
    from: 'publicada',
    to: 'por_pagar',
    by: ['client'],
    when: ['days_ahead', 'none_chosen'],
    accept: { client: true, professional: true },
    effects: [],
  },
  {
    name: 'pagar',
    from: 'por_pagar',
    to: 'pagado',
    by: ['payment'],
    when: ['paid_in_full'],
    accept: null,
    effects: [],
  },
  {
    // Nothing is held, so nothing is divided.
    name: 'cancelar_por_plazo',
    from: 'por_pagar',
    to: 'cancelada',
    by: ['clock'],
    when: ['nothing_paid', 'deadline_passed'],
    deadline: { since: 'unpaid_since', days: UNPAID_DAYS },
    accept: null,
    effects: [],
  },
  {
    name: 'cancelar_sin_pagar',
    from: 'por_pagar',
    to: 'cancelada',
    by: [...PARTIES, 'deletion'],
    when: ['no_dispute', 'no_chargeback', 'no_review'],
    accept: null,
    effects: ['split_held'],
  },
  {
    name: 'cancelar',
    from: 'pagado',
    to: 'cancelada',
    by: PARTIES,
    when: ['no_dispute', 'no_chargeback', 'no_review'],
    accept: null,
    effects: ['split_held'],
  },
  {
    // Otherwise what is completed only goes on; here the team gives back what one side paid the other for nothing.
    name: 'cancelar_detenido',
    from: 'completado',
    to: 'cancelada',
    by: ['admin'],
    when: ['no_dispute', 'no_chargeback', 'review'],
    accept: null,
    effects: ['split_held'],
  },
  {
    name: 'completar',
    from: 'pagado',
    to: 'completado',
    by: ['client'],
    when: ['no_dispute', 'no_chargeback', 'no_review', 'paid_in_full'],
    accept: null,
    effects: [],
  },
  {
    name: 'completar_por_plazo',
    from: 'pagado',
    to: 'completado',
    by: ['clock'],
    when: ['no_dispute', 'no_chargeback', 'no_review', 'paid_in_full', 'deadline_passed'],
    deadline: { since: 'entregado_at', days: COMPLETION_DAYS },
    accept: null,
    effects: [],
  },
  {
    name: 'finalizar',
    from: 'completado',
    to: 'finalizada',
    by: ['client'],
    when: ['no_dispute', 'no_chargeback', 'no_review', 'both_reviewed'],
    accept: null,
    effects: ['release_held'],
  },
  {
    name: 'finalizar_por_plazo',
    from: 'completado',
    to: 'finalizada',
    by: ['clock'],
    when: ['no_dispute', 'no_chargeback', 'no_review', 'deadline_passed'],
    deadline: { since: 'completed_at', days: FINAL_DAYS },
    accept: null,
    effects: ['release_held'],
  },
  ...(['por_pagar', 'pagado', 'completado'] as const).flatMap(
    (from) =>
      [
        {
          name: 'resolver_cancelando',
          from,
          to: 'cancelada',
          by: ['ruling'],
          when: ['dispute', 'no_chargeback'],
          accept: null,
          effects: ['split_held'],
        },
        {
          name: 'resolver_finalizando',
          from,
          to: 'finalizada',
          by: ['ruling'],
          when: ['dispute', 'no_chargeback', 'paid_in_full'],
          accept: null,
          effects: ['split_held'],
        },
      ] as const,
  ),
] as const satisfies readonly Transition[];

export type TransitionName = (typeof TRANSITIONS)[number]['name'];

/**
 * Target states that `update_proposal.php` accepts (1 §7). The other transitions need more input than a state
 * and have calls of their own; paying leads to `pagado`.
 */
export const ASKED: readonly string[] = [
  'publicada',
  'rechazada',
  'por_pagar',
  'completado',
  'finalizada',
] satisfies readonly Estado[];

/** A project in one of these states is over; the same two people may begin another. */
export const CLOSED = [
  'rechazada',
  'retirada',
  'expirada',
  'cancelada',
  'finalizada',
] as const satisfies readonly Estado[];
/** Whether a project in this state is over. */
export const isClosed = (estado: Estado): boolean => (CLOSED as readonly Estado[]).includes(estado);

/** In progress: accepted and not over (2 §2); in these the client's money can be held. */
export const ACTIVE: readonly Estado[] = ['por_pagar', 'pagado', 'completado'];
/** Accepted and not yet completed: the work can still change, grow or be cancelled. */
export const UNDER_WAY: readonly Estado[] = ['por_pagar', 'pagado'];
/** State and accept flags of a new project (1 §4). */
export const BEGIN = { estado: 'por_publicar', client: true, professional: false } as const;
