import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos, ZERO } from '#domain/money.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import { proveBooks } from './books.ts';
import { recordPayment } from './movements.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const run = (statement: string) => sql.raw(statement).execute(test.services.db);

describe('PostgreSQL', () => {
  it.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_movement set operation_key = operation_key',
    'delete from ledger_movement',
    'delete from ledger_account',
    'update ledger_account set balance = 0, credited = 0, debited = 0',
    "insert into ledger_account (kind, account_id, balance, credited) select 'profesional', id, 5, 5 from account limit 1",
    "update audit_log set action = 'nothing'",
  ])('refuses: %s', async (statement) => {
    await projectIn(test, 'pagado');
    await expect(run(statement)).rejects.toThrow();
  });

  it('refuses at commit a movement without entries or with a sum other than zero', async () => {
    const movement = `insert into ledger_movement (operation_key, kind, created_at) values ('x:${Math.random()}', 'pago', now())`;
    await expect(run(movement)).rejects.toThrow('does not add up to zero');
    const lopsided = `with m as (${movement} returning id)
      insert into ledger_entry select m.id, a.id, 5 from m, ledger_account a where a.kind = 'comision'`;
    await expect(run(lopsided)).rejects.toThrow('does not add up to zero');
  });

  it('refuses to release more than is held', async () => {
    const { id } = await projectIn(test, 'pagado');
    const overdrawn = `with m as (insert into ledger_movement (operation_key, kind, created_at)
        values ('over:${id}', 'liberacion', now()) returning id)
      insert into ledger_entry select m.id, a.id,
        case a.kind when 'retenido' then -200001 else 200001 end
      from m, ledger_account a where a.kind = 'comision' or a.proposal_id = ${id}`;
    await expect(run(overdrawn)).rejects.toThrow('ledger_account_not_negative');
  });
});

describe('an operation key', () => {
  it('moves money once, also when used at the same time', async () => {
    const { id } = await projectIn(test, 'por_pagar');
    const payment = {
      providerId: `pi_${id}`,
      proposalId: id,
      held: centavos(5000),
      excess: ZERO,
      now: test.services.clock(),
    };
    const recorded = await Promise.all(
      Array.from({ length: 6 }, () =>
        inTransaction(test.services.db, (trx) => recordPayment(trx, payment)),
      ),
    );
    expect(recorded.filter(Boolean)).toHaveLength(1);
  });
});

describe('the books', () => {
  const faults = async () => (await proveBooks(test.services.db)).faults;

  it('name what does not add up', async () => {
    // The previous test recorded money without a payment.
    expect(await faults()).toEqual([
      expect.stringContaining('Movimiento de pago sin pago liquidado'),
    ]);
  });

  // The database's owner can disable its triggers; the check of the books still finds the change.
  it.each([
    ['a balance', 'update ledger_account set balance = balance + 100, credited = credited + 100'],
    ['what was paid', 'update ledger_account set credited = credited + 5, debited = debited + 5'],
    ['an entry', 'update ledger_entry set amount = amount + 1'],
    ['both entries', 'update ledger_entry set amount = amount * 2'],
    ['the absence of an entry', 'delete from ledger_entry'],
    ['the absence of a movement', 'delete from ledger_entry; delete from ledger_movement'],
    ['the project', `update ledger_movement set proposal_id = (select min(id) from proposal)`],
    ['the price', 'update proposal set precio = precio + 100'],
  ])('notice %s changed behind their back', async (_what, statement) => {
    const { id } = await projectIn(test, 'completado');
    const before = await faults();
    const only: Record<string, string> = {
      ledger_account: `proposal_id = ${id}`,
      ledger_movement: `proposal_id = ${id}`,
      ledger_entry: `movement_id in (select id from ledger_movement where proposal_id = ${id})`,
      proposal: `id = ${id}`,
    };
    const guilty = statement
      .split('; ')
      .map((one) => `${one} where ${only[/(?:update|from) (\w+)/.exec(one)?.[1] ?? '']}`);
    await test.asOwner(`set session_replication_role = replica; ${guilty.join('; ')}`);
    expect((await faults()).length).toBeGreaterThan(before.length);
  });
});
