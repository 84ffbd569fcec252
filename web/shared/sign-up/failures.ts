import type { Campos } from '#contract/errors.ts';
import { ApiError } from '#web/api/client.ts';
import { EMPTY_ADDRESS, EMPTY_PERSON } from './values.ts';

/** The errors of a failed sign-up, at the fields of the step where they can be corrected. */
export interface StepErrors {
  step: 'cuenta' | 'direccion';
  campos: Campos;
}

const ACCOUNT: readonly string[] = [...Object.keys(EMPTY_PERSON), 'terms'];
const ADDRESS: readonly string[] = Object.keys(EMPTY_ADDRESS);

/** Codes whose text belongs to a field of step 1, when the reply names no field itself. */
const FIELD_OF_CODE: Record<string, string> = {
  email_in_use: 'email',
  phone_in_use: 'phone',
  phone_not_proved: 'phone',
  code_resend_wait: 'phone',
  code_too_many: 'phone',
  image_required: 'image',
  profile_image_too_large: 'image',
  not_an_image: 'image',
  image_dimensions: 'image',
};

/** The service area is sent beside an address with the same field names, so the reply renames its fields. */
const FORM_NAME: Record<string, string> = { estado_servicio: 'estado', ciudad_servicio: 'ciudad' };

export function camposOfFailure(error: ApiError): Campos {
  const field = FIELD_OF_CODE[error.code];
  return field ? { [field]: error.message, ...error.campos } : error.campos;
}

/** The earlier step that a failed sign-up leads back to; null when its errors belong to the last one. */
export function earlierStep(error: ApiError): StepErrors | null {
  const campos = camposOfFailure(error);
  const among = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(campos).filter(([name]) => names.includes(name)));
  // Not the password when the last step asks for it again, with a field of its own there.
  const account = among([...ACCOUNT, 'pass']);
  if (Object.keys(account).length > 0) return { step: 'cuenta', campos: account };
  const address = among(ADDRESS);
  if (Object.keys(address).length > 0) return { step: 'direccion', campos: address };
  return null;
}

/** The error with its texts under the field names of the profile form. */
export function asProfileFailure(error: ApiError): ApiError {
  const campos = Object.fromEntries(
    Object.entries(camposOfFailure(error)).map(([name, text]) => [FORM_NAME[name] ?? name, text]),
  );
  return new ApiError(error.message, error.code, campos);
}
