import type { AdditionalView } from '#contract/projects.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import type { Estatus } from '#domain/projects/additional.ts';
import { api } from '#web/api/index.ts';
import { useProposalMutation } from '../use-proposal.ts';

interface NewService {
  descripcion: string;
  /** MXN; null while the field is empty, which the server refuses. */
  precio: number | null;
}

/** Adds a service to a project or changes its state; both send the whole list (1 §7). */
export function useAdditional(me: string, partner: ChatPartner, proposal: Proposal) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const { id, version } = proposal;
  const { adicionales } = proposal.data_propuesta;

  const send = (list: readonly (AdditionalView | NewService)[]) =>
    mutate(
      () =>
        api.projects.updateAdicionalesProposal({
          proposal: { id, version },
          newProposal: { data_propuesta: { adicionales: [...list] } },
        }),
      'La propuesta se actualizo correctamente',
    );
  return {
    add: (descripcion: string, precio: number | null) =>
      send([...adicionales, { descripcion, precio }]),
    change: (service: AdditionalView, estatus: Estatus) =>
      send(adicionales.map((item) => (item.id === service.id ? { ...item, estatus } : item))),
  };
}
