/** Fields with money as people type it, in MXN. */
import * as z from 'zod/mini';
import { readSignedAmount } from '#lib/amount.ts';
import { NUMBER_OR_TEXT, sentAs } from './fields.ts';

/** A number, or the amount in a text as people type it: «1,500», «$1,500.00», or «-5», which then is too little. */
export const typedAmount = (value: unknown): unknown =>
  typeof value === 'string' ? (readSignedAmount(value) ?? value) : value;

/** What a price says that is not a number. */
export const PRICE_NEEDED = 'Escribe el precio en pesos, por ejemplo 1,500.';

/** The highest price and amount, MXN (DESIGN). */
export const AMOUNT_MAX = 9_999_999;

/** Whole pesos from `least`; the texts say what is needed, and what is too little. */
const pesosFrom = (least: number, needed: string, tooLittle: string) =>
  sentAs(
    NUMBER_OR_TEXT,
    z.pipe(
      z.transform(typedAmount),
      z.number(needed).check(
        z.refine((pesos) => Number.isInteger(pesos), 'Usa pesos enteros, sin centavos.'),
        z.gte(least, tooLittle),
        z.lte(AMOUNT_MAX, 'El precio máximo es de $9,999,999.00 MXN.'),
      ),
    ),
  );

/** Whole pesos from 0: a part of a price. */
export const wholePesos = pesosFrom(
  0,
  'Escribe el monto en pesos, por ejemplo 850.',
  'El monto no puede ser negativo.',
);

/** A price in whole pesos, at least 100 and at most 9,999,999 MXN (1 §5, §9; DESIGN). */
export const precio = pesosFrom(100, PRICE_NEEDED, 'El precio mínimo es de $100.00 MXN.');

/** An amount in MXN from 0, with at most 2 decimals. */
export const amount = sentAs(
  NUMBER_OR_TEXT,
  z.pipe(
    z.transform(typedAmount),
    z.number('Escribe la cantidad en pesos, por ejemplo 1,500.50.').check(
      z.gte(0, 'La cantidad no puede ser negativa.'),
      z.lte(AMOUNT_MAX, 'La cantidad máxima es de $9,999,999.00 MXN.'),
      z.refine(
        (pesos) => Math.abs(pesos * 100 - Math.round(pesos * 100)) < 1e-6,
        'Usa como máximo 2 decimales.',
      ),
    ),
  ),
);
