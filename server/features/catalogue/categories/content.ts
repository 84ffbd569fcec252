import { auditedChange } from '#domain/audit/audit.ts';
import type { CategoryKind } from '#domain/requests/prequote.ts';
import type { CategoryRow, OptionRow, WordedOption } from '../categories.ts';

/** The editable content of a category; prices in centavos. */
export interface Content {
  readonly categoria: string;
  readonly descripcion: string;
  readonly tipo: CategoryKind;
  readonly palabras: string;
  readonly form: readonly WordedOption[];
}

/** What a category is now, as it can be written again. */
export const contentOf = ({
  categoria,
  descripcion,
  tipo,
  palabras,
  form,
}: CategoryRow): Content => ({
  categoria,
  descripcion,
  tipo: tipo as CategoryKind,
  palabras,
  form,
});

const nameOf = ({ aparato, opt }: OptionRow): string => (aparato ? `${aparato}: ${opt}` : opt);

const logged = ({ categoria, descripcion, tipo, palabras, form }: Content | CategoryRow) => {
  const worded = form.filter((option) => option.palabras !== '');
  return {
    categoria,
    descripcion,
    tipo,
    ...(palabras !== '' && { palabras }),
    opciones: Object.fromEntries(form.map((option) => [nameOf(option), option.precio])),
    ...(worded.length > 0 && {
      palabras_de_opciones: Object.fromEntries(
        worded.map((option) => [nameOf(option), option.palabras]),
      ),
    }),
  };
};

/** The entry of the audit log: prices by option, and the order when only that changed. */
export function loggedChange(before: CategoryRow | null, after: Content) {
  if (!before) return { after: logged(after) };
  const [old, fresh] = [before.form.map(nameOf), after.form.map(nameOf)];
  const moved =
    old.length === fresh.length &&
    old.every((name) => fresh.includes(name)) &&
    old.some((name, index) => name !== fresh[index]);
  return {
    before: { ...logged(before), ...(moved && { orden: old }) },
    after: { ...logged(after), ...(moved && { orden: fresh }) },
  };
}

export function changed(before: CategoryRow, after: Content): boolean {
  const { before: old, after: fresh } = loggedChange(before, after);
  const change = auditedChange(old, fresh);
  // Words that were all removed are only in what was before.
  return Object.keys({ ...change.before, ...change.after }).length > 0;
}
