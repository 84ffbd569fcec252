import type { Proposal } from '#contract/views.ts';
import { changesBetween } from '#domain/projects/changes.ts';
import type { Side } from '#domain/projects/graph.ts';
import { offerOf } from './offer.ts';
import { ProposalChanges } from './proposal-changes.tsx';
import style from './revision.module.css';

/** What is read of a proposal, which may be an answer to a request. */
type Revised = Parameters<typeof offerOf>[0] &
  Pick<Proposal, 'estado'> &
  Partial<Pick<Proposal, 'anterior' | 'cambio_pedido'>>;

/** Of a proposal that waits for an answer: what changed in it, and what its client would still change. */
export function Revision(props: { proposal: Revised; side: Side; other: string }) {
  const { proposal, side, other } = props;
  const { anterior, cambio_pedido = null, estado } = proposal;
  if (estado !== 'publicada') return null;
  return (
    <>
      {cambio_pedido !== null && (
        <blockquote className={style.wish}>
          <b>{side === 'client' ? 'Pediste un cambio:' : `${other} pidió un cambio:`}</b>{' '}
          {cambio_pedido}
        </blockquote>
      )}
      {anterior && (
        <ProposalChanges
          title="Qué cambió"
          changes={changesBetween(offerOf(anterior), offerOf(proposal))}
        />
      )}
    </>
  );
}
