import { Link } from 'react-router';
import { Money } from '#web/ui/money.tsx';
import { formatted } from '../list/formatted.ts';
import style from './flow.module.css';
import { COUNTED } from './rows.ts';
import type { Business } from './use-business.ts';
import { changeWords } from './words.ts';

/** What happened in all of the days, from the request to its end, and how much it changed. */
export function Flow({ business }: { business: Business }) {
  const { totales, antes, desde, hasta } = business;
  const most = Math.max(...COUNTED.map(({ of }) => totales[of]), 1);
  return (
    <section className={style.flow} aria-labelledby="flujo">
      <h2 id="flujo">De la solicitud al final</h2>
      <p>Lo que pasó en estos días, aunque haya empezado antes.</p>
      <ul>
        {COUNTED.map(({ of, label, to }) => (
          <li key={of}>
            <Link to={to({ desde, hasta })}>
              <span>{label}</span>
              <b>{formatted(totales[of])}</b>
              <i style={{ inlineSize: `${(100 * totales[of]) / most}%` }} />
              <small>
                {comparison(totales[of], antes[of])}
                {of === 'finalizadas' && totales.finalizado > 0 && (
                  <Money mxn={totales.finalizado} />
                )}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** «6.4 % más que antes», «Igual que antes»; '' where there was none before. */
function comparison(value: number, before: number): string {
  const words = changeWords(value, before);
  if (words === null) return '';
  if (value === before) return 'Igual que antes';
  return `${words} ${value > before ? 'más' : 'menos'} que antes`;
}
