import { correctBankLine, explainBankLine } from '#contract/reconciliation.ts';
import { shortDay } from '#lib/date-words.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Money } from '#web/ui/money.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TeamButton } from '../team-button.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ActionsCell, Cell, ListTable, NoCell } from '../list/list-table.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { sayLate } from '../say-late.ts';
import { useDialog } from '../use-dialog.ts';
import { type BankLine, useRefreshBankLines } from './use-bank-lines.ts';

/** «mar 3 nov», and of another year «3 nov 2025». */
export const dayWords = (day: string): string =>
  day.slice(0, 4) === mexicoDay(serverNow()).slice(0, 4) ? formatDay(day) : shortDay(day);

/** Lines of the bank, with what each is in the books or what somebody said of it. */
export function BankLines({ lines, stale }: { lines: readonly BankLine[]; stale: boolean }) {
  return (
    <ListTable
      caption="Líneas del banco"
      columns={[
        'Día',
        'Texto del banco',
        { label: 'Cargo', number: true },
        { label: 'Abono', number: true },
        'Qué es',
      ]}
      stale={stale}
    >
      {lines.map((line) => (
        <tr key={line.id}>
          <Cell label="Día" kind="short">
            {dayWords(line.dia)}
          </Cell>
          <Cell label="Texto del banco" kind="long">
            {line.texto}
          </Cell>
          <Amount label="Cargo" amount={line.cargo} />
          <Amount label="Abono" amount={line.abono} />
          {line.que_es === null && line.nota === null ? (
            <ActionsCell>
              <Explain line={line} />
            </ActionsCell>
          ) : (
            <Cell label="Qué es" kind="long">
              {line.que_es ?? line.nota}
              <Correct line={line} />
            </Cell>
          )}
        </tr>
      ))}
    </ListTable>
  );
}

const Amount = ({ label, amount }: { label: string; amount: number }) =>
  amount === 0 ? (
    <NoCell kind="number" />
  ) : (
    <Cell label={label} kind="number">
      <Money mxn={amount} />
    </Cell>
  );

function Correct({ line }: { line: BankLine }) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={correctBankLine}
        variant="quiet"
        size="sm"
        label={`Corregir qué es «${line.texto}» del ${dayWords(line.dia)}`}
        onClick={dialog.open}
      >
        Corregir
      </TeamButton>
      {dialog.mounted && (
        <CorrectDialog line={line} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

interface LineDialogProps {
  line: BankLine;
  opened: boolean;
  onClose: () => void;
}

function CorrectDialog({ line, opened, onClose }: LineDialogProps) {
  const refresh = useRefreshBankLines();
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title="¿No era eso?"
      kept={`no_era:${line.id}`}
      sendLabel={line.que_es === null ? 'Quitar la explicación' : 'No es eso'}
      description="Queda en la auditoría junto con lo que era."
      maxLength={300}
      validate={(motivo) => correctBankLine.input.safeParse({ line_id: line.id, motivo })}
      send={(motivo) => api.reconciliation.correctBankLine({ line_id: line.id, motivo })}
      onSettled={refresh}
    >
      <p>
        {line.texto} · {dayWords(line.dia)} · <Money mxn={line.abono - line.cargo} />
      </p>
      <p>
        {line.que_es === null
          ? `Se había dicho: «${line.nota ?? ''}». La línea queda otra vez sin explicar, y se busca de nuevo en los libros.`
          : `En los libros se tomó por esto: «${line.que_es}». La línea queda sin explicar y no se vuelve a tomar por eso.`}{' '}
        Ningún asiento cambia.
      </p>
    </ReasonDialog>
  );
}

function Explain({ line }: { line: BankLine }) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={explainBankLine}
        variant="secondary"
        size="sm"
        label={`Decir qué es «${line.texto}» del ${dayWords(line.dia)}`}
        onClick={dialog.open}
      >
        Decir qué es
      </TeamButton>
      {dialog.mounted && (
        <ExplainDialog line={line} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

function ExplainDialog({ line, opened, onClose }: LineDialogProps) {
  const refresh = useRefreshBankLines();
  const form = useSendForm({
    initial: { nota: '' },
    validate: ({ nota }) => explainBankLine.input.safeParse({ line_id: line.id, nota }),
    send: async ({ nota }) => {
      try {
        await api.reconciliation
          .explainBankLine({ line_id: line.id, nota })
          .catch((error: unknown) => sayLate(error, ['bank_line_not_found']));
        onClose();
      } finally {
        // After a failure too: somebody else may have been faster.
        await refresh();
      }
    },
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title="¿Qué es?" form={form} sendLabel="Guardar">
      <p>
        {line.texto} · {dayWords(line.dia)} · <Money mxn={line.abono - line.cargo} />
      </p>
      <p>
        Solo lo que no tiene que ver con los pagos de Maestros: la renta de la cuenta, una comisión
        del banco.
      </p>
      <TextArea label="Qué es" maxLength={300} {...form.field('nota')} />
    </FormDialog>
  );
}
