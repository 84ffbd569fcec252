import * as z from 'zod/mini';
import * as f from '../fields.ts';

/**
 * A person's address, as in sign-up (1 §2). Forms, calls, the columns written and read, and the replies are
 * derived from this list.
 */
export const addressFields = z.object({
  direccion: f.requiredText('Escribe tu dirección.', 160),
  referencia: f.optionalText(200),
  apartamento: f.optionalText(40),
  estado: f.requiredText('Elige tu estado.', 80),
  ciudad: f.requiredText('Elige tu ciudad.', 120),
  colonia: f.requiredText('Escribe tu colonia.', 120),
  cp: f.cp,
});
export type AddressFields = z.output<typeof addressFields>;

/** The same with comments, which are only in the own area (2 §3). */
export const ownAddressFields = z.extend(addressFields, { comentarios: f.optionalText(500) });
export type OwnAddressFields = z.output<typeof ownAddressFields>;

/** What is wrong with a postal code that no state has, and with one of another state or city, by its name. */
export const CP_OF_NOBODY = 'No hay códigos postales que empiecen así.';
export const cpOfState = (nombre: string): string =>
  `Este código postal es de ${nombre}. Revisa el código o el estado.`;
export const cpOfCity = (nombre: string): string =>
  `Este código postal es de ${nombre}. Revisa el código o la ciudad.`;

/** Each field's label in the audit log, and in forms unless they have a longer one. */
export const ADDRESS_LABELS: Record<keyof OwnAddressFields, string> = {
  direccion: 'Dirección',
  referencia: 'Referencia',
  apartamento: 'Apartamento',
  estado: 'Estado',
  ciudad: 'Ciudad',
  colonia: 'Colonia',
  cp: 'Código postal',
  comentarios: 'Comentarios',
};

/** The fields that are text columns of `address` with the same name; the others reference other tables. */
export const ADDRESS_TEXTS = f.namesOf(z.omit(ownAddressFields, { estado: true, ciudad: true }));

/** The fields in replies. */
export const addressShown = {
  ...f.shownTexts(ownAddressFields),
  /** A number, as specified (2 §3): «01000» is 1000, so pad it to 5 digits to show it. */
  cp: z.number(),
};
