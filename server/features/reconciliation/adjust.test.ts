import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { closeMonth, getMovements } from '#contract/ledger.ts';
import { adjustDifference, getDifferences } from '#contract/reconciliation.ts';
import { makeAdmin } from '#demo/factories.ts';
import { mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { monthFaults, proveBooks } from '#server/features/ledger/index.ts';
import { reconcileProvider } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank } from '#server/testing/provider.ts';

// What the provider has and the books have not is booked by somebody of the team (issue 17).

let test: TestApp;
let as: ReturnType<typeof sessionOf>;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const motivo = 'Venta en la feria, la cobró Ana';
const adjust = (difference_id: number) =>
  test.call.send(adjustDifference, { difference_id, motivo }, { as });

async function differences() {
  await inTransaction(test.services.db, (trx) => enqueue(trx, reconcileProvider, {}));
  await test.work();
  return (await test.call.send(getDifferences, {}, { as })).diferencias;
}

const chargeElsewhere = (amount: number) =>
  test.stripe.paymentIntents.create({
    amount,
    currency: 'mxn',
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
  });

const adjustments = async () => {
  const { rows } = await sql<{ kind: string; amount: number; created_at: Date }>`
    select a.kind, e.amount, m.created_at from ledger_movement m
    join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id
    where m.kind = 'ajuste' order by m.id, a.kind`.execute(test.services.db);
  return rows;
};

it('says when the books were last compared, and how many differ', async () => {
  const compared = async () =>
    (await test.call.send(getDifferences, {}, { as })).comparaciones.find(
      ({ libro }) => libro === 'proveedor',
    );
  expect(await compared()).toBeUndefined();
  await differences();
  const at = test.services.clock().toISOString();
  expect(await compared()).toEqual({ libro: 'proveedor', at, diferencias: 0 });
});

it('a foreign charge is booked once, whoever presses twice, and then differs no more', async () => {
  await chargeElsewhere(123_400);
  const [found] = await differences();
  expect(found).toMatchObject({ ajustable: true, ellos: 1234, libros: 0 });
  const id = found?.id ?? 0;
  const named = async (solo: number[]) =>
    (await test.call.send(getDifferences, { solo }, { as })).diferencias.map((one) => one.id);
  expect(await named([id, 999_999])).toEqual([id]);
  expect(await named([999_999])).toEqual([]);
  const press = () => test.call.reply(adjustDifference, { difference_id: id, motivo }, { as });
  const replies = await Promise.all([press(), press()]);
  // The second is told, because their reason is not the one that is kept.
  const [done, told] = replies.toSorted((one, other) => one.status - other.status);
  expect(done).toMatchObject({ status: 200 });
  expect(told).toMatchObject({ status: 409, code: 'difference_adjusted' });
  expect(told?.mensaje).toMatch(
    /^El ajuste de esta diferencia ya está anotado\. \S.+ lo anotó el \d+ \S+ \d{4}, \d?\d:\d\d: Venta en la feria/,
  );
  await test.work();
  expect((await test.call.send(getDifferences, {}, { as })).diferencias).toEqual([]);
  expect(await press()).toMatchObject({ code: 'difference_adjusted' });
  expect(await adjustments()).toMatchObject([
    { kind: 'por_aclarar', amount: 123_400 },
    { kind: 'proveedor', amount: -123_400 },
  ]);
  expect(await differences()).toEqual([]);
  expect(await proveBooks(test.services.db)).toMatchObject({
    faults: [],
    unclear: 123_400,
    atProvider: await test.services.payments.balance(),
  });
  const entries = await test.services.db
    .selectFrom('audit_log')
    .select(['subject_id', 'after'])
    .where('action', '=', 'ajustar_diferencia')
    .execute();
  // Whoever asks later what is still unclear reads why it was booked.
  const day = mexicoDay(test.services.clock().getTime());
  const unclear = { cuenta: 'por_aclarar' as const, desde: day, hasta: day };
  const { movimientos } = await test.call.send(getMovements, unclear, { as });
  expect(movimientos).toMatchObject([
    { motivo: expect.stringMatching(/^\S.*: Venta en la feria/) },
  ]);
  expect(entries).toMatchObject([{ subject_id: String(id), after: { monto: 123_400, motivo } }]);
});

it('a foreign charge that was booked by hand and is refunded leaves nothing behind, in any order', async () => {
  const sums = async () => {
    const { unclear, toCards, faults } = await proveBooks(test.services.db);
    return { unclear, toCards, faults };
  };
  const before = await sums();
  const first = await chargeElsewhere(70_000);
  const [found] = await differences();
  await adjust(found?.id ?? 0);
  await test.stripe.refunds.create({ payment_intent: first.id });
  expect(await differences()).toEqual([]);
  expect(await sums()).toEqual(before);
  // Refunded before anybody has booked the charge.
  const second = await chargeElsewhere(30_000);
  await test.stripe.refunds.create({ payment_intent: second.id });
  const [late] = await differences();
  await adjust(late?.id ?? 0);
  expect(await differences()).toEqual([]);
  expect(await sums()).toEqual(before);
});

it('a foreign refund that comes back is unclear again', async () => {
  const { unclear } = await proveBooks(test.services.db);
  const charge = await chargeElsewhere(20_000);
  const [found] = await differences();
  await adjust(found?.id ?? 0);
  const refund = await test.stripe.refunds.create({ payment_intent: charge.id });
  await differences();
  await atBank(test, `refunds/${refund.id}`, { status: 'failed' });
  expect(await differences()).toEqual([]);
  expect(await proveBooks(test.services.db)).toMatchObject({
    unclear: unclear + 20_000,
    toCards: 0,
    faults: [],
  });
});

it('is never dated into a closed month, not even by a clock that stands in it', async () => {
  await projectIn(test, 'pagado');
  const before = test.services.clock().getTime();
  const december = startOfMexicoDay('2026-12-01');
  test.advance(december + 26 * 3_600_000 - before);
  as = sessionOf(await makeAdmin(test.services));
  await test.call.send(closeMonth, { mes: '2026-11' }, { as });
  await chargeElsewhere(50_000);
  const [found] = await differences();
  test.advance(before - test.services.clock().getTime());
  as = sessionOf(await makeAdmin(test.services));
  await adjust(found?.id ?? 0);
  const dated = (await adjustments()).at(-1)?.created_at.getTime() ?? 0;
  expect(dated).toBeGreaterThanOrEqual(december);
  expect(await monthFaults(test.services.db, test.services.config.secretKeys)).toEqual([]);
});

it('what is no foreign movement is not adjusted by hand', async () => {
  await sql`with m as (insert into ledger_movement (operation_key, kind, created_at)
      values ('pago:pi_de_nadie', 'pago', ${test.services.clock()}) returning id)
    insert into ledger_entry select m.id, a.id, case kind when 'proveedor' then -100 else 100 end
      from m, ledger_account a where a.kind in ('proveedor', 'comision')`.execute(test.services.db);
  const found = (await differences()).find(({ que }) => que.includes('pi_de_nadie'));
  expect(found).toMatchObject({ ajustable: false });
  const asked = { difference_id: found?.id ?? 0, motivo };
  expect(await test.call.refused(adjustDifference, asked, { as })).toBe(
    'difference_not_adjustable',
  );
  const unknown = { difference_id: 999_999, motivo };
  expect(await test.call.refused(adjustDifference, unknown, { as })).toBe('difference_not_found');
});
