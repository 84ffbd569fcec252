import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, ZERO } from '../money.ts';
import { type Action, whyNot } from './can.ts';
import { decide, reachable } from './decide.ts';
import { type Actor, ESTADOS, type Estado, TRANSITIONS } from './graph.ts';
import type { ProposalState } from './state.ts';

const paid: ProposalState = {
  adicional_por_pagar: centavos(0),
  estado: 'pagado',
  titulo: 'Cambio de llave',
  descripcion: 'Con material',
  precio: centavos(180_000),
  pagado: centavos(180_000),
  liberado: ZERO,
  retenido: centavos(180_000),
  start: null,
  end: null,
  published_at: null,
  unpaid_since: null,
  entregado_at: null,
  completed_at: null,
  en_disputa: false,
  en_contracargo: false,
  en_revision: false,
  client_reviewed: false,
  professional_reviewed: false,
  version: 5,
  cambio_pedido: false,
  otra_elegida: false,
};
/** 10:00 of a Friday in Mexico City. */
const NOW = Date.parse('2026-11-20T16:00:00Z');
const at = (estado: Estado, rest: Partial<ProposalState> = {}) => ({ ...paid, estado, ...rest });

describe('the graph', () => {
  it('is the table of the specification, plus the ends by deletion, of what nobody pays and of what is stopped', () => {
    expect(TRANSITIONS.map(({ from, to, by }) => `${from} → ${to}: ${by.join()}`)).toEqual([
      'por_publicar → publicada: professional',
      'por_publicar → retirada: professional,deletion',
      'publicada → retirada: professional,deletion',
      'publicada → rechazada: client',
      'publicada → expirada: clock',
      'publicada → por_pagar: client',
      'por_pagar → pagado: payment',
      'por_pagar → cancelada: clock',
      'por_pagar → cancelada: client,professional,admin,deletion',
      'pagado → cancelada: client,professional,admin',
      'completado → cancelada: admin',
      'pagado → completado: client',
      'pagado → completado: clock',
      'completado → finalizada: client',
      'completado → finalizada: clock',
      'por_pagar → cancelada: ruling',
      'por_pagar → finalizada: ruling',
      'pagado → cancelada: ruling',
      'pagado → finalizada: ruling',
      'completado → cancelada: ruling',
      'completado → finalizada: ruling',
    ]);
  });

  it('allows no transition that is not in it', () => {
    const estados = fc.constantFrom(...ESTADOS);
    const actors = fc.constantFrom<Actor>(
      'client',
      'professional',
      'admin',
      'payment',
      'clock',
      'ruling',
    );
    fc.assert(
      fc.property(estados, estados, actors, (from, to, actor) => {
        // All conditions except the actor's hold.
        const state = at(from, {
          client_reviewed: true,
          professional_reviewed: true,
          en_disputa: actor === 'ruling',
          en_revision: from === 'completado' && actor === 'admin',
          published_at: 0,
          entregado_at: 0,
          completed_at: 0,
          // What the clock cancels is unpaid; everything else is paid.
          unpaid_since: 0,
          ...(from === 'por_pagar' && actor === 'clock' && { pagado: ZERO }),
        });
        const { ok } = decide(state, { to, actor, now: NOW });
        expect(ok).toBe(reachable(from, actor).includes(to));
      }),
    );
  });
});

describe('a refused transition', () => {
  const refusal = (state: ProposalState, to: string, actor: Actor, version?: number) => {
    const decision = decide(state, { to, actor, version, now: NOW });
    return decision.ok ? 'ok' : decision.refusal;
  };

  it('has the code of the reason', () => {
    expect(refusal(at('publicada'), 'inventado', 'client')).toBe('transition_unknown');
    expect(refusal(at('publicada'), 'por_pagar', 'professional')).toBe('transition_not_yours');
    expect(refusal(at('rechazada'), 'por_pagar', 'client')).toBe('transition_wrong_state');
    expect(refusal(at('publicada'), 'por_pagar', 'client', 4)).toBe('proposal_changed');
    expect(refusal(at('publicada'), 'por_pagar', 'client', 5)).toBe('ok');
    expect(refusal(at('por_publicar', { precio: null }), 'publicada', 'professional')).toBe(
      'proposal_incomplete',
    );
    expect(refusal(at('por_pagar', { pagado: centavos(1) }), 'pagado', 'payment')).toBe(
      'payment_pending',
    );
    expect(refusal(at('completado', { client_reviewed: true }), 'finalizada', 'client')).toBe(
      'reviews_missing',
    );
  });
});

describe('what can be done now', () => {
  it.each<[Action, ProposalState, Actor, ReturnType<typeof whyNot>]>([
    ['editar', at('por_publicar'), 'professional', null],
    ['editar', at('publicada'), 'professional', 'transition_wrong_state'],
    ['editar', at('por_publicar'), 'client', 'transition_not_yours'],
    ['publicar', at('por_publicar', { start: '2026-11-20' }), 'professional', null],
    ['publicar', at('por_publicar', { start: '2026-11-19' }), 'professional', 'start_passed'],
    ['publicar', at('por_publicar', { end: '2026-11-20' }), 'professional', null],
    ['publicar', at('por_publicar', { end: '2026-11-19' }), 'professional', 'start_passed'],
    ['aceptar', at('publicada', { start: '2026-11-20' }), 'client', null],
    ['aceptar', at('publicada', { end: '2026-11-19' }), 'client', 'start_passed'],
    ['aceptar', at('publicada', { start: '2026-11-19' }), 'client', 'start_passed'],
    ['pagar', at('por_pagar', { pagado: ZERO }), 'client', null],
    ['pagar', at('por_pagar', { pagado: ZERO }), 'professional', 'transition_not_yours'],
    ['pagar', at('pagado'), 'client', 'nothing_to_pay'],
    ['pagar', at('completado'), 'client', 'transition_wrong_state'],
    ['anticipo', at('pagado'), 'client', null],
    ['anticipo', at('pagado', { retenido: ZERO }), 'client', 'nothing_held'],
    ['anticipo', at('publicada'), 'client', 'transition_wrong_state'],
    ['completar', at('pagado'), 'client', null],
    ['calificar', at('pagado'), 'client', 'review_not_yet'],
    ['calificar', at('completado'), 'professional', null],
    [
      'calificar',
      at('completado', { professional_reviewed: true }),
      'professional',
      'review_exists',
    ],
    ['finalizar', at('completado'), 'client', 'reviews_missing'],
    [
      'finalizar',
      at('completado', { client_reviewed: true, professional_reviewed: true }),
      'client',
      null,
    ],
  ])('%s', (action, state, actor, reason) => {
    expect(whyNot(action, state, actor, NOW)).toBe(reason);
  });
});
