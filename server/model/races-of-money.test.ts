import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDispute, resolveDispute } from '#contract/disputes.ts';
import { anticipoProposal, cancelProposal } from '#contract/projects.ts';
import { createProject } from '#contract/payments.ts';
import type { Proposal } from '#contract/views.ts';
import { makeAdmin, type Made } from '#demo/factories.ts';
import type { TestApp } from '#server/testing/app.ts';
import { comeBack, confirmAtProvider, type TestProject } from '#server/testing/project.ts';
import { type Arena, openArena, outcome, owedTo, expectRaces, times } from './race.ts';

// Fifty of each, on a machine that may be busy.
vi.setConfig({ testTimeout: 600_000 });

let arena: Arena;
let admins: Made[];
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

/** The payment that each project waits for, by its id. */
const intents = new Map<number, string>();
const back = async (app: TestApp, { id }: TestProject): Promise<string> => {
  const { headers } = await comeBack(app, id, intents.get(id) ?? '');
  return String(new URL(String(headers.location), 'http://own').searchParams.get('payment_status'));
};
async function paidAtProvider({ one }: Arena, project: TestProject): Promise<void> {
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

/** What went back to the card, MXN, and in how many pieces. */
async function sentBack({ one }: Arena, { id }: TestProject): Promise<[number, number]> {
  const payment_intent = intents.get(id) ?? '';
  const { data } = await one.stripe.refunds.list({ payment_intent, limit: 100 });
  return [data.reduce((sum, { amount }) => sum + amount, 0) / 100, data.length];
}

describe('a payment arrives once', () => {
  it('prepared twice, confirmed twice, with two who come back', () =>
    expectRaces(arena, {
      from: 'por_pagar',
      runners: [payAndReturn, payAndReturn],
      ends({ told, view, index }) {
        // Whoever prepares after the other has come back finds nothing to pay.
        expect(['succeeded', 'nothing_to_pay']).toEqual(expect.arrayContaining([...told]));
        expect(told, `race ${index}`).toContain('succeeded');
        expectPaidOnce(view);
      },
    }));

  it('by a notice that comes twice, and by the return', () =>
    expectRaces(arena, {
      from: 'por_pagar',
      prepare: paidAtProvider,
      runners: [notify, back],
      ends({ told, view }) {
        expect(told).toEqual(['200,200', 'succeeded']);
        expectPaidOnce(view);
      },
    }));

  it('and goes back once when the project is cancelled meanwhile', () =>
    expectRaces(arena, {
      from: 'por_pagar',
      prepare: paidAtProvider,
      runners: [cancel, back],
      async ends({ told, view, project, arena }) {
        expect(told).toEqual(['success', 'succeeded']);
        expect(view).toMatchObject({ estado: 'cancelada', retenido: 0, liberado: 0 });
        expect(view.devuelto).toBe(view.pagado);
        expect(times(view, 'pago_recibido', 'pago_devuelto')).toBe(1);
        expect(await sentBack(arena, project)).toEqual([2000, 1]);
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
  // Both have the same payment before them.
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
const count = (told: readonly string[]) => told.filter((code) => code === 'success').length;

describe('held money leaves once', () => {
  it('released whole by two clicks', () =>
    expectRaces(arena, {
      from: 'pagado',
      runners: [release(1), release(1)],
      async ends({ told, view, project, arena }) {
        expect(count(told)).toBe(1);
        expect([...REFUSED, 'success']).toEqual(expect.arrayContaining([...told]));
        expect(view).toMatchObject({ liberado: 2000, retenido: 0 });
        expect(await owedTo(arena, project.professional)).toBe(1897);
      },
    }));

  it('released by half: each click that was told of success moved a half', () =>
    expectRaces(arena, {
      from: 'pagado',
      runners: [release(0.5), release(0.5)],
      ends({ told, view }) {
        expect([...REFUSED, 'success']).toEqual(expect.arrayContaining([...told]));
        expect(count(told)).toBeGreaterThanOrEqual(1);
        expect(view.liberado).toBe(count(told) * 1000);
        expect(times(view, 'anticipo')).toBe(count(told));
      },
    }));

  it('released by one operation that is sent twice: both are told of it', () =>
    expectRaces(arena, {
      from: 'pagado',
      runners: [release(0.25, 'la-misma-1'), release(0.25, 'la-misma-1')],
      ends({ told, view }) {
        expect(told).toEqual(['success', 'success']);
        expect(view.liberado).toBe(500);
        expect(times(view, 'anticipo')).toBe(1);
      },
    }));

  it('to the card or to the professional, when it is cancelled and released', () =>
    expectRaces(arena, {
      from: 'por_pagar',
      prepare: async (arena, project) => {
        await paidAtProvider(arena, project);
        await back(arena.one, project);
      },
      runners: [cancel, release(1)],
      async ends({ told, view, project, arena }) {
        const released = told[1] === 'success';
        expect(told[0]).toBe('success');
        expect(['success', 'transition_wrong_state']).toContain(told[1]);
        expect(view).toMatchObject({
          estado: 'cancelada',
          liberado: released ? 2000 : 0,
          devuelto: released ? 0 : 2000,
          retenido: 0,
        });
        expect(await sentBack(arena, project)).toEqual(released ? [0, 0] : [2000, 1]);
        expect(await owedTo(arena, project.professional)).toBe(released ? 1897 : 0);
      },
    }));

  it('as one of two administrators has decided', async () => {
    const { services } = arena.one;
    admins = [await makeAdmin(services), await makeAdmin(services)];
    await expectRaces(arena, {
      from: 'por_pagar',
      prepare: async (arena, project) => {
        await paidAtProvider(arena, project);
        await back(arena.one, project);
        const { id, client } = project;
        const opened = outcome(arena.one, openDispute, { id_proposal: id, texto: 'No.' }, client);
        expect(await opened).toBe('success');
      },
      runners: [rule(0, 2000), rule(1, 500)],
      async ends({ told, view, project, arena }) {
        expect(count(told)).toBe(1);
        expect([
          'success',
          'transition_wrong_state',
          'not_in_dispute',
          'refund_exceeds_held',
        ]).toEqual(expect.arrayContaining([...told]));
        const all = told[0] === 'success';
        expect(view).toMatchObject({
          estado: all ? 'cancelada' : 'finalizada',
          devuelto: all ? 2000 : 500,
          liberado: all ? 0 : 1500,
          retenido: 0,
          disputa: null,
        });
        expect(await sentBack(arena, project)).toEqual([all ? 2000 : 500, 1]);
        expect(await owedTo(arena, project.professional)).toBe(all ? 0 : 1422);
        expect(times(view, 'disputa_resuelta')).toBe(1);
      },
    });
  });
});

const rule = (who: number, reembolso: number) => async (app: TestApp, project: TestProject) => {
  const { disputa } = await project.view();
  const input = { dispute_id: disputa?.id ?? 0, reembolso, motivo: 'Así quedó.' };
  // The other may have decided by the time that the project is looked at.
  return disputa ? outcome(app, resolveDispute, input, admins[who]!) : 'not_in_dispute';
};
