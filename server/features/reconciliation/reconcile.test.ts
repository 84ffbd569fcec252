import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeDifference } from '#domain/reconciliation/difference.ts';
import { reconcileProvider as kind } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import { atBank, intentOf } from '#server/testing/provider.ts';
import { openDifferences } from './differences.ts';
import { takeMovements } from './take.ts';

// What differs from the provider is named (4 §B).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const TEAM = 'equipo@maestros.example';

async function reconcile() {
  await inTransaction(test.services.db, (trx) => enqueue(trx, kind, {}));
  await test.work();
}
const differences = () => openDifferences(test.services.db, { most: 100 });
const named = async () => (await differences()).map(describeDifference);
const mails = () => test.sentTo(TEAM).filter((text) => /(Ocurrió|Desde) el /.test(text));

/** A movement of the ledger between the provider's account and what the platform earns, as nobody of the product writes it. */
const write = (key: string, kindOf: string, amount: number) =>
  sql`with m as (
      insert into ledger_movement (operation_key, kind, created_at) values (${key}, ${kindOf}, ${test.services.clock()})
      returning id
    )
    insert into ledger_entry (movement_id, account_id, amount)
    select m.id, a.id, case a.kind when 'proveedor' then -${amount}::bigint else ${amount}::bigint end
    from m, ledger_account a where a.kind in ('proveedor', 'comision')`.execute(test.services.db);

/** Somebody charges a card at the provider without the product. */
const chargeElsewhere = (amount: number) =>
  test.stripe.paymentIntents.create({
    amount,
    currency: 'mxn',
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
  });

describe('books that are as at the provider', () => {
  it('differ in nothing, also where nobody had heard of it yet', async () => {
    const paid = await projectIn(test, 'pagado');
    // A charge, a refund from the dashboard and a dispute of which no event told.
    const unheard = await projectIn(test, 'por_pagar');
    const id = await unheard.prepare();
    await test.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await atBank(test, 'refunds', {
      payment_intent: await intentOf(test, paid.id),
      amount: 50_000,
    });
    await atBank(test, 'disputes', { payment_intent: await intentOf(test, paid.id) });
    await atBank(test, 'payouts');
    await reconcile();
    expect(await named()).toEqual([]);
    expect((await unheard.view()).pagado).toBe(2000);
    expect(mails()).toEqual([]);
  });
});

describe('a difference', () => {
  beforeEach(reconcile);

  it('is a charge at the provider that is none of ours, and its refund', async () => {
    const { id } = await chargeElsewhere(123_400);
    await reconcile();
    expect(await named()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^El cobro ch_\\w+ del pago ${id} movió \\$1,234.00 MXN en Stripe, y no está en los libros.$`,
        ),
      ),
    ]);
    expect(await differences()).toMatchObject([{ ours: 0, theirs: 123_400, isOurs: false }]);
  });

  it('is a refund of another amount', async () => {
    const project = await projectIn(test, 'pagado');
    const known = (await named()).length;
    const { id } = await atBank(test, 'refunds', {
      payment_intent: await intentOf(test, project.id),
      amount: 50_000,
    });
    await write(`reembolso_enviado:${id}`, 'reembolso_enviado', -40_000);
    await reconcile();
    expect((await named()).slice(known)).toEqual([
      `La devolución ${id} del pago ${await intentOf(test, project.id)} movió −$500.00 MXN en Stripe, y −$400.00 MXN en los libros.`,
    ]);
  });

  it('is a row of the ledger that the provider does not know', async () => {
    const known = (await named()).length;
    await write('pago:pi_de_nadie', 'pago', 77_700);
    await reconcile();
    expect((await named()).slice(known)).toEqual([
      '«Llegó el pago» (pago:pi_de_nadie) está en los libros por $777.00 MXN, y Stripe no lo conoce.',
    ]);
  });

  it('is a balance that its own movements do not add up to', async () => {
    const known = (await named()).length;
    const balance = await test.services.payments.balance();
    await takeMovements(test.services);
    await sql`insert into provider_movement
        (id, tipo, categoria, amount, fee, tax, divisa, created_at, taken_at)
      values ('txn_de_nadie', 'topup', 'topup', 1000, 0, 0, 'mxn', ${test.services.clock()}, now())`.execute(
      test.services.db,
    );
    await reconcile();
    expect((await differences()).slice(known)).toMatchObject([
      { tipo: 'movimiento', objeto: 'txn_de_nadie', ours: 0, theirs: 1000 },
      { tipo: 'saldo', ours: balance + 1000, theirs: balance },
    ]);
  });

  it('is mailed once, and vanishes when it is gone', async () => {
    const { length } = mails();
    const [first] = await differences();
    expect(mails().filter((text) => text.includes(first?.pago ?? '-'))).toHaveLength(1);
    // The notice leads to what it tells of.
    const told = mails().find((text) => text.includes(first?.pago ?? '-'));
    expect(told).toContain(`/admin/pendientes?diferencias=${first?.id}`);
    await reconcile();
    expect(mails()).toHaveLength(length);
    // Somebody explains it: the books say what the provider says.
    await write(`pago:${first?.pago}`, 'pago', 123_400);
    await reconcile();
    expect((await differences()).map(({ id }) => id)).not.toContain(first?.id);
    expect(mails()).toHaveLength(length);
  });
});
