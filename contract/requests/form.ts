import type { When } from '#domain/requests/when.ts';

/**
 * What is kept of a request while it is typed, without schemas: public pages read it, and load no calls for that.
 */
/**
 * A request for a service as typed: the stored `formDataSearch` (1 §2 request screen, §4).
 * Lengths in meters and the quantity are text, `fecha` is `YYYY-MM-DD`, `hora` `HH:mm`, both in Mexico
 * City; `precotizacion` is MXN, null while something is missing.
 */
export interface RequestForm {
  categoria: string;
  /** The work within the category: the option, with the name of its appliance. */
  subcategoria: string;
  cantidad: string;
  ancho: string;
  largo: string;
  aparato: string;
  opcion: string;
  titulo: string;
  descripcion_servicio: string;
  fecha: string;
  hora: string;
  /** When, in words; '' for the day and the hour themselves. */
  cuando: When;
  estado: string;
  ciudad: string;
  colonia: string;
  cp: string;
  /** The number of the saved address whose street goes along, as text; '' for none. */
  direccion_id: string;
  /** The option of the price list that was chosen. */
  opt: string;
  precotizacion: number | null;
}

/** At most this many images go with a request (1 §9). */
export const REQUEST_IMAGES = 3;
/** A request goes to at most this many professionals at once. */
export const REQUEST_RECIPIENTS = 4;
export const RECIPIENTS_MOST = `Elige hasta ${REQUEST_RECIPIENTS} profesionales.`;
/** The initial request (1 §9): tomorrow at 10:00 in Guadalajara. `tomorrow` is `YYYY-MM-DD`. */
export const emptyRequest = (tomorrow: string): RequestForm => ({
  categoria: '',
  subcategoria: '',
  cantidad: '1',
  ancho: '',
  largo: '',
  aparato: '',
  opcion: '',
  titulo: '',
  descripcion_servicio: '',
  fecha: tomorrow,
  hora: '10:00',
  cuando: '',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: '',
  cp: '',
  direccion_id: '',
  opt: '',
  precotizacion: null,
});
