import { expect, test } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { asProfileFailure, camposOfFailure, earlierStep } from './failures.ts';

test('a used e-mail leads back to step 1, at its field', () => {
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

test('an unknown city of the service area stays on the profile, under its name there', () => {
  const unknown = new ApiError('Revisa', 'invalid_input', { ciudad_servicio: 'Elige una ciudad.' });
  expect(earlierStep(unknown)).toBeNull();
  expect(asProfileFailure(unknown).campos).toEqual({ ciudad: 'Elige una ciudad.' });
});

test('a photo that is none stays at the photo', () => {
  const fake = new ApiError('No es una imagen', 'not_an_image');
  expect(earlierStep(fake)).toBeNull();
  expect(asProfileFailure(fake).campos).toEqual({ image: 'No es una imagen' });
});

test('a failure that belongs to no field has none', () => {
  expect(camposOfFailure(new ApiError('Error al crear la cuenta', 'network'))).toEqual({});
});
