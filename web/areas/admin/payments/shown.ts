/** What a list or report of payments shows besides what was charged. */
export const SHOWN = ['intentos'] as const;

export const shownOptions = [
  { value: '', label: 'Pagos cobrados' },
  { value: 'intentos', label: 'Intentos sin cobro' },
];
