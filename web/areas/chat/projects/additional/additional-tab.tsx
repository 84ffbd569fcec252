import { useEffect, useRef } from 'react';
import { textOf } from '#contract/errors.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { whyNotAdd } from '#domain/projects/additional.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { usePayment } from '../../conversations/navigation.ts';
import { servicesToPay } from '../plan.ts';
import { can, isOver, type Side, sideOf, stateOf } from '../project-state.ts';
import style from './additional-tab.module.css';
import { AddService } from './add-service.tsx';
import { ServiceItem } from './service-item.tsx';

export interface AdditionalTabProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** Additional services: proposed by the professional, accepted or rejected and paid by the client. */
export function AdditionalTab({ me, partner, proposal }: AdditionalTabProps) {
  const side = sideOf(proposal, me);
  const { adicionales } = proposal.data_propuesta;
  const closed = whyClosed(proposal, side);
  const proposes = side === 'professional' && closed === undefined;
  const list = useRef<HTMLUListElement>(null);
  /** Those that were there when another one was sent. */
  const before = useRef<readonly number[] | null>(null);
  useEffect(() => {
    const at = adicionales.findIndex(({ id }) => before.current?.includes(id) === false);
    const added = list.current?.children[at];
    if (!(added instanceof HTMLElement)) return;
    before.current = null;
    // What was sent is what is read next, and not the form that has gone.
    added.focus({ preventScroll: true });
    added.scrollIntoView({ block: 'center' });
  }, [adicionales]);
  return (
    <div className={style.tab}>
      {side === 'client' && <ToPay proposal={proposal} />}
      {adicionales.length > 0 ? (
        <ul ref={list} className={style.list}>
          {adicionales.map((service) => (
            <ServiceItem key={service.id} {...{ me, partner, proposal, service, side }} />
          ))}
        </ul>
      ) : (
        // Whoever can propose one has come for its form.
        !proposes && (
          <EmptyState scene="projects" title="Sin servicios adicionales">
            {side === 'client'
              ? `Si hace falta algo más, ${shortName(partner)} te lo propone aquí con su precio y tú decides.`
              : 'Aquí verás lo que se agregue al proyecto, con su precio.'}
          </EmptyState>
        )
      )}
      {closed ? (
        <p className={style.note}>{closed}</p>
      ) : (
        proposes && (
          <AddService
            {...{ me, partner, proposal }}
            onSending={(sending) => {
              before.current = sending ? adicionales.map(({ id }) => id) : null;
            }}
          />
        )
      )}
    </div>
  );
}

/** The accepted, unpaid services, with the button that pays them. */
function ToPay({ proposal }: Pick<AdditionalTabProps, 'proposal'>) {
  const payment = usePayment();
  const services = servicesToPay(proposal);
  const { por_pagar } = proposal;
  if (services === 0 || !can('pagar', proposal, 'client')) return null;
  return (
    <section className={style.due} aria-label="Por pagar">
      <p>
        Aceptaste <Money mxn={services} strong /> en servicios adicionales.{' '}
        {whenPaid(proposal, services)}
      </p>
      <Button fullWidth onClick={payment.open}>
        Pagar {pesos(por_pagar)} MXN
      </Button>
    </section>
  );
}

/** When accepted services are paid; `services` is their sum, MXN. */
function whenPaid({ pagado, por_pagar }: Proposal, services: number): string {
  if (pagado === 0) return 'Se pagan con el proyecto.';
  return por_pagar < services
    ? 'Ya pagaste una parte; lo que falta se paga antes de completar el proyecto.'
    : 'Se pagan antes de completar el proyecto y quedan protegidos como lo demás.';
}

/** Why services cannot be added or answered now; undefined while they can. */
function whyClosed(proposal: Proposal, side: Side): string | undefined {
  if (proposal.disputa) return textOf('in_dispute');
  if (whyNotAdd(stateOf(proposal), 'professional') === null) return undefined;
  if (isOver(proposal)) return 'El proyecto ya terminó: no se pueden agregar servicios.';
  if (proposal.estado === 'completado')
    return 'El trabajo ya está completado: no se pueden agregar servicios.';
  return side === 'professional'
    ? 'Podrás proponer servicios adicionales cuando acepten la propuesta.'
    : 'Se podrán agregar servicios cuando aceptes la propuesta.';
}
