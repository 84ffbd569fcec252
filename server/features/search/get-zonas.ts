import { sql } from 'kysely';
import { getZonas as call } from '#contract/search.ts';
import { toMxn } from '#domain/money.ts';
import { SHORT_PLACE_NAMES } from '#domain/search/place-names.ts';
import { searchText } from '#lib/search-text.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { countListed, zonesWithOwn } from './zones.ts';

export const getZonas = handle(call, async ({ categoria, estado }, { db }) => {
  const trade = categoria ? ((await findTrade(db, categoria)) ?? fail('category_not_found')) : null;
  const place = estado ? ((await findPlace(db, estado)) ?? fail('state_not_found')) : null;
  const zones = await zonesWithOwn(db);
  const here = zones.filter((zone) => !place || zone.estado === place.nombre);
  const sameTrade = zones.filter((zone) => !trade || zone.categoria === trade.categoria);
  return {
    categoria: trade?.categoria ?? '',
    icono: trade?.icono ?? '',
    anteriores: trade?.anteriores ?? [],
    estado: place?.nombre ?? '',
    desde: typeof trade?.desde === 'number' ? toMxn(trade.desde) : null,
    desde_unidad: trade?.tipo === 'area' ? ('m²' as const) : ('servicio' as const),
    profesionales: trade ? await countListed(db, trade.id, place?.id ?? null) : 0,
    propios: here.some((zone) => !trade || zone.categoria === trade.categoria),
    estados: [...new Set(sameTrade.map((zone) => zone.estado))].toSorted(byName),
    categorias: [...new Set(here.map((zone) => zone.categoria))],
  };
});

const byName = new Intl.Collator('es').compare;

const findTrade = (db: Db, name: string) =>
  db
    .selectFrom('categoria as c')
    .select(['c.id', 'c.categoria', 'c.tipo', 'c.icono'])
    .select(
      sql<
        string[]
      >`array(select a.nombre from categoria_anterior a where a.categoria_id = c.id)`.as(
        'anteriores',
      ),
    )
    .select(
      sql<number | null>`(select min(o.precio) from categoria_opcion o
        where o.categoria_id = c.id)`.as('desde'),
    )
    .where(
      'c.id',
      '=',
      sql<number>`coalesce(
        (select id from categoria where search_text(categoria) = ${searchText(name)}),
        (select categoria_id from categoria_anterior where nombre_buscado = ${searchText(name)}))`,
    )
    .executeTakeFirst();

/** The state by its name, or by a common short name («cdmx»). */
const findPlace = (db: Db, name: string) =>
  db
    .selectFrom('estado')
    .select(['id', 'nombre'])
    .where(sql<boolean>`search_text(nombre) = ${officialName(searchText(name))}`)
    .executeTakeFirst();

const officialName = (name: string): string => SHORT_PLACE_NAMES[name] ?? name;
