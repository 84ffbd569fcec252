import { expect, test } from 'vitest';
import type { Proposal } from '#contract/views.ts';
import { reasonNot } from './project-state.ts';
import { storyOf } from './story.ts';

const proposal = (changes: Partial<Proposal>): Proposal => ({
  id: 1,
  estado: 'completado',
  sender: 'clara',
  recieved: 'taller',
  sender_accept: 1,
  receiver_accept: 1,
  titulo: 'Cambio de llave',
  descripcion: 'Llave y tubería',
  start: null,
  end: null,
  precio: 1800,
  pagado: 1800,
  liberado: 450,
  retenido: 1350,
  por_pagar: 0,
  comision: 93,
  neto: 1707,
  adicionales: 0,
  anticipo: 0.25,
  sender_review: 0,
  receiver_review: 1,
  cargada: 1,
  profesional_assign: null,
  data_propuesta: { adicionales: [] },
  devuelto: 0,
  published_at: null,
  entregado_at: null,
  completed_at: null,
  vence: null,
  disputa: null,
  version: 7,
  createAt: '2026-11-24T15:48:00.000Z',
  updateAt: '2026-11-24T15:48:00.000Z',
  eventos: [
    {
      evento: 'publicada',
      actor: 'taller',
      monto: null,
      detalle: '',
      createAt: '2026-11-23T15:48:00.000Z',
    },
    {
      evento: 'pago_recibido',
      actor: 'System',
      monto: 1800,
      detalle: '',
      createAt: '2026-11-24T15:56:00.000Z',
    },
  ],
  ...changes,
});

test('the story says what happened, whose turn it is and where it ends', () => {
  const items = storyOf(proposal({}), { me: 'clara', otherName: 'Taller Núñez' }, '2026-11-24');
  expect(items.map(({ state, detail }) => [state, detail])).toEqual([
    ['done', 'Taller Núñez · lun 23 nov, 9:48'],
    ['done', '$1,800.00 · 9:56'],
    ['current', 'Te toca a ti: califica a Taller Núñez.'],
  ]);
});

test('finalizing is refused in words until both have reviewed', () => {
  expect(reasonNot('finalizar', proposal({}), 'client')).toBe(
    'Para finalizar, los dos tienen que calificarse.',
  );
  expect(reasonNot('finalizar', proposal({ sender_review: 1 }), 'client')).toBeUndefined();
});
