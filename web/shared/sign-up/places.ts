import type { Estado } from '#contract/catalogue/view.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import type { Option } from '#web/ui/select-field.tsx';

const option = (name: string): Option => ({ value: name, label: name });

export const stateOptions = (estados: readonly Estado[]): Option[] =>
  estados.map(({ nombre }) => option(nombre));

export const cityOptions = (estados: readonly Estado[], estado: string): Option[] =>
  (estados.find(({ nombre }) => nombre === estado)?.ciudades ?? []).map(({ nombre }) =>
    option(nombre),
  );

/** Options for the state of a service area: «todo el pais», then the states (1 §2). */
export const serviceStateOptions = (estados: readonly Estado[]): Option[] => [
  option(WHOLE_COUNTRY),
  ...stateOptions(estados),
];

/** Options for the city: none chosen, «todo el estado», the cities; the whole country has no cities. */
export const serviceCityOptions = (estados: readonly Estado[], estado: string): Option[] => [
  { value: '', label: 'Selecciona una ciudad' },
  option(WHOLE_STATE),
  ...cityOptions(estados, estado),
];
