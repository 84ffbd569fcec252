import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { getLosses } from '#contract/chargebacks.ts';
import type { OutputOf } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Fact, Facts } from '../facts.tsx';
import { More } from '../list/more.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import style from './chargebacks.module.css';
import { LossDecision } from './loss-decision.tsx';
import { useLosses } from './use-chargebacks.ts';

type Loss = OutputOf<typeof getLosses>['perdidas'][number];

/** What refunds at the provider cost beyond what was held, and nobody has decided on. */
export function OpenLosses() {
  return (
    <Losses estado="por_decidir" title="Pérdidas por decidir">
      {(loss) => (
        <LossDecision
          loss={loss}
          debtor={loss.con_deudor ? (loss.profesional?.nombre ?? null) : null}
          reserved={0}
        />
      )}
    </Losses>
  );
}

/** The same, once somebody has decided who bears them. */
export function DecidedLosses() {
  return (
    <Losses estado="decididas" title="Pérdidas decididas">
      {({ decision, monto, profesional }) =>
        decision && (
          <p>
            {decision.decidido_por === null
              ? `Desde el ${momentText(decision.decidido_at)} nadie la asume.`
              : `${decision.decidido_por} decidió el ${momentText(decision.decidido_at)}: ${sharesOf(decision.cargo, monto, profesional?.nombre ?? 'su profesional')}.`}{' '}
            Motivo: {decision.motivo}
          </p>
        )
      }
    </Losses>
  );
}

const sharesOf = (cargo: number, monto: number, who: string): string =>
  [
    ...(cargo > 0 ? [`${pesos(cargo)} a cargo de ${who}`] : []),
    ...(monto > cargo ? [`${pesos(monto - cargo)} los asume Maestros`] : []),
  ].join(' y ');

interface LossesProps {
  estado: 'por_decidir' | 'decididas';
  title: string;
  children: (loss: Loss) => ReactNode;
}

function Losses({ estado, title, children }: LossesProps) {
  const list = useLosses(estado);
  const losses = list.data?.pages.flatMap(({ perdidas }) => perdidas) ?? [];
  if (losses.length === 0) return null;
  return (
    <section className={style.losses} aria-labelledby={estado}>
      <h2 id={estado}>{title}</h2>
      {losses.map((loss) => (
        <Card as="article" key={loss.id} className={style.card}>
          <p className={style.head}>
            <Link to={paths.clientPayment(loss.pago)}>{loss.concepto}</Link>
            <Money mxn={loss.monto} strong />
          </p>
          <p>Alguien devolvió más de lo que estaba protegido, desde el panel de Stripe.</p>
          <Facts>
            <Fact label="Se devolvió a">
              <PersonLink person={loss.cliente} />
            </Fact>
            <Fact label="Se había liberado a">
              {loss.profesional && loss.con_deudor === 1 ? (
                <PersonLink person={loss.profesional} />
              ) : (
                'Nadie'
              )}
            </Fact>
          </Facts>
          {children(loss)}
        </Card>
      ))}
      <More list={list} what="pérdidas" />
    </section>
  );
}
