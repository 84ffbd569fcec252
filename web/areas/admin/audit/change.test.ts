import { expect, test } from 'vitest';
import { changesOf } from './change.ts';

test('a change reads as fields in Spanish, money in pesos', () => {
  expect(
    changesOf(
      { estado: 'pagado', retenido: 200_000 },
      { estado: 'finalizada', reembolso: 50_050, motivo: 'Acuerdo' },
    ),
  ).toEqual([
    { field: 'Estado', before: 'pagado', after: 'finalizada' },
    { field: 'Retenido', before: '$2,000.00', after: null },
    { field: 'Reembolso', before: null, after: '$500.50' },
    { field: 'Motivo', before: null, after: 'Acuerdo' },
  ]);
});

test('of nested fields only the parts that differ are told', () => {
  expect(
    changesOf(
      { opciones: { 'Con material': 9_500, 'Sin material': 6_000 }, profesiones: ['Pintura'] },
      { opciones: { 'Con material': 12_000, 'Sin material': 6_000 }, profesiones: [] },
    ),
  ).toEqual([
    { field: 'Opciones · Con material', before: '$95.00', after: '$120.00' },
    { field: 'Otras profesiones', before: 'Pintura', after: 'vacío' },
  ]);
});

test('what is on one side only and says something, and what nobody has a word for', () => {
  expect(
    changesOf(null, { rol: 2, nivel: 3, visible: true, nuevo_campo: null, search: '' }),
  ).toEqual([
    { field: 'Tipo de cuenta', before: null, after: 'Profesional' },
    { field: 'Membresía', before: null, after: 'Oro' },
    { field: 'visible', before: null, after: 'sí' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});
