import { Money } from '#web/ui/money.tsx';
import { COLUMNS } from '../ledger/income.tsx';
import { NumberButton } from '../ledger/number.tsx';
import style from './left.module.css';
import type { Business } from './use-business.ts';

/** A column of the accounting. */
export type Column = (typeof COLUMNS)[number];

interface LeftProps {
  business: Business;
  onOpen: (column: Column) => void;
}

/** What is left of what came in: income, what it cost, and the rest; each amount opens its movements. */
export function Left({ business: { totales }, onOpen }: LeftProps) {
  const parts = COLUMNS.filter(({ net }) => net);
  const most = Math.max(...parts.map(({ of }) => Math.abs(totales[of])), 1);
  const tax = COLUMNS.find(({ of }) => of === 'iva');
  return (
    <section className={style.left} aria-labelledby="queda">
      <h2 id="queda">Lo que queda</h2>
      <dl>
        {parts.map((column) => {
          const { of, label, net } = column;
          const mxn = net === 'minus' ? -totales[of] : totales[of];
          return (
            <div key={of}>
              <dt>{label}</dt>
              <dd>
                {mxn === 0 ? (
                  <span className={style.none}>$0.00</span>
                ) : (
                  <NumberButton name={label} mxn={mxn} onOpen={() => onOpen(column)} />
                )}
              </dd>
              <i
                data-out={net === 'minus' || undefined}
                style={{ inlineSize: `${(100 * Math.abs(mxn)) / most}%` }}
                aria-hidden
              />
            </div>
          );
        })}
        <div className={style.rest}>
          <dt>Queda</dt>
          <dd>
            <Money mxn={totales.neto} />
          </dd>
        </div>
      </dl>
      {totales.cobrado > 0 && totales.neto > 0 && (
        <p className={style.said}>
          De cada <Money mxn={1000} /> de trabajos pagados quedan{' '}
          <Money strong mxn={(1000 * totales.neto) / totales.cobrado} />.
        </p>
      )}
      {tax && totales.iva !== 0 && (
        <p className={style.note}>
          El IVA de ese costo se puede acreditar:{' '}
          <NumberButton name={tax.label} mxn={totales.iva} onOpen={() => onOpen(tax)} />
        </p>
      )}
    </section>
  );
}
