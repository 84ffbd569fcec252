import { stopped } from '#lib/stopped.ts';
import { useState } from 'react';
import { api } from '#web/api/index.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import type { DisputeCardProps } from './dispute-card.tsx';
import { useProposalMutation } from './use-proposal.ts';

/** Who opened a dispute withdraws it, once they have read what follows. */
export function WithdrawDispute({ me, partner, proposal }: DisputeCardProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const [opened, setOpened] = useState(false);
  const { id: id_proposal, version, retenido } = proposal;
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpened(true)}>
        Retirar la disputa
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="¿Retirar la disputa?"
        confirmLabel="Retirar la disputa"
        cancelLabel="Volver"
        onConfirm={async () => {
          await mutate(
            () => api.disputes.withdrawDispute({ id_proposal, version }),
            `Retiraste la disputa. Ya le avisamos a ${stopped(shortName(partner))}`,
          );
        }}
      >
        <p>
          El proyecto sigue donde estaba: los <Money mxn={retenido} strong /> siguen protegidos y
          los plazos corren otra vez, con el tiempo que les quedaba. El equipo ya no decide. Si hace
          falta, puedes abrir otra.
        </p>
      </ConfirmDialog>
    </>
  );
}
