import { expect, test } from 'vitest';
import { navLinks } from './nav-links.ts';

const labels = (rol: 1 | 2 | 4 | null) =>
  navLinks(rol && { nombre: 'Clara', rol }).map((link) => link.label);

test('each kind of visitor has the links of the specification', () => {
  expect(labels(null)).toEqual(['Nosotros', 'Preguntas', 'Contacto', 'Profesionales', 'Solicitar']);
  expect(labels(1)).toEqual(['Solicitar', 'Mi perfil', 'Conversaciones']);
  expect(labels(2)).toEqual(['Mi perfil', 'Conversaciones']);
  expect(labels(4)).toEqual(['Administrar', 'Conversaciones']);
});
