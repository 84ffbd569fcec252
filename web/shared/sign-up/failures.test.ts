import { expect, test } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { asProfileFailure, camposOfFailure, earlierStep } from './failures.ts';

test('an e-mail in use leads back to its field on step 1', () => {
  const used = new ApiError('Ya hay una cuenta con este correo.', 'email_in_use');
  expect(earlierStep(used)).toEqual({
    step: 'cuenta',
    campos: { email: 'Ya hay una cuenta con este correo.' },
  });
});

test('an unknown city of the address leads back to the address', () => {
  const unknown = new ApiError('Revisa', 'invalid_input', { ciudad: 'Elige una ciudad.' });
  expect(earlierStep(unknown)).toEqual({
    step: 'direccion',
    campos: { ciudad: 'Elige una ciudad.' },
  });
});

test('an unknown city of the service area stays on the profile, under the name of its field there', () => {
  const unknown = new ApiError('Revisa', 'invalid_input', { ciudad_servicio: 'Elige una ciudad.' });
  expect(earlierStep(unknown)).toBeNull();
  expect(asProfileFailure(unknown).campos).toEqual({ ciudad: 'Elige una ciudad.' });
});

test('an invalid photo is reported at the photo', () => {
  const fake = new ApiError('No es una imagen', 'not_an_image');
  expect(earlierStep(fake)).toBeNull();
  expect(asProfileFailure(fake).campos).toEqual({ image: 'No es una imagen' });
});

test('a network error belongs to no field', () => {
  expect(camposOfFailure(new ApiError('Error al crear la cuenta', 'network'))).toEqual({});
});
