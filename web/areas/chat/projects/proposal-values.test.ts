import { expect, test } from 'vitest';
import { OTHER } from '#domain/requests/prequote.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { newValues } from './proposal-values.ts';

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
    titulo: 'Plomería',
    conceptos: [{ concepto: '', monto: '' }],
  });
});
