import type { PublicCard } from '#contract/profile/view.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { DEFAULT_PLACE } from '../catalogue/place.ts';
import { CardGrid } from '../search/cards/card-grid.tsx';
import { ProfessionalCard } from '../search/cards/professional-card.tsx';
import { filtersPath, NO_FILTERS } from '../search/filters.ts';
import style from './professionals.module.css';
import { SectionTitle } from './title.tsx';

/** The best rated professionals nearby; a text when there are none yet. */
export function Professionals({ professionals }: { professionals: readonly PublicCard[] }) {
  const { ciudad } = DEFAULT_PLACE;
  if (professionals.length === 0)
    return (
      <Section id="profesionales" later>
        <SectionTitle title="Profesionales cerca de ti">
          Estamos validando a los primeros de {ciudad}: a cada uno le revisamos su experiencia y sus
          referencias antes de que aparezca aquí.
        </SectionTitle>
        <div className={style.actions}>
          <Button variant="secondary" href={paths.categories}>
            Buscar en todo el país
          </Button>
          <Button variant="quiet" href={paths.signUpProfessional}>
            Soy profesional y quiero trabajar
          </Button>
        </div>
      </Section>
    );
  return (
    <Section id="profesionales" later>
      <SectionTitle title="Profesionales cerca de ti">
        Los mejor calificados que trabajan en {ciudad}.
      </SectionTitle>
      <CardGrid>
        {professionals.map((professional) => (
          <li key={professional.keylogin}>
            <ProfessionalCard professional={professional} />
          </li>
        ))}
      </CardGrid>
      <div className={style.more}>
        <Button variant="secondary" href={filtersPath({ ...NO_FILTERS, ...DEFAULT_PLACE })}>
          Ver más profesionales
        </Button>
      </div>
    </Section>
  );
}
