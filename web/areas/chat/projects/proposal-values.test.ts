import { expect, test } from 'vitest';
import { OTHER } from '#domain/requests/prequote.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { checkComplete, EMPTY_LINE, newValues, priceNamed } from './proposal-values.ts';

const RECEIVED = {
  ...REQUEST,
  cliente: { keylogin: 'c'.repeat(43), nombre: 'Clara R.', img_profile: null },
  respuesta: 'vista' as const,
  trabajos_contigo: 0,
  por_responder: 1 as const,
};

test('a proposal begins with the work that was asked for', () => {
  expect(newValues(RECEIVED, '2026-01-01')).toMatchObject({
    titulo: 'Destapar drenaje',
    conceptos: [{ concepto: 'Destapar drenaje', monto: '850' }],
  });
});

test('what is looked at first is named by who looks at it', () => {
  const datos = { ...REQUEST.datos, opt: OTHER };
  expect(newValues({ ...RECEIVED, datos, precotizacion: null }, '2026-01-01')).toMatchObject({
    titulo: 'Se me tapó el baño',
    conceptos: [{ concepto: '', monto: '' }],
  });
});

test('«hoy» says from when, «esta semana» no day yet', () => {
  const [today, hora] = ['2026-11-23', '11:00'];
  const begun = (cuando: 'hoy' | 'esta semana') => {
    const datos = { ...REQUEST.datos, cuando, fecha: today, hora };
    const { start, hora: at } = newValues({ ...RECEIVED, datos }, today);
    return [start, at];
  };
  expect(begun('hoy')).toEqual([today, hora]);
  expect(begun('esta semana')).toEqual(['', '']);
});

test('a description is required where nothing else says what the work is', () => {
  const faults = (conceptos: (typeof EMPTY_LINE)[]) => {
    const { error } = checkComplete({ ...newValues(null, '2026-01-01'), conceptos }, '2026-01-01');
    return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
  };
  expect(faults([])).toEqual(['titulo', 'descripcion', 'precio']);
  // Its label says then that it is optional.
  expect(faults([EMPTY_LINE])).toEqual(['titulo', 'precio']);
  expect(faults([{ concepto: '', monto: '900' }])).toEqual(['titulo', 'conceptos.0.concepto']);
});

test.each([
  ['900', ' por $900.00'],
  ['90', ''],
  ['10,000,000', ''],
  ['900.50', ''],
  ['mucho', ''],
])('the button names «%s» only where it can be sent', (precio, named) => {
  expect(priceNamed({ ...newValues(null, '2026-01-01'), conceptos: [], precio })).toBe(named);
});
