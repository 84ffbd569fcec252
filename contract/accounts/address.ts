import * as z from 'zod/mini';
import * as f from '../fields.ts';

/**
 * Where somebody lives, as sign-up asks for it (1 §2). Forms, calls, the columns written and read, and the
 * replies follow from this list.
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

/** The same with what is good to know of it, which is asked later (2 §3). */
export const ownAddressFields = z.extend(addressFields, { comentarios: f.optionalText(500) });
export type OwnAddressFields = z.output<typeof ownAddressFields>;

/** What each field is called: in the audit log, and in forms unless they ask in more words. */
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

/** Those that are text columns of `address` by the same name; the others point to rows of other tables. */
export const ADDRESS_TEXTS = f.namesOf(z.omit(ownAddressFields, { estado: true, ciudad: true }));

/** The fields in replies. */
export const addressShown = {
  ...f.shownTexts(ownAddressFields),
  /** A number as specified (2 §3): «01000» arrives as 1000, so pad it to 5 digits to show it. */
  cp: z.number(),
};
