import { expect, test } from 'vitest';
import type { User } from '#contract/views.ts';
import { checklistOf } from './checklist.ts';

const profile = {
  identificacionFrontal_rute: null,
  identificacionTrasera_rute: null,
  identificacion_estado: 'falta',
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
  checklistOf(user)
    .filter(({ done }) => !done)
    .map(({ id }) => id);

test('a new professional has all tasks open', () => {
  expect(open(professional())).toEqual(['identificacion', 'pago', 'portafolio', 'validacion']);
});

test('the ID needs both sides', () => {
  const half = checklistOf(professional({ identificacionFrontal_rute: '/files/a' }))[0];
  expect(half).toMatchObject({ done: false, text: expect.stringContaining('Falta un lado') });
});

test('an ID that could not be read is to be taken again, until a person has validated it', () => {
  const illegible = { identificacion_estado: 'ilegible' };
  expect(checklistOf(professional(illegible))[0]).toMatchObject({
    done: false,
    title: 'Toma otra vez las fotos de tu identificación',
  });
  expect(checklistOf(professional({ ...illegible, validacion: 'validado' }))[0]?.done).toBe(true);
});

test('the portfolio needs a project with a photo', () => {
  const items = checklistOf(professional({}, { portfolio: [{ imagenes: [] }] }));
  expect(items.find(({ id }) => id === 'portafolio')).toMatchObject({
    done: false,
    text: expect.stringContaining('Agrega fotos'),
  });
});

test('a complete account has no open tasks', () => {
  const both = {
    identificacionFrontal_rute: '/files/a',
    identificacionTrasera_rute: '/files/b',
    identificacion_estado: 'leida',
  };
  const whole = { payment_method: { numero: '0' }, portfolio: [{ imagenes: [{}] }] };
  expect(open(professional({ ...both, validacion: 'validado' }, whole))).toEqual([]);
});

test('a rejected professional sees the reason and the link to the profile', () => {
  const refused = professional({ validacion: 'rechazado', validacion_motivo: 'Foto borrosa' });
  expect(checklistOf(refused).at(-1)).toMatchObject({
    text: expect.stringContaining('«Foto borrosa»'),
    to: '/profesional/perfil',
  });
});

test('a user without profile has no checklist', () => {
  expect(
    checklistOf({ profile: null, payment_method: null, portfolio: [] } as unknown as User),
  ).toEqual([]);
});
