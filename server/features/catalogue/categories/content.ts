import { auditedChange } from '#domain/audit/audit.ts';
import type { CategoryKind } from '#domain/requests/prequote.ts';
import type { CategoryRow, OptionRow } from '../categories.ts';

/** The editable content of a category; prices in centavos. */
export interface Content {
  readonly categoria: string;
  readonly descripcion: string;
  readonly tipo: CategoryKind;
  readonly form: readonly OptionRow[];
}

const nameOf = ({ aparato, opt }: OptionRow): string => (aparato ? `${aparato}: ${opt}` : opt);

const logged = ({ categoria, descripcion, tipo, form }: Content | CategoryRow) => ({
  categoria,
  descripcion,
  tipo,
  opciones: Object.fromEntries(form.map((option) => [nameOf(option), option.precio])),
});

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
  return Object.keys(auditedChange(old, fresh).after ?? {}).length > 0;
}
