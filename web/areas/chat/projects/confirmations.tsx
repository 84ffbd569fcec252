import type { ReactNode } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { feeFromWire, type FeeOnWire, feeOfRelease } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import type { Estado } from '#domain/projects/graph.ts';
import { ProposalBody } from '#web/shared/projects/proposal-body.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Amounts } from './amounts.tsx';
import type { ProjectAction } from './buttons.ts';
import style from './project-tab.module.css';

export interface Confirmation {
  /** The project's new state. */
  estado: Estado;
  words: {
    title: string;
    confirmLabel: string;
    irreversible?: boolean;
    danger?: boolean;
  };
  /** The effects, with the amounts of each party. */
  body: ReactNode;
}

/** Actions that need only a confirmation; the others have their own dialog. */
type Confirmed = 'aceptar' | 'rechazar' | 'completar' | 'finalizar';

export const isConfirmed = (action: ProjectAction): action is Confirmed => action in CONFIRMATIONS;

/** The confirmation of each action. */
export const CONFIRMATIONS: Record<
  Confirmed,
  (proposal: Proposal, partner: ChatPartner) => Confirmation
> = {
  aceptar: (proposal) => ({
    estado: 'por_pagar',
    words: { title: '¿Aceptar esta propuesta?', confirmLabel: 'Aceptar propuesta' },
    body: <Terms proposal={proposal} />,
  }),
  rechazar: ({ titulo, precio }, { nombre }) => ({
    estado: 'rechazada',
    words: {
      title: '¿Rechazar la propuesta?',
      confirmLabel: 'Rechazar propuesta',
      danger: true,
      irreversible: true,
    },
    body: (
      <p>
        «{titulo}» por {pesos(precio ?? 0)} MXN se cierra. {nombre} podrá enviarte otra.
      </p>
    ),
  }),
  completar: ({ titulo, retenido }, { nombre }) => ({
    estado: 'completado',
    words: {
      title: '¿Marcar como completado?',
      confirmLabel: 'Marcar como completado',
      irreversible: true,
    },
    body: (
      <p>
        Confirmas que {nombre} terminó «{titulo}». Todavía no se libera dinero: {pesos(retenido)}{' '}
        siguen protegidos hasta que los dos se califiquen y tú finalices.
      </p>
    ),
  }),
  finalizar: ({ retenido, liberado, tarifa }, { nombre }) => {
    const verb = retenido > 0 ? `Finalizar y liberar ${pesos(retenido)}` : 'Finalizar';
    return {
      estado: 'finalizada',
      words: { title: `¿${verb}?`, confirmLabel: verb, irreversible: true },
      body: <Release {...{ retenido, liberado, tarifa, nombre }} />,
    };
  },
};

/** The terms that are accepted. */
const Terms = ({ proposal }: { proposal: Proposal }) => (
  <div className={style.terms}>
    <h3>{proposal.titulo}</h3>
    <ProposalBody proposal={proposal} payer="you" />
    <p>
      Al aceptar, lo que incluye y el precio quedan fijos. Todavía no se cobra nada: pagas con
      tarjeta en el siguiente paso.
    </p>
  </div>
);

function Release(props: { retenido: number; liberado: number; tarifa: FeeOnWire; nombre: string }) {
  const held = fromMxn(props.retenido);
  if (held === 0) return <p>Ya liberaste todo el dinero; el proyecto se cierra.</p>;
  const fee = feeOfRelease(feeFromWire(props.tarifa), fromMxn(props.liberado), held);
  return (
    <Amounts
      rows={[
        { label: 'Sale de lo protegido', mxn: toMxn(held) },
        { label: 'Comisión de Maestros', mxn: toMxn(fee) },
        { label: `Recibe ${props.nombre}`, mxn: toMxn(subtract(held, fee)), strong: true },
      ]}
    />
  );
}
