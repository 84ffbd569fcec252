import { stopped } from '#lib/stopped.ts';
import { offerSettlement } from '#contract/disputes.ts';
import { textOf } from '#contract/errors.ts';
import { readAmount } from '#lib/amount.ts';
import { api } from '#web/api/index.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { DisputeCardProps } from './dispute-card.tsx';
import { Division } from './division.tsx';
import { sideOf } from './project-state.ts';
import { useProposalMutation } from './use-proposal.ts';

/** Offers how to divide what is held, with who gets what in sight. */
export function SettlementDialog({
  me,
  partner,
  proposal,
  onClose,
}: DisputeCardProps & { onClose: () => void }) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const { id: id_proposal, version, retenido } = proposal;
  const name = shortName(partner);
  const inputOf = (reembolso: string) => ({
    id_proposal,
    reembolso: readAmount(reembolso) ?? reembolso,
    retenido,
    version,
  });
  const form = useSendForm({
    initial: { reembolso: '' },
    validate: ({ reembolso }) => {
      const excess = (readAmount(reembolso) ?? 0) > retenido;
      if (!excess) return offerSettlement.input.safeParse(inputOf(reembolso));
      const message = textOf('refund_exceeds_held');
      return { success: false, error: { issues: [{ path: ['reembolso'], message }] } };
    },
    send: async ({ reembolso }) => {
      await mutate(
        () => api.disputes.offerSettlement(inputOf(reembolso)),
        `Le enviamos tu propuesta a ${stopped(name)}`,
      );
      onClose();
    },
    // The mutation has already shown the error.
    onFailure: () => {},
  });
  const client = sideOf(proposal, me) === 'client';
  return (
    <Dialog
      opened
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title="Proponer un acuerdo"
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Volver
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Proponer acuerdo
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <Stack>
          <p>Si {name} lo acepta, la disputa termina con este reparto, sin esperar al equipo.</p>
          <MoneyField
            label={client ? 'Regresa a tu tarjeta' : `Regresa a la tarjeta de ${name}`}
            description={`De ${pesos(retenido)} MXN protegidos; lo demás se libera.`}
            {...form.field('reembolso')}
          />
          <div aria-live="polite">
            <Division {...{ me, partner, proposal }} reembolso={form.values.reembolso} />
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
