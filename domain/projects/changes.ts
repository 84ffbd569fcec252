import { formatPesos } from '#lib/numbers.ts';
import { type Centavos, toMxn } from '../money.ts';
import { type When, whenWords } from './hours.ts';
import { type Line, linesText } from './lines.ts';

/** What is offered in one version of a proposal. */
export interface Offer extends When {
  readonly titulo: string;
  readonly descripcion: string;
  readonly precio: Centavos | null;
  readonly conceptos: readonly Line[];
  readonly incluye: readonly string[];
  readonly no_incluye: readonly string[];
}

/** One difference between two offers, in words; `before` or `after` is '' where there is nothing. */
export interface OfferChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

const pesos = (amount: Centavos | null): string =>
  amount === null ? '' : formatPesos(toMxn(amount));
const whenOf = (offer: Offer): string => {
  const { begins, rest } = whenWords(offer);
  return [begins, rest].filter(Boolean).join(' ');
};

/** What a revision changes (4 §G), the price first; empty when both offer the same. */
export function changesBetween(before: Offer, after: Offer): OfferChange[] {
  const pairs: OfferChange[] = [
    { what: 'Precio', before: pesos(before.precio), after: pesos(after.precio) },
    ...(isPriceAlone(before, after) ? [] : lineChanges(before.conceptos, after.conceptos)),
    { what: 'Cuándo', before: whenOf(before), after: whenOf(after) },
    { what: 'Título', before: before.titulo, after: after.titulo },
    ...textChanges('Incluye', before.incluye, after.incluye),
    ...textChanges('No incluye', before.no_incluye, after.no_incluye),
    { what: 'Descripción', before: ownWords(before), after: ownWords(after) },
  ];
  return pairs.filter((pair) => pair.before !== pair.after);
}

/** A description that only repeats the lines says nothing of its own: it follows them. */
const ownWords = ({ descripcion, conceptos }: Offer): string =>
  descripcion === linesText(conceptos) ? '' : descripcion;

/** The one line of both says what the price says. */
function isPriceAlone(before: Offer, after: Offer): boolean {
  const [one, ...more] = before.conceptos;
  const [other, ...others] = after.conceptos;
  return (
    more.length + others.length === 0 &&
    one !== undefined &&
    one.concepto === other?.concepto &&
    one.monto === before.precio &&
    other.monto === after.precio
  );
}

/** Lines are the same while they say the same; several may. */
function lineChanges(before: readonly Line[], after: readonly Line[]): OfferChange[] {
  const gone = [...before];
  const changes = after.map(({ concepto, monto }) => {
    const same = gone.findIndex((line) => line.concepto === concepto && line.monto === monto);
    const at = same >= 0 ? same : gone.findIndex((line) => line.concepto === concepto);
    const [earlier] = at >= 0 ? gone.splice(at, 1) : [];
    return { what: concepto, before: earlier ? pesos(earlier.monto) : '', after: pesos(monto) };
  });
  return [
    ...changes,
    ...gone.map(({ concepto, monto }) => ({ what: concepto, before: pesos(monto), after: '' })),
  ];
}

function textChanges(
  what: string,
  before: readonly string[],
  after: readonly string[],
): OfferChange[] {
  return [
    ...after
      .filter((text) => !before.includes(text))
      .map((text) => ({ what, before: '', after: text })),
    ...before
      .filter((text) => !after.includes(text))
      .map((text) => ({ what, before: text, after: '' })),
  ];
}

/** A difference in a few words: «Precio: antes $900.00, ahora $950.00», «Material: $50.00 (nuevo)», «Título: otro texto». */
function changeText({ what, before, after }: OfferChange): string {
  if (what === 'Descripción' || what === 'Título') return `${what}: otro texto`;
  if (before === '') return `${what}: ${after} (nuevo)`;
  if (after === '') return `${what}: ya no ${before}`;
  return `${what}: antes ${before}, ahora ${after}`;
}

/** All differences in a line of the history. */
export const changesText = (changes: readonly OfferChange[]): string =>
  changes.map(changeText).join('; ');
