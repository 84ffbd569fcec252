import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { barLinks, isCurrent } from './bar-links.ts';
import type { NavUser } from './nav-links.ts';

const client: NavUser = { nombre: 'Clara', rol: 1 };
const professional: NavUser = { nombre: 'Ramón', rol: 2 };

const current = (user: NavUser, pathname: string) =>
  barLinks(user, pathname)
    .filter((link) => isCurrent(link, pathname))
    .map(({ label }) => label);

test('each root screen has the bar, with exactly one current link', () => {
  expect(current(client, '/')).toEqual(['Inicio']);
  expect(current(client, '/cliente/solicitudes')).toEqual(['Solicitudes']);
  expect(current(client, '/cliente/')).toEqual(['Cuenta']);
  expect(current(client, '/chat/view')).toEqual(['Chats']);
  expect(current(professional, '/profesional')).toEqual(['Inicio']);
  expect(current(professional, '/profesional/dinero')).toEqual(['Dinero']);
  for (const user of [client, professional])
    for (const { roots, label } of barLinks(user, '/chat/view'))
      for (const root of roots) expect(current(user, root)).toEqual([label]);
});

test('every link leads to a screen that has the bar, except the request', () => {
  const without = [client, professional].flatMap((user) =>
    barLinks(user, paths.conversations).filter(({ to }) => barLinks(user, to).length === 0),
  );
  expect(without.map(({ to }) => to)).toEqual([paths.request]);
});

test.each([
  [null, '/'],
  [{ nombre: 'Equipo', rol: 4 } as const, '/chat/view'],
  [client, '/chat/abc'],
  [client, '/solicitar'],
  [client, '/cliente/cuenta'],
  [client, '/profesional'],
  [professional, '/profesional/metodo-de-pago'],
])('there is none for %j at %s', (user, pathname) => {
  expect(barLinks(user, pathname)).toEqual([]);
});
