import * as projects from '#contract/projects.ts';
import * as reviews from '#contract/reviews.ts';
import {
  type Action,
  type Attempt,
  commonReasons,
  leadingTo,
  PARTIES,
  versionOf,
  whichever,
} from '../action.ts';
import { keptOnCancelling } from '../amounts.ts';
import { endProject } from '../money.ts';
import { due, held, isUnderWay, type Person, type Project } from '../state.ts';
import type { World } from '../world.ts';
import { startPassed } from './proposal.ts';

const ask = (estado: string) => (world: World, _m: unknown, p: Project, attempt: Attempt) =>
  world.call(attempt.by, projects.updateProposal, {
    id_proposal: p.id,
    estado,
    ...versionOf(p, attempt),
  });

const CLIENT: readonly Person[] = ['client'];
const ALL: readonly Person[] = ['client', 'professional', 'admin'];

export const reject: Action = leadingTo('rechazada', PARTIES, {
  weight: 1,
  by: CLIENT,
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, { by: CLIENT, when: p.estado === 'publicada' }),
  apply(_m, p) {
    p.estado = 'rechazada';
    p.accepted = { client: false, professional: false };
  },
  send: ask('rechazada'),
});

export const accept: Action = leadingTo('por_pagar', PARTIES, {
  weight: 24,
  by: CLIENT,
  against: (m, p, attempt) =>
    commonReasons(p, attempt, {
      by: CLIENT,
      when: p.estado === 'publicada',
      more: { start_passed: startPassed(m, p) },
    }),
  apply(m, p) {
    p.acceptedAt = m.now;
    p.estado = 'por_pagar';
    p.accepted = { client: true, professional: true };
  },
  send: ask('por_pagar'),
});

export const withdraw: Action = leadingTo('retirada', PARTIES, {
  weight: 1,
  by: ['professional'],
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: ['professional'],
      when: p.estado === 'publicada' || p.estado === 'por_publicar',
    }),
  apply(_m, p) {
    p.estado = 'retirada';
    p.accepted = { client: false, professional: false };
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, projects.withdrawProposal, {
      id_proposal: p.id,
      ...versionOf(p, attempt),
    }),
});

export const cancel: Action = leadingTo('cancelada', ALL, {
  weight: 1,
  by: ALL,
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, { by: ALL, seenBy: ALL, when: isUnderWay(p), freezes: true }),
  apply(m, p, attempt) {
    const facts = { precio: p.precio ?? 0, start: p.start };
    const byClient = attempt.by === 'client';
    endProject(m, p, keptOnCancelling(facts, { byClient, held: held(p), now: m.now }), 'cancelada');
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, projects.cancelProposal, {
      id_proposal: p.id,
      motivo: 'Cambiaron los planes.',
      ...versionOf(p, attempt),
    }),
});

export const complete: Action = leadingTo('completado', PARTIES, {
  weight: 6,
  by: CLIENT,
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: CLIENT,
      when: p.estado === 'pagado',
      freezes: true,
      more: { payment_pending: due(p) > 0 },
    }),
  apply(m, p) {
    p.estado = 'completado';
    p.completedAt = m.now;
  },
  send: ask('completado'),
});

export const finalize: Action = leadingTo('finalizada', PARTIES, {
  weight: 6,
  by: CLIENT,
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: CLIENT,
      when: p.estado === 'completado',
      freezes: true,
      more: { reviews_missing: !p.reviewed.client || !p.reviewed.professional },
    }),
  apply(m, p) {
    endProject(m, p, held(p), 'finalizada');
  },
  send: ask('finalizada'),
});

const NEVER = ['por_publicar', 'retirada', 'expirada', 'cancelada', 'pagado', 'terminada'];

/** States that nobody can request: only money, time or a call of its own leads to them. */
export const askTheImpossible: Action = {
  weight: 0,
  by: CLIENT,
  against: (_m, p, attempt) =>
    isAskedFor(p, attempt)
      ? []
      : [
          ...commonReasons(p, attempt, { by: [], when: false }),
          ...(PARTIES.includes(attempt.by) ? ['transition_unknown'] : []),
        ],
  apply: (_m, p, attempt) => (isAskedFor(p, attempt) ? undefined : ['transition_unknown']),
  send: (world, m, p, attempt) => ask(askedFor(attempt))(world, m, p, attempt),
};

