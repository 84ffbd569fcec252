import { IconCalendar, IconCreditCard } from '@tabler/icons-react';
import type { Proposal } from '#contract/views.ts';
import { type When, whenWords } from '#domain/projects/hours.ts';
import { linesText } from '#domain/projects/lines.ts';
import { Money } from '#web/ui/money.tsx';
import { Included } from './included.tsx';
import style from './proposal-body.module.css';
import { PlanWords } from './plan-words.tsx';

/** What a proposal says, also while it is only one of several answers to a request. */
export type Proposed = Pick<
  Proposal,
  | 'descripcion'
  | 'precio'
  | 'start'
  | 'end'
  | 'hora'
  | 'duracion'
  | 'conceptos'
  | 'incluye'
  | 'no_incluye'
>;

export interface ProposalBodyProps {
  proposal: Proposed;
  /** The additional services that were accepted since, which are part of the price. */
  services?: readonly { descripcion: string; precio: number }[];
  /** Who pays, while nothing is agreed: the reader, or somebody by name. Without it the plan of payments is not said. */
  payer?: 'you' | { nombre: string } | undefined;
  /** In a card among messages: long texts are cut off. */
  brief?: boolean;
}

/** What a proposal offers (4 §G): its lines and their total, when, how it is paid, what is included and what is not. */
export function ProposalBody({ proposal, services = [], payer, brief = false }: ProposalBodyProps) {
  const { precio, conceptos, incluye, no_incluye } = proposal;
  const descripcion =
    proposal.descripcion === linesText(conceptos) ? '' : proposal.descripcion.trim();
  return (
    <div className={style.body} data-brief={brief || undefined}>
      {precio !== null && <Price {...{ precio, conceptos, services }} />}
      <WhenLine proposal={proposal} />
      {payer !== undefined && precio !== null && (
        <p className={style.fact}>
          <IconCreditCard size={20} aria-hidden />
          <span>
            <PlanWords precio={precio} payer={payer} />
          </span>
        </p>
      )}
      {descripcion !== '' && <p className={style.words}>{descripcion}</p>}
      <Included incluye={incluye} noIncluye={no_incluye} />
    </div>
  );
}

function Price(
  props: Pick<Proposed, 'conceptos'> & {
    precio: number;
    services: readonly { descripcion: string; precio: number }[];
  },
) {
  const rows = [
    ...props.conceptos.map(({ concepto, monto }) => ({ what: concepto, mxn: monto })),
    ...props.services.map(({ descripcion, precio }) => ({ what: descripcion, mxn: precio })),
  ];
  const alone = rows.length === 0;
  return (
    <dl className={style.lines}>
      {rows.map(({ what, mxn }, index) => (
        <div key={`${index} ${what}`}>
          <dt>{what}</dt>
          <dd>{mxn === 0 ? 'Sin costo' : <Money mxn={mxn} bare />}</dd>
        </div>
      ))}
      <div data-total data-alone={alone || undefined}>
        <dt>{alone ? 'Precio' : 'Total'}</dt>
        <dd>
          <Money mxn={props.precio} />
        </dd>
      </div>
    </dl>
  );
}

/** When the work begins and ends; nothing where that is not agreed. */
export function WhenLine({ proposal }: { proposal: When }) {
  const { begins, rest } = whenWords(proposal);
  if (begins === '' && rest === '') return null;
  return (
    <p className={style.fact}>
      <IconCalendar size={20} aria-hidden />
      <span>
        {begins === '' ? 'Día por acordar,' : <strong>{begins}</strong>} {rest}
      </span>
    </p>
  );
}
