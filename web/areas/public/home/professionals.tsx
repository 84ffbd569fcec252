import type { PublicCard } from '#contract/views.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { DEFAULT_PLACE } from '../places/place.ts';
import { CardGrid } from '../professional/card-grid.tsx';
import { ProfessionalCard } from '../professional/professional-card.tsx';
import { filtersPath, NO_FILTERS } from '../search/filters.ts';
import style from './professionals.module.css';
import { SectionTitle } from './title.tsx';

export function Professionals({ professionals }: { professionals: readonly PublicCard[] }) {
  return (
    <Section id="profesionales">
      <SectionTitle title="Profesionales cerca de ti">
        {professionals.length > 0
          ? `Los mejor calificados que trabajan en ${DEFAULT_PLACE.ciudad}.`
          : `Pronto verás aquí a los mejor calificados de ${DEFAULT_PLACE.ciudad}. Mientras, busca en todo el país.`}
      </SectionTitle>
      {professionals.length > 0 && (
        <CardGrid>
          {professionals.map((professional) => (
            <li key={professional.keylogin}>
              <ProfessionalCard professional={professional} />
            </li>
          ))}
        </CardGrid>
      )}
      <div className={style.more}>
        <Button
          variant="secondary"
          href={filtersPath({ ...NO_FILTERS, ...(professionals.length > 0 && DEFAULT_PLACE) })}
        >
          Ver más profesionales
        </Button>
      </div>
    </Section>
  );
}
