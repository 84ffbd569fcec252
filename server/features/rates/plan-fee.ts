import { planFee as call } from '#contract/rates.ts';
import { feeFromWire } from '#domain/projects/fee.ts';
import { handle } from '#server/calls/handler.ts';
import { plan } from './plan.ts';

export const planFee = handle(
  call,
  async ({ porcentaje, fija, desde, motivo, antes }, { caller, db, now }) => {
    const values = { nivel: null, ...feeFromWire({ porcentaje, fija }) };
    return { tarifa: await plan(db, { values, desde, motivo, antes, adminId: caller.id, now }) };
  },
);
