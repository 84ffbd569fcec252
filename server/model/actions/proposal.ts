import * as projects from '#contract/projects.ts';
import {
  type Action,
  type Attempt,
  commonReasons,
  leadingTo,
  PARTIES,
  versionOf,
  whichever,
} from '../action.ts';
import { DAY, HOUR } from '../amounts.ts';
import { isOver, type Model, type Project, weeklyLimitReached } from '../state.ts';
import type { Answer } from '../world.ts';

interface ProposalInput {
  titulo?: string;
  descripcion?: string;
  /** MXN. */
  precio?: number;
  conceptos?: { concepto: string; monto: number }[];
  hora?: string;
  start?: string;
  end?: string;
}

const PRICES = [100, 250, 1234, 2000, 4999, 5000, 5001, 7777, 12_345, 60_000, 999_999, 9_999_999];

/** The day in Mexico City, `days` from now. */
const day = (now: number, days: number): string =>
  new Date(now - 6 * HOUR + days * DAY).toISOString().slice(0, 10);

/** A price in two lines, MXN. */
const linesOf = (precio: number) => [
  { concepto: 'Mano de obra', monto: precio - 40 },
  { concepto: 'Material', monto: 40 },
];
const sumOf = (lines: readonly { monto: number }[]) =>
  lines.reduce((sum, { monto }) => sum + monto, 0);

/** What is typed into the form: mostly complete, sometimes partial, sometimes invalid. */
function typed({ now }: Model, { a, b }: Attempt): ProposalInput {
  const whole = { titulo: 'Cambio de llave', descripcion: 'Con material.' };
  const precio = PRICES[b % PRICES.length]!;
  const start = a % 3 === 0 ? {} : { start: day(now, b % 4) };
  switch (a % 10) {
    case 0:
      return { titulo: 'Solo un título' };
    case 1:
      return { ...whole, precio: b % 2 === 0 ? 99 : 250.5 };
    case 2:
      return { ...whole, precio, start: day(now, 3), end: day(now, 2) };
    case 3:
      return { descripcion: '' };
    case 4:
      return { ...whole, precio, end: day(now, b % 4) };
    case 5:
      return { ...whole, conceptos: linesOf(precio), start: day(now, 2), hora: '09:00' };
    case 6:
      // They do not always add up to it.
      return { ...whole, conceptos: linesOf(precio), precio: precio + (b % 3) };
    default:
      return { ...whole, precio, ...start };
  }
}

function mistaken(input: ProposalInput, p?: Project): boolean {
  const { start = p?.start, end = p?.end, conceptos = [] } = input;
  const wrongWay = Boolean(start && end && start > end);
  const { precio = conceptos.length > 0 ? sumOf(conceptos) : 100 } = input;
  const other = conceptos.length > 0 && sumOf(conceptos) !== precio;
  // More than the highest price.
  return wrongWay || other || precio < 100 || precio > 9_999_999 || !Number.isInteger(precio);
}

/** A price without lines ends those that add up to another one. */
function fillIn(p: Project, { precio: named, conceptos, ...rest }: ProposalInput): Project {
  const precio = conceptos ? sumOf(conceptos) : named;
  const outdated = precio !== undefined && precio * 100 !== p.precio;
  return Object.assign(
    p,
    rest,
    precio !== undefined && { precio: precio * 100 },
    conceptos ? { conceptos } : outdated && { conceptos: [] },
  );
}

const isComplete = (p: Pick<Project, 'titulo' | 'descripcion' | 'precio'>): boolean =>
  p.titulo !== '' && p.descripcion !== '' && p.precio !== null;

/** Whether the work would begin before today, or end if it has no day to begin. */
export const startPassed = (
  { now }: Model,
  { start, end }: Pick<Project, 'start' | 'end'>,
): boolean => (start ?? end ?? '9999') < day(now, 0);

const begun = ({ body }: Answer): Project => ({
  id: (body.proposal as { id: number }).id,
  estado: 'por_publicar',
  titulo: '',
  descripcion: '',
  precio: null,
  conceptos: [],
  start: null,
  end: null,
  hora: null,
  previous: null,
  wish: null,
  services: [],
  received: 0,
  released: 0,
  returned: 0,
  lastPaid: null,
  freezes: [],
  fraction: 0,
  operations: new Map(),
  reviewed: { client: false, professional: false },
  accepted: { client: true, professional: false },
  publishedAt: null,
  acceptedAt: 0,
  deliveredAt: null,
  completedAt: null,
  finalizedAt: null,
  dispute: null,
  disputed: false,
  disputedBy: null,
  disputeFreeze: null,
  offers: [],
  lastDeed: null,
  assigned: null,
  payments: [],
  version: 0,
});

