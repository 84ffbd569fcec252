import { useState } from 'react';
import { NUMERO_LENGTH, payDeleted } from '#contract/payouts.ts';
import { weekdayAndDay } from '#lib/date-words.ts';
import { api } from '#web/api/index.ts';
import { withCampos } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { pesos } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { WaitingNote } from '../approvals/waiting-note.tsx';
import { TeamButton } from '../team-button.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { usePayoutMutation } from './use-payout-mutation.ts';

const CLABE_INPUT = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: NUMERO_LENGTH,
  clean: (text: string) => text.replaceAll(/\D/g, ''),
} as const;

const EMPTY = { numero: '', repetido: '', titular: '', motivo: '' };

interface PayDeletedProps {
  keylogin: string;
  monto: number;
}

/** Where a deleted account is paid what came back to it: only the team can still write it down. */
export function PayDeleted({ keylogin, monto }: PayDeletedProps) {
  const [opened, setOpened] = useState(false);
  const change = usePayoutMutation();
  const form = useSendForm({
    initial: EMPTY,
    validate: (values) =>
      withCampos(
        payDeleted.input.safeParse({ user_id: keylogin, ...values }),
        values.repetido === values.numero
          ? {}
          : { repetido: 'Los dos números no son iguales. Compáralos con los que te dio.' },
      ),
    send: async ({ numero, titular, motivo }) => {
      const input = { user_id: keylogin, numero, titular, motivo };
      const noted = await change(() => api.payouts.payDeleted(input));
      setOpened(false);
      if (noted === null) return;
      const { fecha, banco, monto: due } = noted;
      toast.success(`${pesos(due)} se pagarán a ${banco} el ${weekdayAndDay(fecha)}.`);
    },
  });
  return (
    <>
      <WaitingNote object={`account:${keylogin}`} />
      <TeamButton
        call={payDeleted}
        object={`account:${keylogin}`}
        variant="secondary"
        onClick={() => setOpened(true)}
      >
        Anotar su CLABE
      </TeamButton>
      <FormDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="¿A dónde se le paga?"
        form={form}
        sendLabel={`Pagar ${pesos(monto)} el miércoles`}
      >
        <p>
          Su cuenta está eliminada, pero {pesos(monto)} son suyos. Pídele su CLABE, comprueba quién
          es y anótala: salen con los pagos del próximo miércoles y después la borramos de aquí.
        </p>
        <TextField label="CLABE" {...CLABE_INPUT} {...form.field('numero')} />
        <TextField label="Escribe la CLABE otra vez" {...CLABE_INPUT} {...form.field('repetido')} />
        <TextField
          label="Titular de la cuenta"
          description="Nombre y apellidos, como los tiene su banco: así va en el archivo de pagos."
          maxLength={120}
          autoComplete="off"
          {...form.field('titular')}
        />
        <TextArea
          label="Quién te la dio"
          description="Y cómo comprobaste que es suya. Queda en la auditoría."
          maxLength={500}
          {...form.field('motivo')}
        />
      </FormDialog>
    </>
  );
}
