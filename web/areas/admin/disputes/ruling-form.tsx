import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Dispute, resolveDispute } from '#contract/disputes.ts';
import { api } from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { writeAmount } from '#lib/amount.ts';
import { tabDraft } from '#web/shared/tab-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Amounts } from './amounts.tsx';
import style from './disputes.module.css';
import { outcomeOf, quickChoices } from '#web/shared/disputes/division.ts';
import { useSecondPerson } from '../approvals/use-approvals.ts';
import { WaitingNote } from '../approvals/waiting-note.tsx';
import { ChooseAnswer } from '../canned-answers/choose-answer.tsx';
import { TeamButton } from '../team-button.tsx';
import { checkRuling, inputOf, type RulingValues } from './ruling.ts';
import { useRefreshPending } from '../use-pending.ts';
import { disputesKey } from './use-disputes.ts';

const drafts = tabDraft<RulingValues>({ reembolso: '', motivo: '' });

/** Another administrator was faster, or the amounts changed: the list is reloaded. */
const OUTDATED: readonly ApiError['code'][] = ['not_in_dispute', 'proposal_changed'];

interface RulingFormProps {
  dispute: Dispute;
  onResolved: () => void;
}

/** Refund and reason of a ruling; asks for confirmation, because it cannot be undone. */
export function RulingForm({ dispute, onResolved }: RulingFormProps) {
  const { id, client, author, retenido } = dispute;
  const key = `disputa-${id}`;
  const { draft } = drafts.use(key);
  const [confirming, setConfirming] = useState(false);
  const queries = useQueryClient();
  const refreshPending = useRefreshPending();
  const seconded = useSecondPerson();
  const form = useSendForm<RulingValues>({
    initial: draft,
    validate: (values) => checkRuling(id, dispute, values),
    send: async () => setConfirming(true),
  });
  const { values } = form;
  useEffect(() => drafts.keep(key, values), [key, values]);
  const outcome = outcomeOf(dispute, values.reembolso);

  const resolve = async () => {
    let done: object | null;
    try {
      done = await seconded(() => api.disputes.resolveDispute(inputOf(id, dispute, values)));
    } catch (error) {
      if (error instanceof ApiError && OUTDATED.includes(error.code))
        void queries.invalidateQueries({ queryKey: disputesKey });
      throw error;
    }
    drafts.drop(key);
    if (done === null) return;
    toast.success('Disputa resuelta. Ya les avisamos a las dos partes.', 'Éxito');
    onResolved();
    await queries.invalidateQueries({ queryKey: disputesKey });
    await refreshPending();
  };

  return (
    <div className={style.ruling}>
      <h3>Decidir</h3>
      <WaitingNote object={`dispute:${id}`} />
      <SendForm form={form}>
        <Stack gap={4}>
          <MoneyField
            label="Reembolso al cliente"
            description={`De ${pesos(retenido)} MXN protegidos; lo demás se libera al profesional.`}
            {...form.field('reembolso')}
          />
          <div className={style.choices} role="group" aria-label="Cantidades frecuentes">
            {quickChoices(dispute).map(([name, mxn]) => (
              <Button
                key={name}
                variant="secondary"
                size="sm"
                onClick={() => form.set({ reembolso: writeAmount(mxn) })}
              >
                {name} · {pesos(mxn)}
              </Button>
            ))}
          </div>
          <div aria-live="polite">
            {outcome && <Amounts outcome={outcome} client={client.nombre} author={author.nombre} />}
          </div>
          <ChooseAnswer
            tema="disputa"
            valores={{
              proyecto: dispute.titulo,
              cliente: client.nombre,
              profesional: author.nombre,
            }}
            typed={values.motivo}
            onChange={(motivo) => form.set({ motivo })}
          />
          <TextArea
            label="Motivo"
            description="Lo leerán las dos partes en su conversación."
            maxLength={2000}
            {...form.field('motivo')}
          />
          <div>
            <TeamButton
              call={resolveDispute}
              object={`dispute:${id}`}
              type="submit"
              busy={form.busy}
            >
              Resolver disputa
            </TeamButton>
          </div>
        </Stack>
      </SendForm>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title="¿Resolver la disputa?"
        confirmLabel={confirmWords(outcome)}
        irreversible
        onConfirm={resolve}
      >
        {outcome && <Amounts outcome={outcome} client={client.nombre} author={author.nombre} />}
      </ConfirmDialog>
    </div>
  );
}

/** Where nothing goes back it is said what is done instead. */
function confirmWords(outcome: ReturnType<typeof outcomeOf>): string {
  if (!outcome) return 'Resolver';
  return outcome.refund > 0
    ? `Devolver ${pesos(outcome.refund)}`
    : `Liberar ${pesos(outcome.release)}`;
}
