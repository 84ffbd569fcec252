import { weekdayAndDay } from '#lib/date-words.ts';
import { expect, test } from 'vitest';
import type { ProposalSummary } from '#contract/views.ts';
import { tasksOf } from './tasks.ts';
import { duration } from './words.ts';

const project = (id: number, estado: ProposalSummary['estado']): ProposalSummary => ({
  grupo: 'en_curso',
  id,
  estado,
  titulo: `Proyecto ${id}`,
  descripcion: '',
  precio: 1800,
  sender: 'clara',
  recieved: 'yo',
  other_key: 'clara',
  other_nombre: 'Clara',
  other_img_profile: null,
  pagado: 0,
  liberado: 0,
  devuelto: 0,
  adicionales: 0,
  entregado: 0,
  mitad_pagada: 0,
  en_disputa: 0,
  updateAt: '2026-11-24T15:48:00.000Z',
});

test('puts the professional’s own turns first and skips finished projects', () => {
  const tasks = tasksOf(
    [
      project(1, 'publicada'),
      project(2, 'finalizada'),
      project(3, 'pagado'),
      project(4, 'rechazada'),
      project(5, 'completado'),
      project(6, 'completado'),
    ],
    [6],
  );
  expect(tasks.map(({ id, mine }) => [id, mine])).toEqual([
    [3, true],
    [5, true],
    [6, false],
    [1, false],
  ]);
});

test('takes deliveries, partial payments and disputes into account', () => {
  const tasks = tasksOf(
    [
      { ...project(1, 'pagado'), entregado: 1 },
      { ...project(2, 'por_pagar'), pagado: 900 },
      { ...project(3, 'pagado'), en_disputa: 1 },
      { ...project(4, 'por_pagar'), pagado: 900, entregado: 1 },
      { ...project(5, 'pagado'), entregado: 1, adicionales: 1 },
      project(6, 'cancelada'),
    ],
    [],
  );
  expect(tasks.map(({ id, text, mine }) => [id, mine, text])).toEqual([
    [2, true, 'Haz el trabajo de Clara. La primera parte ya está pagada y protegida.'],
    [3, false, 'El equipo revisa la disputa con Clara; su decisión llega a tu conversación.'],
    [1, false, 'Espera a que Clara confirme el trabajo que entregaste.'],
    [4, false, 'Espera a que Clara pague lo que falta y confirme el trabajo.'],
    [5, false, 'Espera a que Clara pague lo que falta y confirme el trabajo.'],
  ]);
});

test('formats days and durations', () => {
  expect(weekdayAndDay('2026-11-25')).toBe('miércoles 25 de noviembre');
  expect([30, 60, 1440, 40_000].map(duration)).toEqual([
    '30 minutos',
    '1 hora',
    '1 día',
    '27 días',
  ]);
});
