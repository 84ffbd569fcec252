import { useRef, useState } from 'react';
import { updateDataProposal, updateProposal } from '#contract/projects.ts';
import type { ReceivedRequest } from '#contract/requests.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { useWeeklyLimit, WeeklyLimit } from '#web/shared/projects/weekly-limit.tsx';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { pesos } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { AskedRequest } from './asked-request.tsx';
import { FormHead } from './form-head.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import {
  checkComplete,
  checkUnsent,
  inputOf,
  newValues,
  type ProposalValues,
  priceOf,
  valuesOf,
} from './proposal-values.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SendBar } from './send-bar.tsx';
import { useDraft, useKeptDraft } from './use-draft.ts';
import { useFee } from './use-fee.ts';
import { useProposalMutation } from './use-proposal.ts';

export interface ProposalFormProps {
  me: string;
  partner: ChatPartner;
  /** The unsent proposal to edit; null for a new one. */
  unsent: Proposal | null;
  /** The client's request that it answers. */
  request: ReceivedRequest | null;
  /** Whether the address asks for it; an unsent one stands open anyway. */
  asked: boolean;
  /** Why it cannot be sent, although it can be saved. */
  sendReason?: string | undefined;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** The form of a proposal: saves it unsent, or sends it to the client. */
export function ProposalForm(props: ProposalFormProps) {
  const { me, partner, unsent, asked, sendReason, onDone, onCancel } = props;
  // As it was when the form opened: a newer one does not take the place of the one that is being answered.
  const [request] = useState(props.request);
  const mutate = useProposalMutation(me, partner.keylogin);
  const weekly = useWeeklyLimit();
  const today = useToday();
  const stored = useDraft(me, partner.keylogin, {
    version: unsent?.version ?? 0,
    purpose: request && !unsent ? String(request.id) : '',
  });
  /** Whether the pressed button sends (true) or saves; what checks the form reads it in the same event. */
  const publish = useRef(true);
  const [sends, setSends] = useState(true);
  const press = (sending: boolean) => {
    publish.current = sending;
    setSends(sending);
  };

  const form = useSendForm<ProposalValues>({
    initial: stored.draft ?? (unsent ? valuesOf(unsent) : newValues(request, today)),
    validate: (values) => (publish.current ? checkComplete(values, today) : checkUnsent(values)),
    send: async (values) => {
      const sending = publish.current;
      await mutate(
        () => save(values, { unsent, request, sender: partner.keylogin, sending }),
        sending ? 'La propuesta se envió correctamente' : 'La propuesta se actualizo correctamente',
      );
      stored.store('');
      onDone();
    },
    // The mutation has already shown the error.
    onFailure: (_mensaje, error) => {
      if (error instanceof ApiError && error.code === 'weekly_limit_reached') weekly.refresh();
    },
  });
  const kept = useKeptDraft(stored, form.values);
  const precio = priceOf(form.values);
  const tarifa = useFee(unsent);

  return (
    <form {...form.props}>
      <Stack>
        <FormHead title={`Propuesta para ${shortName(partner)}`} kept={kept} opened={asked} />
        {request && <AskedRequest request={request} />}
        <ProposalFields form={form} tarifa={tarifa} />
        <Stack gap={3}>
          <Button
            variant="secondary"
            fullWidth
            busy={form.busy && !sends}
            onClick={() => {
              press(false);
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
        <SendBar tarifa={tarifa} precio={precio}>
          <Button
            type="submit"
            fullWidth
            busy={form.busy && sends}
            disabledReason={sendReason ?? weekly.reason}
            onClick={() => press(true)}
          >
            {precio === null ? 'Enviar propuesta' : `Enviar propuesta por ${pesos(precio)}`}
          </Button>
          {weekly.reason && <WeeklyLimit reason={weekly.reason} />}
        </SendBar>
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
  {
    unsent,
    request,
    sender,
    sending,
  }: Pick<ProposalFormProps, 'unsent' | 'request'> & { sender: string; sending: boolean },
) {
  const typed = { ...inputOf(values), ...(request && { solicitud: request.id }) };
  const created =
    unsent ?? (await api.projects.beginProposal({ proposal: { sender, ...typed } })).proposal;
  if (!unsent && !sending) return { proposal: created };
  const { id, version } = created;
  return api.projects.updateDataProposal(
    {
      proposal: {
        id,
        ...typed,
        version,
        ...(sending && { estado: 'publicada' as const }),
      },
    },
    // Saving the draft sends nothing (1 §8).
    { texts: (sending ? updateDataProposal : updateProposal).texts },
  );
}
