import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDispute, resolveDispute, withdrawDispute } from '#contract/disputes.ts';
import { anticipoProposal, cancelProposal } from '#contract/projects.ts';
import { createProject } from '#contract/payments.ts';
import type { Proposal } from '#contract/views.ts';
import type { TestApp } from '#server/testing/app.ts';
import { comeBack, confirmAtProvider, type TestProject } from '#server/testing/project.ts';
import {
  type TwoServers,
  startTwoServers,
  outcome,
  owedTo,
  expectRaces,
  times,
  PATIENCE,
  type RacedProject,
} from './race.ts';

// Fifty races each, also on a busy machine.
vi.setConfig({ testTimeout: PATIENCE });

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

/** Each project's payment, by the project's id. */
const intents = new Map<number, string>();
const back = async (app: TestApp, { id }: TestProject): Promise<string> => {
  const { headers } = await comeBack(app, id, intents.get(id) ?? '');
  return String(new URL(String(headers.location), 'http://own').searchParams.get('payment_status'));
};
async function paidAtProvider({ one }: TwoServers, project: TestProject): Promise<void> {
  const intent = await project.prepare();
  intents.set(project.id, intent);
  await confirmAtProvider(one, intent, 'pm_card_visa');
}
const expectPaidOnce = (view: Proposal) => {
  expect(view).toMatchObject({ estado: 'pagado', pagado: 2000, retenido: 2000, devuelto: 0 });
  expect(times(view, 'pago_recibido')).toBe(1);
};

