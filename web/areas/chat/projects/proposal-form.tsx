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
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { AskedRequest } from './asked-request.tsx';
import { FormHead } from './form-head.tsx';
import { KeptElsewhere } from './kept-elsewhere.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import {
  checkComplete,
  checkUnsent,
  inputOf,
  newValues,
  type ProposalValues,
  priceNamed,
  priceOf,
  valuesOf,
} from './proposal-values.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RequestEnded, SendBar } from './send-bar.tsx';
import { keepReplaced, useDraft, useKeptDraft } from './use-draft.ts';
import { useFee } from './use-fee.ts';
import { useProposalMutation } from './use-proposal.ts';
import { useEndedRequest } from './use-request-to-answer.ts';

export interface ProposalFormProps {
  me: string;
  partner: ChatPartner;
  /** The unsent proposal to edit; null for a new one. */
  unsent: Proposal | null;
  /** The client's request that it answers, as it was when the form opened. */
  request: ReceivedRequest | null;
  /** The number of that request, also when it is not known or waits no more; 0 for none. */
  answers: number;
  /** Whether the address asks for it; an unsent one stands open anyway. */
  asked: boolean;
  /** It takes the place of the unsent one, which is for another request. */
  anew?: boolean;
  /** Why it cannot be sent, although it can be saved. */
  sendReason?: string | undefined;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** The form of a proposal: saves it unsent, or sends it to the client. */
export function ProposalForm(props: ProposalFormProps) {
  const { me, partner, unsent, request, answers, asked, anew = false, sendReason } = props;
  const { onDone, onCancel } = props;
  const mutate = useProposalMutation(me, partner.keylogin);
  const weekly = useWeeklyLimit();
  const today = useToday();
  const stored = useDraft(me, partner.keylogin, {
    version: unsent && !anew ? unsent.version : 0,
    purpose: answers ? String(answers) : '',
  });
  /** Whether the pressed button sends (true) or saves; what checks the form reads it in the same event. */
  const publish = useRef(true);
  const [sends, setSends] = useState(true);
  const press = (sending: boolean) => {
    publish.current = sending;
    setSends(sending);
  };

  const send = async (values: ProposalValues, sending: boolean, solicitud: number | undefined) => {
    const done = await mutate(
      async () => {
        const saved = await save(values, { unsent, solicitud, sender: partner.keylogin, sending });
        if (unsent && anew) keepReplaced(me, partner.keylogin, unsent);
        return saved;
      },
      sending ? 'La propuesta se envió correctamente' : 'La propuesta se actualizo correctamente',
      waitsNoMore,
    );
    // If it had changed meanwhile, what was typed stays for another look.
    if (!done) return;
    stored.store('');
    onDone();
  };
  const ended = useEndedRequest(partner.keylogin, answers);
  const form = useSendForm<ProposalValues>({
    initial: stored.draft ?? (unsent && !anew ? valuesOf(unsent) : newValues(request, today)),
    validate: (values) => (publish.current ? checkComplete(values, today) : checkUnsent(values)),
    send: (values) => send(values, publish.current, ended ? 0 : answers || undefined),
    // The mutation has already shown the error.
    onFailure: (_mensaje, error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'weekly_limit_reached') weekly.refresh();
      if (waitsNoMore(error)) setOver(error.message);
    },
  });
  /** Why its request takes no answer any more, once that is known. */
  const [over, setOver] = useState<string | null>(null);
  const kept = useKeptDraft(stored, form.values);
  /** Not while it is sent: one's own answer ends it too. */
  const told = form.busy ? null : ended;
  const precio = priceOf(form.values);
  const tarifa = useFee(unsent);

  return (
    <form {...form.props}>
      <Stack>
        <FormHead title={`Propuesta para ${shortName(partner)}`} kept={kept} opened={asked} />
        {request && <AskedRequest request={request} />}
        {!unsent && !form.dirty && !stored.draft && (
          <KeptElsewhere {...{ me }} other={partner.keylogin} onUse={form.set} />
        )}
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
          {unsent && !anew && <DiscardProposal {...{ me, partner }} proposal={unsent} />}
          {onCancel && (
            <Button variant="quiet" fullWidth onClick={onCancel}>
              Cancelar
            </Button>
          )}
        </Stack>
        <SendBar tarifa={tarifa} precio={precio}>
          {told && <RequestEnded request={told} name={shortName(partner)} />}
          <Button
            type="submit"
            fullWidth
            variant={told ? 'secondary' : 'primary'}
            busy={form.busy && sends}
            disabledReason={sendReason ?? weekly.reason}
            onClick={() => press(true)}
          >
            {told ? 'Enviar de todos modos' : `Enviar propuesta${priceNamed(form.values)}`}
          </Button>
          {weekly.reason && <WeeklyLimit reason={weekly.reason} />}
        </SendBar>
      </Stack>
      <ConfirmDialog
        opened={over !== null}
        onClose={() => setOver(null)}
        title={`${shortName(partner)} ya no espera esta propuesta`}
        confirmLabel={sends ? 'Enviar de todos modos' : 'Guardar de todos modos'}
        cancelLabel={sends ? 'No enviar' : 'No guardar'}
        onConfirm={() => send(form.values, sends, 0)}
      >
        <p>
          {over}{' '}
          {sends
            ? 'Si la envías, le llega como una propuesta nueva, fuera de su solicitud.'
            : 'Si la guardas, queda como un borrador sin solicitud.'}
        </p>
      </ConfirmDialog>
    </form>
  );
}

/** Whether what the proposal answers has ended meanwhile. */
const waitsNoMore = ({ code }: ApiError): boolean =>
  code === 'request_over' || code === 'request_answered' || code === 'request_not_found';

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
    solicitud,
    sender,
    sending,
  }: {
    unsent: Proposal | null;
    /** The number of the request that it answers; 0 when it is for none. */
    solicitud: number | undefined;
    sender: string;
    sending: boolean;
  },
) {
  const typed = { ...inputOf(values), ...(solicitud !== undefined && { solicitud }) };
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
