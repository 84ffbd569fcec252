import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeMonth } from '#contract/ledger.ts';
import { describeDifference } from '#domain/reconciliation/difference.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enqueue, type JobKind } from '#server/jobs/queue.ts';
import { reconcileMonths, reconcileRules } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { openDifferences } from './differences.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function named(kind: JobKind<Record<string, never>> = reconcileMonths) {
  await inTransaction(test.services.db, (trx) => enqueue(trx, kind, {}));
  await test.work();
  return (await openDifferences(test.services.db, { most: 100 })).map(describeDifference);
}
const mails = () =>
  test.sentTo('equipo@maestros.example').filter((text) => text.includes('Mes cerrado'));

/** Somebody who can switch the guards off takes a centavo sum out of what a release brought. */
const change = async (by: number) => {
  await test.asOwner(`
    alter table ledger_entry disable trigger user;
    update ledger_entry e set amount = amount + ${by} from ledger_account a, ledger_movement m
    where a.id = e.account_id and m.id = e.movement_id and m.kind = 'liberacion' and a.kind = 'comision';
    alter table ledger_entry enable trigger user`);
};

it('a closed month that no longer is as it was signed is an alarm like the others', async () => {
  const project = await projectIn(test, 'pagado', { precio: 2000 });
  await project.release(0.5);
  test.advance(startOfMexicoDay('2026-12-02') + 60_000 - test.services.clock().getTime());
  const as = sessionOf(await makeAdmin(test.services));
  await test.call.send(closeMonth, { mes: '2026-11' }, { as });
  expect(await named()).toEqual([]);

  await change(-100);
  expect(await named()).toEqual([
    'Mes cerrado 2026-11: sus asientos cambiaron.',
    'Mes cerrado 2026-11: Comisión cerró en −$53.00 MXN y ahora suma −$52.00 MXN.',
  ]);
  expect(mails()).toHaveLength(1);
  await change(100);
  expect(await named()).toEqual([]);
  expect(mails()).toHaveLength(1);
});

it('books that do not balance with themselves are an alarm too, once, until they do', async () => {
  const before = test.sentTo('equipo@maestros.example').length;
  expect(await named(reconcileRules)).toEqual([]);
  await change(-100);
  const found = await named(reconcileRules);
  expect(found.length).toBeGreaterThan(0);
  const [mail, ...others] = test.sentTo('equipo@maestros.example').slice(0, -before || undefined);
  expect(others).toEqual([]);
  for (const sentence of found) expect(mail).toContain(sentence);
  expect(await named(reconcileRules)).toEqual(found);
  await change(100);
  expect(await named(reconcileRules)).toEqual([]);
  expect(test.sentTo('equipo@maestros.example')).toHaveLength(before + 1);
});
