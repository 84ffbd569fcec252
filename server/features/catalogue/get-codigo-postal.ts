import { getCodigoPostal as call } from '#contract/catalogue.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { coloniasOf, placeOfRows } from './postal-codes.ts';

export const getCodigoPostal = handleOutside(call, async ({ cp }, { db }) => {
  const rows = await coloniasOf(db, cp);
  const { estado, ciudad } = await placeOfRows(db, cp, rows);
  return {
    estado: estado ?? '',
    ciudad: ciudad ?? '',
    colonias: rows.map(({ colonia }) => colonia),
  };
});
