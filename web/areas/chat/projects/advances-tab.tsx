import { useState } from 'react';
import { textOf } from '#contract/errors.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { anticipoOptions } from '#domain/projects/anticipo.ts';
import { feeFromWire, feeOfRelease } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { api } from '#web/api/index.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import style from './advances-tab.module.css';
import { Amounts } from './amounts.tsx';
import { isOver, reasonNot } from './project-state.ts';
import { useProposalMutation } from './use-proposal.ts';
import { dayOf } from './when.ts';

export interface AdvancesTabProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** Releases a part of the protected money before the end; this cannot be undone. */
export function AdvancesTab({ me, partner, proposal }: AdvancesTabProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const [fraction, setFraction] = useState<number | null>(null);
  /** The release to confirm; its operation key makes a repeated request harmless. */
  const [confirming, setConfirming] = useState<{ operacion: string; proposal: Proposal } | null>(
    null,
  );
  const releases = proposal.eventos.filter(({ evento }) => evento === 'anticipo');
  const options = anticipoOptions(fromMxn(proposal.precio ?? 0), fromMxn(proposal.retenido));
  const chosen = options.find((option) => option.fraction === fraction && !option.exceedsHeld);
  const reason =
    reasonNot('anticipo', proposal, 'client') ?? (chosen ? undefined : 'Elige cuánto liberar.');
  const amount = chosen ? toMxn(chosen.amount) : 0;
  const tarifa = feeFromWire(proposal.tarifa);
  const fee = chosen ? toMxn(feeOfRelease(tarifa, fromMxn(proposal.liberado), chosen.amount)) : 0;

  const release = async () => {
    if (!confirming || !chosen) return;
    const { id, version } = confirming.proposal;
    const { operacion } = confirming;
    await mutate(
      () =>
        api.projects.anticipoProposal({
          proposal: { id, anticipo: chosen.fraction, operacion, version },
        }),
      'El anticipo se envio correctamente',
    );
    setFraction(null);
  };

  if (isOver(proposal))
    return (
      <div className={style.tab}>
        <p>El proyecto ya terminó: no queda dinero protegido que liberar.</p>
        <Releases releases={releases} />
      </div>
    );
  return (
    <div className={style.tab}>
      <p>
        Puedes liberar una parte de lo protegido antes de terminar, por ejemplo para materiales.
        Quedan protegidos <Money mxn={proposal.retenido} strong />.
      </p>
      <fieldset className={style.options}>
        <legend>¿Cuánto quieres liberar?</legend>
        {options.map((option) => (
          <label key={option.fraction}>
            <input
              type="radio"
              name="anticipo"
              value={option.fraction}
              checked={chosen?.fraction === option.fraction}
              disabled={option.exceedsHeld}
              onChange={() => setFraction(option.fraction)}
            />
            <span className={style.percent}>{Math.round(option.fraction * 100)} %</span>
            <span className={style.amount}>
              <Money mxn={toMxn(option.amount)} />
              {option.exceedsHeld && <small>{textOf('anticipo_exceeds_held')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={style.warning}>Lo que liberes no se puede recuperar.</p>
      <Button
        fullWidth
        disabledReason={reason}
        onClick={() => setConfirming({ operacion: crypto.randomUUID(), proposal })}
      >
        {chosen ? `Liberar ${pesos(amount)}` : 'Liberar anticipo'}
      </Button>
      <Releases releases={releases} />
      <ConfirmDialog
        opened={confirming !== null && chosen !== undefined}
        onClose={() => setConfirming(null)}
        title={`¿Liberar ${pesos(amount)} a ${shortName(partner)}?`}
        confirmLabel={`Liberar ${pesos(amount)}`}
        irreversible
        onConfirm={release}
      >
        <Amounts
          rows={[
            { label: 'Sale de lo protegido', mxn: amount },
            { label: 'Comisión de Maestros', mxn: fee },
            {
              label: `Recibe ${shortName(partner)}`,
              mxn: toMxn(subtract(fromMxn(amount), fromMxn(fee))),
              strong: true,
            },
          ]}
        />
      </ConfirmDialog>
    </div>
  );
}

/** The releases so far. */
function Releases({ releases }: { releases: Proposal['eventos'] }) {
  if (releases.length === 0) return null;
  return (
    <section aria-label="Anticipos liberados">
      <h3 className={style.heading}>Anticipos liberados</h3>
      <Amounts
        rows={releases.map(({ createAt, monto }) => ({ label: dayOf(createAt), mxn: monto }))}
      />
    </section>
  );
}
