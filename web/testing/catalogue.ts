import { getCategorias, getDataCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import type { Categoria } from '#contract/views.ts';
import { answer } from './network.ts';

const CATEGORY: Categoria = {
  id: 1,
  categoria: 'Plomería',
  icono: 'plomeria',
  updateAt: '2026-11-02T15:00:00.000Z',
  data_categoria: {
    categoria: 'Plomería',
    descripcion: 'Fugas, tinacos y calentadores.',
    tipo: 'opcion',
    form: [{ opt: 'Cambio de llave', precio: 450, aparato: null }],
  },
  anteriores: [],
};

/** Answers the lists of places and trades: one state, one city, one trade. */
export function answerCatalogue(): void {
  answer(getDataCategorias, { categorias: [CATEGORY] });
  answer(getCategorias, { categorias: ['Plomería'], descripciones: [''], iconos: ['plomeria'] });
  answer(getEstadosCiudades, {
    estados: [{ id: 14, nombre: 'Jalisco', ciudades: [{ id: 1, nombre: 'Guadalajara' }] }],
  });
}
