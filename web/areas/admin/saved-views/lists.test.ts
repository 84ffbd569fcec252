import { expect, it } from 'vitest';
import { VIEW_KEYS } from '#domain/saved-views/saved-views.ts';
import { CHOICES as accounts } from '../accounts/filters.ts';
import { readFilters } from '../audit/filters.ts';
import { CHOICES as messages } from '../chat/filters.ts';
import { CHOICES as payments } from '../payments/filters.ts';
import { CHOICES as projects } from '../projects/filters.ts';
import { CHOICES as requests } from '../requests/filters.ts';
import { CHOICES as reviews } from '../reviews/filters.ts';

// A filter that a list gets is one that its views keep.

it.each([
  ['cuentas', accounts],
  ['proyectos', projects],
  ['solicitudes', requests],
  ['mensajes', messages],
  ['resenas', reviews],
  ['pagos_de_clientes', payments],
] as const)('views of %s keep all of its filters', (list, choices) => {
  expect([...VIEW_KEYS[list]].sort()).toEqual(['search', ...Object.keys(choices)].sort());
});

it('views of the audit log keep all of its filters', () => {
  const filters = readFilters(new URLSearchParams());
  expect([...VIEW_KEYS.auditoria].sort()).toEqual(Object.keys(filters).sort());
});
