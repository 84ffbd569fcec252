import { feeFromWire, feeOf, feeText, type FeeOnWire, netOf } from '#domain/projects/fee.ts';
import { fromMxn, toMxn } from '#domain/money.ts';
import { Money } from '#web/ui/money.tsx';
import style from './job-earnings.module.css';

const precio = fromMxn(2_000);

/** What a professional earns on a job of $2,000.00 MXN, to the peso (1 §9). */
export function JobEarnings({ label, comision }: { label: string; comision: FeeOnWire }) {
  const fee = feeFromWire(comision);
  const { percent, fixed } = feeText(fee);
  return (
    <dl className={style.sum} aria-label={label}>
      <div>
        <dt>Precio que acordaste</dt>
        <dd>
          <Money mxn={toMxn(precio)} bare />
        </dd>
      </div>
      <div>
        <dt>
          Comisión ({percent} + {fixed})
        </dt>
        <dd>
          <Money mxn={-toMxn(feeOf(fee, precio))} bare />
        </dd>
      </div>
      <div className={style.total}>
        <dt>Para ti</dt>
        <dd>
          <Money mxn={toMxn(netOf(fee, precio))} strong />
        </dd>
      </div>
    </dl>
  );
}
