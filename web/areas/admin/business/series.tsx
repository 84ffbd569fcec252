import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Unit } from '#domain/business/periods.ts';
import { pesos } from '#web/ui/money.tsx';
import { formatted } from '../list/formatted.ts';
import { periodWords } from '../ledger/words.ts';
import { answeredIn, COUNTED } from './rows.ts';
import style from './series.module.css';
import type { Business } from './use-business.ts';
import { barUnit, headOf, minutesWords, UNIT_NAMES } from './words.ts';

type Period = Business['periodos'][number];

interface SeriesProps {
  business: Business;
  por: Unit;
  today: string;
  /** Opens the payments of a period, or what is left of it. */
  onPaid: (period: Period) => void;
}

/** What happened, one column for each period; the bars above are what was paid for jobs. */
export function Series({ business: { periodos }, por, today, onPaid }: SeriesProps) {
  const most = Math.max(...periodos.map(({ cobrado }) => cobrado), 1);
  const unit = barUnit(most);
  const kind = (period: Period, index: number) =>
    period.hasta >= today ? 'running' : index === lastFull(periodos, today) ? 'newest' : undefined;
  return (
    <section className={style.series} aria-labelledby="serie">
      <h2 id="serie">
        Cobrado por {UNIT_NAMES[por].toLowerCase()} <small>cada cifra abre sus filas</small>
      </h2>
      <div
        className={style.box}
        key={`${por} ${periodos.at(-1)?.hasta}`}
        ref={showNewest}
        role="group"
        aria-label="Tabla por periodo"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
      >
        <table className={style.table}>
          <caption className="m-hidden">El negocio por {UNIT_NAMES[por].toLowerCase()}</caption>
          <thead>
            <tr>
              <th scope="col" className={style.corner}>
                <span className="m-hidden">Qué</span>
              </th>
              {periodos.map((period, index) => (
                <th key={period.desde} scope="col" data-kind={kind(period, index)}>
                  <span aria-hidden>{headOf(period.desde, periodos[index - 1]?.desde, por)}</span>
                  <span className="m-hidden">
                    {periodWords(period)}
                    {kind(period, index) === 'running' && ', en curso'}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={style.bars}>
              <th scope="row">
                Cobrado, <span>{unit.name}</span>
              </th>
              {periodos.map((period, index) => (
                <td key={period.desde} data-kind={kind(period, index)}>
                  {period.cobrado === 0 ? (
                    <span className={style.none}>0</span>
                  ) : (
                    <button
                      type="button"
                      aria-label={`${pesos(period.cobrado)}. Ver de qué se compone`}
                      style={{ '--share': Math.max(0, period.cobrado / most) } as CSSProperties}
                      onClick={() => onPaid(period)}
                    >
                      {unit.text(period.cobrado)}
                      <i />
                    </button>
                  )}
                </td>
              ))}
            </tr>
            {COUNTED.map(({ of, label, to }) => (
              <tr key={of}>
                <th scope="row">{label}</th>
                {periodos.map((period, index) => (
                  <td key={period.desde} data-kind={kind(period, index)}>
                    {period[of] === 0 ? (
                      <span className={style.none}>0</span>
                    ) : (
                      <Link to={to(period)}>{formatted(period[of])}</Link>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={style.answers}>
              <th scope="row">Respuesta</th>
              {periodos.map((period, index) => (
                <td key={period.desde} data-kind={kind(period, index)}>
                  {period.respuesta === null ? (
                    <span className={style.none}>–</span>
                  ) : (
                    <Link to={answeredIn(period)}>{minutesWords(period.respuesta)}</Link>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The newest is what one looks for; older ones are to the left. */
function showNewest(box: HTMLDivElement | null): void {
  box?.scrollTo({ left: box.scrollWidth });
}

/** The newest period that is over. */
const lastFull = (periods: readonly Period[], today: string): number =>
  periods.filter(({ hasta }) => hasta < today).length - 1;
