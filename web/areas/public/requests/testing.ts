import { getAddresses } from '#contract/accounts.ts';
import { getDataCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import { getZonas, understand } from '#contract/search.ts';
import type { Categoria } from '#contract/catalogue/view.ts';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { answer, answerEach } from '#web/testing/network.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { readRequest } from '#web/shared/requests/store.ts';

type Options = Categoria['data_categoria'];

const category = (
  id: number,
  categoria: string,
  { tipo, form }: Pick<Options, 'tipo' | 'form'>,
) => ({
  id,
  categoria,
  icono: '',
  updateAt: '2026-11-02T15:00:00.000Z',
  data_categoria: { categoria, descripcion: '', tipo, form },
  anteriores: [],
});
const option = (opt: string, precio: number, aparato: string | null = null) => ({
  opt,
  precio,
  aparato,
});

const CATEGORIES = [
  category(1, 'Plomería', {
    tipo: 'opcion',
    form: [option('Reparar una fuga', 450), option('Instalar un boiler', 900)],
  }),
  category(2, 'Pintura', {
    tipo: 'area',
    form: [option('Con material', 95), option('Sin material', 45)],
  }),
  category(3, 'Instalación de electrodomésticos', {
    tipo: 'aparato',
    form: [option('Instalar con tomas existentes', 400, 'Lavadora')],
  }),
  category(5, 'Impermeabilización', {
    tipo: 'opcion',
    form: [option('Acrílico 5 años, por m²', 145), option('Reparar gotera', 850)],
  }),
  category(4, 'Electricidad', { tipo: 'opcion', form: [option('Cambiar un contacto', 250)] }),
];

/** The answers that every test of the request starts with. */
export function answerRequest(): void {
  answerCatalogue();
  answerSearch();
  answer(getDataCategorias, { categorias: CATEGORIES });
  answer(understand, NOTHING);
  answer(getAddresses, { direcciones: [] });
  answerEach(getZonas, ({ categoria, estado }) => ({
    // The address has its name without accents.
    categoria: { plomeria: 'Plomería', pintura: 'Pintura' }[String(categoria)] ?? '',
    icono: '',
    anteriores: [],
    estado: String(estado),
    desde: null,
    desde_unidad: 'servicio' as const,
    profesionales: 0,
    propios: false,
    estados: [],
    categorias: [],
  }));
  answer(getEstadosCiudades, {
    estados: [
      { id: 14, nombre: 'Jalisco', ciudades: [{ id: 1, nombre: 'Guadalajara' }] },
      { id: 19, nombre: 'Nuevo León', ciudades: [{ id: 2, nombre: 'Monterrey' }] },
    ],
  });
}

/** What is kept of the request. */
export const kept = () => readRequest()?.form;
