import * as payments from '#contract/payments.ts';
import * as proposals from '#contract/proposals.ts';
import type { Proposal } from '#contract/views.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import type { TestApp } from './app.ts';
import type { Credentials } from './call.ts';

/** A project of two new people, moved along by calls. */
export interface TestProject {
  readonly id: number;
  readonly client: Credentials;
  readonly professional: Credentials;
  /** As of now. */
  view(): Promise<Proposal>;
  /** Asks for a transition in the client's name. */
  ask(estado: string, extra?: object): Promise<string>;
  /** Prepares the payment of what is due; answers the provider's id of it. */
  prepare(): Promise<string>;
  /** Pays what is due and comes back. */
  pay(card?: string): Promise<void>;
  release(anticipo: number, extra?: object): Promise<string>;
  review(who: 'client' | 'professional'): Promise<string>;
}

const STEPS = ['por_publicar', 'publicada', 'por_pagar', 'pagado', 'completado', 'finalizada'];

/** Only the two names that calls take: a factory's person carries more. */
const who = ({ session_id, keylogin }: Credentials): Credentials => ({ session_id, keylogin });

export async function projectIn(
  test: TestApp,
  estado: string,
  { precio = 2000 } = {},
): Promise<TestProject> {
  const client = who(await makeClient(test.services));
  const professional = who(await makeProfessional(test.services));
  const draft = { titulo: 'Cambio de llave', descripcion: 'Con material.', precio };
  const begun = await test.call.send(
    proposals.beginProposal,
    { proposal: { sender: client.keylogin, ...draft } },
    { as: professional },
  );
  const project = handleOf(test, begun.proposal.id, client, professional);
  const steps: Record<string, () => Promise<unknown>> = {
    publicada: () =>
      test.call.send(
        proposals.updateProposal,
        { id_proposal: project.id, estado: 'publicada' },
        { as: professional },
      ),
    por_pagar: () => project.ask('por_pagar'),
    pagado: async () => {
      while ((await project.view()).por_pagar > 0) await project.pay();
    },
    completado: () => project.ask('completado'),
    finalizada: async () => {
      await project.review('client');
      await project.review('professional');
      await project.ask('finalizada');
    },
  };
  for (const step of STEPS.slice(1, STEPS.indexOf(estado) + 1)) await steps[step]?.();
  if ((await project.view()).estado !== estado) throw new Error(`the project is not ${estado}`);
  return project;
}

function handleOf(
  test: TestApp,
  id: number,
  client: Credentials,
  professional: Credentials,
): TestProject {
  const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
  const outcome = async (...args: Parameters<TestApp['call']['reply']>) => {
    const reply = await test.call.reply(...args);
    return 'code' in reply ? String(reply.code) : 'success';
  };
  const self: TestProject = {
    id,
    client,
    professional,
    view: async () => {
      const { proposal } = await test.call.send(proposals.getProposal, keys, { as: client });
      if (!proposal) throw new Error('the project is gone');
      return proposal;
    },
    ask: (estado, extra) =>
      outcome(proposals.updateProposal, { id_proposal: id, estado, ...extra }, { as: client }),
    prepare: async () => {
      const input = { proposal: { id } };
      const { response } = await test.call.send(payments.createProject, input, { as: client });
      return response.client_secret.split('_secret_')[0] ?? '';
    },
    pay: async (card = 'pm_card_visa') => {
      const intent = await self.prepare();
      await confirmAtProvider(test, intent, card);
      await comeBack(test, id, intent);
    },
    release: (anticipo, extra) =>
      outcome(proposals.anticipoProposal, { proposal: { id, anticipo, ...extra } }, { as: client }),
    review: (side) =>
      outcome(
        proposals.newReview,
        { id_proposal: id, rating: 5, description: 'Todo bien.' },
        { as: side === 'client' ? client : professional },
      ),
  };
  return self;
}

/** What the browser's card form does; a refused card is the provider's word, not an error here. */
export async function confirmAtProvider(test: TestApp, intent: string, card: string) {
  const confirmation = { payment_method: card, return_url: 'http://localhost/' };
  await test.stripe.paymentIntents.confirm(intent, confirmation).catch((error: Error) => error);
}

export const comeBack = (test: TestApp, id: number, intent: string) =>
  test.app.inject({
    url: '/api/stripe/confirm_project',
    query: { redirect: '/chat/someone', proposal_id: String(id), payment_intent: intent },
  });