async function notify(app: TestApp, { id }: TestProject): Promise<string> {
  const object = await app.stripe.paymentIntents.retrieve(intents.get(id) ?? '');
  const event = {
    id: `evt_${id}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object },
  };
  const payload = JSON.stringify(event);
  const secret = app.standIns.stripe.webhookSecret;
  const signature = app.stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const request = { method: 'POST', url: '/api/stripe/webhook', headers, payload } as const;
  const replies = await Promise.all([app.app.inject(request), app.app.inject(request)]);
  await app.work();
  return replies.map(({ statusCode }) => statusCode).join();
}

/** What was refunded to the card, MXN, and in how many refunds. */
async function sentBack({ one }: TwoServers, { id }: TestProject): Promise<[number, number]> {
  const payment_intent = intents.get(id) ?? '';
  const { data } = await one.stripe.refunds.list({ payment_intent, limit: 100 });
  return [data.reduce((sum, { amount }) => sum + amount, 0) / 100, data.length];
}

describe('a payment is settled once', () => {
  it('when it is prepared, confirmed and returned from twice', () =>
    expectRaces(servers, {
      from: 'por_pagar',
      contenders: [payAndReturn, payAndReturn],
      expectEnd({ outcomes, view, index }) {
        // If one prepares after the other has returned, nothing is left to pay.
        expect(['succeeded', 'nothing_to_pay']).toEqual(expect.arrayContaining([...outcomes]));
        expect(outcomes, `race ${index}`).toContain('succeeded');
        expectPaidOnce(view);
      },
    }));

  it('when a notice arrives twice and the client returns', () =>
    expectRaces(servers, {
      from: 'por_pagar',
      prepare: paidAtProvider,
      contenders: [notify, back],
      expectEnd({ outcomes, view }) {
        expect(outcomes).toEqual(['200,200', 'succeeded']);
        expectPaidOnce(view);
      },
    }));

  it('and refunded once when the project is cancelled meanwhile', () =>
    expectRaces(servers, {
      from: 'por_pagar',
      prepare: paidAtProvider,
      contenders: [cancel, back],
      async expectEnd({ outcomes, view, project, servers }) {
        expect(outcomes).toEqual(['success', 'succeeded']);
        expect(view).toMatchObject({ estado: 'cancelada', retenido: 0, liberado: 0 });
        expect(view.devuelto).toBe(view.pagado);
        expect(times(view, 'pago_recibido', 'pago_devuelto')).toBe(1);
        expect(await sentBack(servers, project)).toEqual([2000, 1]);
      },
    }));
});

const cancel = (app: TestApp, { id, professional }: TestProject) =>
  outcome(app, cancelProposal, { id_proposal: id, motivo: 'No puedo ir.' }, professional);

async function payAndReturn(app: TestApp, project: TestProject): Promise<string> {
  const { id, client } = project;
  const reply = await app.call.reply(createProject, { proposal: { id } }, { as: client });
  if ('code' in reply) return String(reply.code);
  const { client_secret } = reply.response;
  const intent = client_secret.split('_secret_')[0] ?? '';
  // Both see the same payment.
  expect(intents.get(id) ?? intent).toBe(intent);
  intents.set(id, intent);
  await confirmAtProvider(app, intent, 'pm_card_visa');
  return back(app, project);
}

const release =
  (anticipo: number, operacion?: string) =>
  (app: TestApp, { id, client }: TestProject): Promise<string> =>
    outcome(app, anticipoProposal, { proposal: { id, anticipo, operacion } }, client);
const REFUSED = ['proposal_changed', 'nothing_held', 'anticipo_exceeds_held'];
const count = (outcomes: readonly string[]) => outcomes.filter((code) => code === 'success').length;

describe('held money is paid out once', () => {
  it('when two clicks release all of it', () =>
    expectRaces(servers, {
      from: 'pagado',
      contenders: [release(1), release(1)],
      async expectEnd({ outcomes, view, project, servers }) {
        expect(count(outcomes)).toBe(1);
        expect([...REFUSED, 'success']).toEqual(expect.arrayContaining([...outcomes]));
        expect(view).toMatchObject({ liberado: 2000, retenido: 0 });
        expect(await owedTo(servers, project.professional)).toBe(1897);
      },
    }));

  it('when two clicks release half each: every click that succeeds moves half', () =>
    expectRaces(servers, {
      from: 'pagado',
      contenders: [release(0.5), release(0.5)],
      expectEnd({ outcomes, view }) {
        expect([...REFUSED, 'success']).toEqual(expect.arrayContaining([...outcomes]));
        expect(count(outcomes)).toBeGreaterThanOrEqual(1);
        expect(view.liberado).toBe(count(outcomes) * 1000);
        expect(times(view, 'anticipo')).toBe(count(outcomes));
      },
    }));

  it('when one operation is sent twice: both replies say success', () =>
    expectRaces(servers, {
      from: 'pagado',
      contenders: [release(0.25, 'la-misma-1'), release(0.25, 'la-misma-1')],
      expectEnd({ outcomes, view }) {
        expect(outcomes).toEqual(['success', 'success']);
        expect(view.liberado).toBe(500);
        expect(times(view, 'anticipo')).toBe(1);
      },
    }));

  it('to the card or to the professional, when the project is cancelled and released at once', () =>
    expectRaces(servers, {
      from: 'por_pagar',
      prepare: async (servers, project) => {
        await paidAtProvider(servers, project);
        await back(servers.one, project);
      },
      contenders: [cancel, release(1)],
      async expectEnd({ outcomes, view, project, servers }) {
        const released = outcomes[1] === 'success';
        expect(outcomes[0]).toBe('success');
        expect(['success', 'transition_wrong_state']).toContain(outcomes[1]);
        expect(view).toMatchObject({
          estado: 'cancelada',
          liberado: released ? 2000 : 0,
          devuelto: released ? 0 : 2000,
          retenido: 0,
        });
        expect(await sentBack(servers, project)).toEqual(released ? [0, 0] : [2000, 1]);
        expect(await owedTo(servers, project.professional)).toBe(released ? 1897 : 0);
      },
    }));

  it('when two administrators resolve the dispute at once', () =>
    expectRaces(servers, {
      from: 'por_pagar',
      prepare: async (servers, project) => {
        await paidAtProvider(servers, project);
        await back(servers.one, project);
        const { id, client } = project;
        const opened = outcome(servers.one, openDispute, { id_proposal: id, texto: 'No.' }, client);
        expect(await opened).toBe('success');
      },
      contenders: [rule(0, 2000), rule(1, 500)],
      async expectEnd({ outcomes, view, project, servers }) {
        expect(count(outcomes)).toBe(1);
        expect([
          'success',
          'transition_wrong_state',
          'not_in_dispute',
          'refund_exceeds_held',
        ]).toEqual(expect.arrayContaining([...outcomes]));
        const all = outcomes[0] === 'success';
        expect(view).toMatchObject({
          estado: all ? 'cancelada' : 'finalizada',
          devuelto: all ? 2000 : 500,
          liberado: all ? 0 : 1500,
          retenido: 0,
          disputa: null,
        });
        expect(await sentBack(servers, project)).toEqual([all ? 2000 : 500, 1]);
        expect(await owedTo(servers, project.professional)).toBe(all ? 0 : 1422);
        expect(times(view, 'disputa_resuelta')).toBe(1);
      },
    }));

  it('when its opener withdraws a dispute and the team rules', () =>
    expectRaces(servers, {
      from: 'pagado',
      prepare: async ({ one }, project) => {
        const { id, client } = project;
        const opened = outcome(one, openDispute, { id_proposal: id, texto: 'No.' }, client);
        expect(await opened).toBe('success');
      },
      contenders: [
        (app, { id, client }) => outcome(app, withdrawDispute, { id_proposal: id }, client),
        rule(0, 500),
      ],
      expectEnd({ outcomes, view }) {
        expect(outcomes.toSorted()).toEqual(['not_in_dispute', 'success']);
        const withdrawn = outcomes[0] === 'success';
        expect(view).toMatchObject({
          estado: withdrawn ? 'pagado' : 'finalizada',
          retenido: withdrawn ? 2000 : 0,
          disputa: null,
        });
        expect(times(view, 'disputa_retirada')).toBe(withdrawn ? 1 : 0);
        expect(times(view, 'disputa_resuelta')).toBe(withdrawn ? 0 : 1);
      },
    }));
});

const rule = (who: 0 | 1, reembolso: number) => async (app: TestApp, project: RacedProject) => {
  const { disputa } = await project.view();
  const input = { dispute_id: disputa?.id ?? 0, reembolso, motivo: 'Así quedó.' };
  // The other administrator may already have resolved it.
  return disputa ? outcome(app, resolveDispute, input, project.admins[who]) : 'not_in_dispute';
};
