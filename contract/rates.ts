/** The platform's fee and the memberships' prices, each with the day from which it holds (4 §B). */
import * as z from 'zod/mini';
import { call, EVERYDAY, MONEY } from './call.ts';
import * as amounts from './amount-fields.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { instant, mxn } from './view-parts.ts';

const admin = ['admin'] as const;

const rate = z.object({
  id: z.number(),
  /** The level whose price it is; null for the fee. */
  nivel: z.nullable(z.number()),
  /** «Comisión», or the level's name. */
  nombre: z.string(),
  /** The fee: percent of what is released, and MXN per project; null for a price. */
  porcentaje: z.nullable(z.number()),
  fija: z.nullable(mxn),
  /** The price for 30 days; null for the fee. */
  precio: z.nullable(mxn),
  desde: instant,
  /** Who decided it; null for those of the beginning. */
  autor: z.nullable(z.string()),
  motivo: z.string(),
  createAt: instant,
  retirada_at: z.nullable(instant),
});
export type Rate = z.infer<typeof rate>;

/** What held before; null for what began. */
const before = z.nullable(z.pick(rate, { porcentaje: true, fija: true, precio: true }));

/** What is in force, what is planned, the next first, and what was, 20 at a time, the newest first. */
export const getRates = call({
  path: '/admin/rates/get_rates.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ despues: z.optional(f.id) }),
  output: z.object({
    vigentes: z.array(z.extend(rate, { anterior: before })),
    planeadas: z.array(rate),
    anteriores: z.array(rate),
    ...following(z.number()),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las tarifas', network: 'Error al cargar las tarifas' },
});

const percent = f.sentAs(
  f.NUMBER_OR_TEXT,
  z.pipe(
    z.transform(amounts.typedAmount),
    z.number('Escribe el porcentaje, por ejemplo 5.5.').check(
      z.gte(0, 'El porcentaje no puede ser negativo.'),
      z.lte(30, 'El porcentaje máximo es 30.'),
      z.refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        'Usa como máximo 2 decimales.',
      ),
    ),
  ),
);

/** Up to how many days ahead a change is planned: a later day is a typing error, and would stay taken. */
export const RATE_DAYS_AHEAD = 730;

const since = {
  /** The day of Mexico City from whose beginning it holds, within two years; nothing: from now on. */
  desde: f.optionalDate,
  motivo: f.requiredText('Escribe el motivo.', 500),
  /** The one in force that was looked at: where another one is by now, nothing is changed. Without it nothing is compared. */
  antes: z.optional(f.id),
};
const errors = ['rate_day_past', 'rate_day_far', 'rate_day_taken', 'setting_changed'] as const;

/** Changes the fee of projects that are accepted from then on; those accepted before keep theirs. */
export const planFee = call({
  path: '/admin/rates/plan_fee.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({ porcentaje: percent, fija: amounts.amount, ...since }),
  output: z.object({ tarifa: rate }),
  errors,
  limit: MONEY,
  texts: { failed: 'No se guardó la comisión', network: 'Error al guardar la comisión' },
});

/** Changes the price of a membership that is not free, for purchases from then on. */
export const planPrice = call({
  path: '/admin/rates/plan_price.php',
  access: admin,
  permission: ['finanzas'],
  fresh: true,
  input: z.object({ nivel: f.id, precio: amounts.precio, ...since }),
  output: z.object({ tarifa: rate }),
  errors: [...errors, 'membership_not_found'],
  limit: MONEY,
  texts: { failed: 'No se guardó el precio', network: 'Error al guardar el precio' },
});

/** Takes back a planned change before its day. */
export const withdrawRate = call({
  path: '/admin/rates/withdraw_rate.php',
  access: admin,
  permission: ['finanzas'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({}),
  errors: ['rate_not_found'],
  limit: MONEY,
  texts: { failed: 'No se retiró el cambio', network: 'Error al retirar el cambio' },
});
