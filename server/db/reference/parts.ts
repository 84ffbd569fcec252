import { slugOf } from '#lib/search-text.ts';
import { CATEGORIES } from './categories.ts';
import { CATEGORY_WORDS } from './category-words.ts';
import { readCitiesFile } from './cities.ts';
import { LEVELS } from './levels.ts';
import { STATES } from './states.ts';

export type Part = {
  name: string;
  /** JSON, the only parameter of each statement: a table's rows travel in one round trip. */
  content: string;
  statements: readonly string[];
  /** Loaded once only, because administrators edit it afterwards. */
  onlyOnce: boolean;
};

const UPSERT_STATES = `
  insert into estado (id, nombre)
  select id, nombre from json_to_recordset($1) as given (id smallint, nombre text)
  on conflict (id) do update set nombre = excluded.nombre
  where estado.nombre <> excluded.nombre`;

const CITY_ROWS = `
  select (city ->> 0)::integer as id, (city ->> 1)::smallint as estado_id, city ->> 2 as nombre,
    (city ->> 3)::integer as poblacion, (city ->> 4)::real as lat, (city ->> 5)::real as lng
  from json_array_elements($1) as city`;

// Renames a city whose name now belongs to another id; it stays, because people live in it.
const FREE_CITY_NAMES = `
  update ciudad set nombre = ciudad.nombre || ' (' || ciudad.id || ')'
  from (${CITY_ROWS}) as given
  where ciudad.estado_id = given.estado_id and ciudad.nombre = given.nombre
    and ciudad.id <> given.id`;

const UPSERT_CITIES = `
  insert into ciudad (id, estado_id, nombre, poblacion, lat, lng)
  ${CITY_ROWS}
  on conflict (id) do update set estado_id = excluded.estado_id, nombre = excluded.nombre,
    poblacion = excluded.poblacion, lat = excluded.lat, lng = excluded.lng
  where (ciudad.estado_id, ciudad.nombre, ciudad.poblacion, ciudad.lat, ciudad.lng)
    is distinct from (excluded.estado_id, excluded.nombre, excluded.poblacion, excluded.lat,
      excluded.lng)`;

const INSERT_CATEGORIES = `
  with category as (
    insert into categoria (categoria, descripcion, tipo, icono, orden)
    select categoria, descripcion, tipo, icono, orden
    from json_to_recordset($1)
      as given (categoria text, descripcion text, tipo text, icono text, orden smallint)
    order by orden
    on conflict (categoria) do nothing
    returning id, categoria
  )
  insert into categoria_opcion (categoria_id, aparato, opt, precio, orden)
  select category.id, option.aparato, option.opt, option.precio, option.orden
  from json_to_recordset($1) as given (categoria text, opciones json)
  join category using (categoria)
  cross join json_to_recordset(given.opciones)
    as option (aparato text, opt text, precio integer, orden smallint)
  order by category.id, option.orden`;

// What administrators wrote stays, and what would not fit beside it is left out (migration 0122).
const SET_CATEGORY_WORDS = `
  update categoria set palabras = case when length(merged) <= 10000 then merged else held.palabras end,
    palabras_de_fabrica = given.palabras
  from json_to_recordset($1) as given (categoria text, palabras text)
  join categoria as held using (categoria)
  cross join words_of_release(held.palabras, held.palabras_de_fabrica, given.palabras) as merged
  where categoria.id = held.id`;
const SET_OPTION_WORDS = `
  update categoria_opcion set palabras = case when length(merged) <= 2000 then merged else held.palabras end,
    palabras_de_fabrica = option.palabras
  from json_to_recordset($1) as given (categoria text, opciones json)
  join categoria using (categoria)
  cross join json_to_recordset(given.opciones) as option (aparato text, opt text, palabras text)
  join categoria_opcion as held on held.categoria_id = categoria.id and held.opt = option.opt
    and held.aparato is not distinct from option.aparato
  cross join words_of_release(held.palabras, held.palabras_de_fabrica, option.palabras) as merged
  where categoria_opcion.id = held.id`;

const INSERT_LEVELS = `
  insert into nivel (id, descripcion, beneficios, proyects_limit)
  select id, descripcion, array(select json_array_elements_text(beneficios)), proyects_limit
  from json_to_recordset($1)
    as given (id smallint, descripcion text, beneficios json, proyects_limit integer)
  on conflict (id) do nothing`;

const INSERT_PRICES = `
  insert into rate (nivel, precio, holds_from, motivo, created_at)
  select id, precio, '2020-01-01 00:00-06', 'El del inicio', now()
  from json_to_recordset($1) as given (id smallint, precio integer)
  where precio > 0 and not exists (select from rate where nivel = given.id)`;

/** Adds the position in the list, starting at 1. */
const inOrder = <T>(list: readonly T[]) =>
  list.map((item, index) => ({ ...item, orden: index + 1 }));

const categories = () =>
  inOrder(CATEGORIES).map((category) => ({
    ...category,
    // The icon's name comes from the first name and stays when the category is renamed.
    icono: slugOf(category.categoria),
    opciones: inOrder(category.opciones),
  }));

/** The reference data, in an order that respects its foreign keys. */
export const readParts = (): Part[] => [
  {
    name: 'estados',
    content: JSON.stringify(STATES),
    statements: [UPSERT_STATES],
    onlyOnce: false,
  },
  {
    name: 'ciudades',
    content: readCitiesFile(),
    statements: [FREE_CITY_NAMES, UPSERT_CITIES],
    onlyOnce: false,
  },
  {
    name: 'categorias',
    content: JSON.stringify(categories()),
    statements: [INSERT_CATEGORIES],
    onlyOnce: true,
  },
  {
    name: 'palabras',
    content: JSON.stringify(CATEGORY_WORDS),
    statements: [SET_CATEGORY_WORDS, SET_OPTION_WORDS],
    onlyOnce: false,
  },
  {
    name: 'niveles',
    content: JSON.stringify(LEVELS),
    statements: [INSERT_LEVELS, INSERT_PRICES],
    onlyOnce: true,
  },
];
