import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { CardGrid } from './cards/card-grid.tsx';
import { ProfessionalCard } from './cards/professional-card.tsx';
import { canShowMore, type Filters, filtersPath } from './filters.ts';
import { cacheSearch, type ShownSearch } from './results-cache.ts';
import { NoResults } from './no-results.tsx';
import { Choose } from '../requests/send/choose.tsx';
import style from './results-list.module.css';

export function ResultsList(shown: ShownSearch) {
  const { filters, results } = shown;
  const { profiles, recommended, pages, siguiente } = results;
  const hayMas = siguiente !== null;
  const list = useFocusOnNewCards(profiles.length);
  const empty = profiles.length === 0;
  const { categoria } = filters;
  const choosing = useReadyRequest()?.form.categoria === categoria;

  useEffect(() => {
    const { problem, ...loaded } = results;
    cacheSearch({ ...shown, results: loaded });
    if (problem) toast.error(problem);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for everything that was loaded together
  }, [results]);
  useEffect(() => {
    if (empty) toast.warning('Sin resultado', 'No se obtuvieron resultados');
  }, [empty]);

  return (
    <>
      <h2 className="m-hidden">Resultados</h2>
      {empty ? (
        <NoResults filters={filters} />
      ) : (
        <div ref={list}>
          <output className={style.count}>{countText(profiles.length, hayMas)}</output>
          <CardGrid>
            {profiles.map((professional) => (
              <li key={professional.keylogin}>
                <ProfessionalCard
                  professional={professional}
                  choose={choosing && <Choose categoria={categoria} professional={professional} />}
                />
              </li>
            ))}
          </CardGrid>
          {hayMas && canShowMore(pages) && <More filters={filters} pages={pages} />}
          {hayMas && !canShowMore(pages) && (
            <p className={style.end}>
              Para ver a otros, elige una categoría o una zona más pequeña.
            </p>
          )}
        </div>
      )}

      {recommended.length > 0 && (
        <section className={style.recommended}>
          <h2>Otros profesionales</h2>
          <CardGrid>
            {recommended.map(({ motivo, ...professional }) => (
              <li key={professional.keylogin}>
                <ProfessionalCard
                  professional={professional}
                  motivo={motivo}
                  choose={choosing && <Choose categoria={categoria} professional={professional} />}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}

function countText(count: number, hayMas: boolean): string {
  if (hayMas) return `Los ${count} mejor calificados`;
  return count === 1 ? '1 profesional' : `${count} profesionales, mejor calificados primero`;
}

function More({ filters, pages }: { filters: Filters; pages: number }) {
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  return (
    <div className={style.more}>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() =>
          void navigate(filtersPath(filters, pages + 1), {
            // So that «Atrás» leaves the search instead of removing its pages one by one.
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        Ver más
      </Button>
    </div>
  );
}

/** Focuses the first new card after «Ver más». */
function useFocusOnNewCards(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    const cards = list.current?.querySelectorAll<HTMLElement>('article a');
    if (first > 0 && count > first) cards?.[first]?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
