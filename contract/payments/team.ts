/** The payments of all, as the team lists them (2 §2, §3). */
import * as z from 'zod/mini';
import { PAYMENT_KINDS, PAYMENT_ORDERS, PAYMENT_WITH } from '#domain/payments/listing.ts';
import * as amounts from '../amount-fields.ts';
import { call, DOWNLOAD, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { pageInput, pageOutput } from '../paging.ts';
import { instant, mxn, named } from '../view-parts.ts';
import { rol } from '../views.ts';

const access = ['admin'] as const;

/** A payment as administrators see it (2 §3). */
export const pago = z.object({
  id: z.number(),
  /** At the payment provider; '' until it has answered. */
  id_payment: z.string(),
  /** The payer; the e-mail is '' for a deleted account. */
  keylogin: z.string(),
  nombre_completo: z.string(),
  email: z.string(),
  rol,
  type_sell: z.string(),
  descripcion: z.string(),
  value: mxn,
  divisa: z.string(),
  payment_status: z.string(),
  createAt: instant,
  /** When it was charged; null for an attempt. */
  settledAt: z.nullable(instant),
});

const listed = z.extend(pago, {
  /** What was paid for, and who works on it; null for a membership. */
  proyecto: z.nullable(z.object({ id: z.number(), profesional: named })),
  /** Refunded to the card, or owed to it. */
  devuelto: mxn,
  /** What the provider took for it, without the tax that is credited, as far as it is booked. */
  costo: mxn,
  contracargo: z.boolean(),
});
export type ListedPayment = z.infer<typeof listed>;

const filters = z.object({
  /** In the description, the provider's id, and the payer's name and e-mail. */
  search: pageInput.search,
  /** What was only tried, instead of what was charged. */
  intentos: z.optional(f.flag),
  /** `contracargo`: an open one. */
  con: z.optional(z.enum(PAYMENT_WITH)),
  tipo: z.optional(z.enum(PAYMENT_KINDS)),
  /** The amount, MXN, both included. */
  cantidad_desde: z.optional(amounts.amount),
  cantidad_hasta: z.optional(amounts.amount),
  /** Days in Mexico City, both included: of the charge, or of an attempt's beginning. */
  desde: z.optional(f.optionalDate),
  hasta: z.optional(f.optionalDate),
  /** Who paid, or whose project was paid. */
  persona: z.optional(f.keylogin),
  orden: z.optional(z.enum(PAYMENT_ORDERS)),
});

/** What a filter holds adds up to, MXN. */
const sums = z.object({
  cantidad: mxn,
  devuelto: mxn,
  /** As much of that as did not reach the card. */
  por_devolver: mxn,
  costo: mxn,
});
export type PaymentSums = z.infer<typeof sums>;

/**
 * One page of what was charged, newest first, or with `intentos` of what was only tried; `search` looks in the
 * description, the provider's id, and the payer's name and e-mail (2 §2).
 */
export const getPagosDeClientes = call({
  path: '/admin/pagos/get_pagos_de_clientes.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ ...pageInput, ...filters.shape }),
  output: z.object({
    pagos: z.array(listed),
    ...pageOutput,
    /** Null where there are more than 10,000: what is added up of those would be any of them. */
    sumas: z.nullable(sums),
  }),
  errors: [],
  limit: EVERYDAY,
  // The specification has no text for a network failure.
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/** The first 10,000 payments of a filter, in its order, for a file; the download is recorded. */
export const exportPagos = call({
  path: '/admin/pagos/export_pagos.php',
  access,
  permission: ['lectura'],
  fresh: true,
  input: filters,
  output: z.object({
    pagos: z.array(listed),
    /** Whether the filter holds more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron los pagos', network: 'Error al descargar los pagos' },
});
