import { cancelProposal, markDelivered, updateAdicionalesProposal } from '#contract/projects.ts';
import { openDispute } from '#contract/disputes.ts';
import { createProject } from '#contract/payments.ts';
import type { Proposal } from '#contract/views.ts';
import type { Estatus } from '#domain/projects/additional.ts';
import type { Credentials, Image } from '#demo/actors.ts';
import { payByCard } from './stripe.ts';
import { send } from './calls.ts';
import type { ProjectSetup } from './project-setup.ts';

// Transitions of a project by calls, which bring it to the state where a journey begins.

const as = ({ session_id, keylogin }: Credentials): Credentials => ({ session_id, keylogin });

/** The client pays what is due with a test card, and returns as a browser would. */
export async function payDue({ client, id }: ProjectSetup): Promise<void> {
  const { response } = await send(createProject, { proposal: { id } }, { as: as(client) });
  const intent = response.client_secret.replace(/_secret_.*$/, '');
  await payByCard(intent);
}

const change = async (
  { id, view }: ProjectSetup,
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

export const proposeService = (job: ProjectSetup, descripcion: string, precio: number) =>
  change(job, job.professional, (list) => [...list, { descripcion, precio }]);

/** The client (or another person) accepts or rejects the service at this index. */
export const answerService = (
  job: ProjectSetup,
  position: number,
  estatus: Estatus,
  who: Credentials = job.client,
) =>
  change(job, who, (list) =>
    list.map((item, index) => (index === position ? { ...item, estatus } : item)),
  );

export const cancel = ({ id }: ProjectSetup, who: Credentials, motivo: string) =>
  send(cancelProposal, { id_proposal: id, motivo }, { as: as(who) });

export const deliver = ({ id, professional }: ProjectSetup, motivo = '') =>
  send(markDelivered, { id_proposal: id, motivo }, { as: as(professional) });

export const dispute = ({ id }: ProjectSetup, who: Credentials, texto: string, image?: Image) =>
  send(
    openDispute,
    { id_proposal: id, texto },
    { as: as(who), images: image ? { imagenes: image } : {} },
  );
