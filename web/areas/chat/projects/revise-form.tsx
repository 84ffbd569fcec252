import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { changesBetween } from '#domain/projects/changes.ts';
import { api } from '#web/api/index.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { offerOf } from '#web/shared/projects/offer.ts';
import { ProposalChanges } from '#web/shared/projects/proposal-changes.tsx';
import { Revision } from '#web/shared/projects/revision.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { FormHead } from './form-head.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import {
  checkComplete,
  inputOf,
  offeredBy,
  priceNamed,
  priceOf,
  valuesOf,
} from './proposal-values.ts';
import { SendBar } from './send-bar.tsx';
import { useDraft, useKeptDraft } from './use-draft.ts';
import { useProposalMutation } from './use-proposal.ts';

interface ReviseFormProps {
  me: string;
  partner: ChatPartner;
  /** Published, and one's own. */
  proposal: Proposal;
  onDone: () => void;
}

/** The form that changes a published proposal, with what changes in sight as the client will see it. */
export function ReviseForm({ me, partner, proposal, onDone }: ReviseFormProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const today = useToday();
  const stored = useDraft(me, partner.keylogin, {
    // A wish of the client does not change what is offered, and what was typed stays.
    version: Date.parse(proposal.published_at ?? ''),
    purpose: `cambiar:${proposal.id}`,
  });
  const form = useSendForm({
    initial: stored.draft ?? valuesOf(proposal),
    validate: (values) => checkComplete(values, today),
    send: async (values) => {
      const { id, version } = proposal;
      const done = await mutate(
        () => api.projects.reviseProposal({ proposal: { id, version, ...inputOf(values) } }),
        'La propuesta se actualizo correctamente',
      );
      // If it had changed meanwhile, what was typed stays for another look.
      if (!done) return;
      stored.store('');
      onDone();
    },
    // The mutation has already shown the error.
    onFailure: () => {},
  });
  const kept = useKeptDraft(stored, form.values);
  const precio = priceOf(form.values);
  const changes = changesBetween(offerOf(proposal), offerOf(offeredBy(form.values)));
  const name = shortName(partner);

  return (
    <form {...form.props}>
      <Stack>
        <FormHead title="Cambiar la propuesta" kept={kept} opened />
        <Revision proposal={{ ...proposal, anterior: null }} side="professional" other={name} />
        <ProposalFields form={form} tarifa={proposal.tarifa} />
        <ProposalChanges title={`${name} verá qué cambia`} changes={changes} />
        <Button variant="quiet" fullWidth onClick={onDone}>
          Volver sin cambiar
        </Button>
        <SendBar tarifa={proposal.tarifa} precio={precio}>
          <Button
            type="submit"
            fullWidth
            busy={form.busy}
            disabledReason={changes.length === 0 ? 'Todavía no cambias nada.' : undefined}
          >
            {`Enviar cambios${priceNamed(form.values)}`}
          </Button>
        </SendBar>
      </Stack>
    </form>
  );
}
