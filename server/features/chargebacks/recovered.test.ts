import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideLoss, getChargebacks } from '#contract/chargebacks.ts';
import { getOwnPayoutProjects, getOwnPayouts } from '#contract/payouts.ts';
import { validateSession } from '#contract/session.ts';
import { makeAdmin } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { comingWednesday, payable } from '#server/features/payouts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// What a bank gives back after all of a project that has ended meanwhile, or whose professional was charged for it.

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(async () => {
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [] });
  await test.close();
});

/** A bank takes a project's first payment back, and keeps it. */
async function lost({ id }: TestProject): Promise<string> {
  const payment_intent = await intentOf(test, id);
  const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
  await hearOfAll(test);
  await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
  await hearOfAll(test);
  return dispute;
}
async function givenBack(dispute: string): Promise<void> {
  await atBank(test, `disputes/${dispute}/close`, { status: 'won' });
  await hearOfAll(test);
}
/** Confirms the work, rates and ends it. */
async function finish(project: TestProject): Promise<void> {
  expect(await project.ask('completado')).toBe('success');
  for (const who of ['client', 'professional'] as const) await project.review(who);
  expect(await project.ask('finalizada')).toBe('success');
}
const lossOf = async (dispute: string) => {
  const { contracargos } = await test.call.send(getChargebacks, {}, { as: admin });
  return contracargos.find(({ id_dispute }) => id_dispute === dispute)?.perdida?.id ?? 0;
};
const charge = async (dispute: string, cargo: number) =>
  test.call.send(
    decideLoss,
    { loss_id: await lossOf(dispute), cargo, motivo: 'Sin pruebas' },
    { as: admin },
  );
const balanceOf = async ({ professional: as }: TestProject) =>
  (await test.call.send(validateSession, {}, { as })).user.balance;
const lossesOfPlatform = async () => (await proveBooks(test.services.db)).losses;

describe('a lost chargeback that comes back', () => {
  it('goes to the card of a client whose project was cancelled meanwhile', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 5900 });
    await project.pay();
    await project.pay();
    await project.release(0.25);
    const dispute = await lost(project);
    await charge(dispute, 1475);
    expect(await project.view()).toMatchObject({ devuelto: 1475, retenido: 2950, liberado: 1475 });
    await project.cancel(project.professional);
    await test.work();
    const before = await lossesOfPlatform();

    await givenBack(dispute);
    const view = await project.view();
    // What the bank had given to the card goes back there by a refund.
    expect(view).toMatchObject({
      estado: 'cancelada',
      liberado: 1475,
      devuelto: 4425,
      retenido: 0,
    });
    expect(view.devoluciones.map(({ monto }) => monto)).toEqual([2950, 1475]);
    expect(view.eventos.at(-1)).toMatchObject({
      evento: 'contracargo_ganado',
      detalle: 'El banco cambió su decisión. La devolución de $1,475.00 MXN sale otra vez',
    });
    expect(await balanceOf(project)).toBe(1398.25);
    expect(await lossesOfPlatform()).toBe(before);
  });

  it('and was refunded in the dashboard before anybody heard of it, is no loss', async () => {
    const [over, underWay] = [await projectIn(test, 'pagado'), await projectIn(test, 'pagado')];
    for (const project of [over, underWay]) {
      const dispute = await lost(project);
      expect(await project.view()).toMatchObject({ retenido: 0, devuelto: 2000 });
      if (project === over) await project.cancel(project.professional);
      await test.work();
      const before = await lossesOfPlatform();
      await atBank(test, `disputes/${dispute}/close`, { status: 'won' });
      await atBank(test, 'refunds', { payment_intent: await intentOf(test, project.id) });
      await hearOfAll(test);
      expect(await project.view()).toMatchObject({ retenido: 0, liberado: 0, devuelto: 2000 });
      expect(await lossesOfPlatform()).toBe(before);
    }
  });

  it('is released to the professional of a project that was finalized meanwhile', async () => {
    const project = await projectIn(test, 'pagado');
    const dispute = await lost(project);
    expect(await project.view()).toMatchObject({ retenido: 0, devuelto: 2000 });
    await finish(project);
    await givenBack(dispute);
    expect(await project.view()).toMatchObject({
      estado: 'finalizada',
      liberado: 2000,
      devuelto: 0,
      retenido: 0,
    });
    expect(await balanceOf(project)).toBe(1897);
    // Who is paid by it reads how much; the client, that the payment stands.
    const told = await test.services.db
      .selectFrom('notification')
      .select(['evento', 'msg'])
      .where('evento', 'like', 'contracargo_ganado%')
      .orderBy('id')
      .execute();
    expect(told.slice(-2)).toMatchObject([
      { evento: 'contracargo_ganado' },
      {
        evento: 'contracargo_ganado_liberado',
        msg: expect.stringContaining('se te libera $2,000.00 MXN, menos la comisión'),
      },
    ]);
    // Told once more, it changes nothing.
    await hearOfAll(test);
    expect(await balanceOf(project)).toBe(1897);
  });

  it('is part of the payout of a professional who had been charged for it', async () => {
    const one = await payable(test);
    await one.release(0.75);
    await finish(one);
    const dispute = await lost(one);
    await charge(dispute, 2000);
    // What it releases pays the debt.
    const next = await projectIn(test, 'pagado', { people: one });
    await next.release(0.5);
    await givenBack(dispute);
    const balance = await balanceOf(one);
    await comingWednesday(test);
    const as = one.professional;
    const { payouts } = await test.call.send(getOwnPayouts, {}, { as });
    expect(payouts).toMatchObject([{ monto: balance }]);
    const input = { payout_id: payouts[0]?.id ?? 0 };
    const { proyectos } = await test.call.send(getOwnPayoutProjects, input, { as });
    expect(proyectos.map(({ repuesto }) => repuesto)).toContain(true);
    const cents = proyectos.reduce((sum, { monto }) => sum + Math.round(monto * 100), 0);
    expect(cents).toBe(Math.round(balance * 100));
  });
});
