import { CP_OF_NOBODY, cpOfState } from '#contract/accounts/address.ts';
import type { Campos } from '#contract/errors.ts';
import type { Estado } from '#contract/catalogue/view.ts';
import { stateOfPostalCode } from '#domain/accounts/postal-code.ts';
import { type ParseResult, withCampos } from '#web/ui/form/campos.ts';
import type { AddressValues } from './values.ts';

interface AddressStep {
  fields: { safeParse: (values: AddressValues) => ParseResult };
  estados: readonly Estado[];
  /** What the server refused at the end of the sign-up, and the values that it refused. */
  refused: { campos: Campos } | null;
  before: AddressValues;
}

/**
 * Validates the address of a sign-up before the next step: its postal code is held against the state, and what the
 * server refused stays refused until it changes. Otherwise one would learn of it only after the last step.
 */
export function checkAddress(values: AddressValues, step: AddressStep): ParseResult {
  const { fields, estados, refused, before } = step;
  const unchanged = Object.entries(before).every(
    ([field, value]) => values[field as keyof AddressValues] === value,
  );
  return withCampos(fields.safeParse(values), {
    ...(unchanged && refused?.campos),
    ...cpAgainstState(values, estados),
  });
}

function cpAgainstState({ cp, estado }: AddressValues, estados: readonly Estado[]): Campos {
  const chosen = estados.find(({ nombre }) => nombre === estado);
  const state = stateOfPostalCode(cp);
  if (!chosen || !/^\d{5}$/.test(cp) || state === chosen.id) return {};
  const other = estados.find(({ id }) => id === state);
  return { cp: other ? cpOfState(other.nombre) : CP_OF_NOBODY };
}