const askedFor = ({ a }: Attempt): string => NEVER[a % NEVER.length]!;
/** It is in that state already. */
const isAskedFor = (p: Project, attempt: Attempt): boolean =>
  p.estado === askedFor(attempt) && PARTIES.includes(attempt.by);

export const deliver: Action = {
  weight: 6,
  by: ['professional'],
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: ['professional'],
      when: isUnderWay(p),
      freezes: true,
      more: { already_delivered: p.deliveredAt !== null, nothing_paid: p.received === 0 },
    }),
  apply(m, p) {
    p.deliveredAt = m.now;
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, projects.markDelivered, { id_proposal: p.id, ...versionOf(p, attempt) }),
};

export const askForChanges: Action = {
  weight: 2,
  by: CLIENT,
  against: (_m, p, attempt) =>
    commonReasons(p, attempt, {
      by: CLIENT,
      when: isUnderWay(p),
      freezes: true,
      more: { not_delivered: p.deliveredAt === null },
    }),
  apply(_m, p) {
    p.deliveredAt = null;
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, projects.requestChanges, {
      id_proposal: p.id,
      motivo: 'Falta la segunda mano.',
      ...versionOf(p, attempt),
    }),
};

export const review: Action = {
  weight: 12,
  by: ['client', 'professional'],
  against(_m, p, attempt) {
    const mistyped = attempt.a % 20 === 0 ? ['invalid_input'] : [];
    if (attempt.by !== 'client' && attempt.by !== 'professional')
      return ['proposal_not_found', ...mistyped];
    return whichever({
      review_not_yet: p.estado !== 'completado',
      review_exists: p.reviewed[attempt.by],
      invalid_input: mistyped.length > 0,
    });
  },
  apply(_m, p, attempt) {
    if (attempt.by === 'client' || attempt.by === 'professional') p.reviewed[attempt.by] = true;
  },
  send: (world, _m, p, attempt) =>
    world.call(attempt.by, reviews.newReview, {
      id_proposal: p.id,
      rating: attempt.a % 20 === 0 ? 6 : attempt.a % 6,
      description: 'Trabajo limpio y a tiempo.',
    }),
};

/** Whom Ajustes may name: a validated professional, nobody, or somebody who cannot be assigned. */
const NAMED = ['otherProfessional', null, 'otherProfessional', 'newcomer', 'client'] as const;

export const assign: Action = {
  weight: 3,
  by: ['client', 'admin'],
  against(m, p, attempt) {
    if (beforePublication(p, attempt))
      return attempt.version === 'another' ? ['proposal_changed'] : [];
    const who = NAMED[attempt.a % NAMED.length]!;
    const able = who === null || who === 'otherProfessional';
    // The form sends the current professional again; that changes nothing.
    if (able && who === p.assigned && ALL.includes(attempt.by) && p.estado !== 'por_publicar')
      return [];
    const reasons = commonReasons(p, attempt, {
      // An administrator may assign, also on a proposal they wrote (1 §6).
      by: m.byTeam ? ALL : ['client', 'admin'],
      seenBy: ALL,
      when: p.estado === 'publicada' || isUnderWay(p),
      freezes: true,
      more: { professional_not_found: !able },
    });
    return p.estado === 'por_publicar' ? [...reasons, 'transition_not_yours'] : reasons;
  },
  apply(_m, p, attempt) {
    if (beforePublication(p, attempt)) return;
    const who = NAMED[attempt.a % NAMED.length]!;
    p.assigned = who === 'otherProfessional' ? who : null;
  },
  send(world, _m, p, attempt) {
    const who = NAMED[attempt.a % NAMED.length]!;
    const profesional_assign = who && world.people[who].keylogin;
    return world.call(attempt.by, projects.updateDataProposal, {
      proposal: { id: p.id, profesional_assign, ...versionOf(p, attempt) },
    });
  },
};

/** Before publication the form sends it too, but nobody is assigned yet. */
const beforePublication = (p: Project, { by }: Attempt): boolean =>
  p.estado === 'por_publicar' && by === 'professional';
