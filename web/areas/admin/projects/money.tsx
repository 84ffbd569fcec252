import { Link } from 'react-router';
import type { TeamProject } from '#contract/projects.ts';
import { cardWords } from '#domain/payments/receipt-words.ts';
import { fromMxn, toMxn, ZERO } from '#domain/money.ts';
import { paymentsLeft } from '#domain/payments/plan.ts';
import { isClosed, UNDER_WAY } from '#domain/projects/graph.ts';
import { paths } from '#web/paths.ts';
import { ProjectBar } from '#web/shared/projects/project-bar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Fact, Facts } from '../facts.tsx';
import { dayText, momentText } from '../words.ts';
import style from './project.module.css';

interface ProjectProps {
  proyecto: TeamProject;
}

/** Where the money is, and of whom. */
export function ProjectMoney({ proyecto }: ProjectProps) {
  const { precio, pagado, liberado, neto, retenido, retenido_desde, cancelar } = proyecto;
  if (precio === null)
    return (
      <Card as="section" className={style.card}>
        <h2>Dónde está el dinero</h2>
        <p>La propuesta todavía no tiene precio.</p>
      </Card>
    );
  const left = Math.round((cancelar.comision - cancelar.costo) * 100) / 100;
  return (
    <Card as="section" className={style.card}>
      <h2>
        Dónde está el dinero <small>de {pesos(precio)} MXN</small>
      </h2>
      {isClosed(proyecto.estado) && pagado === 0 ? (
        <p>No se pagó nada.</p>
      ) : (
        <ProjectBar project={proyecto} />
      )}
      <Facts>
        <Fact label="Protegido desde">
          {retenido > 0 && retenido_desde !== null ? momentText(retenido_desde) : null}
        </Fact>
        <Fact label="Recibe el profesional de lo liberado">
          {liberado > 0 ? <Money mxn={neto} /> : null}
        </Fact>
        <Fact label="Comisión cobrada">
          {cancelar.comision > 0 ? <Money mxn={cancelar.comision} /> : null}
        </Fact>
        <Fact label="Costo de Stripe y bancos, sin IVA">
          {cancelar.costo > 0 ? <Money mxn={cancelar.costo} /> : null}
        </Fact>
        <Fact label="Maestros lleva">
          {cancelar.comision > 0 || cancelar.costo > 0 ? <Money mxn={left} strong /> : null}
        </Fact>
      </Facts>
    </Card>
  );
}

const REFUNDS: Record<
  TeamProject['pagos'][number]['devoluciones'][number]['estado'],
  readonly [text: string, tone: ChipProps['tone']]
> = {
  pendiente: ['Devolución en camino', 'sun'],
  hecha: ['Devuelto', 'success'],
  fallida: ['La devolución no llegó', 'error'],
  liquidada_por_fuera: ['Devuelto por fuera', 'success'],
};

/** The plan of payments: what was charged, with its card and what goes back of it, and what is still to come. */
export function ProjectPayments({ proyecto }: ProjectProps) {
  const { estado, precio, pagado, adicional_por_pagar, pagos } = proyecto;
  const left =
    precio !== null && (UNDER_WAY.includes(estado) || estado === 'publicada')
      ? paymentsLeft({
          precio: fromMxn(precio),
          pagado: fromMxn(pagado),
          adicional_por_pagar: fromMxn(adicional_por_pagar),
        }).filter((part) => part > ZERO)
      : [];
  return (
    <Card as="section" className={style.card}>
      <h2>Plan de pagos</h2>
      {pagos.length === 0 && left.length === 0 && <p>No hay pagos.</p>}
      <ul className={style.lines}>
        {pagos.map((pago) => (
          <li key={pago.id}>
            <div>
              <Link className={style.link} to={paths.clientPayment(pago.id)}>
                Pagado el {dayText(pago.settledAt)}
              </Link>
              <p className={style.muted}>
                {pago.tarjeta ? cardWords(pago.tarjeta) : 'Tarjeta'}
                {pago.id_payment && (
                  <>
                    {' · '}
                    <span className={style.id}>{pago.id_payment}</span>
                  </>
                )}
              </p>
              {pago.devoluciones.map(({ monto, estado: of }, at) => (
                <p key={at}>
                  <Chip tone={REFUNDS[of][1]}>{REFUNDS[of][0]}</Chip> <Money mxn={monto} bare />
                </p>
              ))}
            </div>
            <Money mxn={pago.value} strong />
          </li>
        ))}
        {left.map((part, at) => (
          <li key={`left-${at}`}>
            <div>
              <p>{pagado === 0 && at === 0 ? 'Primer pago' : 'Falta pagar'}</p>
              <p className={style.muted}>
                {fromMxn(adicional_por_pagar) === part ? 'Servicios adicionales' : 'Pendiente'}
              </p>
            </div>
            <Money mxn={toMxn(part)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
