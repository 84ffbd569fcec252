/** The error message of each invalid field, by the field's name on the wire. */
export type CampoErrors = Record<string, string>;

/** The part of a schema's `safeParse` result that is used here. */
export interface ParseResult {
  success: boolean;
  error?: {
    issues: readonly { path: readonly PropertyKey[]; message: string }[];
  };
}

/** The first message of each top-level field; what is in a list also gets its place: `conceptos` and `conceptos.1.monto`. */
export function camposOf(result: ParseResult): CampoErrors {
  const campos: CampoErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const campo = String(issue.path[0] ?? '');
    campos[campo] ??= issue.message;
    campos[issue.path.join('.')] ??= issue.message;
  }
  return campos;
}

/** The result with further invalid fields. */
export function withCampos(result: ParseResult, campos: CampoErrors): ParseResult {
  const more = Object.entries(campos).map(([campo, message]) => ({ path: [campo], message }));
  return {
    success: result.success && more.length === 0,
    error: { issues: [...(result.error?.issues ?? []), ...more] },
  };
}

/** The parts of an error that may be shown to people. */
export interface Failure {
  mensaje: string;
  campos: CampoErrors;
  /** Whether the fields' own texts say all that the message says. */
  said: boolean;
}

const unknown = 'Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.';

/** The message and field errors of a failed call; a general message for any other error. */
export function failureOf(error: unknown): Failure {
  const { message, campos, code } = (error ?? {}) as Record<string, unknown>;
  if (typeof campos !== 'object' || campos === null)
    return { mensaje: unknown, campos: {}, said: false };
  const mensaje = typeof message === 'string' && message !== '' ? message : unknown;
  const texts: unknown[] = Object.values(campos);
  return {
    mensaje,
    campos: campos as CampoErrors,
    said: texts.length > 0 && (code === 'invalid_input' || texts.includes(mensaje)),
  };
}
