import { getCategorias } from './get-categorias.ts';
import { getDataCategorias } from './get-data-categorias.ts';
import { getEstadosCiudades } from './get-estados-ciudades.ts';
import { niveles } from './niveles.ts';

export const handlers = [getEstadosCiudades, getCategorias, getDataCategorias, niveles];
