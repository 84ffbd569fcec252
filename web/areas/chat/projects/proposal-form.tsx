import { useEffect, useRef, useState } from 'react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStoredText } from '../use-stored-text.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import {
  checkComplete,
  checkDraft,
  type DraftValues,
  readInterrupted,
  valuesOf,
} from './draft-values.ts';
import style from './project-tab.module.css';
import { Quote } from './quote.tsx';
import { useDecide } from './use-proposal.ts';
import { useWeeklyLimit } from './use-weekly-limit.ts';
import { WordsDialog } from './words-dialog.tsx';

export interface ProposalFormProps {
  me: string;
  partner: ChatPartner;
  /** The draft to go on with; null begins a new proposal. */
  draft: Proposal | null;
  /** Why it cannot be sent, although it can be written. */
  sendReason?: string | undefined;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** Writes a proposal: saved as a draft, or sent to the client. */
export function ProposalForm(props: ProposalFormProps) {
  const { me, partner, draft, sendReason, onDone, onCancel } = props;
  const decide = useDecide(me, partner.keylogin);
  const weekly = useWeeklyLimit();
  const today = useToday();
  const [stored, store] = useStoredText(`chat_proposal:${me}:${partner.keylogin}`);
  const version = draft?.version ?? 0;
  /** Which of the two buttons sends. */
  const publish = useRef(true);

  const form = useSendForm<DraftValues>({
    initial: readInterrupted(stored, version) ?? valuesOf(draft),
    validate: (values) => (publish.current ? checkComplete(values) : checkDraft(values)),
    send: async (values) => {
      const sending = publish.current;
      await decide(
        () => save(values, { draft, sender: partner.keylogin, sending }),
        sending ? 'La propuesta se envió correctamente' : 'La propuesta se actualizo correctamente',
      );
      store('');
      onDone();
    },
    // It has been said already.
    onFailure: (_mensaje, error) => {
      if (error instanceof ApiError && error.code === 'weekly_limit_reached') weekly.refresh();
    },
  });

  const typed = JSON.stringify({ version, values: form.values });
  const untouched = useRef(typed);
  useEffect(() => {
    if (typed !== untouched.current) store(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  }, [typed]);

  return (
    <form {...form.props}>
      <Stack>
        <TextField label="Título" maxLength={120} {...form.field('titulo')} />
        <TextArea
          label="Qué incluye"
          description="Materiales, garantía, qué queda fuera."
          maxLength={4000}
          rows={5}
          {...form.field('descripcion')}
        />
        <MoneyField
          label="Precio"
          description="Desde $100, en pesos enteros."
          {...form.field('precio')}
        />
        <Quote precio={form.values.precio} />
        <Grid min={140} gap={3}>
          <DateField label="Inicio" optional min={today} {...form.field('start')} />
          <DateField
            label="Término"
            optional
            min={form.values.start || today}
            {...form.field('end')}
          />
        </Grid>
        <Stack gap={3}>
          <Button
            type="submit"
            fullWidth
            busy={form.busy && publish.current}
            disabledReason={sendReason ?? weekly.reason}
            onClick={() => {
              publish.current = true;
            }}
          >
            Enviar propuesta
          </Button>
          {weekly.reason && (
            <>
              <p className={style.note}>{weekly.reason}</p>
              <Button variant="secondary" fullWidth href={paths.membership}>
                Ver membresías
              </Button>
            </>
          )}
          <Button
            variant="secondary"
            fullWidth
            busy={form.busy && !publish.current}
            onClick={() => {
              publish.current = false;
              form.submit();
            }}
          >
            Guardar borrador
          </Button>
          {draft && <DiscardDraft {...{ me, partner }} proposal={draft} />}
          {onCancel && (
            <Button variant="quiet" fullWidth onClick={onCancel}>
              Cancelar
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}

/** Takes the draft back. */
function DiscardDraft(props: { me: string; partner: ChatPartner; proposal: Proposal }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setOpened(true)}>
        Descartar borrador
      </Button>
      {opened && <WordsDialog step="retirar" opened {...props} onClose={() => setOpened(false)} />}
    </>
  );
}

/** Begins the project if there is none yet; a proposal to be sent is published in the same go. */
async function save(
  values: DraftValues,
  { draft, sender, sending }: { draft: Proposal | null; sender: string; sending: boolean },
) {
  const begun =
    draft ?? (await api.projects.beginProposal({ proposal: { sender, ...values } })).proposal;
  if (!draft && !sending) return { proposal: begun };
  const { id, version } = begun;
  return api.projects.updateDataProposal({
    proposal: { id, ...values, version, ...(sending && { estado: 'publicada' as const }) },
  });
}
