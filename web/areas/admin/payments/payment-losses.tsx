import { Link } from 'react-router';
import { lostAs } from '#domain/chargebacks/chargeback.ts';
import type { getPagoDeCliente } from '#contract/payments.ts';
import type { OutputOf } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { momentText } from '../words.ts';
import style from './payments.module.css';

type Payment = OutputOf<typeof getPagoDeCliente>['pago'];
type Loss = Payment['perdidas'][number];

/** What of the payment was lost, and who decided that it is whose (4 §A). */
export function Losses({ pago: { perdidas, contracargos } }: { pago: Payment }) {
  const lostHow = (id: number) =>
    `Contracargo ${lostAs(contracargos.find((one) => one.id === id)?.estado ?? 'lost').toLowerCase()}`;
  return (
    <Card as="section">
      <h2 className={style.heading}>Lo que se perdió</h2>
      <ul className={style.lines}>
        {perdidas.map((loss) => (
          <li key={loss.id} className={style.loss}>
            <div>
              <p>
                {loss.contracargo === null ? (
                  'Devuelto desde el panel de Stripe después de liberarse'
                ) : (
                  <Link to={paths.chargeback(loss.contracargo)}>{lostHow(loss.contracargo)}</Link>
                )}
              </p>
              <p className={style.note}>{momentText(loss.createAt)}</p>
            </div>
            <Money mxn={loss.monto} strong />
            <div>
              <Decision loss={loss} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Decision({ loss }: { loss: Loss }) {
  const { cargo, decidido_at, decidido_por, motivo, monto, deudor, por_cobrar, repuesto } = loss;
  const { contracargo, deshecha_at } = loss;
  if (cargo === null || decidido_at === null)
    return (
      <p>
        Falta decidir quién lo asume: <Link to={paths.chargebacks}>decídelo en Contracargos</Link>.
      </p>
    );
  const shares = [
    ...(cargo > 0 ? [`${pesos(cargo)} a cargo de ${deudor ?? 'su profesional'}`] : []),
    ...(monto > cargo ? [`${pesos(monto - cargo)} los asume Maestros`] : []),
  ];
  const came =
    contracargo === null || deshecha_at !== null
      ? 'la devolución no llegó'
      : 'el banco devolvió el dinero';
  return (
    <>
      <p>
        {decidido_por === null
          ? `El ${momentText(decidido_at)}: ${came}, nadie lo asume.`
          : `${decidido_por} decidió el ${momentText(decidido_at)}: ${shares.join(' y ')}. Motivo: ${motivo}`}
      </p>
      {cargo > 0 && repuesto === null && (
        <p className={style.note}>
          {por_cobrar > 0 ? `Faltan por cobrar ${pesos(por_cobrar)}.` : 'Ya se cobró todo lo suyo.'}
        </p>
      )}
      {repuesto !== null && (
        <p>
          Después {came}: se le repusieron {pesos(repuesto)}.
        </p>
      )}
    </>
  );
}
