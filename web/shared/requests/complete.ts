import type { RequestForm } from '#contract/requests.ts';
import { isPostalCode } from '#domain/accounts/postal-code.ts';
import { toMxn } from '#domain/money.ts';
import { workOf } from '#domain/requests/request-message.ts';
import {
  isOffered,
  type Prequote,
  type PriceList,
  prequote,
  sizeAsked,
} from '#domain/requests/prequote.ts';

/** As in a new request (1 §9). */
const ONE = '1';

/**
 * The request as it is kept: choices and measures that the category does not ask for are removed, and the names
 * and amount that follow from the choice are filled in (1 §2). `list` is the price list of the chosen
 * category, null before one is chosen.
 */
export function completeRequest(form: RequestForm, list: PriceList | null): RequestForm {
  const aparato = list?.tipo === 'aparato' ? form.aparato : '';
  const opt = list && isOffered(list, { aparato, opt: form.opt }) ? form.opt : '';
  const size = list ? sizeAsked(list, opt) : { meters: true, pieces: true };
  const quote = quoteOf({ ...form, aparato, opt }, list);
  return {
    ...form,
    ancho: size.meters ? form.ancho : '',
    largo: size.meters ? form.largo : '',
    cantidad: size.pieces ? form.cantidad : ONE,
    aparato,
    opt,
    opcion: opt,
    cp: isPostalCode(form.cp) ? form.cp : '',
    subcategoria: workOf({ aparato, opt }),
    precotizacion: quote && toMxn(quote.total),
  };
}

/** The pre-quote of the request (1 §9); null while something is missing. */
export const quoteOf = (form: RequestForm, list: PriceList | null): Prequote | null =>
  list && prequote(list, form);
