import { expect, test } from 'vitest';
import type { ProposalSummary } from '#contract/views.ts';
import { whatNext } from './what-next.ts';

const project: ProposalSummary = {
  grupo: 'en_curso',
  id: 1,
  estado: 'pagado',
  titulo: 'Cambio de llave',
  descripcion: '',
  precio: 1800,
  sender: 'clara',
  recieved: 'taller',
  other_key: 'taller',
  other_nombre: 'Taller Núñez',
  other_img_profile: null,
  pagado: 1800,
  liberado: 0,
  devuelto: 0,
  adicionales: 0,
  entregado: 0,
  mitad_pagada: 0,
  en_disputa: 0,
  updateAt: '2026-11-24T15:48:00.000Z',
};

test.each<[Partial<ProposalSummary>, RegExp]>([
  [{ estado: 'publicada' }, /revisa la propuesta/],
  [{ estado: 'por_pagar', pagado: 0 }, /paga para que empiece/],
  [{ estado: 'por_pagar', pagado: 900 }, /paga lo que falta/],
  [{}, /Cuando termine el trabajo/],
  [{ entregado: 1 }, /confirma el trabajo o pide cambios/],
  [{ entregado: 1, adicionales: 1 }, /paga los servicios adicionales/],
  [{ en_disputa: 1, entregado: 1 }, /El equipo revisa la disputa/],
  [{ estado: 'completado' }, /califica y finaliza/],
])('%j', (changes, words) => {
  expect(whatNext({ ...project, ...changes })).toMatch(words);
});

test('a finished project has no turn', () => {
  for (const estado of ['rechazada', 'retirada', 'expirada', 'cancelada', 'finalizada'] as const)
    expect(whatNext({ ...project, estado })).toBeUndefined();
});
