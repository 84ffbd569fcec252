import type { RequestForm } from '#contract/requests/form.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { fillingIn, type Meant, type Prefill, type UnderstoodText } from './understood.ts';

type Field = keyof RequestForm;

/** Fields that mean something together: one that a person has changed keeps the others as they are. */
const GROUPS: readonly (readonly Field[])[] = [
  ['categoria', 'aparato', 'opt'],
  ['estado', 'ciudad', 'colonia', 'cp', 'direccion_id'],
  ['fecha', 'cuando'],
  ['hora'],
  ['cantidad'],
  ['ancho', 'largo'],
  ['titulo'],
];

/** What of the form nobody has typed or tapped. */
export interface Untyped {
  /** What the request began with, and what reading has set since. */
  readonly held: RequestForm;
  /** The fields that the text says. */
  readonly filled: Prefill;
}

/**
 * What a newly read text changes (4 §G). Only what nobody has touched: that which the former text said goes, what
 * this one says comes. `base` is what holds where it says nothing.
 */
export function readAnew(
  values: RequestForm,
  { held, filled }: Untyped,
  { found, base }: { found: UnderstoodText; base: RequestForm },
): { set: Prefill; untyped: Untyped } {
  const set: Prefill = {};
  const said: Prefill = {};
  const read = fillingIn(found.values, base);
  for (const group of GROUPS) {
    const untouched = group.every((field) => values[field] === held[field]);
    if (untouched) Object.assign(set, pick(base, group), pick(read, group));
    Object.assign(said, pick(untouched ? read : filled, group));
  }
  return { set, untyped: { held: { ...held, ...set }, filled: said } };
}

function pick(from: Prefill, fields: readonly Field[]): Prefill {
  return Object.fromEntries(
    fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])),
  );
}

/**
 * A repeated request with another text is another job at the same place for the same person: what was done then says
 * nothing of it. With the same text, or of the same work, it stays as it is.
 */
export function baseOf(
  found: UnderstoodText,
  { carried, empty }: { carried: RequestForm; empty: RequestForm },
): RequestForm {
  const { categoria, aparato, opt, descripcion_servicio } = carried;
  const { values, maybe } = found;
  const sameWork =
    values.categoria === categoria && values.opt === opt && (values.aparato ?? '') === aparato;
  if (sameWork || found.texto === descripcion_servicio.trim()) return carried;
  const { estado, ciudad, colonia, cp, direccion_id } = carried;
  return {
    ...empty,
    estado,
    ciudad,
    colonia,
    cp,
    direccion_id,
    // Of a text that says no work, only the person's trade is known; a look at it fits whatever it is.
    ...(maybe.length === 0 && { categoria, opt: opt === OTHER ? OTHER : '' }),
  };
}

/** A text that means another trade than that of the person it is for: a question, because they would be lost. */
export function asking(found: UnderstoodText, categoria: string): UnderstoodText {
  const { categoria: other, aparato, opt, ...values } = found.values;
  if (!other || other === categoria) return found;
  const meant: Meant = { categoria: other, aparato: aparato || null, opt: opt || null };
  return { ...found, maybe: [meant, { categoria, aparato: null, opt: null }], values };
}
