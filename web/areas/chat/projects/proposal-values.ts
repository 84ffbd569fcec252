import { proposalFields } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';

/** Values of the proposal form. */
export interface ProposalValues extends Record<string, unknown> {
  titulo: string;
  descripcion: string;
  precio: number | null;
  start: string;
  end: string;
}

const EMPTY: ProposalValues = { titulo: '', descripcion: '', precio: null, start: '', end: '' };

export const valuesOf = (unsent: Proposal | null): ProposalValues =>
  unsent
    ? {
        titulo: unsent.titulo,
        descripcion: unsent.descripcion,
        precio: unsent.precio,
        start: unsent.start ?? '',
        end: unsent.end ?? '',
      }
    : EMPTY;

/** Validates a proposal to be sent to the client. */
export const checkComplete = (values: ProposalValues): ParseResult =>
  proposalFields.safeParse(values);

/** Validates a proposal to be saved unsent: fields may be empty, but not invalid. */
export function checkUnsent(values: ProposalValues): ParseResult {
  const { success, error } = proposalFields.safeParse(values);
  if (success) return { success };
  const issues = error.issues.filter(({ path }) => {
    const value = values[String(path[0])];
    return value !== '' && value !== null;
  });
  return { success: issues.length === 0, error: { issues } };
}

/** The unsaved input of this browser; null when there is none or it is of another version. */
export function readDraft(stored: string, version: number): ProposalValues | null {
  try {
    const known = JSON.parse(stored) as { version: number; values: ProposalValues };
    return known.version === version ? { ...EMPTY, ...known.values } : null;
  } catch {
    return null;
  }
}
