/** What the books say otherwise than the provider or the bank (4 §B). */
import * as z from 'zod/mini';
import { call, EVERYDAY } from './call.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn } from './view-parts.ts';

const admin = ['admin'] as const;

/** The differences that are there, the oldest first, 20 at a time. */
export const getDifferences = call({
  path: '/admin/reconciliation/get_differences.php',
  access: admin,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({
    diferencias: z.array(
      z.object({
        id: z.number(),
        /** What the books are compared with. */
        libro: z.enum(['proveedor', 'banco']),
        /** What differs, in a sentence with both amounts. */
        que: z.string(),
        /** What somebody does about it. */
        hacer: z.string(),
        libros: mxn,
        ellos: mxn,
        /** Our payment; null where it is about none of ours. */
        pago: z.nullable(z.number()),
        desde: instant,
        encontrada: instant,
      }),
    ),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvieron las diferencias',
    network: 'Error al cargar las diferencias',
  },
});

/** Compares the books again, as happens every night; what is found stands in the list a little later. */
export const checkDifferences = call({
  path: '/admin/reconciliation/check.php',
  access: admin,
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se inició la revisión', network: 'Error al iniciar la revisión' },
});
