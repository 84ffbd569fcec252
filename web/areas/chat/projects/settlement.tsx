import { stopped } from '#lib/stopped.ts';
import { useState } from 'react';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import type { DisputeCardProps } from './dispute-card.tsx';
import style from './dispute-card.module.css';
import { Division } from './division.tsx';
import { SettlementDialog } from './settlement-dialog.tsx';
import { useProposalMutation } from './use-proposal.ts';

type Offer = NonNullable<Proposal['disputa']>['ofertas'][number];

/** What the two offer each other to end their dispute, and what one can answer. */
export function Settlement({ me, partner, proposal }: DisputeCardProps) {
  const [offering, setOffering] = useState(false);
  const [answer, setAnswer] = useState<{ offer: Offer; accepts: boolean } | null>(null);
  const mutate = useProposalMutation(me, partner.keylogin);
  const { id: id_proposal, disputa, retenido } = proposal;
  if (!disputa || retenido === 0) return null;
  const name = shortName(partner);
  const send = async ({ offer, accepts }: { offer: Offer; accepts: boolean }) => {
    const seen = { id_proposal, oferta: offer.id };
    if (accepts)
      await mutate(
        () => api.disputes.acceptSettlement(seen),
        'Quedó el acuerdo: la disputa terminó.',
      );
    else
      await mutate(
        () => api.disputes.declineSettlement(seen),
        offer.de === me ? 'Retiraste tu propuesta.' : `Ya le avisamos a ${stopped(name)}`,
      );
  };
  const mine = answer?.offer.de === me;
  return (
    <>
      {disputa.ofertas.map((offer) => (
        <section key={offer.id} className={style.offer} aria-label={titleOf(offer, me, name)}>
          <h5>{titleOf(offer, me, name)}</h5>
          <Division {...{ me, partner, proposal }} reembolso={offer.reembolso} />
          {offer.de === me ? (
            <Button
              variant="secondary"
              fullWidth
              onClick={() => setAnswer({ offer, accepts: false })}
            >
              Retirar mi propuesta
            </Button>
          ) : (
            <>
              <Button fullWidth onClick={() => setAnswer({ offer, accepts: true })}>
                Aceptar el acuerdo
              </Button>
              <Button
                variant="secondary"
                fullWidth
                onClick={() => setAnswer({ offer, accepts: false })}
              >
                No aceptar
              </Button>
            </>
          )}
        </section>
      ))}
      <Button variant="secondary" fullWidth onClick={() => setOffering(true)}>
        {disputa.ofertas.length > 0 ? 'Proponer otro acuerdo' : 'Proponer un acuerdo'}
      </Button>
      {offering && (
        <SettlementDialog {...{ me, partner, proposal }} onClose={() => setOffering(false)} />
      )}
      {answer && (
        <ConfirmDialog
          opened
          onClose={() => setAnswer(null)}
          title={
            answer.accepts
              ? '¿Aceptar el acuerdo?'
              : mine
                ? '¿Retirar tu propuesta?'
                : '¿No aceptar el acuerdo?'
          }
          confirmLabel={
            answer.accepts
              ? `Aceptar: regresan ${pesos(answer.offer.reembolso)}`
              : mine
                ? 'Retirar mi propuesta'
                : 'No aceptar'
          }
          cancelLabel="Volver"
          irreversible={answer.accepts}
          onConfirm={() => send(answer)}
        >
          {answer.accepts ? (
            <>
              <p>La disputa termina y el dinero protegido se reparte así:</p>
              <Division {...{ me, partner, proposal }} reembolso={answer.offer.reembolso} />
            </>
          ) : (
            <p>La disputa sigue abierta. Los dos pueden proponer otro acuerdo.</p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

const titleOf = ({ de }: Offer, me: string, name: string) =>
  de === me ? 'Propusiste este acuerdo' : `${name} propone este acuerdo`;
