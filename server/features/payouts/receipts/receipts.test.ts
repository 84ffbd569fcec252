import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOwnPayout, getRelease, getReleases } from '#contract/payouts.ts';
import { makeProfessional } from '#demo/factories.ts';
import { payoutFacts, releaseFacts } from '#domain/payouts/receipt-words.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { comingWednesday, paidOut, payable } from '../testing.ts';

// Receipts of what professionals get: releases and payouts (4 §E).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const listOf = async (as: Credentials, input = {}) =>
  (await test.call.send(getReleases, input, { as })).liberaciones;
const releaseOf = async (as: Credentials, id: number) =>
  (await test.call.send(getRelease, { id }, { as })).liberacion;
const payoutOf = async (as: Credentials, payout_id: number) =>
  (await test.call.send(getOwnPayout, { payout_id }, { as })).payout;

const mailsTo = async ({ keylogin }: { keylogin: string }) => {
  await test.work();
  const { email } = await test.services.db
    .selectFrom('account')
    .select('email')
    .where('keylogin', '=', keylogin)
    .executeTakeFirstOrThrow();
  return test.standIns.outbox.list().filter(({ to }) => to === email);
};

describe('the receipt of a release', () => {
  it('says what the project released, what the fee took, and what became balance', async () => {
    const { professional, client, id } = await payable(test);
    const [line] = await listOf(professional);
    const receipt = await releaseOf(professional, line!.id);
    expect(receipt).toMatchObject({
      ...line,
      folio: expect.stringMatching(/^L-\d{6}$/),
      concepto: 'Cambio de llave',
      id_proposal: id,
      liberado_at: test.services.clock().toISOString(),
      monto: 500,
      comision: 28,
      adeudo: 0,
      reservado: 0,
      neto: 472,
      other_key: client.keylogin,
      pagos: [],
    });
    expect(receipt.recibe).not.toBe(receipt.cliente);
  });

  it('says which transfer took it', async () => {
    const { professional } = await payable(test);
    const [line] = await listOf(professional);
    const fecha = await comingWednesday(test);
    const { pagos } = await releaseOf(professional, line!.id);
    expect(pagos).toEqual([{ id: expect.any(Number), folio: expect.stringMatching(/^T-/), fecha }]);
  });

  it('is one for each release, the newest first, and together they are the price less the fee', async () => {
    const project = await projectIn(test, 'pagado');
    await project.release(0.25);
    await project.release(0.5);
    await project.ask('completado');
    await project.review('client');
    await project.review('professional');
    await project.ask('finalizada');
    const list = await listOf(project.professional);
    const receipts = await Promise.all(list.map(({ id }) => releaseOf(project.professional, id)));
    expect(receipts.map(({ monto }) => monto).reduce((sum, monto) => sum + monto)).toBe(2000);
    expect(receipts.map(({ neto }) => neto).reduce((sum, neto) => sum + neto)).toBe(1897);
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(await listOf(project.professional, { antes: ids[0] })).toEqual(list.slice(1));
  });

  it('is read by whoever got it, and by nobody else', async () => {
    const { professional, client } = await payable(test);
    const [line] = await listOf(professional);
    const stranger = sessionOf(await makeProfessional(test.services));
    const { id } = line!;
    expect(await test.call.reply(getRelease, { id }, { as: stranger })).toMatchObject({
      code: 'release_not_found',
    });
    expect(await listOf(stranger)).toEqual([]);
    expect(await test.call.refused(getRelease, { id }, { as: client })).toBe('forbidden');
  });

  it('comes by mail, says there what its page says, and leads to its page', async () => {
    const { professional } = await payable(test);
    const [line] = await listOf(professional);
    const receipt = await releaseOf(professional, line!.id);
    const mails = (await mailsTo(professional)).filter(({ text }) => text.includes(receipt.folio));
    expect(mails.map(({ subject }) => subject)).toEqual(['El recibo de lo que se te liberó']);
    const [{ text, html } = { text: '', html: '' }] = mails;
    expect(text).toContain(`Recibo de liberación ${receipt.folio}\n\n$472.00 MXN`);
    expect(text).toContain('\nComisión de Maestros: −$28.00 MXN\n');
    for (const [name, value] of releaseFacts(receipt)) expect(text).toContain(`${name}: ${value}`);
    expect(html).toContain(`/profesional/dinero/liberaciones/${receipt.id}"`);
  });
});

describe('the receipt of a payout', () => {
  it('says where the money went, by which transfer and when it arrived', async () => {
    const one = await paidOut(test);
    await one.send('MAE7');
    await one.pay();
    const now = test.services.clock().toISOString();
    expect(await payoutOf(one.professional, one.id)).toMatchObject({
      folio: expect.stringMatching(/^T-\d{6}$/),
      monto: 472,
      fecha: one.fecha,
      estado: 'pagado',
      terminacion: '9719',
      clave_rastreo: 'MAE7',
      enviado_at: now,
      terminado_at: now,
      recibe: one.payout.nombre,
    });
  });

  it('comes with the mail that says that it arrived, and not with that of one that failed', async () => {
    const one = await paidOut(test);
    await one.send();
    await one.pay();
    const receipt = await payoutOf(one.professional, one.id);
    const mails = await mailsTo(one.professional);
    const mail = mails.find(({ subject }) => subject === 'Tu pago llegó a tu cuenta');
    expect(mail?.text).toContain(`Recibo de pago a tu cuenta ${receipt.folio}\n\n$472.00 MXN`);
    for (const [name, value] of payoutFacts(receipt))
      expect(mail?.text).toContain(`${name}: ${value}`);
    expect(mail?.html).toContain(`/profesional/dinero/pagos/${one.id}"`);
    await one.comeBack();
    const back = (await mailsTo(one.professional)).find(({ subject }) =>
      subject?.includes('devolvió'),
    );
    expect(back?.text).toContain('La cuenta está cerrada');
    expect(back?.text).not.toContain(receipt.folio);
  });

  it('is read by its owner, and by nobody else', async () => {
    const one = await paidOut(test);
    const as = sessionOf(await makeProfessional(test.services));
    expect(await test.call.reply(getOwnPayout, { payout_id: one.id }, { as })).toMatchObject({
      code: 'payout_not_found',
    });
  });
});
