import type { SavedAddress } from '#contract/accounts/addresses.ts';
import type { RequestForm } from '#contract/requests/form.ts';
import type { User } from '#contract/views.ts';
import { OWN_ADDRESS } from '#domain/accounts/addresses.ts';

type Place = Pick<RequestForm, 'direccion_id' | 'estado' | 'ciudad' | 'colonia' | 'cp'>;

/** Where a request is that is for one of the client's addresses. */
export const placeOfSaved = ({ id, estado, ciudad, colonia, cp }: SavedAddress): Place => ({
  direccion_id: String(id),
  estado,
  ciudad,
  colonia,
  cp,
});

/** The same for the account's own address, as the session has it. */
export const placeOfOwn = ({ cp, ...address }: NonNullable<User['address']>): Place =>
  placeOfSaved({
    ...address,
    id: OWN_ADDRESS,
    nombre: '',
    // The wire carries a number, which drops the zero of «06700» (2 §3).
    cp: String(cp).padStart(5, '0'),
  });

/** The saved address that a request names, or else the one at its place; undefined for another place. */
export const addressOf = (
  request: Place,
  addresses: readonly SavedAddress[],
): SavedAddress | undefined =>
  addresses.find(({ id }) => String(id) === request.direccion_id) ??
  addresses.find(
    ({ cp, colonia, ciudad }) =>
      cp !== '' && cp === request.cp && colonia === request.colonia && ciudad === request.ciudad,
  );
