import { cancelProposal, markDelivered } from '#contract/projects.ts';
import { createProject } from '#contract/payments.ts';
import type { Credentials } from '#demo/actors.ts';
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

export const cancel = ({ id }: ProjectSetup, who: Credentials, motivo: string) =>
  send(cancelProposal, { id_proposal: id, motivo }, { as: as(who) });

export const deliver = ({ id, professional }: ProjectSetup) =>
  send(markDelivered, { id_proposal: id }, { as: as(professional) });
