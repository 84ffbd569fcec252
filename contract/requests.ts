import type { Campos } from './errors.ts';
import { isBlank } from '#lib/blank.ts';
import {
  APARATOS,
  centimetersOf,
  isOffered,
  OTHER,
  type PriceList,
  quantityOf,
} from '#domain/requests/prequote.ts';

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
  estado: string;
  ciudad: string;
  /** The option of the price list that was chosen. */
  opt: string;
  precotizacion: number | null;
}

/** At most this many images go with a request (1 §9). */
export const REQUEST_IMAGES = 3;
/** A request goes to at most this many professionals at once. */
export const REQUEST_RECIPIENTS = 4;
/** Leaves room for the rest of the message. */
const DESCRIPTION_MAX = 2_000;
const TITLE_MAX = 80;

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
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  opt: '',
  precotizacion: null,
});

/**
 * The missing or wrong fields in the order of the form (1 §5); empty when the request can be sent. `list` is the
 * category's price list, null while none is loaded; `today` is `YYYY-MM-DD` in Mexico City.
 */
export function requestProblems(form: RequestForm, list: PriceList | null, today: string): Campos {
  const problems: [field: keyof RequestForm, text: string | false][] = [
    ['categoria', list === null && 'Selecciona un tipo de trabajo'],
    ...(list ? sizeProblems(form, list) : []),
    ['titulo', form.titulo.length > TITLE_MAX && `Usa como máximo ${TITLE_MAX} caracteres.`],
    ['descripcion_servicio', descriptionProblem(form.descripcion_servicio)],
    ['fecha', dayProblem(form.fecha, today)],
    ['hora', !/^([01]\d|2[0-3]):[0-5]\d$/.test(form.hora) && 'Elige una hora.'],
    ['estado', form.estado === '' && 'Elige el estado.'],
    ['ciudad', form.ciudad === '' && 'Elige la ciudad.'],
  ];
  const found = problems.filter((problem): problem is [keyof RequestForm, string] =>
    Boolean(problem[1]),
  );
  return Object.fromEntries(found);
}

function sizeProblems(
  { ancho, largo, cantidad, aparato, opt }: RequestForm,
  list: PriceList,
): [keyof RequestForm, string | false][] {
  const { tipo } = list;
  // Whoever comes measures and counts.
  if (opt === OTHER) return [];
  const noOption = !isOffered(list, { aparato, opt });
  const meters = (text: string, what: string) =>
    centimetersOf(text) === null && `Escribe el ${what} en metros, de 1 a 1,000.`;
  if (tipo === 'area')
    return [
      ['ancho', meters(ancho, 'ancho')],
      ['largo', meters(largo, 'largo')],
      ['opt', noOption && 'Elige con material o sin material.'],
    ];
  if (tipo === 'aparato')
    return [
      ['aparato', !APARATOS.some((one) => one === aparato) && 'Elige el aparato.'],
      ['opt', noOption && 'Elige una opción.'],
    ];
  return [
    ['opt', noOption && 'Elige una opción.'],
    ['cantidad', quantityOf(cantidad) === null && 'Escribe la cantidad, de 1 a 1,000.'],
  ];
}

function descriptionProblem(text: string): string | false {
  if (isBlank(text)) return 'Describe lo que necesitas.';
  return text.length > DESCRIPTION_MAX && `Usa como máximo ${DESCRIPTION_MAX} caracteres.`;
}

function dayProblem(day: string, today: string): string | false {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    return 'Elige una fecha.';
  return day < today && 'Elige una fecha de hoy en adelante.';
}
