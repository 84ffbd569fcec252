import * as z from 'zod/mini';
import * as amounts from './amount-fields.ts';
import * as f from './fields.ts';
import { call, EVERYDAY, PUBLIC_READ } from './call.ts';
import { categoria, categoriaEditable, estado } from './catalogue/view.ts';
import { mxn } from './views.ts';
import {
  CATEGORY_DESCRIPTION_MAX,
  CATEGORY_NAME_MAX,
  CATEGORY_WORDS_MAX,
  OPTION_MAX,
  OPTION_PRICE_MAX,
  OPTION_WORDS_MAX,
  OPTIONS_MAX,
} from '#domain/catalogue/categories.ts';
import { APARATOS, OTHER } from '#domain/requests/prequote.ts';
import { emptyTerm } from '#domain/search/empty-term.ts';
import { searchText } from '#lib/search-text.ts';
import { pageInput } from './paging.ts';

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
 * The state, city and colonias of a postal code (decisions §3). Of one that was not imported there are no colonias, and a
 * city only in Mexico City; `ciudad` is also empty if the municipality has no city in our list. All is empty of digits
 * that no state has.
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

/**
 * The city nearest to a place that a device told (4 §G), in degrees; empty where none is near. Nothing of it is
 * stored.
 */
export const getLugar = call({
  path: '/default/get_lugar.php',
  access: 'public',
  input: z.object({
    lat: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
  }),
  output: z.object({ estado: z.string(), ciudad: z.string() }),
  errors: [],
  limit: PUBLIC_READ,
  texts: {
    failed: 'No se encontró tu ciudad',
    network: 'Error al buscar tu ciudad',
  },
});

const categoryTexts = {
  failed: 'No se cargaron las categorias',
  network: 'Error al cargar las categorias',
};

/** The names of the categories in their order, with their descriptions and icons. */
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

const admin = ['admin'] as const;
const network = 'No se pudo conectar con el servidor.';

/** The categories whose name or description contains a text, in their order, 40 a page (2 §2, §7). */
export const getEditableCategorias = call({
  path: '/admin/categorias/get_categorias.php',
  access: admin,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    page: pageInput.page,
    itemsPerPage: pageInput.itemsPerPage,
    search: pageInput.search,
  }),
  output: z.object({
    categorias: z.array(categoriaEditable),
    totalPages: z.number(),
    total: z.number(),
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las categorias', network },
});

/** 2 §5 */
const OPTION_REQUIRED = 'Ingresa una opción para el formulario';

/** Terms separated by commas, each of which says something of its own. */
const terms = (max: number) =>
  f.optionalText(max).check((context) => {
    const empty = emptyTerm(context.value);
    if (empty === null) return;
    const message = `«${shortened(empty)}» lo dice casi cualquiera. Agrégale una palabra del trabajo o quítalo.`;
    context.issues.push({ code: 'custom', message, input: context.value });
  });
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const option = z.object({
  opt: f
    .requiredText(OPTION_REQUIRED, OPTION_MAX)
    .check(
      z.refine(
        (opt) => searchText(opt) !== searchText(OTHER),
        'Cada categoría ya ofrece esta opción, sin precio.',
      ),
    ),
  precio: z.pipe(
    z.transform(amounts.typedAmount),
    z.number(amounts.PRICE_NEEDED).check(
      z.refine((pesos) => Number.isInteger(pesos), 'Usa pesos enteros, sin centavos.'),
      z.gte(0, 'El precio no puede ser negativo.'),
      z.lte(OPTION_PRICE_MAX, 'El precio máximo es de $9,999,999.00 MXN.'),
    ),
  ),
  /** Only for a category by appliance. */
  aparato: z.optional(z.nullable(z.enum(APARATOS, 'Elige el aparato.'))),
  /** How people ask for it; without them those of the option of this name stay. */
  palabras: z.optional(z.nullable(terms(OPTION_WORDS_MAX))),
});

/** The fields of a category's form (2 §5); `newOptForm`, the option being typed, is dropped. */
export const dataCategoria = z.object({
  categoria: f
    .requiredText('Escribe el nombre de la categoría.', CATEGORY_NAME_MAX)
    .check(z.refine((name) => searchText(name) !== '', 'Usa letras o números en el nombre.')),
  descripcion: f.requiredText('Escribe la descripción.', CATEGORY_DESCRIPTION_MAX),
  /** How people ask for it, in terms separated by commas; unchanged without them. */
  palabras: z.optional(z.nullable(terms(CATEGORY_WORDS_MAX))),
  /** How its pre-quote is calculated; by default unchanged, and «opcion» for a new category. */
  tipo: z.optional(z.enum(['area', 'opcion', 'aparato'])),
  form: z
    .array(option, 'Faltan las opciones.')
    .check(z.maxLength(OPTIONS_MAX, `Usa como máximo ${OPTIONS_MAX} opciones.`)),
});

/** Creates a category, or changes one with `id`; the whole object is sent (2 §7). */
export const updateCategorias = call({
  path: '/admin/categorias/update_categorias.php',
  access: admin,
  permission: ['dueño'],
  fresh: false,
  input: z.object({
    categoria: z.object({
      id: z.optional(z.nullable(f.id)),
      /** The `updateAt` of the version that was edited: somebody else's later change is not overwritten (4 §H). */
      updateAt: z.optional(z.nullable(z.iso.datetime('Recarga la lista de categorías.'))),
      data_categoria: dataCategoria,
    }),
  }),
  output: z.object({ categoria: categoriaEditable }),
  errors: [
    'category_not_found',
    'category_name_in_use',
    'category_changed',
    'categories_too_many',
    'option_repeated',
    'option_without_appliance',
  ],
  limit: EVERYDAY,
  texts: { failed: 'La categoria no se guardo', network },
});

/** Takes the last change of a category back: its name, options, prices and words are again as before it. */
export const undoCategoria = call({
  path: '/admin/categorias/undo_categoria.php',
  access: admin,
  permission: ['dueño'],
  fresh: false,
  input: z.object({
    id: f.id,
    /** The `updateAt` of what the screen shows. */
    updateAt: z.iso.datetime('Recarga la lista de categorías.'),
  }),
  output: z.object({ categoria: categoriaEditable }),
  errors: ['category_not_found', 'category_changed', 'category_unchanged', 'category_name_in_use'],
  limit: EVERYDAY,
  texts: { failed: 'El cambio no se deshizo', network },
});
