import { type Campos, type ErrorCode, textOf } from '#contract/errors.ts';

/** Ends a call with a code of the error catalogue. Throwing it rolls the transaction back. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly campos: Campos | undefined;

  constructor(code: ErrorCode, campos?: Campos, more = '') {
    super(`${textOf(code)} ${more}`.trim());
    this.code = code;
    this.campos = campos;
  }
}

/** Ends the call with `code`; `campos` holds a text per field. */
export function fail(code: ErrorCode, campos?: Campos): never {
  throw new Failure(code, campos);
}

/** Ends the call with the code's text and what this call knows beyond it, in a sentence: who was faster, and with what. */
export function failSaying(code: ErrorCode, more: string): never {
  throw new Failure(code, undefined, more);
}

/** Ends the call with the code's own text at `campo`; `values` fill the text's placeholders. */
export const failAt = (
  campo: string,
  code: ErrorCode,
  values?: Readonly<Record<string, string>>,
): never => fail(code, { [campo]: textOf(code, values) });
