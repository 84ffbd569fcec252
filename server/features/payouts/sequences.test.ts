import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideLoss, getChargebacks } from '#contract/chargebacks.ts';
import {
  getOwnPayoutProjects,
  getOwnPayouts,
  PAYOUT,
  updatePaymentMethod,
} from '#contract/payouts.ts';
import { makeClient } from '#demo/factories.ts';
import { byTwo } from '#server/features/approvals/testing.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { CLABE, comingWednesday, payable, teamOf } from './testing.ts';

// Whatever comes back, to the platform from a bank or to a card, each payout is made of releases to the centavo (4 §A).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const cents = (mxn: number) => Math.round(mxn * 100);

/** A professional with what has happened to them so far. */
async function begin() {
  const one = await payable(test);
  const projects: TestProject[] = [one];
  const lost: string[] = [];
  const as = one.professional;
  const payouts = async () => (await test.call.send(getOwnPayouts, {}, { as })).payouts;
  const payoutIn = async (...estados: string[]) =>
    (await payouts()).find(({ estado }) => estados.includes(estado));

  const expectSums = async () => {
    for (const { id, monto } of await payouts()) {
      const { proyectos } = await test.call.send(getOwnPayoutProjects, { payout_id: id }, { as });
      for (const part of proyectos) expect(part.monto).toBeGreaterThan(0);
      const sum = proyectos.reduce((all, part) => all + cents(part.monto), 0);
      expect(sum, `payout ${id}`).toBe(cents(monto));
    }
  };

  const moves = {
    release: async (pick: number) => {
      const project = projects[pick % projects.length] ?? one;
      await project.release([0.1, 0.25, 0.33][pick % 3] ?? 0.1);
    },
    begin: async (pick: number) => {
      const precio = 300 + (pick % 7) * 111;
      const next = await projectIn(test, 'pagado', {
        people: { ...one, client: sessionOf(await makeClient(test.services)) },
        precio,
      });
      projects.push(next);
      await next.release(0.5);
    },
    /** A bank takes a payment back for good, and the professional is charged a part of what is lost. */
    lose: async (pick: number) => {
      const project = projects[pick % projects.length] ?? one;
      const payment_intent = await intentOf(test, project.id);
      const open = await test.stripe.disputes.list({ payment_intent });
      if (open.data.length > 0) return;
      const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
      await hearOfAll(test);
      await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
      await hearOfAll(test);
      lost.push(dispute);
      const { as: admin } = await teamOf(test);
      const { contracargos } = await test.call.send(getChargebacks, {}, { as: admin });
      const loss = contracargos.find(({ id_dispute }) => id_dispute === dispute)?.perdida;
      if (!loss) return;
      const cargo = Math.floor(cents(loss.monto) * ([1, 0.5, 0.37][pick % 3] ?? 1)) / 100;
      const decided = { loss_id: loss.id, cargo, motivo: 'Sin pruebas' };
      expect(await byTwo(test, decideLoss, decided, admin)).toBe('success');
    },
    /** The bank changes its mind. */
    restore: async () => {
      const dispute = lost.shift();
      if (dispute === undefined) return;
      await atBank(test, `disputes/${dispute}/close`, { status: 'won' });
      await hearOfAll(test);
    },
    payday: async () => {
      await comingWednesday(test);
    },
    /** What is on its way arrives, or does not. */
    arrive: async (pick: number) => {
      const payout = await payoutIn('pendiente');
      if (!payout) return;
      const { update } = await teamOf(test);
      const say = (rest: object) => update({ payout_id: payout.id, ...rest });
      if (pick % 4 === 0) {
        await say({ estado: 'fallido', motivo: 'La cuenta está cerrada.' });
        return;
      }
      await say({ estado: 'enviado', clave_rastreo: `MAE${payout.id}` });
      await say({ estado: 'pagado' });
    },
    comeBack: async () => {
      const payout = await payoutIn('pagado');
      if (!payout) return;
      const { update } = await teamOf(test);
      const back = { payout_id: payout.id, estado: 'devuelto', motivo: 'La cuenta está cerrada.' };
      expect(await update(back)).toBe('success');
      const method = { ...PAYOUT, numero: CLABE };
      await test.call.send(updatePaymentMethod, method, { as });
    },
  };
  return { moves, expectSums };
}

type Name = keyof Awaited<ReturnType<typeof begin>>['moves'];
const NAMES = [
  'release',
  'begin',
  'lose',
  'restore',
  'payday',
  'payday',
  'arrive',
  'comeBack',
] as const satisfies Name[];
const RUNS = Number(process.env['MODEL_RUNS'] ?? 2);

const expectSumsAlong = async (sequence: readonly (readonly [Name, number])[]) => {
  const { moves, expectSums } = await begin();
  for (const [name, pick] of sequence) {
    await moves[name](pick);
    if (name === 'payday') await expectSums();
  }
  await moves.payday();
  await expectSums();
};

it('is made of releases after a payout came back and a loss was restored, in this order', () =>
  expectSumsAlong([
    ['payday', 0],
    ['arrive', 1],
    ['lose', 0],
    ['comeBack', 0],
    ['begin', 2],
    ['payday', 0],
    ['restore', 0],
    ['arrive', 1],
    ['payday', 0],
    ['comeBack', 0],
    ['release', 2],
    ['payday', 0],
  ]));

const expectInAnyOrder = () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat(99)), {
        minLength: 8,
        maxLength: 14,
        size: 'max',
      }),
      expectSumsAlong,
    ),
    { numRuns: RUNS, endOnFailure: true },
  );

it('is made of releases in whatever order things come back', { timeout: RUNS * 20_000 }, () =>
  expectInAnyOrder(),
);
