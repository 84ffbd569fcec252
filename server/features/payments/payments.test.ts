import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import * as payments from '#contract/payments.ts';
import { getProposal } from '#contract/projects.ts';
import { makeClient } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { deliverWebhook, signedWebhook } from '#server/testing/stripe-webhook.ts';
import { atBank } from '#server/testing/provider.ts';
import { comeBack, confirmAtProvider, projectIn } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const notice = (intent: string, type: string, options?: Parameters<typeof signedWebhook>[3]) =>
  signedWebhook(test, intent, type, options);
const deliver = (signed: Awaited<ReturnType<typeof notice>>) => deliverWebhook(test, signed);

describe('a payment', () => {
  it('is prepared once, also from many tabs', async () => {
    const project = await projectIn(test, 'por_pagar');
    const prepared = await Promise.all(Array.from({ length: 8 }, () => project.prepare()));
    expect(new Set(prepared).size).toBe(1);
    expect(await project.prepare()).toBe(prepared[0]);
    const intent = await test.stripe.paymentIntents.retrieve(prepared[0] ?? '');
    expect(intent).toMatchObject({ amount: 200_000, currency: 'mxn' });
  });

  it('has the server’s amount, whatever the body says', async () => {
    const project = await projectIn(test, 'por_pagar');
    const input = { proposal: { id: project.id, precio: 1, por_pagar: 1, amount: 100 } };
    const { response } = await test.call.send(payments.createProject, input, {
      as: project.client,
    });
    expect(response.amount).toBe(2000);
  });

  it('is settled once by returns, webhooks and the clock, in any order', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    await confirmAtProvider(test, intent, 'pm_card_visa');
    const succeeded = await notice(intent, 'payment_intent.succeeded');
    const created = await notice(intent, 'payment_intent.created');
    await Promise.all([
      comeBack(test, project.id, intent),
      deliver(succeeded),
      comeBack(test, project.id, intent),
      deliver(created),
      deliver(succeeded),
      test.work(),
    ]);
    await test.work();
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'pagado', pagado: 2000, retenido: 2000 });
    expect(view.eventos.filter(({ evento }) => evento === 'pago_recibido')).toHaveLength(1);
    // It is paid already, so asking for it changes nothing.
    expect(await project.ask('pagado')).toBe('success');
    expect(await project.view()).toEqual(view);
  });

  it('is settled by the webhook alone when the tab is closed', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    await confirmAtProvider(test, intent, 'pm_card_visa');
    expect((await project.view()).estado).toBe('por_pagar');
    expect((await deliver(await notice(intent, 'payment_intent.succeeded'))).statusCode).toBe(200);
    await test.work();
    expect((await project.view()).estado).toBe('pagado');
  });

  it('that is already paid is settled when it is prepared again', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    await confirmAtProvider(test, intent, 'pm_card_visa');
    const again = { proposal: { id: project.id } };
    const refused = await test.call.refused(payments.createProject, again, { as: project.client });
    expect(refused).toBe('nothing_to_pay');
    expect((await project.view()).estado).toBe('pagado');
  });

  it('above 5,000 MXN is made in two halves', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 5001 });
    expect((await project.view()).por_pagar).toBe(2500.5);
    await project.pay();
    expect(await project.view()).toMatchObject({
      estado: 'por_pagar',
      pagado: 2500.5,
      por_pagar: 2500.5,
    });
    expect(await project.ask('completado')).toBe('payment_pending');
    expect(await project.release(0.75)).toBe('anticipo_exceeds_held');
    expect(await project.release(0.25)).toBe('success');
    await project.pay();
    expect(await project.view()).toMatchObject({ estado: 'pagado', pagado: 5001, por_pagar: 0 });
  });

  it('of the largest price is split into possible card payments (nine million)', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9_999_999 });
    let parts = 0;
    for (; (await project.view()).por_pagar > 0; parts++) await project.pay();
    expect(parts).toBe(10);
    expect(await project.view()).toMatchObject({ estado: 'pagado', pagado: 9_999_999 });
  });

  it('is only for the client of the project', async () => {
    const project = await projectIn(test, 'por_pagar');
    const input = { proposal: { id: project.id } };
    const as = project.professional;
    expect(await test.call.refused(payments.createProject, input, { as })).toBe(
      'transition_not_yours',
    );
    const { session_id, keylogin } = await makeClient(test.services);
    const stranger = { session_id, keylogin };
    expect(await test.call.refused(payments.createProject, input, { as: stranger })).toBe(
      'proposal_not_found',
    );
  });
});

describe('a provider that breaks down', () => {
  it('does not keep a payment from being made later, and of two tabs both pay the same', async () => {
    const project = await projectIn(test, 'por_pagar');
    await atBank(test, 'faults', { match: 'POST /v1/payment_intents', kind: '500', times: 4 });
    const input = { proposal: { id: project.id } };
    const as = project.client;
    const ask = () => test.call.reply(payments.createProject, input, { as });
    await Promise.all([ask(), ask()]);
    await atBank(test, 'faults', {});
    const secrets = (await Promise.all([ask(), ask(), ask()])).map((reply) =>
      'response' in reply ? reply.response.client_secret : reply.code,
    );
    expect(secrets[0]).toMatch(/^pi_.*_secret_/);
    expect(new Set(secrets).size).toBe(1);
    await project.pay();
    expect((await project.view()).estado).toBe('pagado');
  });
});

