import { Link } from 'react-router';
import type { TeamProject } from '#contract/projects.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { bookedText } from '../words.ts';
import style from './project.module.css';

/** What the books say of its money, in words: from which account to which. */
export function Movements({ proyecto }: { proyecto: TeamProject }) {
  const { movimientos, mas_movimientos } = proyecto;
  return (
    <Card as="section" className={style.card}>
      <h2>Movimientos en los libros</h2>
      {movimientos.length === 0 && (
        <p className={style.muted}>Todavía no se ha movido dinero de este proyecto.</p>
      )}
      <ol className={style.movements}>
        {movimientos.map((one) => (
          <li key={one.id}>
            <div>
              <p>
                <strong>{one.nombre}</strong>
              </p>
              <p className={style.muted}>
                {bookedText(one)}
                {one.pago !== null && (
                  <>
                    {' · '}
                    <Link to={paths.clientPayment(one.pago)}>ver el pago</Link>
                  </>
                )}
              </p>
            </div>
            <dl>
              {one.asientos.map(({ nombre, cargo, abono }, at) => (
                <div key={at}>
                  <dt>
                    <span className={style.side}>{cargo > 0 ? 'Cargo' : 'Abono'}</span> {nombre}
                  </dt>
                  <dd>
                    <Money mxn={cargo > 0 ? cargo : abono} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {mas_movimientos && <p className={style.muted}>Hay más, que están en Contabilidad.</p>}
    </Card>
  );
}
