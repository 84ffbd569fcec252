import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideLoss, getChargebacks } from '#contract/chargebacks.ts';
import { validateSession } from '#contract/session.ts';
import { makeAdmin } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// A payment was refunded, then its bank took it too; after that the refund fails: its client has the money once.

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

const refundsOf = ({ id }: TestProject) =>
  test.services.db
    .selectFrom('refund')
    .select(['amount', 'done_at', 'failed_at', 'id_refund', 'chargeback_id'])
    .where('proposal_id', '=', id)
    .orderBy('id')
    .execute();

/** Cancels a project of which `released` was released, and lets its bank take all of the payment and keep it. */
async function twice(released: 0 | 0.75): Promise<{ project: TestProject; dispute: string }> {
  const project = await projectIn(test, 'pagado');
  if (released > 0) await project.release(released);
  await project.cancel(project.professional);
  await test.work();
  const payment_intent = await intentOf(test, project.id);
  const { id: dispute } = await atBank(test, 'disputes', { payment_intent, amount: 200_000 });
  await hearOfAll(test);
  await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
  await hearOfAll(test);
  return { project, dispute };
}

async function failLate(project: TestProject): Promise<void> {
  const [refund] = await refundsOf(project);
  await atBank(test, `refunds/${refund?.id_refund}`, { status: 'failed' });
  await hearOfAll(test);
}

const caseOf = async (dispute: string, estado: 'abiertos' | 'terminados' = 'terminados') => {
  const { contracargos } = await test.call.send(getChargebacks, { estado }, { as: admin });
  return contracargos.find(({ id_dispute }) => id_dispute === dispute);
};
const charge = async (dispute: string, cargo: number) => {
  const loss_id = (await caseOf(dispute, 'abiertos'))?.perdida?.id ?? 0;
  await test.call.send(decideLoss, { loss_id, cargo, motivo: 'Sin pruebas' }, { as: admin });
};
const balanceOf = async ({ professional: as }: TestProject) =>
  (await test.call.send(validateSession, {}, { as })).user.balance;
const sums = async () => {
  const { undecided, losses, debts } = await proveBooks(test.services.db);
  return { undecided, losses, debts };
};

describe('a refund that fails after the bank took the same payment', () => {
  it('is owed to nobody, and the loss of which nobody had decided is none', async () => {
    const before = await sums();
    const { project, dispute } = await twice(0);
    expect(await sums()).toMatchObject({ undecided: before.undecided + 200_000 });

    await failLate(project);
    await hearOfAll(test);
    expect(await refundsOf(project)).toMatchObject([
      { amount: 200_000, failed_at: null, chargeback_id: expect.any(Number) },
    ]);
    expect(await sums()).toEqual(before);
    expect(await caseOf(dispute)).toMatchObject({ perdida: { cargo: 0 } });
    const { eventos, devuelto } = await project.view();
    expect(devuelto).toBe(2000);
    expect(eventos.at(-1)).toMatchObject({ evento: 'devolucion_de_mas', monto: 2000 });
    expect(test.sentTo('equipo@maestros.example')[0]).toContain('nada se debe otra vez');
  });

  it('is owed again where the bank then gives the payment back', async () => {
    const before = await sums();
    const { project, dispute } = await twice(0);
    await failLate(project);
    await atBank(test, `disputes/${dispute}/close`, { status: 'won' });
    await hearOfAll(test);
    await test.work();
    expect(await refundsOf(project)).toMatchObject([
      { amount: 200_000, done_at: expect.any(Date), chargeback_id: null },
    ]);
    expect(await sums()).toEqual(before);
  });

  it('takes off what the platform lost, and nothing of what the professional received', async () => {
    const before = await sums();
    const { project, dispute } = await twice(0.75);
    await charge(dispute, 1400);
    const balance = await balanceOf(project);
    expect(await sums()).toMatchObject({ losses: before.losses + 60_000 });

    await failLate(project);
    expect(await sums()).toEqual({ ...before, losses: before.losses + 10_000 });
    expect(await caseOf(dispute)).toMatchObject({ perdida: { monto: 1500, cargo: 1400 } });
    expect(await balanceOf(project)).toBe(balance);
  });

  it('gives back what a professional was charged above what is lost still', async () => {
    const before = await sums();
    const { project, dispute } = await twice(0.75);
    await charge(dispute, 2000);
    const owed = (await sums()).debts - before.debts;
    expect(owed).toBeGreaterThan(0);

    await failLate(project);
    // 1,500 of the 2,000 stay charged: what they had not paid yet is forgiven first.
    const after = await sums();
    expect(after).toMatchObject({ undecided: before.undecided, losses: before.losses });
    expect(await caseOf(dispute)).toMatchObject({ perdida: { monto: 1500, cargo: 1500 } });
    expect(after.debts - before.debts).toBe(owed - 50_000);
    expect(await balanceOf(project)).toBe(0);
  });
});
