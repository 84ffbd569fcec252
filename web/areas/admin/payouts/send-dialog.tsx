import { type AdminPayout, updatePayout } from '#contract/admin/payouts.ts';
import { TRACKING_KEY_MAX } from '#domain/payout.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import type { Step } from './step-buttons.tsx';

interface SendDialogProps {
  opened: boolean;
  onClose: () => void;
  payout: AdminPayout;
  onSend: (step: Step) => Promise<void>;
}

/** Records that a transfer was made, by its tracking key. */
export function SendDialog({ opened, onClose, payout, onSend }: SendDialogProps) {
  const form = useSendForm({
    initial: { clave_rastreo: '' },
    validate: ({ clave_rastreo }) =>
      updatePayout.input.safeParse({ payout_id: payout.id, estado: 'enviado', clave_rastreo }),
    send: async ({ clave_rastreo }) => {
      await onSend({ estado: 'enviado', clave_rastreo });
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title="Registrar envío"
      size="sm"
      persistent
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Registrar envío
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        <Stack gap={4}>
          <PayoutFacts payout={payout} />
          <TextField
            label="Clave de rastreo"
            description="La que dio el banco al hacer la transferencia. La verá el profesional."
            autoComplete="off"
            maxLength={TRACKING_KEY_MAX}
            clean={(text) => text.replaceAll(/\s/g, '')}
            {...form.field('clave_rastreo')}
          />
        </Stack>
      </SendForm>
    </Dialog>
  );
}
