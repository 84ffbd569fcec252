import type { ClipboardEvent } from 'react';
import { type AdminPayout, updatePayouts } from '#contract/payouts.ts';
import { api } from '#web/api/index.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { pesos } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { KeyField } from './key-field.tsx';
import type { ChosenProps } from './pay-chosen.tsx';
import { usePayoutMutation } from './use-payout-mutation.ts';
import { doneText, LEFT_OUT_NAMES, markText, payoutsText, totalText } from './words.ts';

/** Name of the field of a payout's tracking key. */
const fieldOf = ({ id }: Pick<AdminPayout, 'id'>): string => `clave_${id}`;

/** Asks for the tracking key of each chosen payout; those that failed stay, with their reasons. */
export function SendChosen({ opened, onClose, payouts: chosen }: ChosenProps) {
  const mutate = usePayoutMutation();
  // In the order of the bank's file, so that its column of keys can be pasted at once; those that it leaves out come last.
  const payouts = [...chosen].sort(
    (one, other) => Number(one.en_revision) - Number(other.en_revision) || one.id - other.id,
  );
  const form = useSendForm<Record<string, string>>({
    initial: {},
    validate: (values) =>
      atFields(updatePayouts.input.safeParse(inputOf(payouts, values)), payouts),
    send: async (values) => {
      const done = await mutate(() => api.payouts.updatePayouts(inputOf(payouts, values)));
      if (done === null) return onClose();
      const { hechos, fallidos } = done;
      if (hechos.length > 0) toast.success(doneText('enviado', hechos.length), 'Éxito');
      if (fallidos.length === 0) return onClose();
      const why = fallidos.map(({ payout_id, mensaje }): [string, string] => [
        fieldOf({ id: payout_id }),
        mensaje,
      ]);
      form.setErrors(Object.fromEntries(why));
    },
  });
  const pasteColumn = (event: ClipboardEvent, from: number) => {
    const keys = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map(withoutSpaces);
    const pasted = keys.filter((key) => key !== '');
    if (pasted.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const rows = payouts.slice(from, from + pasted.length);
    form.set(Object.fromEntries(rows.map((row, index) => [fieldOf(row), pasted[index] ?? ''])));
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`¿Marcar ${markText('enviado', payouts.length)}?`}
      form={form}
      sendLabel="Marcar enviados"
      fills
    >
      <p>
        {payoutsText(payouts.length)} por <strong>{totalText(payouts)}</strong>. Escribe la clave de
        rastreo de cada transferencia; la verá el profesional. Puedes pegar una columna de claves:
        el orden es el del archivo CSV.
      </p>
      {payouts.map((payout, index) => {
        const field = form.field(fieldOf(payout));
        return (
          <div key={payout.id} onPasteCapture={(event) => pasteColumn(event, index)}>
            <KeyField
              {...field}
              label={`${payout.nombre}, ${pesos(payout.monto)}`}
              description={`Termina en ${payout.terminacion}${payout.en_revision ? `. ${LEFT_OUT_NAMES.en_revision}` : ''}`}
              value={field.value ?? ''}
            />
          </div>
        );
      })}
    </FormDialog>
  );
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

const inputOf = (payouts: readonly AdminPayout[], values: Record<string, string>) => ({
  estado: 'enviado' as const,
  payouts: payouts.map((payout) => ({
    payout_id: payout.id,
    version: payout.version,
    clave_rastreo: values[fieldOf(payout)] ?? '',
  })),
});

/** Moves the errors of each payout to its field. */
function atFields({ success, error }: ParseResult, payouts: readonly AdminPayout[]): ParseResult {
  const issues = (error?.issues ?? []).map(({ path, message }) => {
    const payout = payouts[Number(path[1])];
    return { path: payout ? [fieldOf(payout)] : path, message };
  });
  return { success, error: { issues } };
}
