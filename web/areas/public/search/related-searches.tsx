import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import style from './related-searches.module.css';
import type { Zona } from './open-search.ts';

export interface RelatedSearchesProps {
  zona: Zona;
  /** All categories, in their order. */
  categorias: readonly string[];
}

/** Links to the same category in other states, and to other categories in the same state. */
export function RelatedSearches({ zona, categorias }: RelatedSearchesProps) {
  const { categoria, estado } = zona;
  const states = categoria ? zona.estados.filter((name) => name !== estado) : [];
  const known = estado ? zona.categorias : categorias;
  const trades = known.filter((name) => name !== categoria);
  return (
    <>
      <Links
        title={estado ? `${categoria} en otros estados` : `${categoria} por estado`}
        links={states.map((name) => ({ label: name, to: paths.category(categoria, name) }))}
      />
      <Links
        title={`${categoria ? 'Otros servicios' : 'Servicios'}${estado && ` en ${estado}`}`}
        links={trades.map((name) => ({ label: name, to: paths.category(name, estado) }))}
      />
    </>
  );
}

function Links({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className={style.section}>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
