import * as catalogue from '#contract/catalogue.ts';
import { implement } from '#server/calls/implement.ts';
import { getEditableCategorias } from './categories/get-editable-categorias.ts';
import { undoCategoria } from './categories/undo-categoria.ts';
import { updateCategorias } from './categories/update-categorias.ts';
import { getCategorias } from './get-categorias.ts';
import { getCodigoPostal } from './get-codigo-postal.ts';
import { getDataCategorias } from './get-data-categorias.ts';
import { getEstadosCiudades } from './get-estados-ciudades.ts';
import { getLugar } from './get-lugar.ts';
import { niveles } from './niveles.ts';

/** The handlers of the contract's module. */
export const handlers = implement(catalogue, {
  getEditableCategorias,
  updateCategorias,
  undoCategoria,
  getCategorias,
  getCodigoPostal,
  getDataCategorias,
  getEstadosCiudades,
  getLugar,
  niveles,
});
