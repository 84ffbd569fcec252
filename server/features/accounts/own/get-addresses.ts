import { getAddresses as call } from '#contract/accounts.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { lastStreet } from '#server/features/requests/index.ts';
import { savedAddresses } from '../addresses.ts';

export const getAddresses = handleOutside(call, async (_input, { caller, db }) => {
  const direcciones = await savedAddresses(db, caller.id);
  const last = await lastStreet(db, caller.id);
  const ultima = direcciones.find(
    ({ direccion, apartamento, colonia, cp }) =>
      direccion === last?.direccion &&
      apartamento === last.apartamento &&
      colonia === last.colonia &&
      cp === last.cp,
  );
  return { direcciones, ...(ultima && { ultima: ultima.id }) };
});
