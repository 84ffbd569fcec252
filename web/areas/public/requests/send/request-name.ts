import type { RequestForm } from '#contract/requests/form.ts';
import { OTHER } from '#domain/requests/prequote.ts';

/** What a request is for, as short as its screens name it; «que lo revisen» names nothing. */
export const requestName = ({
  subcategoria,
  opt,
  categoria,
}: Pick<RequestForm, 'subcategoria' | 'opt' | 'categoria'>): string =>
  opt === OTHER ? categoria : subcategoria || opt || categoria;
