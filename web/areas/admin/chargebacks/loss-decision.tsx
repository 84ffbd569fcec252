import { decideLoss } from '#contract/chargebacks.ts';
import { textOf } from '#contract/errors.ts';
import { readAmount, writeAmount } from '#lib/amount.ts';
import { api } from '#web/api/index.ts';
import { dropKeptInput } from '#web/shared/accounts/kept-input.tsx';
import { Irreversible } from '#web/ui/confirm-dialog.tsx';
import { withCampos } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { pesos } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSecondPerson } from '../approvals/use-approvals.ts';
import { WaitingNote } from '../approvals/waiting-note.tsx';
import { TeamButton } from '../team-button.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useDialog } from '../use-dialog.ts';
import style from './chargebacks.module.css';
import { useRefreshChargebacks } from './use-chargebacks.ts';

interface LossDecisionProps {
  /** `propuesta` is what of it is proposed to charge, MXN. */
  loss: { id: number; monto: number; propuesta: number };
  /** The professional who can owe it; null when the platform bears all. */
  debtor: string | null;
  /** MXN of theirs that is kept for it. */
  reserved: number;
}

/** The button and dialog by which somebody decides who bears a loss. */
export function LossDecision(props: LossDecisionProps) {
  const dialog = useDialog();
  const { id, monto, propuesta } = props.loss;
  return (
    <div>
      <WaitingNote object={`loss:${id}`} />
      <TeamButton call={decideLoss} object={`loss:${id}`} size="sm" onClick={dialog.open}>
        Decidir quién lo asume
      </TeamButton>
      {dialog.mounted && (
        <DecisionDialog
          // What was typed for other amounts is no answer to these.
          key={`${id} ${monto} ${propuesta}`}
          {...props}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

function DecisionDialog({
  loss,
  debtor,
  reserved,
  opened,
  onClose,
}: LossDecisionProps & { opened: boolean; onClose: () => void }) {
  const refresh = useRefreshChargebacks();
  const seconded = useSecondPerson();
  const kept = `perdida:${loss.id}`;
  const form = useSendForm({
    initial: { cargo: writeAmount(debtor === null ? 0 : loss.propuesta), motivo: '' },
    validate: (values) =>
      withCampos(
        decideLoss.input.safeParse({ loss_id: loss.id, ...values }),
        (readAmount(values.cargo) ?? 0) > loss.monto ? { cargo: textOf('loss_exceeded') } : {},
      ),
    send: async ({ cargo, motivo }) => {
      try {
        const done = await seconded(() =>
          api.chargebacks.decideLoss({
            loss_id: loss.id,
            cargo: readAmount(cargo) ?? 0,
            motivo,
          }),
        );
        dropKeptInput(kept);
        if (done !== null) toast.success('La decisión quedó en los libros.', 'Éxito');
        onClose();
      } finally {
        // After a failure too: somebody else may have been faster.
        await refresh();
      }
    },
  });
  const typed = readAmount(form.values.cargo);
  const tooMuch = typed !== null && typed > loss.monto;
  const charge = tooMuch ? null : typed;
  const taken = Math.min(charge ?? 0, reserved);
  const field = form.field('cargo');
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`¿Quién asume ${pesos(loss.monto)}?`}
      form={form}
      kept={kept}
      sendLabel="Guardar decisión"
    >
      {debtor === null ? (
        <p>De este pago no se liberó nada a un profesional: lo asume Maestros.</p>
      ) : (
        <MoneyField
          label={`A cargo de ${debtor}`}
          description={
            reserved > 0
              ? `Tiene ${pesos(reserved)} reservados; lo demás se descuenta de su saldo y de sus próximas liberaciones.`
              : 'Se descuenta de su saldo y de sus próximas liberaciones.'
          }
          {...field}
          error={tooMuch ? textOf('loss_exceeded') : field.error}
        />
      )}
      <dl className={style.shares} aria-live="polite">
        <div>
          <dt>De lo reservado</dt>
          <dd>{charge === null ? '—' : pesos(taken)}</dd>
        </div>
        <div>
          <dt>De su saldo y como adeudo</dt>
          <dd>{charge === null ? '—' : pesos(charge - taken)}</dd>
        </div>
        <div>
          <dt>Lo asume Maestros</dt>
          <dd>{charge === null ? '—' : pesos(loss.monto - charge)}</dd>
        </div>
      </dl>
      <TextArea
        label="Motivo"
        description={
          debtor === null ? 'Queda en la auditoría.' : 'Lo leerá el profesional si le cobras algo.'
        }
        maxLength={500}
        {...form.field('motivo')}
      />
      <Irreversible />
    </FormDialog>
  );
}
