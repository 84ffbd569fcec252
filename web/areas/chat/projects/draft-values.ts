import { proposalFields } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';

/** What the form of a proposal holds. */
export interface DraftValues extends Record<string, unknown> {
  titulo: string;
  descripcion: string;
  precio: number | null;
  start: string;
  end: string;
}

const EMPTY: DraftValues = { titulo: '', descripcion: '', precio: null, start: '', end: '' };

export const valuesOf = (draft: Proposal | null): DraftValues =>
  draft
    ? {
        titulo: draft.titulo,
        descripcion: draft.descripcion,
        precio: draft.precio,
        start: draft.start ?? '',
        end: draft.end ?? '',
      }
    : EMPTY;

/** Ready to be sent to the client. */
export const checkComplete = (values: DraftValues): ParseResult => proposalFields.safeParse(values);

/** A draft may lack anything, but what it has must be valid. */
export function checkDraft(values: DraftValues): ParseResult {
  const { success, error } = proposalFields.safeParse(values);
  if (success) return { success };
  const issues = error.issues.filter(({ path }) => {
    const value = values[String(path[0])];
    return value !== '' && value !== null;
  });
  return { success: issues.length === 0, error: { issues } };
}

/** What a reload or a look elsewhere interrupted; null when there is nothing, or it is outdated. */
export function readInterrupted(stored: string, version: number): DraftValues | null {
  try {
    const known = JSON.parse(stored) as { version: number; values: DraftValues };
    return known.version === version ? { ...EMPTY, ...known.values } : null;
  } catch {
    return null;
  }
}
