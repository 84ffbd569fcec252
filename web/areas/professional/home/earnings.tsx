import { shortMonth } from '#lib/date-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/index.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import style from './earnings.module.css';
import home from './home.module.css';

/** Number of months shown at first. */
const FIRST = 6;

const load = async () => {
  const { ingresos, descontado } = await api.payouts.getIngresos({});
  return { months: ingresos.reverse(), descontado };
};

/** The professional's income by month, current month first (2 §2, Mexico City time). */
export function Earnings() {
  const { data, isError, refetch } = useQuery({ queryKey: ['ingresos'], queryFn: load });
  return (
    <Section title="Tus ingresos por mes">
      {isError && !data && (
        <p className={home.nothing}>
          No pudimos cargar tus ingresos.{' '}
          <Button size="sm" variant="quiet" onClick={() => void refetch()}>
            Intentar de nuevo
          </Button>
        </p>
      )}
      {!isError && !data && (
        <Loading>
          <SkeletonText lines={FIRST} />
        </Loading>
      )}
      {data && (data.months.some(({ monto }) => monto > 0) ? <Chart {...data} /> : <Nothing />)}
    </Section>
  );
}

interface ChartProps {
  months: readonly { mes: string; monto: number }[];
  /** What lost payments cost them in these months, MXN. */
  descontado: number;
}

function Chart({ months, descontado }: ChartProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? months : months.slice(0, FIRST);
  const most = Math.max(...months.map(({ monto }) => monto));
  const total = months.reduce((sum, { monto }) => sum + Math.round(monto * 100), 0) / 100;
  return (
    <div className={style.chart}>
      <p className={home.hint}>
        <Money mxn={total} strong /> en 12 meses, ya sin la comisión
        {descontado > 0 && (
          <>
            {' '}
            y antes de <Money mxn={descontado} /> que se te descontaron por pagos perdidos
          </>
        )}
        .
      </p>
      <table>
        <thead className="m-hidden">
          <tr>
            <th scope="col">Mes</th>
            <th scope="col">Ingresos</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ mes, monto }) => (
            <tr key={mes}>
              <th scope="row">{shortMonth(mes)}</th>
              <td>
                {monto > 0 && (
                  // The longest bar leaves room for its amount.
                  <span
                    className={style.bar}
                    style={{ width: `calc((100% - 6.5rem) * ${monto / most})` }}
                  />
                )}
                <span className={style.amount}>{pesos(monto)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!whole && (
        <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
          Ver 12 meses
        </Button>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <p className={home.nothing}>
      Cuando un cliente libere tu primer pago, aquí verás cuánto ganas cada mes.
    </p>
  );
}
