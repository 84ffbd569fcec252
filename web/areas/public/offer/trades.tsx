import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { CategoryIcon } from '#web/ui/art/category-icon.tsx';
import { SectionTitle } from '../home/title.tsx';
import type { Oficios } from './load.ts';
import { PartProblem } from './part-problem.tsx';
import style from './trades.module.css';

/** The categories as tags; a retry button when they did not load. */
export function Trades({ oficios }: { oficios: Oficios }) {
  return (
    <Section>
      <SectionTitle title="Oficios que buscamos">
        Elige uno para ver quién trabaja ya en él. Puedes registrarte en varios.
      </SectionTitle>
      {'value' in oficios ? (
        <ul className={style.tags}>
          {oficios.value.map(({ categoria, icono }) => (
            <li key={categoria}>
              <Link className={style.tag} to={paths.category(categoria)}>
                <CategoryIcon icono={icono} size={20} />
                {categoria}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <PartProblem part={oficios} />
      )}
    </Section>
  );
}
