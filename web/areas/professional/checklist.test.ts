import { expect, test } from 'vitest';
import type { User } from '#contract/views.ts';
import { stepsOf } from './checklist.ts';

const profile = {
  identificacionFrontal_rute: null,
  identificacionTrasera_rute: null,
  validacion: 'pendiente',
  validacion_motivo: '',
};
const professional = (change: object = {}, more: object = {}) =>
  ({
    profile: { ...profile, ...change },
    payment_method: null,
    portfolio: [],
    ...more,
  }) as unknown as User;
const open = (user: User) =>
  stepsOf(user)
    .filter(({ done }) => !done)
    .map(({ id }) => id);

test('a new professional has everything before them', () => {
  expect(open(professional())).toEqual(['identificacion', 'pago', 'portafolio', 'validacion']);
});

test('one side of the ID is not enough', () => {
  const half = stepsOf(professional({ identificacionFrontal_rute: '/files/a' }))[0];
  expect(half).toMatchObject({ done: false, text: expect.stringContaining('Falta un lado') });
});

test('work without a photo, which clients do not see, is not shown yet', () => {
  const steps = stepsOf(professional({}, { portfolio: [{ imagenes: [] }] }));
  expect(steps.find(({ id }) => id === 'portafolio')).toMatchObject({
    done: false,
    text: expect.stringContaining('Agrega fotos'),
  });
});

test('nothing is left of a whole account', () => {
  const both = { identificacionFrontal_rute: '/files/a', identificacionTrasera_rute: '/files/b' };
  const whole = { payment_method: { numero: '0' }, portfolio: [{ imagenes: [{}] }] };
  expect(open(professional({ ...both, validacion: 'validado' }, whole))).toEqual([]);
});

test('a refused one reads why, and where to put it right', () => {
  const refused = professional({ validacion: 'rechazado', validacion_motivo: 'Foto borrosa' });
  expect(stepsOf(refused).at(-1)).toMatchObject({
    text: expect.stringContaining('«Foto borrosa»'),
    to: '/profesional/perfil',
  });
});

test('who is no professional has no such list', () => {
  expect(
    stepsOf({ profile: null, payment_method: null, portfolio: [] } as unknown as User),
  ).toEqual([]);
});
