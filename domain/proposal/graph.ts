/**
 * The life of a project as data (1 §4, decisions §5): who may move it from where to where, and on
 * which condition. The server decides by it and the screens draw their buttons from it.
 */
export const ESTADOS = [
  'por_publicar',
  'publicada',
  'rechazada',
  'por_pagar',
  'pagado',
  'completado',
  'finalizada',
] as const;
export type Estado = (typeof ESTADOS)[number];

/** `author` wrote the proposal (a professional or an administrator); `payment` is the provider's word. */
export type Actor = 'client' | 'author' | 'payment';

export type Condition = 'complete' | 'paid_in_full' | 'both_reviewed';

export interface Transition {
  readonly name: string;
  readonly from: Estado;
  readonly to: Estado;
  readonly by: readonly Actor[];
  readonly when: readonly Condition[];
  /** The accept flags it leaves behind; null keeps them. */
  readonly accept: { readonly sender: boolean; readonly receiver: boolean } | null;
  /** What follows in the same transaction. */
  readonly effects: readonly 'release_held'[];
}

export const TRANSITIONS = [
  {
    name: 'publicar',
    from: 'por_publicar',
    to: 'publicada',
    by: ['author'],
    when: ['complete'],
    accept: null,
    effects: [],
  },
  {
    name: 'rechazar',
    from: 'publicada',
    to: 'rechazada',
    by: ['client'],
    when: [],
    accept: { sender: false, receiver: false },
    effects: [],
  },
  {
    name: 'aceptar',
    from: 'publicada',
    to: 'por_pagar',
    by: ['client'],
    when: [],
    accept: { sender: true, receiver: true },
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
    name: 'completar',
    from: 'pagado',
    to: 'completado',
    by: ['client'],
    when: ['paid_in_full'],
    accept: null,
    effects: [],
  },
  {
    name: 'finalizar',
    from: 'completado',
    to: 'finalizada',
    by: ['client'],
    when: ['both_reviewed'],
    accept: null,
    effects: ['release_held'],
  },
] as const satisfies readonly Transition[];

export type TransitionName = (typeof TRANSITIONS)[number]['name'];

/** A project that stands in one of these is over; its pair may begin another. */
export const CLOSED: readonly Estado[] = ['rechazada', 'finalizada'];
/** In these the client's money can be held, and parts of it released. */
export const RELEASABLE: readonly Estado[] = ['por_pagar', 'pagado', 'completado'];
/** In progress: accepted and not over (2 §2). */
export const ACTIVE: readonly Estado[] = ['por_pagar', 'pagado', 'completado'];
/** Where the accept flags stand when a project begins (1 §4). */
export const BEGIN = { estado: 'por_publicar', sender: true, receiver: false } as const;
