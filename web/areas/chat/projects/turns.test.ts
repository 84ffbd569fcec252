import { describe, expect, test } from 'vitest';
import type { Proposal } from '#contract/views.ts';
import { turnOf } from './turns.ts';
import { disputeBy, proposal } from './testing.ts';
import { deadlineOf } from './when.ts';

const TODAY = '2026-11-24';
const PAID = { estado: 'pagado', liberado: 0, retenido: 1800 } as const;
const DELIVERED = '2026-11-24T15:48:00.000Z';
const HALF = {
  estado: 'por_pagar',
  precio: 8000,
  pagado: 4000,
  por_pagar: 4000,
  mitad_pagada: 1,
} as const;

describe('whose turn it is', () => {
  test.each<[string, Partial<Proposal>, string, string]>([
    [
      'the day has not passed',
      { estado: 'publicada', start: TODAY, end: '2026-11-25' },
      'Revísala y acéptala o recházala.',
      'Puede aceptarla o rechazarla.',
    ],
    [
      'the day has passed',
      { estado: 'publicada', start: '2026-11-23' },
      'Su fecha ya pasó: pídele a Taller otro día, o recházala.',
      'Su fecha ya pasó y Clara no puede aceptarla. Cambia el día o retírala.',
    ],
    [
      'nothing is paid',
      { estado: 'por_pagar', pagado: 0, por_pagar: 1800 },
      'Paga $1,800.00. Queda protegido hasta que confirmes el trabajo.',
      'Falta su pago de $1,800.00. Empieza cuando esté pagado.',
    ],
    [
      'half is paid',
      HALF,
      'La mitad está pagada. Los $4,000.00 que faltan se pagan cuando Taller termine, o antes.',
      'Haz el trabajo. La mitad está pagada. Clara paga $4,000.00 cuando termines, o antes.',
    ],
    [
      'half is paid and the work delivered',
      { ...HALF, entregado_at: DELIVERED },
      'Taller avisó que terminó. Paga $4,000.00 que faltan antes de completar.',
      'Avisaste que terminaste. Clara paga $4,000.00 que faltan antes de completar.',
    ],
    [
      'all is paid',
      PAID,
      'Cuando Taller termine, confírmalo.',
      'Haz el trabajo. Clara lo confirma cuando termines.',
    ],
    [
      'the bank of the card looks at a payment',
      { ...PAID, contracargo: { monto: 1800, createAt: DELIVERED } },
      'El banco de la tarjeta revisa un pago. Hasta que decida, el proyecto y su dinero esperan.',
      'El banco de la tarjeta revisa un pago. Hasta que decida, el proyecto y su dinero esperan.',
    ],
    [
      'the work is delivered',
      { ...PAID, entregado_at: DELIVERED },
      'Taller avisó que terminó. Confirma el trabajo o pide cambios.',
      'Avisaste que terminaste. Clara puede confirmar el trabajo o pedir cambios.',
    ],
    [
      'a part went back to the card',
      { ...PAID, devuelto: 300, retenido: 1500 },
      'Se devolvieron $300.00 de lo pagado; siguen protegidos $1,500.00. Cuando Taller termine, confírmalo.',
      'Se devolvieron $300.00 de lo pagado; siguen protegidos $1,500.00. Haz el trabajo. Clara lo confirma cuando termines.',
    ],
    [
      'what was paid went back',
      { ...PAID, devuelto: 1800, retenido: 0 },
      'Se devolvieron $1,800.00 y ya no queda nada protegido. Si quieres que el trabajo siga, cancela este proyecto y pídele otra propuesta a Taller.',
      'Lo que Clara había pagado se devolvió: ya no queda nada protegido para ti. No sigas el trabajo; si Clara lo quiere, cancela este proyecto y envía otra propuesta.',
    ],
  ])('%s', (_, changes, client, professional) => {
    expect(turnOf(proposal(changes), 'client', 'Taller', TODAY)?.detail).toBe(client);
    expect(turnOf(proposal(changes), 'professional', 'Clara', TODAY)?.detail).toBe(professional);
  });

  test.each<[string, Partial<Proposal>, string, string]>([
    ['is new', { estado: 'publicada' }, 'Revisar la propuesta', 'Esperando respuesta'],
    [
      'is to be changed',
      { estado: 'publicada', cambio_pedido: 'Otro día' },
      'Esperando respuesta',
      'Responder el cambio',
    ],
    [
      'is of a day that passed',
      { estado: 'publicada', start: '2020-01-01' },
      'Esperando otra fecha',
      'Cambiar la fecha',
    ],
    ['is to be paid', { estado: 'por_pagar', pagado: 0 }, 'Pagar', 'Esperando el pago'],
  ])('is the heading of what %s', (_, changes, client, professional) => {
    const of = proposal(changes);
    expect(turnOf(of, 'client', 'Taller', TODAY)?.title).toBe(client);
    expect(turnOf(of, 'professional', 'Clara', TODAY)?.title).toBe(professional);
  });

  test('is said by the card itself: nothing says it again', () => {
    const all: Partial<Proposal>[] = [
      { estado: 'por_publicar' },
      { estado: 'publicada', cambio_pedido: 'Otro día' },
      { ...PAID, entregado_at: DELIVERED },
      { ...PAID, disputa: disputeBy('clara') },
      { estado: 'completado' },
    ];
    for (const changes of all)
      for (const side of ['client', 'professional'] as const)
        expect(turnOf(proposal(changes), side, 'Clara', TODAY)?.detail).not.toMatch(
          /[Tt]e toca|[Ll]e toca/,
        );
  });

  test('is the team’s during a dispute', () => {
    const disputa = disputeBy('clara');
    expect(turnOf(proposal({ ...PAID, disputa }), 'client', 'Taller', TODAY)).toMatchObject({
      title: 'En disputa',
      next: ['Decisión del equipo'],
    });
  });

  test.each(['rechazada', 'retirada', 'expirada', 'cancelada', 'finalizada'] as const)(
    'is nobody’s once it is %s',
    (estado) => {
      expect(turnOf(proposal({ estado }), 'client', 'Taller', TODAY)).toBeNull();
    },
  );
});

test('shows the deadline with day and hour', () => {
  const text = (estado: Proposal['estado'], at: string) =>
    deadlineOf({ otra_elegida: 0, vence: { estado, at } }, '2026-11-24');
  expect(text('expirada', '2026-12-09T15:48:00.000Z')).toBe('Vence el mié 9 dic a las 9:48');
  expect(text('completado', '2026-12-01T19:05:00.000Z')).toBe(
    'Se da por completado el mar 1 dic a las 13:05',
  );
  expect(text('finalizada', '2026-11-24T07:05:00.000Z')).toBe('Se finaliza solo hoy a la 1:05');
  expect(deadlineOf({ vence: null, otra_elegida: 0 }, '2026-11-24')).toBe('');
});
