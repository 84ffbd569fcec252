import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sealDays } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import { lastAgreed } from './agreed.ts';
import { openDifferences } from './differences.ts';
import { reconcileProvider } from './reconcile.ts';
import { takeMovements } from './take.ts';

// What both sides agree on is not read again each night (issue 17); what differs is, until it is settled.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // What the stand-in dates by the machine's clock is so long ago.
  test.advance(Math.max(0, Date.now() - test.services.clock().getTime()) + 10 * DAY);
});
afterAll(() => test.close());

const night = async (since?: Date | null) => {
  const { db, clock } = test.services;
  await inTransaction(db, (trx) => sealDays(trx, clock()));
  return reconcileProvider(test.services, test.app.log, since);
};
const differing = async () =>
  (await openDifferences(test.services.db, { most: 100 })).map(({ objeto }) => objeto);
const agreed = () => lastAgreed(test.services.db);

/** Two movements of the provider's in the store that its list does not have; together they are nothing. */
const writeOld = () =>
  sql`insert into provider_movement (id, tipo, categoria, amount, fee, tax, divisa, created_at, taken_at)
    select id, 'topup', 'topup', amount, 0, 0, 'mxn', ${new Date(test.services.clock().getTime() - 5 * DAY)}, now()
    from (values ('txn_old', -100), ('txn_older', 100)) old (id, amount)`.execute(test.services.db);

it('a night begins where both agreed, and reads nothing before that', async () => {
  await projectIn(test, 'pagado', { precio: 2000 });
  expect(await agreed()).toBeNull();
  const theirs = await night();
  expect(theirs).toBe(200_000 - 8700);
  const first = await agreed();
  expect(first).toMatchObject({ balance: theirs });
  // Days that are over, but for those of which the provider may still list something.
  const age = test.services.clock().getTime() - (first?.until.getTime() ?? 0);
  expect(age / DAY).toBeGreaterThanOrEqual(3);
  expect(age / DAY).toBeLessThan(4);

  await writeOld();
  await night();
  expect(await differing()).toEqual([]);
  await night(null);
  expect(await differing()).toEqual(['txn_old', 'txn_older']);
});

it('what differed before the agreed day stays compared until it is settled', async () => {
  test.advance(DAY);
  await night();
  expect(await differing()).toEqual(['txn_old', 'txn_older']);
  await sql`with m as (insert into ledger_movement (operation_key, kind, created_at)
      values ('costo:txn_old', 'costo', ${test.services.clock()}) returning id),
    k as (insert into provider_booking values ('costo:txn_old', 'txn_old'))
    insert into ledger_entry select m.id, a.id, case kind when 'proveedor' then 100 else -100 end
      from m, ledger_account a where a.kind in ('proveedor', 'costo_proveedor')`.execute(
    test.services.db,
  );
  await night();
  expect(await differing()).toEqual(['txn_older']);
});

it('a movement that the provider lists late takes the agreement on its day back', async () => {
  await night();
  const before = await agreed();
  const { id, latest_charge } = await test.stripe.paymentIntents.create({
    amount: 50_000,
    currency: 'mxn',
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
  });
  await takeMovements(test.services);
  expect(await agreed()).toBeNull();
  await night();
  const found = await openDifferences(test.services.db, { most: 100 });
  expect(found).toMatchObject([
    { objeto: 'txn_older' },
    { pago: id, source: latest_charge, theirs: 50_000 },
  ]);
  expect(await agreed()).toMatchObject({ until: before?.until });
});

it('what the ledger moves again of an agreed movement differs', async () => {
  const known = await differing();
  const { id_payment: payment } = await test.services.db
    .selectFrom('payment')
    .select('id_payment')
    .executeTakeFirstOrThrow();
  await sql`with m as (insert into ledger_movement (operation_key, kind, created_at)
      values (${`membresia:${payment}`}, 'membresia', ${test.services.clock()}) returning id)
    insert into ledger_entry select m.id, a.id, case kind when 'proveedor' then -100 else 100 end
      from m, ledger_account a where a.kind in ('proveedor', 'membresia')`.execute(
    test.services.db,
  );
  await night();
  expect(await differing()).toHaveLength(known.length + 1);
});
