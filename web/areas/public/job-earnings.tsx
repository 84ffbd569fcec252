import { FEE_TEXT } from '#domain/projects/fee.ts';
import { feeOf, netOf } from '#domain/projects/fee.ts';
import { fromMxn, toMxn } from '#domain/money.ts';
import { Money } from '#web/ui/money.tsx';
import style from './job-earnings.module.css';

const precio = fromMxn(2_000);

/** What a professional earns on a job of $2,000.00 MXN, to the peso (1 §9). */
export function JobEarnings({ label }: { label: string }) {
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
          Comisión ({FEE_TEXT.percent} + {FEE_TEXT.fixed})
        </dt>
        <dd>
          <Money mxn={-toMxn(feeOf(precio))} bare />
        </dd>
      </div>
      <div className={style.total}>
        <dt>Para ti</dt>
        <dd>
          <Money mxn={toMxn(netOf(precio))} strong />
        </dd>
      </div>
    </dl>
  );
}
