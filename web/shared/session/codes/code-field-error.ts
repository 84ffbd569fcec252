import { ApiError } from '#web/api/client.ts';

const CODES: readonly string[] = [
  'code_invalid',
  'code_expired',
  'code_dead',
  'code_not_requested',
  'restore_not_requested',
] satisfies ApiError['code'][];

/** Rethrows an error; one about the code becomes the error of the field `code`. */
export function throwAtCodeField(error: unknown): never {
  if (!(error instanceof ApiError) || !CODES.includes(error.code)) throw error;
  throw new ApiError(error.message, error.code, { code: error.message });
}
