import { type Line } from '#domain/projects/lines.ts';
import { toMxn } from '#domain/money.ts';

/** The terms of a proposal besides its title, description and price, as they are stored. */
export interface StoredTerms {
  readonly start: string | null;
  readonly end: string | null;
  readonly hora: string | null;
  readonly duracion: number | null;
  readonly conceptos: readonly Line[];
  readonly incluye: readonly string[];
  readonly no_incluye: readonly string[];
}

/** The terms as replies have them; amounts in MXN. */
export const termsView = (row: StoredTerms) => ({
  start: row.start,
  end: row.end,
  hora: row.hora,
  duracion: row.duracion,
  conceptos: row.conceptos.map(({ concepto, monto }) => ({ concepto, monto: toMxn(monto) })),
  incluye: [...row.incluye],
  no_incluye: [...row.no_incluye],
});
