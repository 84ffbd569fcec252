import { expect, test } from 'vitest';
import type { ProposalSummary } from '#contract/views.ts';
import { summary } from '#web/testing/projects.ts';
import { soonestFirst, waitingIn } from './waiting.ts';

const TODAY = '2026-11-24';
const mine = (id: number, changes: Partial<ProposalSummary> = {}) =>
  summary(id, { turno: { who: 'client', action: 'aceptar', amount: 900 }, ...changes });

const MINE_TODAY = {
  turno: { who: 'professional', action: 'entregar', amount: null },
  recieved: 'yo',
  start: TODAY,
} as const;

const asked = { solicitud: 7, solicitud_titulo: 'Destapar drenaje' };

test('proposals for one request are one choice, from the lowest price, where they are compared', () => {
  const [choice, other, ...none] = waitingIn(
    [
      mine(1, { ...asked, precio: 900, titulo: 'Destapar con sonda' }),
      mine(2),
      mine(3, { ...asked, precio: 780 }),
    ],
    TODAY,
  );
  expect(choice).toMatchObject({
    title: 'Elige con quién',
    detail: 'Destapar drenaje: 2 propuestas desde $780.00',
    button: 'Comparar',
    href: '/cliente/solicitudes/7',
  });
  expect(choice?.people).toHaveLength(2);
  expect(waitingIn([mine(1, { ...asked, precio: 900 })], TODAY)[0]?.detail).toBe(
    'Destapar drenaje · $900.00',
  );
  expect(other).toMatchObject({ title: 'Revisa la propuesta de Taller Núñez' });
  expect(none).toEqual([]);
});

test('a proposal that changed says so', () => {
  const changed = { ...asked, precio: 600, cambiada: 1 } as const;
  expect(waitingIn([mine(1, changed)], TODAY)[0]).toMatchObject({
    title: 'Taller Núñez cambió su propuesta',
    detail: 'Destapar drenaje · ahora $600.00',
    button: 'Ver qué cambió',
  });
  expect(waitingIn([mine(1, changed), mine(2, { ...asked, precio: 480 })], TODAY)[0]?.detail).toBe(
    'Destapar drenaje: 2 propuestas desde $480.00 · Taller Núñez cambió la suya',
  );
  expect(waitingIn([mine(1, { cambiada: 1 })], TODAY)[0]).toMatchObject({
    title: 'Taller Núñez cambió su propuesta',
    button: 'Ver qué cambió',
  });
});

test('a change that the client asked for is no choice of the professional who answers', () => {
  const project = summary(1, {
    ...asked,
    turno: { who: 'professional', action: 'revisar', amount: null },
    recieved: 'yo',
    other_nombre: 'Clara',
  });
  expect(waitingIn([project], TODAY)[0]).toMatchObject({
    title: 'Cambia tu propuesta para Clara',
    button: 'Cambiar la propuesta',
    href: `/chat/${project.other_key}?panel=proyecto&propuesta=cambiar`,
  });
});

test('a service to answer says its price', () => {
  const turno = { who: 'client', action: 'decidir_adicional', amount: 650 } as const;
  expect(waitingIn([mine(1, { turno })], TODAY)[0]?.title).toBe(
    'Responde al servicio adicional de Taller Núñez: $650.00',
  );
});

test('the question about the pictures of a finished work waits for its client alone', () => {
  const work = summary(1, { muestra_pedida: 1 });
  expect(waitingIn([work], TODAY)[0]).toMatchObject({
    title: 'Di si Taller Núñez puede mostrar las fotos del trabajo en su perfil',
    button: 'Ver las fotos',
    href: `/chat/${work.other_key}?panel=proyecto`,
  });
  expect(waitingIn([{ ...work, recieved: 'yo' }], TODAY)).toEqual([]);
});

test('a rating opens its form at once', () => {
  const rating = mine(1, { turno: { who: 'client', action: 'calificar', amount: null } });
  expect(waitingIn([rating], TODAY)[0]?.href).toBe(`/chat/${rating.other_key}?calificar=1`);
});

test('so does an address that is missing', () => {
  const turno = { who: 'client', action: 'decir_direccion', amount: null } as const;
  const project = mine(1, { turno });
  expect(waitingIn([project], TODAY)[0]).toMatchObject({
    button: 'Agregar dirección',
    href: `/chat/${project.other_key}?direccion=1`,
  });
});

test('what waits for somebody else does not wait here', () => {
  const theirs = summary(1, { turno: { who: 'professional', action: 'entregar', amount: null } });
  expect(waitingIn([theirs, summary(2)], TODAY)).toEqual([]);
});

test('of a work it says which, when and for whom', () => {
  const work = summary(1, {
    turno: { who: 'professional', action: 'entregar', amount: null },
    recieved: 'yo',
    other_nombre: 'Clara',
    start: TODAY,
    hora: '15:30',
  });
  expect(waitingIn([work], TODAY)[0]).toMatchObject({
    title: 'Trabajo 1',
    detail: 'Hoy, 15:30 · Clara',
  });
  expect(waitingIn([{ ...work, start: '2026-11-26', hora: null }], TODAY)[0]?.detail).toBe(
    'jue 26 nov · Clara',
  );
});

test('what comes too late soonest stands first, and what can wait below as it was', () => {
  const today = { ...MINE_TODAY, hora: '15:30' } as const;
  const [work] = waitingIn([summary(1, today)], TODAY);
  expect(work?.until).toBe(Date.parse('2026-11-24T15:30:00-06:00'));
  const late = waitingIn([summary(2, { ...MINE_TODAY, start: null })], TODAY);
  const others = waitingIn([mine(3), mine(4)], TODAY);
  expect(soonestFirst([...others, ...(work ? [work] : []), ...late]).map(({ key }) => key)).toEqual(
    ['proyecto-2', 'proyecto-1', 'proyecto-3', 'proyecto-4'],
  );
});
