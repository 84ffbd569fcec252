import * as z from 'zod/mini';
import { call, PUBLIC_READ } from './call.ts';
import * as f from './fields.ts';
import { categoria, estado, mxn } from './views.ts';

/** The 32 states with their cities. */
export const getEstadosCiudades = call({
  path: '/default/get_estados_ciudades.php',
  access: 'public',
  input: z.object({}),
  output: z.object({ estados: z.array(estado) }),
  errors: [],
  limit: PUBLIC_READ,
  texts: {
    failed: 'No se cargaron los estados y ciudades',
    network: 'Error al cargar estados y ciudades',
  },
});

/**
 * Where a postal code is, and its colonias (decisions §3). Empty where it is unknown or the codes
 * were not imported; `ciudad` also where no city of ours stands for its municipality.
 */
export const getCodigoPostal = call({
  path: '/default/get_codigo_postal.php',
  access: 'public',
  input: z.object({ cp: f.cp }),
  output: z.object({ estado: z.string(), ciudad: z.string(), colonias: z.array(z.string()) }),
  errors: [],
  limit: PUBLIC_READ,
  texts: {
    failed: 'No se encontró el código postal',
    network: 'Error al buscar el código postal',
  },
});

const categoryTexts = {
  failed: 'No se cargaron las categorias',
  network: 'Error al cargar las categorias',
};

/** The names of the categories, in their order, and their descriptions and icons beside them. */
export const getCategorias = call({
  path: '/default/get_categorias.php',
  access: 'public',
  input: z.object({}),
  output: z.object({
    categorias: z.array(z.string()),
    descripciones: z.array(z.string()),
    iconos: z.array(z.string()),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: categoryTexts,
});

/** The categories with their options and prices. */
export const getDataCategorias = call({
  path: '/default/get_data_categorias.php',
  access: 'public',
  input: z.object({}),
  output: z.object({ categorias: z.array(categoria) }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargaron las categorias', network: 'Error al conectar con el servidor' },
});

/** The four membership levels. */
export const niveles = call({
  path: '/default/niveles.php',
  access: 'public',
  input: z.object({}),
  output: z.object({
    niveles: z.array(
      z.object({
        id: z.number(),
        descripcion: z.string(),
        beneficios: z.array(z.string()),
        precio: mxn,
        proyects_limit: z.nullable(z.number()),
      }),
    ),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargaron los niveles', network: 'Error al cargar niveles' },
});
