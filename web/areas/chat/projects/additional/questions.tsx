import type { ReactNode } from 'react';
import type { AdditionalView } from '#contract/projects.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import type { Estatus } from '#domain/projects/additional.ts';
import { amountDue } from '#domain/payments/plan.ts';
import { add, fromMxn, subtract, toMxn } from '#domain/money.ts';
import { pesos } from '#web/ui/money.tsx';
import { Amounts } from '../amounts.tsx';
import { chargesOf } from '../plan.ts';
import style from './additional-tab.module.css';

/** The states that a user can give to a pending service. */
export type Decision = Exclude<Estatus, 'pendiente'>;

interface QuestionContext {
  proposal: Proposal;
  service: AdditionalView;
  partner: ChatPartner;
}

interface Question {
  words: { title: string; confirmLabel: string; irreversible?: boolean; danger?: boolean };
  body: ReactNode;
}

/** The confirmation of each decision. */
export const QUESTIONS: Record<Decision, (context: QuestionContext) => Question> = {
  aceptado: ({ proposal, service }) => {
    const charges = chargesOf(proposal);
    const before = charges.precio;
    const more = fromMxn(service.precio);
    const total = add(before, more);
    const adicional_por_pagar = add(charges.adicional_por_pagar, more);
    return {
      words: {
        title: '¿Aceptar este servicio adicional?',
        confirmLabel: `Aceptar por ${pesos(service.precio)}`,
      },
      body: (
        <div className={style.tab}>
          <p className={style.description}>{service.descripcion}</p>
          <Amounts
            rows={[
              { label: 'Precio de ahora', mxn: toMxn(before) },
              { label: 'Servicio adicional', mxn: service.precio },
              { label: 'Precio total', mxn: toMxn(total), strong: true },
              {
                label: 'Tu siguiente pago',
                mxn: toMxn(amountDue({ ...charges, precio: total, adicional_por_pagar })),
              },
            ]}
          />
          <p>
            Todavía no se cobra: pagas con tarjeta en el siguiente paso, antes de completar el
            proyecto. Mientras no lo pagues, se puede retirar.
          </p>
        </div>
      ),
    };
  },
  rechazado: ({ service, partner: { nombre } }) => ({
    words: {
      title: '¿Rechazar este servicio adicional?',
      confirmLabel: 'Rechazar servicio',
      danger: true,
      irreversible: true,
    },
    body: (
      <p>
        «{service.descripcion}» por {pesos(service.precio)} MXN no se hará. {nombre} podrá
        proponerte otro.
      </p>
    ),
  }),
  retirado: ({ proposal, service }) => ({
    words: {
      title: '¿Retirar este servicio adicional?',
      confirmLabel: 'Retirar servicio',
      danger: true,
      irreversible: true,
    },
    body: (
      <>
        <p>
          «{service.descripcion}» por {pesos(service.precio)} MXN no se hará.
        </p>
        {service.estatus === 'aceptado' && (
          <p>
            El precio del proyecto vuelve a{' '}
            {pesos(toMxn(subtract(fromMxn(proposal.precio ?? 0), fromMxn(service.precio))))} MXN.
          </p>
        )}
      </>
    ),
  }),
};
