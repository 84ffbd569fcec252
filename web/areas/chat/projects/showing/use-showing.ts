import { useState } from 'react';
import type { Proposal } from '#contract/views.ts';
import { sideOf } from '../project-state.ts';
import { api } from '#web/api/index.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import { useProposalMutation } from '../use-proposal.ts';

/** What the two can say about showing a work. A failure is told, and can be tried again. */
export function useShowing({ me, partner, proposal }: ProjectOfChat) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const [busy, setBusy] = useState(false);
  const { id: id_proposal, muestra } = proposal;
  const run = async (act: () => Promise<{ proposal: Proposal }>, done: string) => {
    setBusy(true);
    // The mutation has already shown the error.
    await mutate(act, done).catch(() => {});
    setBusy(false);
  };
  const refuses = sideOf(proposal, me) === 'client';
  return {
    busy,
    agree: () =>
      void run(
        () => api.projects.agreeToShow({ id_proposal, vez: muestra?.vez ?? 1 }),
        'Las fotos ya se ven en su perfil',
      ),
    stop: () =>
      void run(
        () => api.projects.stopShowing({ id_proposal }),
        refuses ? 'Las fotos no se muestran a nadie más' : 'Las fotos ya no se piden',
      ),
  };
}
