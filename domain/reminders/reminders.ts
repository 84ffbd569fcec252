import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { type CaseCause, CASES, causeEnded } from '../cases/cases.ts';
import { LATE_DAYS, WORD_DAYS } from '../disputes/word.ts';
import type { NotificationName } from '../notifications/events.ts';
import { PAYMENT_EVENTS, type ProjectEvent } from '../projects/events.ts';
import { dueNow } from '../projects/can.ts';
import {
  COMPLETION_DAYS,
  EXPIRY_DAYS,
  FINAL_DAYS,
  type Side,
  UNDER_WAY,
  UNPAID_DAYS,
} from '../projects/graph.ts';
import { dayPassed, type ProposalState } from '../projects/state.ts';

/** What reminders depend on: the project, and what was said in its open dispute. */
export interface ReminderState extends ProposalState {
  readonly disputa: { readonly opener: Side; readonly answered: boolean } | null;
}

/** What the text of a reminder names, in the order of its parameters. */
export type Named = 'titulo' | 'partner' | 'until';

/** What happened, and since when the project has held money, epoch milliseconds; null when it holds none. */
export interface Beginning {
  readonly evento: ProjectEvent;
  readonly heldSince: number | null;
}

/** One place where a project can fall silent, and who hears of it when (4 §D). */
export interface Reminder {
  readonly name: string;
  /** What begins it; when it happens again, the days are counted anew. */
  readonly starts: readonly ProjectEvent[];
  /** The instant its days are counted from, epoch milliseconds; null where it does not begin. `at`: when that happened. */
  readonly since: (state: ProposalState, at: number, by: Beginning) => number | null;
  /** Days after which somebody is told. */
  readonly days: readonly number[];
  /** Who is told: those whose turn it is still on `today` in Mexico City, or the team. Nobody, once the reason is gone. */
  readonly tells: (state: ReminderState, today: string) => readonly (Side | 'team')[];
  /** What they are told; the team's own words are the server's. */
  readonly text: {
    readonly evento: NotificationName;
    /** In its place, where the professional has something else to do. */
    readonly toProfessional?: NotificationName;
    readonly names: readonly Named[];
  } | null;
  /** The case that is opened for the team. */
  readonly opens?: CaseCause;
  /** The day that `until` names. */
  readonly until: number;
}

/** What ends a standstill, after which the clocks go on for the rest of their time. */
const RESUMED = [
  'disputa_retirada',
  'contracargo_ganado',
  'contracargo_perdido',
] as const satisfies ProjectEvent[];

/** The hour of the agreed day at which the work is taken to have begun, so that nobody is reminded at night. */
const BEGINS = 9 * (DAY / 24);

/** Whose turn it is, unless a dispute, a chargeback or a review stops everything. */
const unlessFrozen =
  (tells: Reminder['tells']): Reminder['tells'] =>
  (state, today) =>
    state.en_disputa || state.en_contracargo || state.en_revision ? [] : tells(state, today);

const client = (waits: boolean): readonly Side[] => (waits ? ['client'] : []);
const other = (side: Side): Side => (side === 'client' ? 'professional' : 'client');

/** What begins each of the two silences of a work under way, and since when it lasts. */
const REST = {
  // Without anything held, what is due has no case of 75 days to stand in any more.
  starts: ['entregado', 'adicional_aceptado', 'devuelto_en_proveedor', ...RESUMED],
  since: ({ entregado_at }, at, { evento }) =>
    entregado_at !== null && evento === 'adicional_aceptado' ? at : entregado_at,
} as const satisfies Partial<Reminder>;
const UNMARKED = {
  starts: [...PAYMENT_EVENTS, 'cambios', ...RESUMED],
  since: ({ start, entregado_at }, at) => {
    if (entregado_at !== null) return null;
    return start === null ? at : Math.max(startOfMexicoDay(start) + BEGINS, at);
  },
} as const satisfies Partial<Reminder>;

/** The team looks at it where the cause of a case still stands. */
const forTeam = (
  causa: CaseCause,
): Pick<Reminder, 'days' | 'tells' | 'text' | 'opens' | 'until'> => ({
  days: [CASES[causa].days],
  tells: (state) => (causeEnded(causa, state) === null ? ['team'] : []),
  text: null,
  opens: causa,
  until: CASES[causa].days,
});

/** Whom an offer waits for: one that cannot be accepted as it is, for its author. */
function offerWaitsFor(state: ProposalState, today: string): readonly Side[] {
  if (state.estado !== 'publicada' || state.otra_elegida) return [];
  return [state.cambio_pedido || dayPassed(state, today) ? 'professional' : 'client'];
}

