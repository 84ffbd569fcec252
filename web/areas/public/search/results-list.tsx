import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { FoundCard } from '#contract/search.ts';
import { fromMxn } from '#domain/money.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { CardGrid } from './cards/card-grid.tsx';
import { ProfessionalCard } from './cards/professional-card.tsx';
import { canShowMore, type Filters, filtersPath } from './filters.ts';
import { cacheSearch, type ShownSearch } from './results-cache.ts';
import { NoResults } from './no-results.tsx';
import type { Results } from './results.ts';
import { elsewhereText } from '../requests/send/fitting-words.ts';
import { LimitFact } from '../requests/send/limit-fact.tsx';
import { Choose } from '../requests/send/choose.tsx';
import { type Talks, useTalks } from '../requests/send/use-talks.ts';
import style from './results-list.module.css';

export function ResultsList(shown: ShownSearch) {
  const { filters, results } = shown;
  const { profiles, recommended, pages, siguiente } = results;
  const hayMas = siguiente !== null;
  const choosing = useReadyRequest()?.form.categoria === filters.categoria;
  const talks = useTalks(choosing);
  const list = useFocusOnNewCards(profiles.length);
  const empty = profiles.length === 0;

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
          <output className={style.count}>{countText(profiles, hayMas)}</output>
          <Cards {...{ filters, results, talks }} found={profiles} />
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
          <Cards {...{ filters, results, talks }} found={recommended} />
        </section>
      )}
    </>
  );
}

interface CardsProps {
  filters: Filters;
  results: Results;
  found: readonly FoundCard[];
  talks: Talks;
}

/** The cards; while a request for this category is being prepared, each can be chosen and says its price. */
function Cards({ filters: { categoria }, results: { ciudad }, found, talks }: CardsProps) {
  const kept = useReadyRequest();
  const choosing = kept?.form.categoria === categoria;
  const mxn = choosing ? kept.form.precotizacion : null;
  return (
    <CardGrid>
      {found.map(({ motivo, ...professional }) => (
        <li key={professional.keylogin}>
          <ProfessionalCard
            professional={professional}
            motivo={motivo}
            from={ciudad}
            prequote={mxn === null ? undefined : fromMxn(mxn)}
            elsewhere={choosing ? elsewhereText(professional, kept.form) : ''}
            limit={choosing && <LimitFact {...{ professional }} asked={kept.form} />}
            choose={choosing && <Choose {...{ categoria, professional, talks }} />}
          />
        </li>
      ))}
    </CardGrid>
  );
}

function countText(profiles: readonly FoundCard[], hayMas: boolean): string {
  const count = profiles.length;
  // Those of other trades come after them, however well they are rated.
  const others = profiles.some(({ motivo }) => motivo);
  if (hayMas) return others ? `Los primeros ${count}` : `Los ${count} mejor calificados`;
  if (count === 1) return '1 profesional';
  return `${count} profesionales, ${others ? 'primero los de este oficio' : 'mejor calificados primero'}`;
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
