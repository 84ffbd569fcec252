import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMessages } from '#contract/chat.ts';
import { getReceipt, getReceipts } from '#contract/payments.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { invoiceWords, receiptFacts } from '#domain/payments/receipt-words.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { membershipOf } from '#server/features/membership/testing.ts';

// Receipts of what was paid by card (4 §E).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const listOf = async (as: Credentials, input = {}) =>
  (await test.call.send(getReceipts, input, { as })).recibos;
const receiptOf = async (as: Credentials, id: number) =>
  (await test.call.send(getReceipt, { id }, { as })).recibo;

describe('the receipt of a payment', () => {
  it('says who paid whom, for what, with which card, and what of the plan it covers', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 6000 });
    const { client, professional } = project;
    await project.pay();
    await project.pay('pm_card_mastercard');
    await project.grow(500);
    await project.pay();

    const list = await listOf(client, { id_proposal: project.id });
    expect(list.map(({ value, cubre }) => [value, cubre])).toEqual([
      [500, 'adicionales'],
      [3000, 'resto'],
      [3000, 'primera_mitad'],
    ]);
    const [, rest] = list;
    expect(await receiptOf(client, rest!.id)).toMatchObject({
      folio: expect.stringMatching(/^R-\d{6}$/),
      concepto: 'Cambio de llave',
      paidAt: test.services.clock().toISOString(),
      tarjeta: { marca: 'mastercard', ultimos: '4444' },
      proyecto: { id: project.id, other_key: professional.keylogin, precio: 6500, pagado: 6500 },
      devuelto: 0,
      reembolsos: [],
    });

    // Both sides see the event, each reads the receipt of their own payments only.
    const { eventos } = await project.view();
    expect(eventos.flatMap(({ recibo }) => recibo ?? [])).toEqual(
      list.map(({ id }) => id).toReversed(),
    );
    const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
    const { messages } = await test.call.send(getMessages, keys, { as: client });
    expect(messages.flatMap(({ proyecto }) => proyecto?.recibo ?? [])).toEqual(
      list.map(({ id }) => id).toReversed(),
    );
    // Which card it was is the payer's alone.
    const cardsFor = async (as: Credentials, other: Credentials) => {
      const pair = { key_primary: as.keylogin, key_secundary: other.keylogin };
      const page = await test.call.send(getMessages, pair, { as });
      return page.messages.flatMap(({ proyecto }) => proyecto?.tarjeta?.ultimos ?? []);
    };
    expect(await cardsFor(client, professional)).toEqual(['4242', '4444', '4242']);
    expect(await cardsFor(professional, client)).toEqual([]);
  });

  it('is read by whoever paid, and by nobody else', async () => {
    const { client, professional } = await projectIn(test, 'pagado');
    const [{ id } = { id: 0 }] = await listOf(client);
    const stranger = sessionOf(await makeClient(test.services));
    for (const as of [professional, stranger]) {
      expect(await test.call.reply(getReceipt, { id }, { as })).toMatchObject({
        code: 'payment_not_found',
      });
      expect(await listOf(as)).toEqual([]);
    }
    const prepared = await projectIn(test, 'por_pagar');
    await prepared.prepare();
    expect(await listOf(prepared.client)).toEqual([]);
  });

  it('shows what went back to the card', async () => {
    const project = await projectIn(test, 'pagado');
    await project.cancel(project.professional);
    const [line] = await listOf(project.client);
    expect(line).toMatchObject({ devuelto: 2000, cubre: 'todo' });
    const waiting = await receiptOf(project.client, line!.id);
    expect(waiting.reembolsos).toMatchObject([{ amount: 2000, doneAt: null }]);
    await test.work();
    expect((await receiptOf(project.client, line!.id)).reembolsos[0]?.doneAt).not.toBeNull();
  });

  it('shows what the bank of the card gave back by itself, and nothing while it decides', async () => {
    const { id, client } = await projectIn(test, 'pagado');
    const payment_intent = await intentOf(test, id);
    const { id: dispute } = await atBank(test, 'disputes', { payment_intent, amount: 50_000 });
    await hearOfAll(test);
    expect(await listOf(client)).toMatchObject([{ devuelto: 0, por_banco: 0 }]);
    await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
    await hearOfAll(test);
    expect(await listOf(client)).toMatchObject([{ devuelto: 0, por_banco: 500 }]);
  });

  it('comes by mail, and says there what its page says', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 6000 });
    const { email } = await test.services.db
      .selectFrom('account')
      .select('email')
      .where('keylogin', '=', project.client.keylogin)
      .executeTakeFirstOrThrow();
    await project.pay();
    await test.work();
    const [line] = await listOf(project.client);
    const recibo = await receiptOf(project.client, line!.id);
    const [mail, ...others] = test.standIns.outbox.list().filter(({ to }) => to === email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('El recibo de tu pago');
    expect(mail?.text).toContain(`Recibo de pago ${recibo.folio}\n\n$3,000.00 MXN`);
    expect(mail?.text).toContain('\nForma de pago: Visa terminada en 4242');
    expect(mail?.text).toContain('\nCubre: Primera mitad\n');
    for (const [name, value] of receiptFacts(recibo))
      expect(mail?.text).toContain(`${name}: ${value}`);
    expect(mail?.text).toContain(invoiceWords(recibo));
    expect(mail?.html).toContain(`/cliente/recibos/${recibo.id}"`);
    // Nobody else gets it.
    const elsewhere = test.standIns.outbox.list().filter(({ text }) => text.includes(recibo.folio));
    expect(elsewhere.map(({ to }) => to)).toEqual([email]);
  });

  it('of a refund comes by mail, about what went back', async () => {
    const project = await projectIn(test, 'pagado');
    await project.cancel(project.professional);
    await test.work();
    await test.work();
    const [line] = await listOf(project.client);
    const mail = test.standIns.outbox
      .list()
      .find(
        ({ subject, text }) =>
          subject === 'El recibo de tu devolución' && text.includes(line!.folio),
      );
    expect(mail?.text).toContain(`Recibo de devolución ${line!.folio}\n\n$2,000.00 MXN`);
    expect(mail?.text).toMatch(/\nPagado: \$2,000\.00 MXN\n/);
    expect(mail?.text).toMatch(/\nDevolución del .+, a la tarjeta: \$2,000\.00 MXN\n/);
  });

  it('of a membership comes with the mail that says until when it is active', async () => {
    const professional = sessionOf(await makeProfessional(test.services));
    await membershipOf(test, professional).buy(2);
    await test.work();
    const [line] = await listOf(professional);
    const recibo = await receiptOf(professional, line!.id);
    const mails = test.standIns.outbox.list().filter(({ text }) => text.includes(recibo.folio));
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu membresía de Maestros está activa']);
    expect(mails[0]?.text).toContain('Concepto: Membresía Plata, 30 días');
    // Its button leads to the membership.
    expect(mails[0]?.text).toContain(`/profesional/recibos/${recibo.id}`);
  });

  it('of a membership is the professional’s, and for the platform', async () => {
    const professional = sessionOf(await makeProfessional(test.services));
    await membershipOf(test, professional).buy(2);
    const [line] = await listOf(professional);
    expect(await receiptOf(professional, line!.id)).toMatchObject({
      concepto: 'Membresía Plata, 30 días',
      para: 'Maestros',
      cubre: null,
      proyecto: null,
      tarjeta: { marca: 'visa', ultimos: '4242' },
    });
  });
});
