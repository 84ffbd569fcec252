import * as z from 'zod/mini';
import { ESTADOS } from '#domain/proposal/graph.ts';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { instant, mxn } from '../view-parts.ts';
import { rol } from '../views.ts';
import { pageInput, pageOutput } from './paging.ts';

const access = ['admin'] as const;

/** A payment as administrators see it (2 §3). */
export const pago = z.object({
  id: z.number(),
  /** At the payment provider; '' until it has answered. */
  id_payment: z.string(),
  /** Whose it is; '' is the e-mail of a deleted account. */
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
});

/**
 * One page of all payments, newest first; `search` is looked for in what they are for, the provider's id,
 * and the name and e-mail of who pays (2 §2).
 */
export const getPagosDeClientes = call({
  path: '/admin/pagos/get_pagos_de_clientes.php',
  access,
  input: z.object(pageInput),
  output: z.object({ pagos: z.array(pago), ...pageOutput }),
  errors: [],
  limit: EVERYDAY,
  // Its second text is not given.
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/** One payment with what became of its money. */
export const getPagoDeCliente = call({
  path: '/admin/pagos/get_pago_de_cliente.php',
  access,
  input: z.object({ pago_id: f.id }),
  output: z.object({
    pago: z.extend(pago, {
      /** When its money was in the books; null while it is not. */
      settledAt: z.nullable(instant),
      /** What was paid for; null for a membership. */
      proyecto: z.nullable(
        z.object({
          id: z.number(),
          titulo: z.string(),
          estado: z.enum(ESTADOS),
          other_key: z.string(),
          other_nombre: z.string(),
        }),
      ),
      /** Gone back, or on its way back, to the card. */
      devuelto: mxn,
      reembolsos: z.array(
        z.object({
          id: z.number(),
          amount: mxn,
          motivo: z.string(),
          /** At the payment provider; '' until it has answered. */
          id_refund: z.string(),
          createAt: instant,
          /** When the provider had sent it; null while it is on its way. */
          doneAt: z.nullable(instant),
        }),
      ),
      /** What the ledger says of it, oldest first: to which accounts how much. */
      movimientos: z.array(
        z.object({
          id: z.number(),
          kind: z.string(),
          createAt: instant,
          partidas: z.array(z.object({ cuenta: z.string(), amount: mxn })),
        }),
      ),
    }),
  }),
  errors: ['payment_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el pago', network: 'Error al cargar el pago' },
});
