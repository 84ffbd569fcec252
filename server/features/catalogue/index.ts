import { getCategorias } from './get-categorias.ts';
import { getCodigoPostal } from './get-codigo-postal.ts';
import { getDataCategorias } from './get-data-categorias.ts';
import { getEstadosCiudades } from './get-estados-ciudades.ts';
import { niveles } from './niveles.ts';

export {
  categoriesWithOptions,
  categoryNames,
  type CategoryRow,
  categoryView,
  type OptionRow,
} from './categories.ts';

export const handlers = [
  getEstadosCiudades,
  getCodigoPostal,
  getCategorias,
  getDataCategorias,
  niveles,
];
