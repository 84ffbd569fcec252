import { updateAdicionalesProposal } from '#contract/projects.ts';
import type { Call } from '#contract/call.ts';
import * as projects from '#contract/projects.ts';
import * as payments from '#contract/payments.ts';
import * as reviews from '#contract/reviews.ts';
import type { Proposal } from '#contract/views.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { advanceByClock } from '#server/jobs/kinds.ts';
import { enqueue, type JobKind } from '#server/jobs/queue.ts';
import type { TestApp } from './app.ts';
import type { Credentials } from './call.ts';

/** A project of two people, new ones by default, moved on by calls. */
export interface TestProject {
  readonly id: number;
  readonly client: Credentials;
  readonly professional: Credentials;
  /** The present state. */
  view(): Promise<Proposal>;
  /** Requests a transition in the client's name. */
  ask(estado: string, extra?: object): Promise<string>;
  /** Prepares the payment of the amount due; answers the provider's id. */
  prepare(): Promise<string>;
  /** Pays the amount due and returns from the provider. */
  pay(card?: string): Promise<void>;
  release(anticipo: number, extra?: object): Promise<string>;
  review(who: 'client' | 'professional'): Promise<string>;
  /** Any call about this project, as the client by default; answers «success» or the error code. */
  do(call: Call, input?: object, as?: Credentials): Promise<string>;
  cancel(as: Credentials): Promise<string>;
  deliver(): Promise<string>;
  /** Sends the complete list of additional services. */
  additional(list: readonly object[], as: Credentials, extra?: object): Promise<string>;
  /** Adds an additional service and accepts it as the client. */
  grow(precio: number): Promise<void>;
}

/** The credentials of a person; a factory's person has more fields. */
export const sessionOf = ({ session_id, keylogin }: Credentials): Credentials => ({
  session_id,
  keylogin,
});

const STATES = ['por_publicar', 'publicada', 'por_pagar', 'pagado', 'completado', 'finalizada'];

export async function projectIn(
  test: TestApp,
  estado: string,
  {
    precio = 2000,
    titulo = 'Cambio de llave',
    start = null as string | null,
    end = null as string | null,
    platform = false,
    people = undefined as Pick<TestProject, 'client' | 'professional'> | undefined,
  } = {},
): Promise<TestProject> {
  const client = people?.client ?? sessionOf(await makeClient(test.services));
  // Projects of the platform are written by an administrator.
  const make = platform ? makeAdmin : makeProfessional;
  const professional = people?.professional ?? sessionOf(await make(test.services));
  const input = { titulo, descripcion: 'Con material.', precio, start, end };
  const begun = await test.call.send(
    projects.beginProposal,
    { proposal: { sender: client.keylogin, ...input } },
    { as: professional },
  );
  const project = handleOf(test, begun.proposal.id, client, professional);
  const transitions: Record<string, () => Promise<unknown>> = {
    publicada: () =>
      test.call.send(
        projects.updateProposal,
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
  for (const state of STATES.slice(1, STATES.indexOf(estado) + 1)) await transitions[state]?.();
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
      const { proposal } = await test.call.send(projects.getProposal, keys, { as: client });
      if (!proposal) throw new Error('the project is gone');
      return proposal;
    },
    ask: (estado, extra) =>
      outcome(projects.updateProposal, { id_proposal: id, estado, ...extra }, { as: client }),
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
      outcome(projects.anticipoProposal, { proposal: { id, anticipo, ...extra } }, { as: client }),
    review: (side) =>
      outcome(
        reviews.newReview,
        { id_proposal: id, rating: 5, description: 'Todo bien.' },
        { as: side === 'client' ? client : professional },
      ),
    do: (call, input, as = client) => outcome(call, { id_proposal: id, ...input }, { as }),
    cancel: (as) => self.do(projects.cancelProposal, { motivo: 'Cambio de planes' }, as),
    deliver: () => self.do(projects.markDelivered, {}, professional),
    additional: (adicionales, as, extra) =>
      outcome(
        updateAdicionalesProposal,
        { proposal: { id, ...extra }, newProposal: { data_propuesta: { adicionales } } },
        { as },
      ),
    grow: async (precio) => {
      const { adicionales: before } = (await self.view()).data_propuesta;
      await self.additional([...before, { descripcion: 'Otra llave', precio }], professional);
      const { adicionales } = (await self.view()).data_propuesta;
      const added = adicionales.at(-1)?.id;
      const said = await self.additional([{ id: added, estatus: 'aceptado' }], client);
      if (said !== 'success') throw new Error(`the service was not accepted: ${said}`);
    },
  };
  return self;
}

/** Moves the clock, keeps all sessions valid, and runs the given job. */
export async function letTimePass(
  test: TestApp,
  milliseconds: number,
  job: JobKind<Record<string, never>> = advanceByClock,
): Promise<void> {
  await moveClock(test, milliseconds);
  await doJob(test, job);
}

/** Does a job now, and what follows from it. */
export async function doJob(test: TestApp, job: JobKind<Record<string, never>>): Promise<void> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, job, {}));
  await test.work();
}

/** Moves the clock, and keeps everybody signed in. */
export async function moveClock(test: TestApp, milliseconds: number): Promise<void> {
  const then = new Date(test.services.clock().getTime() + milliseconds);
  // Before the clock: what people do at the same time must not find them signed out.
  await test.services.db
    .updateTable('session')
    .set({ last_seen_at: then, expires_at: new Date(then.getTime() + DAY) })
    .execute();
  test.advance(milliseconds);
}

/** Confirms a payment like the browser's card form; a refused card is not an error here. */
export async function confirmAtProvider(test: TestApp, intent: string, card: string) {
  const confirmation = { payment_method: card, return_url: 'http://localhost/' };
  await test.stripe.paymentIntents.confirm(intent, confirmation).catch((error: Error) => error);
}

export const comeBack = (test: TestApp, id: number, intent: string) =>
  test.app.inject({
    url: '/api/stripe/confirm_project',
    query: { redirect: '/chat/someone', proposal_id: String(id), payment_intent: intent },
  });
