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

/**
 * The saved address that is what was said of a request's place, which may be the city alone. Of several it is the one that
 * was used `last`.
 */
export function addressAgain(
  request: Place,
  addresses: readonly SavedAddress[],
  last: number | undefined,
): SavedAddress | undefined {
  const there = addresses.filter(
    ({ estado, ciudad, colonia, cp }) =>
      estado === request.estado &&
      ciudad === request.ciudad &&
      ['', colonia].includes(request.colonia) &&
      ['', cp].includes(request.cp),
  );
  return addressOf(request, addresses) ?? there.find(({ id }) => id === last) ?? there[0];
}

/** Where a request is that is made again: at that address. Unchanged where there is none. */
export function placeAgain(
  request: Place,
  addresses: readonly SavedAddress[],
  last: number | undefined,
): Place {
  const found = addressAgain(request, addresses, last);
  return found ? placeOfSaved(found) : request;
}
