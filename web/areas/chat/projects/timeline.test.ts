import { expect, test } from 'vitest';
import type { Proposal } from '#contract/views.ts';
import { reasonNot } from './project-state.ts';
import { nextOf, pastOf } from './timeline.ts';
import { proposal } from './testing.ts';

const WHO = { me: 'clara', otherName: 'Ramón' };

test('shows what happened and what comes next, to each in their own words', () => {
  const items = pastOf(proposal({}), WHO, '2026-11-24');
  expect(items.map(({ state, title, detail }) => [state, title, detail])).toEqual([
    ['done', 'Ramón envió la propuesta', 'lun 23 nov, 9:48'],
    ['done', 'Pagaste con tarjeta', '$1,800.00 · 9:56'],
  ]);
  const next = nextOf(proposal({ estado: 'publicada' }), WHO, '2026-11-24');
  expect(next.map(({ title }) => title)).toEqual([
    'Pagar: el dinero queda protegido',
    'Hacer el trabajo',
    'Calificarse y finalizar',
  ]);
});

test('gives the reason why finalizing needs both reviews', () => {
  expect(reasonNot('finalizar', proposal({}), 'client')).toBe(
    'Para finalizar, los dos tienen que calificarse.',
  );
  expect(reasonNot('finalizar', proposal({ sender_review: 1 }), 'client')).toBeUndefined();
});

test('shows the note, the refund and the actor of an event', () => {
  const event = { actor: 'System', monto: null, detalle: '', createAt: '2026-11-24T16:00:00.000Z' };
  const eventos: Proposal['eventos'] = [
    { ...event, evento: 'cambios', actor: 'clara', detalle: 'Sigue goteando.' },
    { ...event, evento: 'asignado', actor: 'clara', detalle: 'Omar Leal' },
    { ...event, evento: 'asignado', actor: 'clara' },
    { ...event, evento: 'cancelada', actor: 'marta', monto: 1350, detalle: 'Ya no hace falta.' },
  ];
  const items = pastOf(proposal({ estado: 'cancelada', eventos }), WHO, '2026-11-24');
  expect(items.map(({ title, detail, note, state }) => [title, detail, note, state])).toEqual([
    ['Pediste cambios', '10:00', 'Sigue goteando.', 'done'],
    ['Asignaste el trabajo', '10:00', 'Omar Leal', 'done'],
    ['Quitaste al profesional asignado', '10:00', '', 'done'],
    [
      'El equipo de Maestros canceló el proyecto',
      '$1,350.00 de regreso a la tarjeta · 10:00',
      'Ya no hace falta.',
      'stopped',
    ],
  ]);
});

test('a failed payment is over once another one worked', () => {
  const [, paid] = proposal({}).eventos;
  if (!paid) throw new Error('no payment');
  const failed = { ...paid, evento: 'pago_fallido' as const };
  const states = (eventos: Proposal['eventos']) =>
    pastOf(proposal({ eventos }), WHO, '2026-11-24').map(({ state }) => state);
  expect(states([failed])).toEqual(['failed']);
  expect(states([failed, paid, failed])).toEqual(['over', 'done', 'failed']);
});

test('an event of a later release than the page shows its name', () => {
  const [event] = proposal({}).eventos;
  const unknown = { ...event, evento: 'garantia_usada' } as unknown as Proposal['eventos'][number];
  const [item] = pastOf(proposal({ eventos: [unknown] }), WHO, '2026-11-24');
  expect(item?.title).toBe('Garantia usada');
});
