import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  getOwnPayoutProjects,
  getOwnPayouts,
  getPayoutProjects,
  PAYOUT,
  updatePaymentMethod,
} from '#contract/payouts.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { CLABE, comingWednesday, paidOut, payable, teamOf } from './testing.ts';

// Of which projects a payout is made (4 §A): always its amount, to the centavo.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
});
afterAll(() => test.close());

type One = Pick<Awaited<ReturnType<typeof payable>>, 'professional'>;

/** Somebody's payouts, oldest first, each with the amounts of the releases that it is made of. */
async function payoutsOf({ professional: as }: One) {
  const { payouts } = await test.call.send(getOwnPayouts, {}, { as });
  const all = [];
  for (const { id, monto, estado } of payouts.toReversed()) {
    const { proyectos } = await test.call.send(getOwnPayoutProjects, { payout_id: id }, { as });
    expect(proyectos.reduce((sum, one) => sum + Math.round(one.monto * 100), 0)).toBe(
      Math.round(monto * 100),
    );
    all.push({ estado, of: proyectos.map(({ monto }) => monto), proyectos });
  }
  return all;
}

/** What a payout is made of, and whether it is `estado`. */
const made = (estado: string, ...of: number[]) => ({ estado, of });

describe('a payout', () => {
  it('is made of the releases since the one before, with the title of their project', async () => {
    const one = await paidOut(test);
    await one.send();
    await one.pay();
    await one.release(0.25);
    await one.release(0.25);
    await comingWednesday(test);
    const payouts = await payoutsOf(one);
    // 2,000 in quarters: the fee's 3 MXN are in the first.
    expect(payouts).toMatchObject([made('pagado', 472), made('pendiente', 475, 475)]);
    expect(payouts[0]?.proyectos).toMatchObject([
      { titulo: 'Cambio de llave', monto: 472, parte: false },
    ]);
  });

  it('that failed leaves its releases to the next, which has them besides the new ones', async () => {
    const one = await paidOut(test);
    await one.fail();
    await one.release(0.25);
    await comingWednesday(test);
    expect(await payoutsOf(one)).toMatchObject([made('fallido', 472), made('pendiente', 472, 475)]);
  });

  it('that came back after another had been made leaves its own releases, not that other’s', async () => {
    const one = await paidOut(test);
    await one.send();
    await one.pay();
    await one.release(0.25);
    await comingWednesday(test);
    await one.comeBack();
    const method = { ...PAYOUT, numero: CLABE };
    await test.call.send(updatePaymentMethod, method, { as: one.professional });
    await one.release(0.5);
    await comingWednesday(test);
    expect(await payoutsOf(one)).toMatchObject([
      made('devuelto', 472),
      made('pendiente', 475),
      made('pendiente', 472, 950),
    ]);
  });

  it('that was made before this was written down has what the books say', async () => {
    const one = await paidOut(test);
    await one.fail();
    await one.release(0.25);
    await comingWednesday(test);
    const before = await payoutsOf(one);
    await test.asOwner(
      `set session_replication_role = replica; delete from payout_release;
       reset session_replication_role; select payout_take(id) from (select id from payout order by id) made`,
    );
    expect(await payoutsOf(one)).toEqual(before);
  });

  it('has its sum also when another fails while it is made', async () => {
    const one = await paidOut(test);
    await one.release(0.25);
    await Promise.all([comingWednesday(test), one.fail()]);
    await comingWednesday(test);
    const payouts = await payoutsOf(one);
    const kept = payouts.filter(({ estado }) => estado !== 'fallido').flatMap(({ of }) => of);
    expect(kept.reduce((sum, monto) => sum + monto, 0)).toBe(947);
  });

  it('is shown to its owner and to the team, and to nobody else', async () => {
    const [one, other] = [await paidOut(test), await payable(test)];
    const input = { payout_id: one.id };
    const ask = (as: typeof one.professional) =>
      test.call.refused(getOwnPayoutProjects, input, { as });
    expect(await ask(other.professional)).toBe('payout_not_found');
    const { as } = await teamOf(test);
    const shown = await test.call.send(getPayoutProjects, input, { as });
    expect(shown).toEqual(
      await test.call.send(getOwnPayoutProjects, input, { as: one.professional }),
    );
    const next = { ...input, despues: shown.proyectos[0]?.id };
    expect(await test.call.send(getPayoutProjects, next, { as })).toMatchObject({ proyectos: [] });
    const none = { payout_id: 999_999 };
    expect(await test.call.refused(getPayoutProjects, none, { as })).toBe('payout_not_found');
  });
});
