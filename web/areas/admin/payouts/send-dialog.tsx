import { type AdminPayout, updatePayout } from '#contract/payouts.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { KeyField } from './key-field.tsx';
import { PayoutFacts } from './payout-facts.tsx';

interface SendDialogProps {
  opened: boolean;
  onClose: () => void;
  payout: AdminPayout;
  onSend: (clave_rastreo: string) => Promise<void>;
}

/** Records a transfer with its tracking key. */
export function SendDialog({ opened, onClose, payout, onSend }: SendDialogProps) {
  const form = useSendForm({
    initial: { clave_rastreo: '' },
    validate: ({ clave_rastreo }) =>
      updatePayout.input.safeParse({ payout_id: payout.id, estado: 'enviado', clave_rastreo }),
    send: async ({ clave_rastreo }) => {
      await onSend(clave_rastreo);
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
      <KeyField
        description="La que dio el banco al hacer la transferencia. La verá el profesional."
        {...form.field('clave_rastreo')}
      />
    </FormDialog>
  );
}
