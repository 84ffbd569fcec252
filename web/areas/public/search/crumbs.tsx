import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import style from './crumbs.module.css';

/** The breadcrumb of the page; every entry but the last is a link. */
export function Crumbs({ categoria, estado }: { categoria: string; estado: string }) {
  const entries = [
    { label: 'Inicio', to: paths.home },
    { label: 'Categorías', to: paths.categories },
    { label: categoria, to: paths.category(categoria) },
    ...(estado ? [{ label: estado, to: paths.category(categoria, estado) }] : []),
  ];
  return (
    <nav aria-label="Estás en">
      <ol className={style.crumbs}>
        {entries.map(({ label, to }, index) => (
          <li key={to}>
            {index === entries.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
