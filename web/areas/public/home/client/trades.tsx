import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import type { CategoryCard } from '../load.ts';
import style from './trades.module.css';

/** How many stand beside «Ver todo». */
const SHOWN = 3;

/** The first trades, and the way to all of them. */
export function Trades({ categories }: { categories: readonly CategoryCard[] }) {
  return (
    <ul className={style.trades}>
      {categories.slice(0, SHOWN).map(({ categoria, icono }) => (
        <li key={categoria}>
          <Link to={paths.requestOf(categoria)}>
            <span className={style.icon}>
              <CategoryIcon icono={icono} size={26} />
            </span>
            {categoria}
          </Link>
        </li>
      ))}
      <li>
        <Link to={paths.categories}>
          <span className={style.icon}>
            <IconDots size={26} aria-hidden />
          </span>
          Ver todo
        </Link>
      </li>
    </ul>
  );
}
