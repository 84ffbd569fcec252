import type { InputOf } from '#contract/call.ts';
import type { getAccounts } from '#contract/admin/accounts.ts';
import { type Validacion, validacion } from '#contract/views.ts';

export interface Filters {
  page: number;
  search: string;
  rol: '' | '1' | '2';
  validacion: '' | Validacion;
}

/** The filters that the address carries; what makes no sense is as if it were not there. */
export function readFilters(params: URLSearchParams): Filters {
  const rol = params.get('rol');
  const page = Number(params.get('page') ?? 1);
  const step = validacion.safeParse(params.get('validacion'));
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    search: params.get('search') ?? '',
    rol: rol === '1' || rol === '2' ? rol : '',
    validacion: step.success ? step.data : '',
  };
}

/** Only what differs from the whole list stands in the address. */
export function writeFilters({ page, search, rol, validacion }: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (rol !== '') params.set('rol', rol);
  if (validacion !== '') params.set('validacion', validacion);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** As the call wants them; 10 a page (2 §9). */
export const asInput = ({ rol, validacion, ...rest }: Filters): InputOf<typeof getAccounts> => ({
  ...rest,
  itemsPerPage: 10,
  rol,
  ...(validacion !== '' && { validacion }),
});
