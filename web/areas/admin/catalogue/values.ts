import { dataCategoria, type updateCategorias } from '#contract/catalogue.ts';
import type { InputOf } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import type { CategoriaEditable } from '#contract/catalogue/view.ts';
import { isSameOption } from '#domain/catalogue/categories.ts';
import { readAmount, writeAmount } from '#lib/amount.ts';
import type { CategoryKind } from '#domain/requests/prequote.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';

/** An option in the form; `key` identifies it while it moves and changes. */
export interface OptionValues {
  key: string;
  opt: string;
  /** As typed. */
  precio: string;
  aparato: string;
  /** How people ask for it, separated by commas. */
  palabras: string;
}

/** A category in the form; `newOptForm` is the option being typed (2 §3). */
export interface CategoryValues extends Record<string, unknown> {
  categoria: string;
  descripcion: string;
  tipo: CategoryKind;
  palabras: string;
  form: readonly OptionValues[];
  newOptForm: string;
}

export const newKey = (): string => crypto.randomUUID();

export const valuesOf = (category: CategoriaEditable | null): CategoryValues => ({
  categoria: category?.categoria ?? '',
  descripcion: category?.data_categoria.descripcion ?? '',
  tipo: category?.data_categoria.tipo ?? 'opcion',
  palabras: category?.data_categoria.palabras ?? '',
  form: (category?.data_categoria.form ?? []).map(({ opt, precio, aparato, palabras }) => ({
    key: newKey(),
    opt,
    precio: writeAmount(precio),
    aparato: aparato ?? '',
    palabras,
  })),
  newOptForm: '',
});

export type DataInput = InputOf<typeof updateCategorias>['categoria']['data_categoria'];

/** The data to send, without the option being typed. */
export const dataOf = ({
  categoria,
  descripcion,
  tipo,
  palabras: words,
  form,
}: CategoryValues): DataInput => ({
  categoria,
  descripcion,
  tipo,
  palabras: words,
  form: form.map(({ opt, precio, aparato, palabras }) => ({
    opt,
    precio: readAmount(precio) ?? precio,
    aparato: tipo === 'aparato' && aparato !== '' ? (aparato as 'TV') : null,
    palabras,
  })),
});

export interface OptionProblems {
  opt?: string | undefined;
  precio?: string | undefined;
  aparato?: string | undefined;
  palabras?: string | undefined;
}

/** The errors of each option, in order; an empty object where there are none. */
export function optionProblems({ tipo, form }: CategoryValues): OptionProblems[] {
  const parsed = dataCategoria.safeParse(
    dataOf({ categoria: 'x', descripcion: 'x', tipo, palabras: '', form, newOptForm: '' }),
  );
  return form.map((option, index) => {
    const issueOf = (field: string) =>
      parsed.error?.issues.find(
        ({ path }) => path[0] === 'form' && path[1] === index && path[2] === field,
      )?.message;
    const ofAppliance = tipo === 'aparato';
    const compared = (one: OptionValues) => (ofAppliance ? one : { opt: one.opt });
    const repeated = form
      .slice(0, index)
      .some((before) => isSameOption(compared(before), compared(option)));
    return {
      opt: issueOf('opt') ?? (repeated ? textOf('option_repeated', { x: option.opt }) : undefined),
      precio: issueOf('precio'),
      aparato: ofAppliance && option.aparato === '' ? 'Elige el aparato.' : undefined,
      palabras: issueOf('palabras'),
    };
  });
}

/** The place of an error in the words of an option. */
export const wordsPlace = (index: number): string => `form.${index}.palabras`;

/** Validates the whole form before it is sent. */
export function check(values: CategoryValues): ParseResult {
  const issues = (dataCategoria.safeParse(dataOf(values)).error?.issues ?? [])
    .filter(({ path }) => path[0] !== 'form' || path.length === 1)
    .map(({ path, message }) => ({ path: path.slice(0, 1), message }));
  const problems = optionProblems(values);
  // What is wrong with the words stands there, and not among the options.
  if (problems.some(({ opt, precio, aparato }) => opt || precio || aparato))
    issues.push({ path: ['form'], message: 'Revisa las opciones marcadas.' });
  if (values.newOptForm.trim() !== '')
    issues.push({ path: ['newOptForm'], message: 'Agrega esta opción o borra su texto.' });
  problems.forEach(({ palabras }, index) => {
    if (palabras) issues.push({ path: [wordsPlace(index)], message: palabras });
  });
  return { success: issues.length === 0, error: { issues } };
}
