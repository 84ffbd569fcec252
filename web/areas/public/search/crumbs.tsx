import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import style from './crumbs.module.css';

/** Where this page stands: the way back up, each step a link but the last. */
export function Crumbs({ categoria, estado }: { categoria: string; estado: string }) {
  const steps = [
    { label: 'Inicio', to: paths.home },
    { label: 'Categorías', to: paths.categories },
    { label: categoria, to: paths.category(categoria) },
    ...(estado ? [{ label: estado, to: paths.category(categoria, estado) }] : []),
  ];
  return (
    <nav aria-label="Estás en">
      <ol className={style.crumbs}>
        {steps.map(({ label, to }, index) => (
          <li key={to}>
            {index === steps.length - 1 ? (
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
