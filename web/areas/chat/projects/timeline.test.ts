import { expect, test } from 'vitest';
import type { Proposal } from '#contract/views.ts';
import { reasonNot } from './project-state.ts';
import { timelineOf } from './timeline.ts';
import { proposal } from './testing.ts';

test('shows past events and whose turn it is', () => {
  const items = timelineOf(proposal({}), { me: 'clara', otherName: 'Taller Núñez' }, '2026-11-24');
  expect(items.map(({ state, detail }) => [state, detail])).toEqual([
    ['done', 'Taller Núñez · lun 23 nov, 9:48'],
    ['done', '$1,800.00 · 9:56'],
    [
      'current',
      'Te toca a ti: califica a Taller Núñez. Ya te calificó; verás qué escribió cuando califiques tú.',
    ],
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
  const items = timelineOf(
    proposal({ estado: 'cancelada', eventos }),
    { me: 'clara', otherName: 'Taller Núñez' },
    '2026-11-24',
  );
  expect(items.map(({ title, detail, note, state }) => [title, detail, note, state])).toEqual([
    ['Cambios pedidos', 'tú · 10:00', 'Sigue goteando.', 'done'],
    ['Profesional asignado', 'tú · 10:00', 'Omar Leal', 'done'],
    ['Sin profesional asignado', 'tú · 10:00', '', 'done'],
    [
      'Proyecto cancelado',
      '$1,350.00 de regreso a la tarjeta · el equipo de Maestros · 10:00',
      'Ya no hace falta.',
      'stopped',
    ],
  ]);
});

test('an event of a later release than the page shows its name', () => {
  const [event] = proposal({}).eventos;
  const unknown = { ...event, evento: 'garantia_usada' } as unknown as Proposal['eventos'][number];
  const [item] = timelineOf(
    proposal({ eventos: [unknown] }),
    { me: 'clara', otherName: 'Taller Núñez' },
    '2026-11-24',
  );
  expect(item?.title).toBe('Garantia usada');
});
