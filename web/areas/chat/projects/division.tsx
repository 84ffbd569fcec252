import { shortName } from '#web/shared/chat/short-name.ts';
import { outcomeOf } from '#web/shared/disputes/division.ts';
import { Amounts } from './amounts.tsx';
import type { DisputeCardProps } from './dispute-card.tsx';
import { sideOf } from './project-state.ts';

/** Who gets what, with the fee, and how the project ends; nothing for an amount that is not possible. */
export function Division({
  me,
  partner,
  proposal,
  reembolso,
}: DisputeCardProps & { reembolso: number | string }) {
  const { pagado, liberado, retenido, tarifa } = proposal;
  const precio = proposal.precio ?? pagado;
  const outcome = outcomeOf({ precio, pagado, liberado, retenido, tarifa }, String(reembolso));
  if (!outcome) return null;
  const name = shortName(partner);
  const client = sideOf(proposal, me) === 'client';
  return (
    <>
      <Amounts
        rows={[
          {
            label: client ? 'Recibes en tu tarjeta' : `${name} recibe en su tarjeta`,
            mxn: outcome.refund,
            strong: true,
          },
          { label: 'Se libera', mxn: outcome.release },
          { label: 'Comisión de Maestros', mxn: outcome.fee },
          {
            label: client ? `${name} recibe en su saldo` : 'Recibes en tu saldo',
            mxn: outcome.net,
            strong: true,
          },
        ]}
      />
      <p>
        {outcome.ends === 'finalizada'
          ? 'El proyecto quedará finalizado.'
          : 'El proyecto quedará cancelado.'}
      </p>
    </>
  );
}
