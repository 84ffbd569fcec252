import { feeOf, netOf } from '#domain/fee.ts';
import { fromMxn, toMxn } from '#domain/money.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Money } from '#web/ui/money.tsx';
import { SectionTitle } from '../home/title.tsx';
import style from './earnings.module.css';

const precio = fromMxn(2_000);

/** What is left of one job, to the peso, and when. */
export function Earnings() {
  return (
    <Section>
      <div className={style.columns}>
        <SectionTitle title="Lo que recibes, al peso">
          La comisión es la misma para todos y se descuenta solo de lo que te liberan. Si el cliente
          te adelanta una parte, la suma al final es exactamente la misma.
        </SectionTitle>
        <dl className={style.sum} aria-label="Ejemplo de un trabajo de $2,000.00 MXN">
          <div>
            <dt>Precio que acordaste</dt>
            <dd>
              <Money mxn={toMxn(precio)} bare />
            </dd>
          </div>
          <div>
            <dt>Comisión (5&nbsp;% + $3.00)</dt>
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
      </div>
    </Section>
  );
}
