import { type AdminPayout, updatePayout } from '#contract/admin/payouts.ts';
import { TRACKING_KEY_MAX } from '#domain/payout.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
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
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Registrar envío"
      size="sm"
      form={form}
      sendLabel="Registrar envío"
    >
      <PayoutFacts payout={payout} />
      <TextField
        label="Clave de rastreo"
        description="La que dio el banco al hacer la transferencia. La verá el profesional."
        autoComplete="off"
        maxLength={TRACKING_KEY_MAX}
        clean={(text) => text.replaceAll(/\s/g, '')}
        {...form.field('clave_rastreo')}
      />
    </FormDialog>
  );
}
