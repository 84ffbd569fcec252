import { expect, test } from 'vitest';
import { leadsBack, visit, type Visits } from './visits.ts';

const NONE: Visits = { pages: [], shown: -1 };
const at = (address: string, key = address) => ({ key, address, top: 0 });
const path = (...addresses: string[]) =>
  addresses.reduce((visits, address) => visit(visits, 'PUSH', at(address)), NONE);

test('the history is what the browser has', () => {
  let visits = visit(NONE, 'POP', at('/', 'default'));
  visits = visit(visits, 'PUSH', at('/a'));
  visits = visit(visits, 'PUSH', at('/b'));
  visits = visit(visits, 'POP', at('/a'));
  expect(visits).toMatchObject({ shown: 1, pages: [{}, {}, { key: '/b' }] });
  visits = visit(visits, 'PUSH', at('/c'));
  visits = visit(visits, 'REPLACE', at('/d'));
  expect(visits.pages.map(({ address }) => address)).toEqual(['/', '/a', '/d']);
  // Of what was before this document, nothing is known.
  expect(visit(visits, 'POP', at('/z')).pages).toEqual([at('/z')]);
  expect(visit(visits, 'PUSH', at('/d'))).toBe(visits);
});

test('a link from an item to the list where it was opened leads back', () => {
  expect(leadsBack(path('/cliente/recibos', '/cliente/recibos/7'), '/cliente/recibos')).toBe(true);
  expect(leadsBack(path('/admin/cuentas?q=a', '/admin/cuentas/7'), '/admin/cuentas?q=a')).toBe(
    true,
  );
  const profile = path('/categorias/plomeria?estado=Jalisco', '/ver/profesional/x');
  expect(leadsBack(profile, '/categorias/plomeria?estado=Jalisco')).toBe(true);
});

test('every other link leads on', () => {
  expect(leadsBack(NONE, '/')).toBe(false);
  expect(leadsBack(path('/', '/categorias'), '/')).toBe(false);
  expect(leadsBack(path('/', '/cliente/recibos/7'), '/cliente/recibos')).toBe(false);
  expect(leadsBack(path('/admin/cuentas?q=a', '/admin/cuentas/7'), '/admin/cuentas')).toBe(false);
  expect(leadsBack(path('/cliente/recibos', '/cliente/proyectos'), '/cliente/recibos')).toBe(false);
  expect(leadsBack(path('/categorias', '/ver/profesional/x'), '/categorias/plomeria')).toBe(false);
});
