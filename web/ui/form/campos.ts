/** A message for each field that has something wrong, by the field's name on the wire. */
export type CampoErrors = Record<string, string>;

/** What a schema's `safeParse` gives, as far as it is read here. */
export interface ParseResult {
  success: boolean;
  error?: {
    issues: readonly { path: readonly PropertyKey[]; message: string }[];
  };
}

/** The first message of each top-level field. */
export function camposOf(result: ParseResult): CampoErrors {
  const campos: CampoErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const campo = String(issue.path[0] ?? '');
    campos[campo] ??= issue.message;
  }
  return campos;
}

/** The parts of a failed call that a person may read; anything else is ours to fix, not theirs. */
export interface Failure {
  mensaje: string;
  campos: CampoErrors;
}

const unknown = 'Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.';

/** Reads `message` and `campos` of a failed call; only that error has both. */
export function failureOf(error: unknown): Failure {
  const { message, campos } = (error ?? {}) as { message?: unknown; campos?: unknown };
  if (typeof campos !== 'object' || campos === null) return { mensaje: unknown, campos: {} };
  return {
    mensaje: typeof message === 'string' && message !== '' ? message : unknown,
    campos: campos as CampoErrors,
  };
}
