import * as z from 'zod/mini';
import { DIAS } from '#domain/profile/hours.ts';
import * as amounts from '../amount-fields.ts';
import * as f from '../fields.ts';
import { mxn } from '../view-parts.ts';

/** A whole hour «09:00», from 0 to 24; '' for none. */
const hora = z
  .optional(z.nullable(z.string()))
  .check(
    z.refine((value) => !value || /^(?:[01]\d|2[0-4]):00$/.test(value), 'Elige una hora en punto.'),
  );

const dias = f.sentAs(
  z.array(z.enum(DIAS)),
  z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(z.enum(DIAS, 'Elige días de la semana.')),
  ),
);

/** From how much somebody takes for a trade, in whole pesos; without a price they say none. */
const precio = z.object({
  profesion: f.requiredText('Elige una de tus profesiones.', 80),
  desde: f.sentAs(
    z.nullable(z.union([z.number(), z.string()])),
    z.pipe(
      z.transform((value: unknown) =>
        value === '' || value === undefined ? null : amounts.typedAmount(value),
      ),
      z.nullable(
        z
          .int('Escribe el precio en pesos enteros, por ejemplo 350.')
          .check(
            z.gte(1, 'El precio mínimo es de $1.00 MXN.'),
            z.lte(amounts.AMOUNT_MAX, 'El precio máximo es de $9,999,999.00 MXN.'),
          ),
      ),
    ),
  ),
});

/** When a professional works, and from how much; all optional. */
export const hoursAndPrices = z
  .object({
    dias,
    hora_inicio: hora,
    hora_fin: hora,
    precios: z.array(precio).check(z.maxLength(21, 'Escribe un precio por profesión.')),
  })
  .check(
    z.refine(({ hora_inicio, hora_fin }) => !hora_inicio === !hora_fin, {
      error: 'Elige a qué hora empiezas y a qué hora terminas.',
      path: ['hora_fin'],
    }),
    z.refine(({ hora_inicio, hora_fin }) => !hora_inicio || !hora_fin || hora_inicio < hora_fin, {
      error: 'Tu día termina después de empezar.',
      path: ['hora_fin'],
    }),
  );

/** The hours in replies: '' and [] where they do not say. */
export const hoursShown = {
  dias: z.array(z.enum(DIAS)),
  hora_inicio: z.string(),
  hora_fin: z.string(),
};

/** The prices of each profession in replies, the main one first; null where they do not say. */
export const pricesShown = z.array(z.object({ profesion: z.string(), desde: z.nullable(mxn) }));
