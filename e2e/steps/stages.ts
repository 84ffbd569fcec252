import { cancelProposal, markDelivered, updateAdicionalesProposal } from '#contract/projects.ts';
import { openDispute } from '#contract/disputes.ts';
import { createProject } from '#contract/payments.ts';
import type { Proposal } from '#contract/views.ts';
import type { Estatus } from '#domain/projects/additional.ts';
import type { Credentials, Image } from '#demo/actors.ts';
import { payByCard } from './by-card.ts';
import { send } from './calls.ts';
import type { Setting } from './setting.ts';

// Steps of a project taken by calls, to bring it where a journey begins.

const as = ({ session_id, keylogin }: Credentials): Credentials => ({ session_id, keylogin });

/** The client pays what is due, with the provider's test card, and comes back as a browser would. */
export async function payDue({ client, id }: Setting): Promise<void> {
  const { response } = await send(createProject, { proposal: { id } }, { as: as(client) });
  const intent = response.client_secret.replace(/_secret_.*$/, '');
  await payByCard(intent);
}

const change = async (
  { id, view }: Setting,
  who: Credentials,
  next: (list: Proposal['data_propuesta']['adicionales']) => object[],
) =>
  send(
    updateAdicionalesProposal,
    {
      proposal: { id },
      newProposal: {
        data_propuesta: { adicionales: next((await view()).data_propuesta.adicionales) },
      },
    },
    { as: as(who) },
  );

export const askService = (job: Setting, descripcion: string, precio: number) =>
  change(job, job.professional, (list) => [...list, { descripcion, precio }]);

/** The client, or who else is meant, decides on the service at this place. */
export const decideService = (
  job: Setting,
  place: number,
  estatus: Estatus,
  who: Credentials = job.client,
) =>
  change(job, who, (list) =>
    list.map((item, index) => (index === place ? { ...item, estatus } : item)),
  );

export const cancel = ({ id }: Setting, who: Credentials, motivo: string) =>
  send(cancelProposal, { id_proposal: id, motivo }, { as: as(who) });

export const deliver = ({ id, professional }: Setting, motivo = '') =>
  send(markDelivered, { id_proposal: id, motivo }, { as: as(professional) });

export const dispute = ({ id }: Setting, who: Credentials, texto: string, image?: Image) =>
  send(
    openDispute,
    { id_proposal: id, texto },
    { as: as(who), images: image ? { imagenes: image } : {} },
  );
