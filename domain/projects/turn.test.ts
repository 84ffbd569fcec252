import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, ZERO } from '../money.ts';
import { whyNotChange } from './additional.ts';
import { whyNot } from './can.ts';
import { ESTADOS, isClosed, type Side } from './graph.ts';
import { seesAddress } from './address.ts';
import { type TurnState, turnOf } from './turn.ts';

/** 10:00 of a Friday in Mexico City. */
const NOW = Date.parse('2026-11-20T16:00:00Z');
const SMALL = centavos(180_000);
const LARGE = centavos(750_000);
const HALF = centavos(375_000);

const project: TurnState = {
  estado: 'publicada',
  titulo: 'Cambio de llave',
  descripcion: 'Con material',
  precio: SMALL,
  pagado: ZERO,
  adicional_por_pagar: ZERO,
  liberado: ZERO,
  retenido: ZERO,
  start: null,
  end: null,
  published_at: 0,
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
  adicional_pendiente: ZERO,
  sin_direccion: false,
  solicitud_terminada: false,
};

const paid = { estado: 'pagado', pagado: SMALL, retenido: SMALL } as const;
const half = { estado: 'por_pagar', precio: LARGE, pagado: HALF, retenido: HALF } as const;
const done = { ...paid, estado: 'completado', entregado_at: 0, completed_at: 0 } as const;
/** A service of 500.00, accepted after the rest was paid. */
const service = { ...paid, precio: centavos(230_000), adicional_por_pagar: centavos(50_000) };

const PAY = 'client pagar';
const WORK = 'professional entregar';

describe('whose turn it is', () => {
  test.each<[string, Partial<TurnState>, string, string]>([
    [
      'a paid work of which nobody knows where',
      { ...paid, sin_direccion: true },
      'client decir_direccion',
      WORK,
    ],
    ['one half paid, likewise', { ...half, sin_direccion: true }, 'client decir_direccion', WORK],
    [
      'a delivered one, likewise',
      { ...paid, sin_direccion: true, entregado_at: 0 },
      'client completar',
      'client completar',
    ],
    ['an unpaid one, likewise', { estado: 'por_pagar', sin_direccion: true }, PAY, PAY],
    ['a draft', { estado: 'por_publicar' }, 'professional publicar', 'professional publicar'],
    [
      'a draft without a price',
      { estado: 'por_publicar', precio: null },
      'professional editar',
      'professional editar',
    ],
    ['a proposal', {}, 'client aceptar', 'client aceptar'],
    [
      'a proposal whose day has passed',
      { start: '2026-11-19' },
      'professional revisar',
      'professional revisar',
    ],
    [
      'a proposal that the client wants changed',
      { cambio_pedido: true },
      'professional revisar',
      'professional revisar',
    ],
    ['another answer was chosen', { otra_elegida: true }, 'nobody null', 'nobody null'],
    [
      'an unsent one, whose request has ended',
      { estado: 'por_publicar', solicitud_terminada: true },
      'nobody null',
      'nobody null',
    ],
    ['accepted', { estado: 'por_pagar' }, PAY, PAY],
    ['half paid', half, WORK, WORK],
    ['half paid and delivered', { ...half, entregado_at: 0 }, PAY, PAY],
    ['paid', paid, WORK, WORK],
    ['a service to pay', service, PAY, WORK],
    [
      'a service to answer',
      { ...paid, adicional_pendiente: centavos(65_000) },
      'client decidir_adicional',
      WORK,
    ],
    ['delivered', { ...paid, entregado_at: 0 }, 'client completar', 'client completar'],
    ['completed', done, 'client calificar', 'professional calificar'],
    [
      'reviewed by the client',
      { ...done, client_reviewed: true },
      'professional calificar',
      'professional calificar',
    ],
    [
      'reviewed by both',
      { ...done, client_reviewed: true, professional_reviewed: true },
      'client finalizar',
      'client finalizar',
    ],
    ['in dispute', { ...done, en_disputa: true }, 'team null', 'team null'],
    [
      'paid back by a bank',
      {
        estado: 'pagado',
        pagado: centavos(200_000),
        liberado: centavos(50_000),
        retenido: ZERO,
        entregado_at: null,
      },
      'nobody null',
      'nobody null',
    ],
    [
      'paid back, with nobody told where it would have been',
      {
        estado: 'pagado',
        pagado: centavos(200_000),
        retenido: ZERO,
        entregado_at: null,
        sin_direccion: true,
      },
      'nobody null',
      'nobody null',
    ],
    ['charged back', { ...done, en_contracargo: true }, 'team null', 'team null'],
    [
      'delivered, and the half that was paid went back',
      { ...half, retenido: ZERO, entregado_at: 0 },
      'nobody null',
      'nobody null',
    ],
    ['over', { ...done, estado: 'finalizada' }, 'nobody null', 'nobody null'],
  ])('%s', (_, changes, client, professional) => {
    const seenBy = (viewer: Side) => {
      const { who, action } = turnOf({ ...project, ...changes }, viewer, NOW);
      return `${who} ${action}`;
    };
    expect(seenBy('client')).toBe(client);
    expect(seenBy('professional')).toBe(professional);
  });

  test('with its amount', () => {
    const amount = (changes: Partial<TurnState>) =>
      turnOf({ ...project, ...changes }, 'client', NOW).amount;
    expect(amount({})).toBe(SMALL);
    expect(amount({ estado: 'por_pagar', precio: LARGE })).toBe(HALF);
    expect(amount(service)).toBe(50_000);
    expect(amount({ ...done, client_reviewed: true, professional_reviewed: true })).toBe(SMALL);
    expect(amount(paid)).toBeNull();
  });
});

