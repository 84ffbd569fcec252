import { expect, test } from 'vitest';
import { navLinks } from './nav-links.ts';
import { TEAM_MENU } from './team-menu.ts';

const labels = (rol: 1 | 2 | 4 | null) =>
  navLinks(rol && { nombre: 'Clara', rol }).map((link) => link.label);

test('each kind of visitor has the links of the specification', () => {
  expect(labels(null)).toEqual(['Nosotros', 'Preguntas', 'Contacto', 'Profesionales', 'Solicitar']);
  expect(labels(1)).toEqual(['Inicio', 'Solicitar', 'Solicitudes', 'Mi perfil', 'Conversaciones']);
  expect(labels(2)).toEqual(['Inicio', 'Mi perfil', 'Conversaciones']);
  expect(labels(4)).toEqual(['Inicio', 'Administrar', 'Conversaciones']);
});

test('of a client’s links one at most is the current page', () => {
  const links = navLinks({ nombre: 'Clara', rol: 1 });
  const inside = links.filter(({ to }) => to.startsWith('/cliente'));
  expect(inside).toMatchObject([
    { label: 'Solicitudes', to: '/cliente/solicitudes' },
    { label: 'Mi perfil', to: '/cliente', without: '/cliente/solicitudes' },
  ]);
});

test('the menu of an administrator’s phone lists the whole area', () => {
  expect(TEAM_MENU.map(({ to }) => to)).toEqual(
    expect.arrayContaining([
      '/chat/view',
      '/admin/cuentas',
      '/admin/mensajes',
      '/admin/reviews',
      '/admin/pagos-de-clientes',
      '/admin/reportes',
      '/admin/categorias',
      '/admin/nuevo-profesional',
    ]),
  );
});

test('at most one link of the menu is the current page, below the area that it is in', () => {
  const all = TEAM_MENU;
  expect(all.filter(({ area }) => area)).toMatchObject([{ label: 'Administrar', area: '/admin' }]);
  const links = all.filter(({ section, area }) => !section && !area);
  expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
  const above = links.filter(({ to }) => links.some((other) => other.to.startsWith(`${to}/`)));
  expect(above.map(({ to, end }) => ({ to, end }))).toEqual([{ to: '/admin', end: true }]);
});
