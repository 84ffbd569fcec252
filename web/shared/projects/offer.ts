import type { Proposal } from '#contract/views.ts';
import type { Offer } from '#domain/projects/changes.ts';
import { fromMxn } from '#domain/money.ts';

type Shown = Pick<
  Proposal,
  | 'titulo'
  | 'descripcion'
  | 'precio'
  | 'start'
  | 'end'
  | 'hora'
  | 'duracion'
  | 'conceptos'
  | 'incluye'
  | 'no_incluye'
>;

/** What a proposal offers as the domain compares it: amounts in centavos. */
export const offerOf = (shown: Shown): Offer => ({
  ...shown,
  precio: shown.precio === null ? null : fromMxn(shown.precio),
  conceptos: shown.conceptos.map(({ concepto, monto }) => ({ concepto, monto: fromMxn(monto) })),
});
