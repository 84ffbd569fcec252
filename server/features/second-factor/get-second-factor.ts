import { ROL } from '#contract/call.ts';
import { getSecondFactor as call } from '#contract/second-factor.ts';
import { handle } from '#server/calls/handler.ts';
import { passkeysOf } from './passkeys/queries.ts';
import { factorRow } from './queries.ts';
import { areKept, countCodes } from './recovery-codes.ts';

export const getSecondFactor = handle(call, async (_input, { caller, db, services }) => {
  const factor = await factorRow(db, caller.id).executeTakeFirst();
  const keys = await passkeysOf(db, caller.id).execute();
  return {
    aplicacion_desde: factor?.confirmed_at?.toISOString() ?? null,
    llaves: keys.map(({ id, nombre, created_at, used_at }) => ({
      id,
      nombre,
      createAt: created_at.toISOString(),
      usada_at: used_at?.toISOString() ?? null,
    })),
    codigos: await countCodes(db, caller.id),
    codigos_guardados: await areKept(db, caller.id),
    obligatorio: caller.rol === ROL.admin && services.config.teamFactor === 'required',
  };
});
