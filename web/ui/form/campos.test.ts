import { expect, test } from 'vitest';
import { camposOf, failureOf } from './campos.ts';

test('each field keeps its first message', () => {
  const issues = [
    { path: ['email'], message: 'Escribe tu correo.' },
    { path: ['email'], message: 'Otra cosa.' },
    { path: ['servicios', 0, 'precio'], message: 'Escribe un precio.' },
  ];
  expect(camposOf({ success: false, error: { issues } })).toEqual({
    email: 'Escribe tu correo.',
    servicios: 'Escribe un precio.',
    'servicios.0.precio': 'Escribe un precio.',
  });
  expect(camposOf({ success: true })).toEqual({});
});

test('only errors meant for people are shown', () => {
  const campos = { email: 'Ya tiene una cuenta.' };
  const refused = Object.assign(new Error('Revisa los datos'), { campos });
  expect(failureOf(refused)).toEqual({ mensaje: 'Revisa los datos', campos, said: false });
  for (const thrown of [new TypeError('fetch failed'), 'text', null, undefined, { campos: 7 }]) {
    expect(failureOf(thrown).mensaje).toContain('de nuestro lado');
    expect(failureOf(thrown).campos).toEqual({});
  }
});

test('what stands at the fields need not be said again', () => {
  const campos = { email: 'Ya tiene una cuenta.' };
  const said = (message: string, code: string) =>
    failureOf(Object.assign(new Error(message), { campos, code })).said;
  expect(said('Revisa los datos marcados.', 'invalid_input')).toBe(true);
  expect(said('Ya tiene una cuenta.', 'email_in_use')).toBe(true);
  expect(said('El código venció.', 'code_expired')).toBe(false);
});
