import { planPrice as call } from '#contract/rates.ts';
import { fromMxn } from '#domain/money.ts';
import { failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { pricesInForce } from './in-force.ts';
import { plan } from './plan.ts';

export const planPrice = handle(
  call,
  async ({ nivel, precio, desde, motivo, antes }, { caller, db, now }) => {
    // A free level stays free: it is what everybody returns to.
    if (!(await pricesInForce(db, now)).has(nivel)) return failAt('nivel', 'membership_not_found');
    const values = { nivel, precio: fromMxn(precio) };
    return { tarifa: await plan(db, { values, desde, motivo, antes, adminId: caller.id, now }) };
  },
);
