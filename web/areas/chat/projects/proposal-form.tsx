import { useEffect, useRef, useState } from 'react';
import { weeklyLimitText } from '#contract/errors.ts';
import { updateDataProposal, updateProposal } from '#contract/projects.ts';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { readAmount } from '#lib/amount.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { useNow, useToday } from '#web/shared/chat/use-now.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import style from './project-tab.module.css';
import {
  checkComplete,
  checkUnsent,
  inputOf,
  type ProposalValues,
  readDraft,
  valuesOf,
} from './proposal-values.ts';
import { Quote } from './quote.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useProposalMutation } from './use-proposal.ts';

export interface ProposalFormProps {
  me: string;
  partner: ChatPartner;
  /** The unsent proposal to edit; null for a new one. */
  unsent: Proposal | null;
  /** Why it cannot be sent, although it can be saved. */
  sendReason?: string | undefined;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** The form of a proposal: saves it unsent, or sends it to the client. */
export function ProposalForm(props: ProposalFormProps) {
  const { me, partner, unsent, sendReason, onDone, onCancel } = props;
  const mutate = useProposalMutation(me, partner.keylogin);
  const weekly = useWeeklyLimit();
  const today = useToday();
  const [stored, store] = useStoredText(`chat_proposal:${me}:${partner.keylogin}`);
  const version = unsent?.version ?? 0;
  /** Whether the pressed button sends (true) or saves. */
  const publish = useRef(true);

  const form = useSendForm<ProposalValues>({
    initial: readDraft(stored, version) ?? valuesOf(unsent),
    validate: (values) => (publish.current ? checkComplete(values, today) : checkUnsent(values)),
    send: async (values) => {
      const sending = publish.current;
      await mutate(
        () => save(values, { unsent, sender: partner.keylogin, sending }),
        sending ? 'La propuesta se envió correctamente' : 'La propuesta se actualizo correctamente',
      );
      store('');
      onDone();
    },
    // The mutation has already shown the error.
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
          whole
          description="Desde $100, en pesos enteros."
          {...form.field('precio')}
        />
        <Quote precio={readAmount(form.values.precio)} />
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
          {unsent && <DiscardProposal {...{ me, partner }} proposal={unsent} />}
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

/** Withdraws the unsent proposal. */
function DiscardProposal(props: { me: string; partner: ChatPartner; proposal: Proposal }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setOpened(true)}>
        Descartar borrador
      </Button>
      {opened && (
        <ReasonDialog action="retirar" opened {...props} onClose={() => setOpened(false)} />
      )}
    </>
  );
}

/** Creates the project if it is new; `sending` also publishes the proposal. */
async function save(
  values: ProposalValues,
  { unsent, sender, sending }: { unsent: Proposal | null; sender: string; sending: boolean },
) {
  const created =
    unsent ??
    (await api.projects.beginProposal({ proposal: { sender, ...inputOf(values) } })).proposal;
  if (!unsent && !sending) return { proposal: created };
  const { id, version } = created;
  return api.projects.updateDataProposal(
    {
      proposal: {
        id,
        ...inputOf(values),
        version,
        ...(sending && { estado: 'publicada' as const }),
      },
    },
    // Saving the draft sends nothing (1 §8).
    { texts: (sending ? updateDataProposal : updateProposal).texts },
  );
}

/** Why the user's membership allows no more proposals this week, if so; `refresh` reloads it. */
function useWeeklyLimit(): { reason: string | undefined; refresh: () => void } {
  const { user, refresh } = useUser();
  const now = useNow();
  const { limite_libre_at, membership_info } = user.membership;
  const limite = membership_info.proyects_limit;
  const libreAt = limite_libre_at ? Date.parse(limite_libre_at) : 0;
  const reached = limite !== null && libreAt > now;
  return { reason: reached ? weeklyLimitText({ limite, libreAt }) : undefined, refresh };
}
