import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatted } from '../list/formatted.ts';
import { paths } from '#web/paths.ts';
import { Money } from '#web/ui/money.tsx';
import style from './figures.module.css';
import { answeredIn, inDays } from './rows.ts';
import { Spark } from './spark.tsx';
import type { Business } from './use-business.ts';
import { changeWords, minutesWords } from './words.ts';

interface FiguresProps {
  business: Business;
  /** Opens the payments that were added up. */
  onPaid: () => void;
}

/** What there is to know first, each with the rows behind it. */
export function Figures({ business, onPaid }: FiguresProps) {
  const { totales, antes, periodos, hoy } = business;
  const whole = { desde: business.desde, hasta: business.hasta };
  const answers = periodos.map(({ respuesta }) => respuesta ?? 0);
  return (
    <ul className={style.figures}>
      <Figure
        label="Trabajos pagados"
        onOpen={onPaid}
        below={<Change value={totales.cobrado} before={antes.cobrado} />}
        trend={periodos.map(({ cobrado }) => cobrado)}
      >
        <Money mxn={totales.cobrado} />
      </Figure>
      <Figure
        label="Ingreso neto de costos"
        to={inDays(paths.accounting, whole)}
        below={<Change value={totales.neto} before={antes.neto} />}
        trend={periodos.map(({ neto }) => neto)}
      >
        <Money mxn={totales.neto} />
      </Figure>
      <Figure
        label="Protegido hoy"
        to={`${paths.teamProjects}?con=protegido`}
        below={hoy.proyectos === 1 ? '1 proyecto' : `${formatted(hoy.proyectos)} proyectos`}
      >
        <Money mxn={hoy.protegido} />
      </Figure>
      <Figure
        label="Se debe hoy"
        to={`${paths.accounting}#se-debe`}
        below={
          hoy.tarjetas > 0 ? (
            <>
              <Money mxn={hoy.tarjetas} bare /> a tarjetas
            </>
          ) : (
            'A profesionales'
          )
        }
      >
        <Money mxn={Math.round((hoy.profesionales + hoy.tarjetas) * 100) / 100} />
      </Figure>
      <Figure
        label="Primera respuesta"
        to={answeredIn(whole)}
        below={<Sooner now={totales.respuesta} before={antes.respuesta} />}
        trend={answers.every((one) => one > 0) ? answers : undefined}
      >
        {totales.respuesta === null ? 'Sin respuestas' : minutesWords(totales.respuesta)}
      </Figure>
    </ul>
  );
}

interface FigureProps {
  label: string;
  below: ReactNode;
  trend?: readonly number[] | undefined;
  children: ReactNode;
}

/** A figure with its rows: at another address, or opened here. */
function Figure({
  label,
  below,
  trend,
  children,
  ...rows
}: FigureProps & ({ to: string } | { onOpen: () => void })) {
  const inner = (
    <>
      <span className={style.label}>{label}</span>
      <strong>{children}</strong>
      <span className={style.below}>
        {below}
        {trend && <Spark values={trend} />}
      </span>
    </>
  );
  return (
    <li>
      {'to' in rows ? (
        <Link className={style.figure} to={rows.to}>
          {inner}
        </Link>
      ) : (
        <button type="button" className={style.figure} onClick={rows.onOpen}>
          {inner}
        </button>
      )}
    </li>
  );
}

/** How an amount changed; what grew is good. */
function Change({ value, before }: { value: number; before: number }) {
  const words = changeWords(value, before);
  if (words === null) return null;
  if (value === before) return <>Igual que antes</>;
  return <Moved up={value > before} good={value > before} words={words} />;
}

/** By how much the first answer comes sooner or later. */
function Sooner({ now, before }: { now: number | null; before: number | null }) {
  if (now === null || before === null) return <>La mitad, en menos</>;
  if (now === before) return <>Igual que antes</>;
  return (
    <Moved up={now > before} good={now < before} words={minutesWords(Math.abs(now - before))} />
  );
}

function Moved({ up, good, words }: { up: boolean; good: boolean; words: string }) {
  const Arrow = up ? IconArrowUp : IconArrowDown;
  return (
    <span className={good ? style.good : style.bad}>
      <Arrow size={14} aria-hidden />
      <span className="m-hidden">{up ? 'Subió ' : 'Bajó '}</span>
      {words}
    </span>
  );
}
