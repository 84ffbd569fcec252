import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import { priceText } from '../professional-words.ts';
import style from './categories.module.css';
import type { CategoryCard } from './load.ts';
import { SectionTitle } from './title.tsx';

export function Categories({ categories }: { categories: readonly CategoryCard[] }) {
  return (
    <Section id="servicios">
      <SectionTitle title="¿Qué hay que arreglar?">
        Ve desde cuánto cuesta antes de hablar con nadie. El precio final lo acuerdas en el chat.
      </SectionTitle>
      <ul className={style.grid}>
        {categories.map(({ categoria, icono, desde, unidad }) => (
          <li key={categoria}>
            <Link className={style.card} to={paths.requestOf(categoria)}>
              <span className={style.icon}>
                <CategoryIcon icono={icono} size={26} />
              </span>
              <span className={style.name}>
                <b>{categoria}</b>
                {desde !== null && <small>desde {priceText(desde, unidad)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
