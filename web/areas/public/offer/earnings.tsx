import type { FeeOnWire } from '#domain/projects/fee.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { SectionTitle } from '../home/title.tsx';
import { JobEarnings } from '../job-earnings.tsx';
import style from './earnings.module.css';

/** What the professional gets of a job, to the peso. */
export function Earnings({ comision }: { comision: FeeOnWire }) {
  return (
    <Section>
      <div className={style.columns}>
        <SectionTitle title="Lo que recibes, al peso">
          La comisión es la misma para todos y se descuenta solo de lo que te liberan. Si el cliente
          te adelanta una parte, la suma al final es exactamente la misma.
        </SectionTitle>
        <div className={style.sum}>
          <JobEarnings label="Ejemplo de un trabajo de $2,000.00 MXN" comision={comision} />
        </div>
      </div>
    </Section>
  );
}
