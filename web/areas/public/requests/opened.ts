import type { RequestForm } from '#contract/requests.ts';
import { readRequest } from '#web/shared/requests/store.ts';
import type { Asked } from './load.ts';

/** Which visit has filled the form already: a reload must not undo what was changed since. */
const ITEM = 'solicitud';

/** The form as this browser left it, with what the address of a new visit fills in. */
export function openRequest(empty: RequestForm, asked: Asked, visit: string): RequestForm {
  const kept = readRequest()?.form ?? empty;
  return visit === lastVisit() ? kept : withAsked(kept, asked);
}

/** An own description is worth more than the few words of the home page's field. */
export const withAsked = (form: RequestForm, asked: Asked): RequestForm => ({
  ...form,
  ...asked,
  descripcion_servicio: form.descripcion_servicio || (asked.descripcion_servicio ?? ''),
});

export function rememberVisit(visit: string): void {
  try {
    sessionStorage.setItem(ITEM, visit);
  } catch {
    // Forbidden: each is a new one.
  }
}

function lastVisit(): string | null {
  try {
    return sessionStorage.getItem(ITEM);
  } catch {
    return null;
  }
}
