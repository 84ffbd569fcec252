import { IconCheck } from '@tabler/icons-react';
import { Section } from '#web/shared/layout/page.tsx';
import { Money } from '#web/ui/money.tsx';
import { SectionTitle } from '../home/title.tsx';
import type { Niveles } from './load.ts';
import { PartProblem } from './part-problem.tsx';
import style from './memberships.module.css';

/** The membership levels, with their prices and benefits. */
export function Memberships({ niveles }: { niveles: Niveles }) {
  return (
    <Section tone="paper">
      <SectionTitle title="Membresías, si las necesitas">
        Empiezas en el primer nivel, sin costo. Los demás son opcionales, duran 30 días y no se
        renuevan solos: si no vuelves a pagar, regresas al primero. La comisión no cambia.
      </SectionTitle>
      {'value' in niveles ? (
        <ul className={style.grid}>
          {niveles.value.map(({ id, descripcion, precio, beneficios }) => (
            <li key={id} className={style.card}>
              <h3 className={style.name}>{descripcion}</h3>
              <p className={style.price}>
                {precio === 0 ? <b>Gratis</b> : <Money mxn={precio} strong />}
                {precio > 0 && <span className={style.term}>por 30 días</span>}
              </p>
              <ul className={style.points}>
                {beneficios.map((beneficio) => (
                  <li key={beneficio}>
                    <IconCheck size={18} aria-hidden />
                    {beneficio}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <PartProblem part={niveles} />
      )}
    </Section>
  );
}
