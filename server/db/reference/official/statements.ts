/*
 * The statements of an import, on staged rows. A file only affects the states that it names: SEPOMEX also
 * publishes one file per state.
 */

export const STAGE = [
  `create temp table staged_municipio (
    estado_id smallint, clave smallint, nombre text, cabecera text, ciudad_postal text,
    poblacion integer, lat real, lng real, lines integer,
    line bigint generated always as identity
  ) on commit drop`,
  `create temp table staged_codigo (
    cp text, colonia text, tipo text, estado_id smallint, municipio smallint,
    line bigint generated always as identity
  ) on commit drop`,
];

export const STAGE_MUNICIPALITIES = `
  insert into staged_municipio
    (estado_id, clave, nombre, cabecera, ciudad_postal, poblacion, lat, lng, lines)
  select * from json_to_recordset($1) as given (estado_id smallint, clave smallint, nombre text,
    cabecera text, ciudad_postal text, poblacion integer, lat real, lng real, lines integer)`;

export const STAGE_CODES = `
  insert into staged_codigo (cp, colonia, tipo, estado_id, municipio)
  select * from json_to_recordset($1)
    as given (cp text, colonia text, tipo text, estado_id smallint, municipio smallint)`;

/** One row per municipality: INEGI's name wins over SEPOMEX's, and the most frequent city wins. */
export const MERGE_MUNICIPALITIES = `
  with given as (
    select estado_id, clave, cabecera is not null as official,
      (array_agg(nombre order by line))[1] as nombre,
      (array_agg(cabecera order by line))[1] as cabecera,
      (array_agg(ciudad_postal order by lines desc, line)
        filter (where ciudad_postal is not null))[1] as ciudad_postal
    from staged_municipio group by estado_id, clave, cabecera is not null
  ), one as (
    select estado_id, clave, bool_or(official) as official,
      (array_agg(nombre order by official desc))[1] as nombre,
      max(cabecera) as cabecera, max(ciudad_postal) as ciudad_postal
    from given group by estado_id, clave
  ), saved as (
    insert into municipio as known (estado_id, clave, nombre, cabecera, ciudad_postal)
    select estado_id, clave, nombre, cabecera, ciudad_postal from one
    on conflict (estado_id, clave) do update set
      nombre = case when excluded.cabecera is null and known.cabecera is not null
        then known.nombre else excluded.nombre end,
      cabecera = coalesce(excluded.cabecera, known.cabecera),
      ciudad_postal = coalesce(excluded.ciudad_postal, known.ciudad_postal)
    where (known.nombre, known.cabecera, known.ciudad_postal) is distinct from (
      case when excluded.cabecera is null and known.cabecera is not null
        then known.nombre else excluded.nombre end,
      coalesce(excluded.cabecera, known.cabecera),
      coalesce(excluded.ciudad_postal, known.ciudad_postal))
    returning old.clave is null as is_new
  )
  select count(*) filter (where is_new)::integer as added,
    count(*) filter (where not is_new)::integer as changed from saved`;

const GONE_CODES = `
  from codigo_postal as known
  where estado_id in (select distinct estado_id from staged_codigo)
    and not exists (select from staged_codigo as given
      where given.cp = known.cp and given.colonia = known.colonia)`;

/** Of the states in the file: how many codes would be removed, and how many are known. */
export const COUNT_GONE_CODES = `
  select (select count(*)::integer ${GONE_CODES}) as gone,
    (select count(*)::integer from codigo_postal
      where estado_id in (select distinct estado_id from staged_codigo)) as known`;

export const DELETE_GONE_CODES = `delete ${GONE_CODES}`;

/** A name that a code has twice («Centro» as colonia and as pueblo) is stored once. */
export const MERGE_CODES = `
  with given as (
    select distinct on (cp, colonia) cp, colonia, tipo, estado_id, municipio
    from staged_codigo order by cp, colonia, line
  ), saved as (
    insert into codigo_postal as known (cp, colonia, tipo, estado_id, municipio)
    select * from given
    on conflict (cp, colonia) do update set tipo = excluded.tipo, estado_id = excluded.estado_id,
      municipio = excluded.municipio
    where (known.tipo, known.estado_id, known.municipio)
      <> (excluded.tipo, excluded.estado_id, excluded.municipio)
    returning old.cp is null as is_new
  )
  select count(*) filter (where is_new)::integer as added,
    count(*) filter (where not is_new)::integer as changed from saved`;

/** Municipalities that INEGI no longer lists. Those with postal codes stay, based on SEPOMEX alone. */
export const GONE_MUNICIPALITIES = `
  with gone as (
    update municipio as known set cabecera = null
    where cabecera is not null
      and estado_id in (select estado_id from staged_municipio where cabecera is not null)
      and not exists (select from staged_municipio as given where given.cabecera is not null
        and given.estado_id = known.estado_id and given.clave = known.clave)
    returning 1
  )
  select count(*)::integer as gone from gone`;

export const DELETE_UNUSED_MUNICIPALITIES = `
  delete from municipio where cabecera is null and not exists (
    select from codigo_postal where codigo_postal.estado_id = municipio.estado_id
      and codigo_postal.municipio = municipio.clave)`;

/** The name without honours: «Heroica Ciudad de Huitzuco» is the same city as «Huitzuco». */
const bare = (name: string) =>
  `regexp_replace(search_text(${name}), '^(heroica |h )?(ciudad (de )?|villa de )?', '')`;

/**
 * Finds our city for each municipality: by its name or that of its head town, in the same state; «Los Reyes
 * Acaquilpan (La Paz)» matches both its names. Of several the largest; but SEPOMEX's city of an address may
 * be a neighbour, so there the municipality's own name goes first.
 */
export const MATCH_CITIES = `
  with city as (
    select id, estado_id, poblacion, ${bare('name')} as name
    from ciudad, unnest(array[regexp_replace(nombre, '\\(.*\\)', ''),
      substring(nombre from '\\((.*)\\)')]) as name
    where name is not null
  ), wanted as (
    select estado_id, clave, cabecera is null as by_address, ${bare('nombre')} as nombre,
      ${bare('coalesce(cabecera, ciudad_postal)')} as town
    from municipio
  ), best as (
    select distinct on (wanted.estado_id, clave) wanted.estado_id, clave, city.id
    from wanted join city on city.estado_id = wanted.estado_id
      and city.name in (wanted.nombre, wanted.town)
    order by wanted.estado_id, clave, (by_address and city.name <> wanted.nombre),
      poblacion desc, city.id
  )
  update municipio as known set ciudad_id = best.id
  from municipio as each left join best using (estado_id, clave)
  where known.estado_id = each.estado_id and known.clave = each.clave
    and known.ciudad_id is distinct from best.id`;

/** INEGI's municipalities without a matching city become cities, with ids as in cities-added.ts. */
export const ADD_CITIES = `
  insert into ciudad (id, estado_id, nombre, poblacion, lat, lng)
  select distinct on (estado_id, clave) 1000000000 + estado_id * 1000 + clave, estado_id,
    municipio.nombre, given.poblacion, given.lat, given.lng
  from municipio join staged_municipio as given using (estado_id, clave)
  where municipio.ciudad_id is null and municipio.cabecera is not null
    and given.cabecera is not null
  order by estado_id, clave, given.lat is null, line
  on conflict do nothing
  returning nombre, estado_id`;

export const UNMATCHED = `
  select municipio.nombre || ' (' || estado.nombre || ')' as nombre
  from municipio join estado on estado.id = estado_id
  where ciudad_id is null
    and (estado_id, clave) in (select estado_id, clave from staged_municipio)
  order by estado_id, clave`;