describe('a card that is declined', () => {
  it('leaves the project unpaid, posts this once, and the next try can succeed', async () => {
    const project = await projectIn(test, 'por_pagar');
    await project.pay('pm_card_chargeDeclined');
    await project.pay('pm_card_chargeDeclined');
    const declined = await project.view();
    expect(declined).toMatchObject({ estado: 'por_pagar', pagado: 0 });
    expect(declined.eventos.filter(({ evento }) => evento === 'pago_fallido')).toHaveLength(1);
    await project.pay();
    expect((await project.view()).estado).toBe('pagado');
  });
});

describe('that a card was declined', () => {
  it('is read by the client, and nowhere by the professional', async () => {
    const project = await projectIn(test, 'por_pagar');
    const { client, professional } = project;
    const asRead = async (as: typeof client, other: typeof client) => {
      const of = { as };
      const { conversations } = await test.call.send(chat.getConversations, {}, of);
      const input = { key_primary: as.keylogin, key_secundary: other.keylogin };
      const { messages } = await test.call.send(chat.getMessages, { ...input, visto: false }, of);
      const { proposal } = await test.call.send(getProposal, input, of);
      return {
        unread: conversations[0]?.no_leidos,
        last: conversations[0]?.last_id,
        said: messages.map(({ evento }) => evento),
        past: proposal?.eventos.map(({ evento }) => evento),
      };
    };
    const before = await asRead(professional, client);
    await project.pay('pm_card_chargeDeclined');
    expect(await asRead(professional, client)).toEqual(before);
    const own = await asRead(client, professional);
    expect(own.said.at(-1)).toBe('pago_fallido');
    expect(own.past?.at(-1)).toBe('pago_fallido');
    await project.pay();
    // Whoever paid has nothing to read about it.
    expect((await asRead(client, professional)).unread).toBe(own.unread);
    const after = await asRead(professional, client);
    expect(after.unread).toBe((before.unread ?? 0) + 1);
    expect(after.said).toEqual([...before.said, 'pago_recibido']);
  });
});

describe('a notice', () => {
  it('that is forged, signed with another secret, or old is refused and changes nothing', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    await confirmAtProvider(test, intent, 'pm_card_visa');
    const real = await notice(intent, 'payment_intent.succeeded');
    const forged = [
      { ...real, signature: 't=1,v1=00' },
      { ...real, payload: real.payload.replace('2000', '9000') },
      await notice(intent, 'payment_intent.succeeded', { secret: 'whsec_other' }),
      await notice(intent, 'payment_intent.succeeded', { at: 1_600_000_000 }),
    ];
    for (const { statusCode } of await Promise.all(forged.map(deliver)))
      expect(statusCode).toBe(400);
    await test.work();
    expect((await project.view()).estado).toBe('por_pagar');
  });

  it('about an unknown payment or an unknown subject is acknowledged', async () => {
    const other = await test.stripe.paymentIntents.create({ amount: 5000, currency: 'mxn' });
    expect((await deliver(await notice(other.id, 'payment_intent.created'))).statusCode).toBe(200);
    await test.work();
  });
});

describe('the return from the provider', () => {
  const back = (query: Record<string, string>) =>
    test.app.inject({ url: '/api/stripe/confirm_project', query });

  it.each([
    ['https://evil.example/x', '/chat/view?payment_status=unknown'],
    ['//evil.example', '/chat/view?payment_status=unknown'],
    ['/\\evil.example', '/chat/view?payment_status=unknown'],
    ['/.//evil.example', '/chat/view?payment_status=unknown'],
    ['/.//x//evil.example', '/chat/view?payment_status=unknown'],
    ['/\t/evil.example', '/chat/view?payment_status=unknown'],
    ['/chat/abc?x=1', '/chat/abc?x=1&payment_status=unknown'],
    ['http://localhost:3000/chat/abc', '/chat/abc?payment_status=unknown'],
    ['http://localhost:3001/chat/abc', '/chat/view?payment_status=unknown'],
    ['http://localhost:3000//evil.example', '/chat/view?payment_status=unknown'],
    ['http://localhost:3000@evil.example/', '/chat/view?payment_status=unknown'],
    ['javascript:alert(1)', '/chat/view?payment_status=unknown'],
    [
      'https://app.maestros.test/pago?x=1',
      'https://app.maestros.test/pago?x=1&payment_status=unknown',
    ],
  ])('with redirect %s goes to %s', async (redirect, location) => {
    const reply = await back({ redirect, payment_intent: 'pi_unknown' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(location);
  });

  it('leads to the conversations if its query was lost', async () => {
    const reply = await back({});
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/chat/view?payment_status=unknown');
  });

  it('always leads to a page, also when the payment cannot be looked up', async () => {
    const reply = await back({ redirect: '/chat/abc', payment_intent: '\u0000' });
    expect(reply.headers.location).toBe('/chat/abc?payment_status=processing');
  });

  it('has the provider’s status, not that of the URL', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    const reply = await back({
      redirect: '/chat/abc',
      proposal_id: String(project.id),
      payment_intent: intent,
      redirect_status: 'succeeded',
    });
    expect(reply.headers.location).toBe('/chat/abc?payment_status=requires_payment_method');
    expect((await project.view()).pagado).toBe(0);
  });
});
