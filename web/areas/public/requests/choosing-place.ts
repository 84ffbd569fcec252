import type { RequestForm } from '#contract/requests.ts';
import { isPostalCode, stateOfPostalCode } from '#domain/accounts/postal-code.ts';
import { NO_ADDRESS, type Prefill } from './understood.ts';

interface Chosen {
  readonly estado: string;
  readonly ciudad: string;
  /** INEGI's key of the state, once the list of states is loaded. */
  readonly state: number | undefined;
}

/**
 * What choosing a state or a city makes of the place. Postal code and colonia stay, unless they are known to be of
 * another place; `gone` says then which go. `codeCity` is the city of the code, '' where it is not known.
 */
export function choosingPlace(
  { estado, ciudad, state }: Chosen,
  form: RequestForm,
  codeCity: string,
): { values: Prefill; gone: string } {
  const { cp, colonia } = form;
  const place = { direccion_id: '', estado, ciudad };
  const elsewhere = isPostalCode(cp)
    ? (state !== undefined && state !== stateOfPostalCode(cp)) || differ(codeCity, ciudad)
    : colonia !== '' && (differ(form.estado, estado) || differ(form.ciudad, ciudad));
  if (!elsewhere) return { values: place, gone: '' };
  const words = [cp, colonia && `«${colonia}»`].filter(Boolean).join(' y ');
  return {
    values: { ...NO_ADDRESS, ...place },
    gone: `Quitamos ${words}: no es de ${ciudad || estado}.`,
  };
}

/** Whether two names are known and not the same. */
const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other;
