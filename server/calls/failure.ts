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

/** A call that was made too often, with the seconds until it may be made again. */
export class TooOften extends Failure {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too_many_requests', undefined, `Podrás en ${waitText(seconds)}.`);
    this.seconds = seconds;
  }
}

/** «40 segundos», «2 minutos», «3 horas», never less than there are. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`;
  if (seconds > 60) return `${minutes} minutos`;
  return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
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