export const begin: Action = {
  weight: 4,
  by: ['professional'],
  needs: 'nothing',
  against(m, _p, attempt) {
    const open = m.projects.findLast((p) => !isOver(p));
    const unpublished = open?.estado === 'por_publicar' ? open : undefined;
    const { by } = attempt;
    return whichever({
      invalid_input: mistaken(typed(m, attempt), unpublished),
      proposal_only_professional: by === 'client' || by === 'otherClient',
      proposal_author_not_validated: by === 'newcomer',
      proposal_only_to_client: by === 'admin' || by === 'otherProfessional',
      proposal_open_exists: by === 'professional' && open !== undefined && !unpublished,
    });
  },
  apply(m, _p, attempt, answer) {
    const open = m.projects.findLast((p) => !isOver(p));
    const project = open ?? begun(answer);
    if (!open) m.projects.push(project);
    fillIn(project, typed(m, attempt));
  },
  send(world, m, _p, attempt) {
    // People who may not write to the client try a professional instead.
    const toProfessional = attempt.by === 'admin' || attempt.by === 'otherProfessional';
    const { keylogin } = world.people[toProfessional ? 'professional' : 'client'];
    const proposal = { sender: keylogin, ...typed(m, attempt) };
    return world.call(attempt.by, projects.beginProposal, { proposal });
  },
};

/** What it offers, to be compared; one day says the same as its start, as its end, or as both. */
const offered = ({ titulo, descripcion, precio, conceptos, start, end, hora }: Project): string => {
  const day = start ?? end;
  const lastDay = end === day ? null : end;
  return JSON.stringify([titulo, descripcion, precio, conceptos, day, lastDay, hora]);
};

/** «A published proposal can be revised by its author until it is accepted: a new version.» */
export const revise: Action = {
  weight: 6,
  by: ['professional'],
  against(m, p, attempt) {
    const input = typed(m, attempt);
    const after = fillIn({ ...p }, input);
    const isSame = offered(after) === offered(p);
    // Asked for what it says already, whatever the version, it succeeds.
    return commonReasons(p, isSame ? { ...attempt, version: 'current' } : attempt, {
      by: ['professional'],
      when: p.estado === 'publicada',
      more: {
        invalid_input: mistaken(input, p),
        proposal_incomplete: !isSame && !isComplete(after),
        start_passed: !isSame && startPassed(m, after),
      },
    });
  },
  apply(m, p, attempt) {
    const input = typed(m, attempt);
    // Nobody is told of what says the same, and nothing is kept of it.
    if (offered(fillIn({ ...p }, input)) === offered(p)) return;
    p.previous = { titulo: p.titulo, precio: p.precio, start: p.start };
    fillIn(p, input);
    p.publishedAt = m.now;
    p.wish = null;
  },
  send: (world, m, p, attempt) =>
    world.call(attempt.by, projects.reviseProposal, {
      proposal: { id: p.id, ...typed(m, attempt), ...versionOf(p, attempt) },
    }),
};

/** «The client can ask for a change with words»; the proposal still stands. */
export const askForChange: Action = {
  weight: 2,
  by: ['client'],
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, { by: ['client'], when: p.estado === 'publicada' }),
  apply(_m, p, { a }) {
    p.wish = `Cambio ${a}`;
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, projects.askForChange, {
      id_proposal: p.id,
      motivo: `Cambio ${attempt.a}`,
      ...versionOf(p, attempt),
    }),
};

/** The author leaves the proposal as it is. */
export const keep: Action = {
  weight: 2,
  by: ['professional'],
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: ['professional'],
      when: p.estado === 'publicada',
      more: { no_change_asked: p.wish === null },
    }),
  apply(_m, p) {
    p.wish = null;
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, projects.keepProposal, { id_proposal: p.id, ...versionOf(p, attempt) }),
};

const publishedFrom = (m: Model, p: Project): void => {
  p.estado = 'publicada';
  p.publishedAt = m.now;
};

/** Changes a proposal before it is published; every second time the same call publishes it. */
export const edit: Action = {
  weight: 3,
  by: ['professional'],
  against(m, p, attempt) {
    const input = typed(m, attempt);
    const sends = attempt.b % 2 === 0;
    return commonReasons(p, attempt, {
      by: ['professional'],
      seenBy: ['client', 'professional', 'admin'],
      when: p.estado === 'por_publicar',
      more: {
        invalid_input: mistaken(input, p),
        proposal_incomplete: sends && !isComplete(fillIn({ ...p }, input)),
        start_passed: sends && startPassed(m, fillIn({ ...p }, input)),
        weekly_limit_reached: sends && weeklyLimitReached(m),
      },
    });
  },
  apply(m, p, attempt) {
    fillIn(p, typed(m, attempt));
    if (attempt.b % 2 === 0) publishedFrom(m, p);
  },
  send: (world, m, p, attempt) =>
    world.call(attempt.by, projects.updateDataProposal, {
      proposal: {
        id: p.id,
        ...typed(m, attempt),
        ...(attempt.b % 2 === 0 && { estado: 'publicada' }),
        ...versionOf(p, attempt),
      },
    }),
};

export const publish: Action = leadingTo('publicada', PARTIES, {
  weight: 20,
  by: ['professional'],
  against: (m, p, attempt) =>
    commonReasons(p, attempt, {
      by: ['professional'],
      when: p.estado === 'por_publicar',
      more: {
        proposal_incomplete: !isComplete(p),
        start_passed: startPassed(m, p),
        weekly_limit_reached: weeklyLimitReached(m),
      },
    }),
  apply: publishedFrom,
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, projects.updateProposal, {
      id_proposal: p.id,
      estado: 'publicada',
      ...versionOf(p, attempt),
    }),
});
