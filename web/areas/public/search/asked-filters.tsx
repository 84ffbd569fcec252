import { IconStarFilled, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type AskedFilter, askedCount, pricesOf, QUICK, STARS, TODAY, toggled } from './asked.ts';
import style from './asked-filters.module.css';
import { type Filters, filtersPath, plainly } from './filters.ts';
import type { Zona } from './open-search.ts';

/**
 * The filters besides trade and place, as links that turn each on or off. A phone shows those that are on; the others
 * are in its sheet.
 */
export function AskedFilters({ filters, zona }: { filters: Filters; zona: Zona }) {
  const prices = pricesOf(zona, filters);
  const count = askedCount(filters);
  return (
    <nav className={style.row} aria-label="Filtros">
      <ul className={style.chips} data-some={count > 0 || undefined}>
        {[...STARS, QUICK, TODAY].map((filter) => (
          <Toggle key={filter.label} filters={filters} filter={filter} />
        ))}
        {prices.length > 0 && <li className={style.before}>Precio desde</li>}
        {prices.map((filter) => (
          <Toggle key={filter.label} filters={filters} filter={filter} />
        ))}
        {count > 1 && (
          <li data-on>
            <Link className={style.none} to={filtersPath(plainly(filters))} preventScrollReset>
              Sin filtros
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Toggle({ filters, filter }: { filters: Filters; filter: AskedFilter }) {
  const { name, value, label } = filter;
  const on = filters[name] === value;
  const stars = name === 'calificacion';
  return (
    <li data-on={on || undefined}>
      <Link
        className={style.chip}
        to={filtersPath(toggled(filters, filter))}
        preventScrollReset
        rel="nofollow"
      >
        {stars && <IconStarFilled className={style.star} size={16} aria-hidden />}
        <span>
          <span className="m-hidden">
            {on && 'Quitar: '}
            {stars && 'estrellas, '}
            {name === 'precio' && 'precio desde, '}
          </span>
          {label}
        </span>
        {on && <IconX size={18} aria-hidden />}
      </Link>
    </li>
  );
}
