import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The time ranges of the detail (2 §2, §9). */
export const INTERVALS = [
  { value: '1 DAY', label: '1D', spoken: 'Último día' },
  { value: '3 DAY', label: '3D', spoken: 'Últimos 3 días' },
  { value: '7 DAY', label: '7D', spoken: 'Últimos 7 días' },
  { value: '1 MONTH', label: '1M', spoken: 'Último mes' },
  { value: '1 YEAR', label: '1A', spoken: 'Último año' },
] as const;
export type Interval = (typeof INTERVALS)[number]['value'];

const DEFAULT: Interval = '1 MONTH';

/** The chosen range, kept in the address. */
export function useInterval() {
  const [params, setParams] = useSearchParams();
  const fromAddress = params.get('intervalo');
  // State, because the address updates too late for the button to feel immediate.
  const [intervalo, choose] = useState<Interval>(
    INTERVALS.find(({ value }) => value === fromAddress)?.value ?? DEFAULT,
  );
  const setIntervalo = (next: Interval) => {
    choose(next);
    setParams(next === DEFAULT ? {} : { intervalo: next }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { intervalo, setIntervalo };
}
