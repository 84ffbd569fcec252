import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { stepToShow } from './steps.ts';

const account = {
  nombre: 'Ramón',
  apellidos: 'Núñez',
  email: 'ramon@correo.mx',
  phone: '3312345678',
};
const address = {
  ...EMPTY_DRAFT.address,
  direccion: 'Av. Hidalgo 10',
  estado: 'Jalisco',
  ciudad: 'Zapopan',
  colonia: 'Centro',
  cp: '45100',
};

test.each([
  [EMPTY_DRAFT, null, 'cuenta'],
  [EMPTY_DRAFT, 'otra-cosa', 'cuenta'],
  [EMPTY_DRAFT, 'perfil', 'cuenta'],
  [{ ...EMPTY_DRAFT, account }, 'direccion', 'direccion'],
  [{ ...EMPTY_DRAFT, account }, 'perfil', 'direccion'],
  [{ ...EMPTY_DRAFT, account, address }, 'perfil', 'perfil'],
  [{ ...EMPTY_DRAFT, account, address }, 'cuenta', 'cuenta'],
] as const)('shows the first incomplete step before the wanted one (%#)', (draft, wanted, step) => {
  expect(stepToShow(draft, wanted)).toBe(step);
});
