import { fieldsToPublish, proposalFields } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { readAmount, writeAmount } from '#lib/amount.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';

/** Values of the proposal form. */
export interface ProposalValues extends Record<string, unknown> {
  titulo: string;
  descripcion: string;
  /** As typed. */
  precio: string;
  start: string;
  end: string;
}

const EMPTY: ProposalValues = { titulo: '', descripcion: '', precio: '', start: '', end: '' };

export const valuesOf = (unsent: Proposal | null): ProposalValues =>
  unsent
    ? {
        titulo: unsent.titulo,
        descripcion: unsent.descripcion,
        precio: unsent.precio === null ? '' : writeAmount(unsent.precio),
        start: unsent.start ?? '',
        end: unsent.end ?? '',
      }
    : EMPTY;

/** What is sent: the price as a number, null while it is empty. */
export const inputOf = ({ precio, ...values }: ProposalValues) => ({
  ...values,
  precio: readAmount(precio),
});

/** Validates a proposal to be sent to the client on `today`, `YYYY-MM-DD`. */
export const checkComplete = (values: ProposalValues, today: string): ParseResult =>
  fieldsToPublish(today).safeParse(values);

/** Validates a proposal to be saved unsent: fields may be empty, but not invalid. */
export function checkUnsent(values: ProposalValues): ParseResult {
  const { success, error } = proposalFields.safeParse(values);
  if (success) return { success };
  const issues = error.issues.filter(({ path }) => {
    return values[String(path[0])] !== '';
  });
  return { success: issues.length === 0, error: { issues } };
}

/** The unsaved input of this browser; null when there is none or it is of another version. */
export function readDraft(stored: string, version: number): ProposalValues | null {
  try {
    const known = JSON.parse(stored) as { version: number; values: ProposalValues };
    if (known.version !== version) return null;
    // An older release stored a number.
    return { ...EMPTY, ...known.values, precio: String(known.values.precio ?? '') };
  } catch {
    return null;
  }
}
