import type { RequestForm } from '#contract/requests/form.ts';

/** What a request is for, as short as its screens name it. */
export const requestName = ({
  subcategoria,
  opt,
  categoria,
}: Pick<RequestForm, 'subcategoria' | 'opt' | 'categoria'>): string =>
  subcategoria || opt || categoria;
