import type { RequestForm } from '#contract/requests.ts';
import { searchText } from '#lib/search-text.ts';
import { readSession } from '#web/api/session-store.ts';
import { placeOfOwn } from '#web/shared/requests/place.ts';
import { lastVisit, readRequest } from '#web/shared/requests/store.ts';
import { fillingIn, PLACE, type Prefill } from './understood.ts';

/** A new request: at the address of whoever is signed in, else at the default place. */
export function newRequest(empty: RequestForm): RequestForm {
  const address = readSession()?.user.address;
  return address ? { ...empty, ...placeOfOwn(address) } : empty;
}

/** What was typed and not sent; what some have already, and goes to somebody more, is no beginning of another one. */
function begun(): RequestForm | undefined {
  const kept = readRequest();
  return kept?.sent ? undefined : kept?.form;
}

/** The stored form, with the values from the address of a new visit. */
export function openRequest(empty: RequestForm, prefill: Prefill, visit: string): RequestForm {
  const kept = begun();
  return kept && visit === lastVisit() ? kept : prefilled(kept ?? empty, empty, prefill);
}

/** The form with the values from the address; a text of its own is another request, perhaps at the same place. */
export function prefilled(form: RequestForm, empty: RequestForm, given: Prefill): RequestForm {
  const prefill = fillingIn(given, form);
  if (!prefill.descripcion_servicio) return { ...form, ...prefill };
  const { estado, ciudad, colonia, cp, direccion_id } = form;
  return { ...empty, estado, ciudad, colonia, cp, direccion_id, ...prefill };
}

/** Whether a new visit opens another request than the stored one, whose images then go. */
export const isAnotherRequest = (opened: RequestForm, visit: string): boolean =>
  isNewVisit(visit) &&
  searchText(opened.descripcion_servicio) !==
    searchText(readRequest()?.form.descripcion_servicio ?? '');

type Place = Pick<RequestForm, (typeof PLACE)[number]>;

/** Whether two forms are for the same place. */
export const samePlace = (one: Place, other: Place): boolean =>
  PLACE.every((field) => one[field] === other[field]);

/** Whether the form is opened anew, not by a reload. */
export const isNewVisit = (visit: string): boolean => visit !== lastVisit();

/**
 * Whether nobody said where a request is that a new visit opens: it has the place of a `fresh` one, or the one that a
 * visitor begins with (`first`).
 */
export const isPlaceUnsaid = (
  opened: RequestForm,
  begins: { readonly fresh: RequestForm; readonly first: RequestForm },
  given: Prefill,
  visit: string,
): boolean =>
  isNewVisit(visit) &&
  !PLACE.some((field) => given[field] !== undefined) &&
  (samePlace(opened, begins.fresh) || samePlace(opened, begins.first));