/** Every reminder there is. */
const REMINDERS: readonly Reminder[] = [
  {
    name: 'responder',
    starts: ['publicada', 'revisada'],
    since: (_state, at) => at,
    days: [EXPIRY_DAYS - 3, EXPIRY_DAYS - 1],
    tells: offerWaitsFor,
    text: {
      evento: 'por_vencer',
      toProfessional: 'recordar_cambio',
      names: ['titulo', 'partner', 'until'],
    },
    until: EXPIRY_DAYS,
  },
  {
    name: 'pagar',
    starts: ['por_pagar'],
    since: (_state, at) => at,
    days: [1, 3, 6],
    tells: unlessFrozen(({ estado, pagado }) => client(estado === 'por_pagar' && pagado === 0)),
    text: { evento: 'recordar_pago', names: ['titulo', 'partner', 'until'] },
    until: UNPAID_DAYS,
  },
  {
    name: 'pagar_resto',
    ...REST,
    days: [1, 3, 6],
    tells: unlessFrozen((state) =>
      client(
        UNDER_WAY.includes(state.estado) &&
          state.entregado_at !== null &&
          state.pagado > 0 &&
          dueNow(state) > 0,
      ),
    ),
    text: { evento: 'recordar_resto', names: ['titulo', 'partner'] },
    until: CASES.resto.days,
  },
  {
    name: 'marcar',
    starts: UNMARKED.starts,
    // Without an agreed day nobody can say that it has passed.
    since: (state, at) => (state.start === null ? null : UNMARKED.since(state, at)),
    days: [1, 3],
    tells: unlessFrozen(({ estado, pagado, entregado_at }) =>
      UNDER_WAY.includes(estado) && pagado > 0 && entregado_at === null
        ? ['client', 'professional']
        : [],
    ),
    text: { evento: 'recordar_entrega', names: ['titulo', 'partner'] },
    until: CASES.sin_marcar.days,
  },
  {
    name: 'confirmar',
    starts: ['entregado', 'pago_recibido', 'adicional_retirado', 'pagado_al_retirar', ...RESUMED],
    // While something is due its deadline does not run either; the payment of it sets the mark anew.
    since: ({ entregado_at, pagado, precio }) => (pagado === precio ? entregado_at : null),
    days: [1, 4, 6],
    tells: unlessFrozen(({ estado, entregado_at, pagado, precio }) =>
      client(estado === 'pagado' && entregado_at !== null && pagado === precio),
    ),
    text: { evento: 'recordar_confirmar', names: ['titulo', 'partner', 'until'] },
    until: COMPLETION_DAYS,
  },
  {
    name: 'calificar',
    starts: ['completado', 'completado_por_plazo', ...RESUMED],
    since: ({ completed_at }) => completed_at,
    days: [1, 4],
    tells: unlessFrozen(({ estado, client_reviewed, professional_reviewed }) =>
      estado === 'completado'
        ? [
            ...(client_reviewed ? [] : (['client'] as const)),
            ...(professional_reviewed ? [] : (['professional'] as const)),
          ]
        : [],
    ),
    text: { evento: 'recordar_calificar', names: ['titulo', 'partner', 'until'] },
    until: FINAL_DAYS,
  },
  {
    name: 'version',
    starts: ['disputa'],
    since: (_state, at) => at,
    days: [2],
    tells: ({ disputa }) => (disputa && !disputa.answered ? [other(disputa.opener)] : []),
    text: { evento: 'recordar_version', names: ['titulo', 'until'] },
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
  { name: 'caso_resto', ...REST, ...forTeam('resto'), tells: unlessFrozen(forTeam('resto').tells) },
  {
    name: 'caso_sin_marcar',
    ...UNMARKED,
    ...forTeam('sin_marcar'),
    tells: unlessFrozen(forTeam('sin_marcar').tells),
  },
  {
    name: 'caso_retenido',
    // Lost money that comes back is held anew.
    starts: [...PAYMENT_EVENTS, 'contracargo_ganado'],
    since: (_state, _at, { heldSince }) => heldSince,
    ...forTeam('retenido'),
  },
];

/** One telling that is planned: which reminder, after how many days, and when (epoch milliseconds). */
export interface Planned {
  readonly name: string;
  readonly day: number;
  readonly at: number;
}

/**
 * The reminders that an event of a project at `at` begins anew, each with what lies ahead of it; a case whose days are over
 * is due at once.
 */
export const plannedBy = (
  by: Beginning,
  state: ProposalState,
  at: number,
): { name: string; ahead: readonly Planned[] }[] =>
  REMINDERS.filter(({ starts }) => starts.includes(by.evento)).map(
    ({ name, since, days, opens }) => {
      const from = since(state, at, by);
      const all = from === null ? [] : days.map((day) => ({ name, day, at: from + day * DAY }));
      // What people were told is not said again; what the team has to look at may stand since long ago.
      return { name, ahead: all.filter((one) => one.at > at || opens !== undefined) };
    },
  );

/** The reminder of that name. */
export function reminderOf(name: string): Reminder {
  const found = REMINDERS.find((one) => one.name === name);
  if (!found) throw new Error(`no reminder is called ${name}`);
  return found;
}
