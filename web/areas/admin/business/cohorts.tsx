import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { getCohorts } from '#contract/business.ts';
import type { OutputOf } from '#contract/call.ts';
import { COHORT_KINDS, COHORT_MONTHS, type CohortKind } from '#domain/business/cohorts.ts';
import { paths } from '#web/paths.ts';
import { api } from '#web/api/index.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { formatted } from '../list/formatted.ts';
import { Shown } from '../list/shown.tsx';
import { monthWords } from '../words.ts';
import { Choice } from './choice.tsx';
import style from './cohorts.module.css';
import demand from './demand.module.css';
import { shareWords } from './demand-words.ts';
import series from './series.module.css';

type Cohort = OutputOf<typeof getCohorts>['cohortes'][number];

const KINDS: Record<CohortKind, { name: string; first: string; rol: string }> = {
  clientes: {
    name: 'Clientes',
    first: 'Por el mes de su primer trabajo pagado: cuántos ya habían pagado otro.',
    rol: '1',
  },
  profesionales: {
    name: 'Profesionales',
    first: 'Por el mes en que se validaron: cuántos ya habían finalizado dos trabajos.',
    rol: '2',
  },
};

/** Whether people come back, month by month (4 §F); whose cohorts is in the address. */
export function CohortsSection() {
  const [params] = useSearchParams();
  const quien = COHORT_KINDS.find((one) => one === params.get('quien')) ?? COHORT_KINDS[0];
  const query = useQuery({
    queryKey: ['admin', 'cohorts', quien],
    queryFn: ({ signal }) => api.business.getCohorts({ quien }, { signal }),
    placeholderData: keepPreviousData,
  });
  const to = (one: CohortKind) => {
    const next = new URLSearchParams(params);
    next.set('quien', one);
    return `?${next}`;
  };
  return (
    <section className={demand.demand} aria-labelledby="regresan">
      <div className={demand.head}>
        <h2 id="regresan">Quién regresa</h2>
        <Choice
          label="De quién"
          options={COHORT_KINDS.map((one) => [KINDS[one].name, to(one), one === quien])}
        />
      </div>
      <p>{KINDS[quien].first} Cada mes se cuenta cuando termina.</p>
      <Shown query={query} loading="Contando quién regresa…">
        {({ cohortes }) =>
          cohortes.length === 0 ? (
            <EmptyState title="Todavía no termina ningún mes">
              Aquí verás cuántas personas regresan uno, dos, tres, seis y doce meses después.
            </EmptyState>
          ) : (
            <Cohorts cohorts={cohortes} quien={quien} />
          )
        }
      </Shown>
    </section>
  );
}

function Cohorts({ cohorts, quien }: { cohorts: readonly Cohort[]; quien: CohortKind }) {
  const list = (cohort: Cohort, more: Record<string, string> = {}) =>
    `${paths.accounts}?${new URLSearchParams({ rol: KINDS[quien].rol, cohorte: cohort.mes, ...more })}`;
  return (
    <div
      className={series.box}
      role="group"
      aria-label="Tabla de quién regresa"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
    >
      <table className={`${series.table} ${style.table}`}>
        <caption className="m-hidden">{KINDS[quien].name} que regresan, por mes</caption>
        <thead>
          <tr>
            <th scope="col" className={series.corner}>
              Mes
            </th>
            <th scope="col">Personas</th>
            {COHORT_MONTHS.map((months) => (
              <th key={months} scope="col">
                <span aria-hidden>{months === 1 ? '1 mes' : months}</span>
                <span className="m-hidden">
                  {months === 1 ? 'Un mes después' : `${months} meses después`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={cohort.mes}>
              <th scope="row">{monthWords(cohort.mes)}</th>
              <td>
                <Link to={list(cohort)}>{formatted(cohort.personas)}</Link>
              </td>
              {cohort.volvieron.map(({ meses, total }) => (
                <td key={meses}>
                  {total === null ? (
                    <span className={series.none}>
                      <span aria-hidden>–</span>
                      <span className="m-hidden">Todavía no</span>
                    </span>
                  ) : total === 0 ? (
                    <span className={series.none}>0</span>
                  ) : (
                    <Link to={list(cohort, { volvieron: String(meses) })}>
                      <b>{shareWords(total, cohort.personas)}</b>
                      <small>{formatted(total)}</small>
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
