import * as z from 'zod/mini';
import {
  CATEGORY_DESCRIPTION_MAX,
  CATEGORY_NAME_MAX,
  OPTION_MAX,
  OPTION_PRICE_MAX,
  OPTIONS_MAX,
} from '#domain/categories.ts';
import { APARATOS } from '#domain/prequote.ts';
import { searchText } from '#domain/search-text.ts';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { categoria } from '../views.ts';
import { pageInput } from './paging.ts';

const admin = ['admin'] as const;
const network = 'No se pudo conectar con el servidor.';

/** The categories whose name or description has a text, in their order, 40 a page (2 §2, §7). */
export const getCategorias = call({
  path: '/admin/categorias/get_categorias.php',
  access: admin,
  input: z.object({
    page: pageInput.page,
    itemsPerPage: pageInput.itemsPerPage,
    search: pageInput.search,
  }),
  output: z.object({
    categorias: z.array(categoria),
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

const option = z.object({
  opt: f.requiredText(OPTION_REQUIRED, OPTION_MAX),
  precio: z.pipe(
    z.transform(f.wholeNumber),
    z.number('Escribe el precio en pesos, solo con dígitos.').check(
      z.refine((pesos) => Number.isInteger(pesos), 'Usa pesos enteros, sin centavos.'),
      z.gte(0, 'El precio no puede ser negativo.'),
      z.lte(OPTION_PRICE_MAX, 'El precio máximo es de $9,999,999.00 MXN.'),
    ),
  ),
  /** Of a category by appliance; otherwise it says nothing. */
  aparato: z.optional(z.nullable(z.enum(APARATOS, 'Elige el aparato.'))),
});

/** What a category's form asks for (2 §5); the option that is being typed, newOptForm, is dropped. */
export const dataCategoria = z.object({
  categoria: f
    .requiredText('Escribe el nombre de la categoría.', CATEGORY_NAME_MAX)
    .check(z.refine((name) => searchText(name) !== '', 'Usa letras o números en el nombre.')),
  descripcion: f.requiredText('Escribe la descripción.', CATEGORY_DESCRIPTION_MAX),
  /** How its pre-quote counts; missing, it stays as it is, and of a new one it is «opcion». */
  tipo: z.optional(z.enum(['area', 'opcion', 'aparato'])),
  form: z
    .array(option, 'Faltan las opciones.')
    .check(z.maxLength(OPTIONS_MAX, `Usa como máximo ${OPTIONS_MAX} opciones.`)),
});

/** Makes a category, or with `id` changes one; the whole object is sent (2 §7). */
export const updateCategorias = call({
  path: '/admin/categorias/update_categorias.php',
  access: admin,
  input: z.object({
    categoria: z.object({
      id: z.optional(z.nullable(f.id)),
      /** Of what was edited: a change of somebody else in between is not written over. */
      updateAt: z.optional(z.nullable(z.string())),
      data_categoria: dataCategoria,
    }),
  }),
  output: z.object({ categoria }),
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