const day = fc.constantFrom(null, '2026-11-19', '2026-11-20');
const states: fc.Arbitrary<TurnState> = fc
  .record({
    estado: fc.constantFrom(...ESTADOS),
    titulo: fc.constantFrom('', 'Cambio de llave'),
    precio: fc.constantFrom(null, 10_000, SMALL, LARGE),
    share: fc.constantFrom(0, 0.5, 1),
    adicional_por_pagar: fc.constantFrom(0, 50_000),
    start: day,
    end: day,
    entregado_at: fc.constantFrom(null, 0),
    en_disputa: fc.boolean(),
    en_contracargo: fc.boolean(),
    client_reviewed: fc.boolean(),
    professional_reviewed: fc.boolean(),
    adicional_pendiente: fc.constantFrom(ZERO, centavos(65_000)),
    sin_direccion: fc.boolean(),
    cambio_pedido: fc.boolean(),
    otra_elegida: fc.boolean(),
    solicitud_terminada: fc.boolean(),
  })
  .map(({ share, precio, adicional_por_pagar, ...rest }) => {
    const pagado = centavos(Math.ceil((precio ?? 0) * share));
    const total = precio === null ? null : centavos(precio + adicional_por_pagar);
    const services = centavos(total === null ? 0 : adicional_por_pagar);
    const money = { precio: total, pagado, retenido: pagado, adicional_por_pagar: services };
    // The payment that completes the accepted price moves it to «pagado».
    const estado = rest.estado === 'por_pagar' && share === 1 ? 'pagado' : rest.estado;
    return { ...project, ...rest, ...money, estado };
  });
const sides = fc.constantFrom<Side>('client', 'professional');

test('what it names can be done by the one whose turn it is', () => {
  fc.assert(
    fc.property(states, sides, (state, viewer) => {
      const { who, action } = turnOf(state, viewer, NOW);
      if (who === 'team' || who === 'nobody') return;
      if (action === 'decir_direccion') expect(seesAddress(state, 'professional')).toBe(true);
      else if (action !== 'decidir_adicional') expect(whyNot(action, state, who, NOW)).toBeNull();
      else
        expect(
          whyNotChange(
            state,
            { estatus: 'pendiente', precio: centavos(50_000), pagado: false },
            'rechazado',
            who,
          ),
        ).toBeNull();
    }),
  );
});

test('no open project waits for nobody', () => {
  fc.assert(
    fc.property(states, sides, (state, viewer) => {
      // What was accepted has a price.
      fc.pre(!isClosed(state.estado) && (state.estado === 'por_publicar' || state.precio !== null));
      const { who } = turnOf(state, viewer, NOW);
      expect(who === 'team').toBe(state.en_disputa || state.en_contracargo);
      // What was not chosen only ends, and nobody waits for an answer that was never sent.
      const passedOver =
        ((state.estado === 'publicada' && state.otra_elegida) ||
          (state.estado === 'por_publicar' && state.solicitud_terminada)) &&
        !state.en_disputa &&
        !state.en_contracargo;
      expect(who === 'nobody').toBe(passedOver);
    }),
    // Few of the states are such an offer.
    { numRuns: 1000 },
  );
});

test('a side’s own step comes before the other’s', () => {
  fc.assert(
    fc.property(states, (state) => {
      const seen = (viewer: Side) => turnOf(state, viewer, NOW).who;
      // If each sees the other’s turn, one of them does not see their own.
      expect(seen('client') === 'professional' && seen('professional') === 'client').toBe(false);
    }),
  );
});
