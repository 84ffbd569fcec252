import { expect, test } from 'vitest';
import { OTHER } from '#domain/requests/prequote.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { rehireForm, whenDone } from './rehire.ts';

const NOW = Date.parse('2026-11-24T20:00:00Z');
const ultimo = { id: 7, titulo: 'Cambio de llave', finishedAt: '2026-09-02T15:00:00Z' };

test('a new request is as the last one, for tomorrow', () => {
  const solicitud = { ...REQUEST.datos, fecha: '2026-09-01', cantidad: '2' };
  expect(rehireForm({ solicitud, ultimo, profesion: 'Pintura' }, NOW)).toEqual({
    ...solicitud,
    fecha: '2026-11-25',
    hora: '10:00',
    direccion_id: '',
    opcion: 'Destapar drenaje',
    subcategoria: 'Destapar drenaje',
    precotizacion: null,
  });
});

test('without one it names the last work, and they come and look', () => {
  expect(rehireForm({ solicitud: null, ultimo, profesion: 'Plomería' }, NOW)).toMatchObject({
    categoria: 'Plomería',
    opt: OTHER,
    titulo: 'Cambio de llave',
    descripcion_servicio: 'Como la vez pasada: Cambio de llave.',
    fecha: '2026-11-25',
  });
});

test.each([
  ['2026-11-24T20:00:00Z', 'hoy'],
  // Already the 24th in UTC, still the 23rd in Mexico City.
  ['2026-11-24T03:00:00Z', 'ayer'],
  ['2026-09-02T15:00:00Z', 'sep'],
  ['2025-12-31T15:00:00Z', 'dic 2025'],
])('%s was finished %s', (at, words) => {
  expect(whenDone(at, '2026-11-24')).toBe(words);
});
