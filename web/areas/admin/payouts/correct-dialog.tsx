import { type AdminPayout, correctTrackingKey } from '#contract/payouts.ts';
import { useFreshValues } from '#web/shared/accounts/use-fresh-values.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { KeyField } from './key-field.tsx';
import { PayoutFacts } from './payout-facts.tsx';

interface CorrectDialogProps {
  opened: boolean;
  onClose: () => void;
  payout: AdminPayout;
  onCorrect: (clave_rastreo: string) => Promise<void>;
}

/** Corrects the tracking key of a transfer. */
export function CorrectDialog({ opened, onClose, payout, onCorrect }: CorrectDialogProps) {
  const former = payout.clave_rastreo ?? '';
  const form = useSendForm({
    initial: { clave_rastreo: former },
    validate: ({ clave_rastreo }) =>
      clave_rastreo === former
        ? unchanged
        : correctTrackingKey.input.safeParse({ payout_id: payout.id, clave_rastreo }),
    send: async ({ clave_rastreo }) => {
      await onCorrect(clave_rastreo);
      form.saved({ clave_rastreo });
      onClose();
    },
  });
  useFreshValues(form, { clave_rastreo: former });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Corregir la clave de rastreo"
      size="sm"
      form={form}
      sendLabel="Corregir clave"
    >
      <PayoutFacts payout={payout} />
      <KeyField
        description="Le avisamos al profesional cuál es la correcta. La anterior queda en la auditoría."
        {...form.field('clave_rastreo')}
      />
    </FormDialog>
  );
}

const unchanged = {
  success: false,
  error: {
    issues: [
      { path: ['clave_rastreo'], message: 'Es la clave que ya tiene. Escribe la correcta.' },
    ],
  },
};
