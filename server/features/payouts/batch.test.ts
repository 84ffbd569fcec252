import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportPayouts, payDeleted, updatePaymentMethod, PAYOUT } from '#contract/payouts.ts';
import { DAY } from '#lib/mexico-time.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordSecurityChange } from '#server/features/accounts/index.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { makePayouts } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass } from '#server/testing/project.ts';
import { makeDuePayouts } from './make.ts';
import { payoutOpen } from './queries.ts';
import { CLABE, comingWednesday, giveMethod, payable, QUARTER, teamOf, userOf } from './testing.ts';
import { sealed, sealsOf, withClabe } from '#server/db/sealed/index.ts';

const HOUR = DAY / 24;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
});
afterAll(() => test.close());

const rowsOf = async (accountId: number) => {
  const { db } = test.services;
  const rows = await db
    .selectFrom('payout')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => withClabe(db, 'payout.numero', row));
};

const changed = (accountId: number, at: Date) =>
  inTransaction(test.services.db, (trx) => recordSecurityChange(trx, accountId, 'pass', at));

/** Stores what is no CLABE, so that a payout fails until the answered function is called. */
async function breakMethod(accountId: number): Promise<() => Promise<unknown>> {
  const { db } = test.services;
  const method = db.updateTable('payment_method').where('account_id', '=', accountId);
  await method
    .set({ numero_sealed: sealsOf(db).seal('payment_method.numero', 'nothing') })
    .execute();
  return () => method.set(sealed(db, 'payment_method.numero', CLABE)).execute();
}

const nextAt = () => batchTime(nextBatch(test.services.clock().getTime()));

describe('on Wednesday at 09:00', () => {
  it('the whole balance becomes a payout to the CLABE of that day', async () => {
    const person = await payable(test);
    const fecha = await comingWednesday(test);
    expect(await rowsOf(person.accountId)).toMatchObject([
      { fecha, amount: 47_200, numero: CLABE, estado: 'pendiente', clave_rastreo: null },
    ]);
    expect(await userOf(test, person)).toMatchObject({ balance: 0, en_camino: QUARTER });
    expect(await payoutOpen(test.services.db, person.accountId)).toBe(true);
    const another = { ...PAYOUT, numero: '012180015678912342' };
    await test.call.send(updatePaymentMethod, another, { as: person.professional });
    expect(await rowsOf(person.accountId)).toMatchObject([{ numero: CLABE }]);
  });

  it('somebody whose stored CLABE has a wrong control digit is paid until they change it', async () => {
    const person = await payable(test, { method: false });
    const stored = '032180000118359710';
    await giveMethod(test, person.accountId, stored);
    await comingWednesday(test);
    expect(await rowsOf(person.accountId)).toMatchObject([{ numero: stored, estado: 'pendiente' }]);
  });

  it('nothing is paid a second earlier', async () => {
    const person = await payable(test);
    await comingWednesday(test, -1000);
    expect(await rowsOf(person.accountId)).toEqual([]);
    await letTimePass(test, 1000, makePayouts);
    expect(await rowsOf(person.accountId)).toHaveLength(1);
  });

  it('payouts are made once, with any number of processes and runs', async () => {
    const person = await payable(test);
    const other = await test.another();
    const now = test.services.clock().getTime();
    test.advance(nextAt() - now);
    await Promise.all(
      [test, other, test, other].map(({ services, app }) => makeDuePayouts(services, app.log)),
    );
    await letTimePass(test, HOUR, makePayouts);
    await other.close();
    expect(await rowsOf(person.accountId)).toHaveLength(1);
    expect((await userOf(test, person)).en_camino).toBe(QUARTER);
  });

  it('what is earned or becomes payable afterwards waits for the next one', async () => {
    const [early, late] = [await payable(test), await payable(test, { method: false })];
    await comingWednesday(test);
    await early.release(0.25);
    await giveMethod(test, late.accountId);
    await letTimePass(test, 3 * DAY, makePayouts);
    expect(await rowsOf(early.accountId)).toHaveLength(1);
    expect(await rowsOf(late.accountId)).toEqual([]);
    expect((await userOf(test, early)).balance).toBeGreaterThan(0);
    await comingWednesday(test);
    expect(await rowsOf(early.accountId)).toHaveLength(2);
    expect(await rowsOf(late.accountId)).toHaveLength(1);
  });

  it('missed Wednesdays are made up at the next start, once, with one payout for everything', async () => {
    const person = await payable(test);
    const missed = nextAt();
    await letTimePass(test, missed + 9 * DAY - test.services.clock().getTime(), makePayouts);
    await letTimePass(test, HOUR, makePayouts);
    const rows = await rowsOf(person.accountId);
    expect(rows.map(({ fecha }) => batchTime(fecha))).toEqual([missed + 7 * DAY]);
  });

  it('a failing payout does not stop the others, adds nobody to the batch, and is retried', async () => {
    const [bad, good] = [await payable(test), await payable(test)];
    const late = await payable(test, { method: false });
    const mend = await breakMethod(bad.accountId);
    const complaints: string[] = [];
    const log = { ...test.app.log, error: (_: object, text: string) => complaints.push(text) };
    const making = () => makeDuePayouts(test.services, log as never);
    test.advance(nextAt() - test.services.clock().getTime());
    const { fecha } = (await (await teamOf(test)).batches()).lotes[0] ?? {};
    await making();
    expect(complaints).toEqual(['a payout could not be made']);
    expect(await rowsOf(bad.accountId)).toEqual([]);
    expect(await rowsOf(good.accountId)).toHaveLength(1);
    const [lote] = (await (await teamOf(test)).batches()).lotes;
    expect(lote).toMatchObject({ sin_preparar: 1 });
    expect(lote?.fecha).not.toBe(fecha);

    // Somebody becomes payable, and both earn more, while it keeps failing.
    await giveMethod(test, late.accountId);
    await good.release(0.25);
    await bad.release(0.25);
    test.advance(HOUR);
    await making();
    expect(await rowsOf(late.accountId)).toEqual([]);
    await mend();
    await Promise.all([making(), making(), making()]);
    expect(await rowsOf(bad.accountId)).toMatchObject([{ amount: QUARTER * 100 }]);
    expect(await rowsOf(good.accountId)).toHaveLength(1);
    expect(await rowsOf(late.accountId)).toEqual([]);
    expect((await (await teamOf(test)).batches()).lotes[0]).toMatchObject({ sin_preparar: 0 });
    await comingWednesday(test);
    expect(await rowsOf(bad.accountId)).toHaveLength(2);
    expect(await rowsOf(late.accountId)).toMatchObject([{ amount: QUARTER * 100 }]);
  });

  it('a payout that fails all week is included in the next Wednesday, once', async () => {
    const bad = await payable(test);
    const mend = await breakMethod(bad.accountId);
    const quiet = { ...test.app.log, error: () => {} } as never;
    test.advance(nextAt() - test.services.clock().getTime());
    for (let day = 0; day < 6; day++) {
      await makeDuePayouts(test.services, quiet);
      test.advance(DAY);
    }
    expect(await userOf(test, bad)).toMatchObject({ balance: QUARTER, en_camino: 0 });
    await bad.release(0.25);
    await mend();
    const fecha = await comingWednesday(test);
    // 1,000 released in all, less 5 % and 3 MXN.
    expect(await rowsOf(bad.accountId)).toMatchObject([{ fecha, amount: 94_700 }]);
  });

  it('a failing payout whose owner changes their CLABE waits for the next Wednesday', async () => {
    const bad = await payable(test);
    const mend = await breakMethod(bad.accountId);
    const quiet = { ...test.app.log, error: () => {} } as never;
    test.advance(nextAt() - test.services.clock().getTime());
    await makeDuePayouts(test.services, quiet);
    await mend();
    await changed(bad.accountId, test.services.clock());
    await letTimePass(test, HOUR, makePayouts);
    await letTimePass(test, 4 * DAY, makePayouts);
    expect(await rowsOf(bad.accountId)).toEqual([]);
    await comingWednesday(test);
    expect(await rowsOf(bad.accountId)).toHaveLength(1);
  });
});

describe('nobody is paid', () => {
  it.each([
    ['sin_metodo', { method: false }],
    ['sin_identificacion', { id: false }],
  ] as const)('%s, and the team sees why', async (motivo, lacking) => {
    const person = await payable(test, lacking);
    await comingWednesday(test);
    expect(await rowsOf(person.accountId)).toEqual([]);
    const team = await teamOf(test);
    expect(await team.leftOut()).toContainEqual({
      keylogin: person.professional.keylogin,
      nombre: 'Ramón Ríos',
      monto: QUARTER,
      motivos: [motivo],
      espera_hasta: null,
      se_puede_avisar: true,
      avisado_hoy: null,
    });
  });

  it('with one side of the ID only', async () => {
    const person = await payable(test);
    await test.services.db
      .updateTable('profile')
      .set({ identificacion_trasera: null })
      .where('account_id', '=', person.accountId)
      .execute();
    await comingWednesday(test);
    expect(await rowsOf(person.accountId)).toEqual([]);
  });

  it('within 72 hours of a change, to the second', async () => {
    const [held, free] = [await payable(test), await payable(test)];
    const limit = nextAt() - 72 * HOUR;
    await changed(held.accountId, new Date(limit + 1000));
    await changed(free.accountId, new Date(limit));
    const team = await teamOf(test);
    const { keylogin } = held.professional;
    const left = (await team.leftOut()).filter((one) => one.motivos.includes('en_espera'));
    expect(left).toEqual([expect.objectContaining({ keylogin, motivos: ['en_espera'] })]);
    expect(left[0]?.espera_hasta).toBe(new Date(nextAt() + 1000).toISOString());
    await comingWednesday(test);
    expect(await rowsOf(held.accountId)).toEqual([]);
    expect(await rowsOf(free.accountId)).toHaveLength(1);
  });

  it('while suspended or after being deleted', async () => {
    const [suspended, deleted] = [await payable(test), await payable(test)];
    const team = await teamOf(test);
    const { db } = test.services;
    const now = test.services.clock();
    await db
      .updateTable('account')
      .set({ suspended_at: now, suspended_by: suspended.accountId, suspended_motivo: 'Fraude' })
      .where('id', '=', suspended.accountId)
      .execute();
    await db
      .updateTable('account')
      .set({ deleted_at: now })
      .where('id', '=', deleted.accountId)
      .execute();
    const left = await team.leftOut();
    expect(left).toContainEqual(
      expect.objectContaining({
        keylogin: suspended.professional.keylogin,
        motivos: ['suspendida'],
      }),
    );
    // A bank may bring back money of somebody who is gone: it is still theirs, and the team has to see it.
    expect(left).toContainEqual(
      expect.objectContaining({
        keylogin: deleted.professional.keylogin,
        nombre: 'Cuenta eliminada',
        motivos: ['eliminada'],
      }),
    );
    await comingWednesday(test);
    expect(await rowsOf(suspended.accountId)).toEqual([]);
    expect(await rowsOf(deleted.accountId)).toEqual([]);
  });

  it('until the team says where a deleted account is paid', async () => {
    const [deleted, active] = [await payable(test), await payable(test)];
    const { db, clock } = test.services;
    const { accountId } = deleted;
    await db.deleteFrom('payment_method').where('account_id', '=', accountId).execute();
    await db
      .updateTable('account')
      .set({ deleted_at: clock() })
      .where('id', '=', accountId)
      .execute();
    const team = await teamOf(test);
    const to = async (user_id: string, numero = CLABE) => {
      const input = { user_id, numero, titular: 'Rosa Díaz Cruz', motivo: 'Llamó y mostró su INE' };
      const reply = await test.call.reply(payDeleted, input, { as: team.as });
      return 'code' in reply ? reply.code : reply;
    };
    const { keylogin } = deleted.professional;
    expect(await to(active.professional.keylogin)).toBe('payout_account_active');
    expect(await to(keylogin, '032180000118359710')).toBe('clabe_wrong_digit');
    expect(await to(keylogin)).toMatchObject({
      monto: QUARTER,
      fecha: nextBatch(clock().getTime()),
    });
    expect((await team.leftOut()).map((one) => one.keylogin)).not.toContain(keylogin);
    // Who had the same dialog open does not send the money elsewhere behind the first one's back.
    const second = {
      user_id: keylogin,
      numero: '646180110400000007',
      titular: 'Rosa Díaz Cruz',
      motivo: 'Escribió por correo',
    };
    expect(await test.call.reply(payDeleted, second, { as: team.as })).toMatchObject({
      code: 'payout_clabe_noted',
      mensaje: expect.stringContaining('anotó la que termina en 9719'),
    });
    expect(await to(keylogin)).toMatchObject({ monto: QUARTER });

    await comingWednesday(test);
    const [payout, ...others] = await rowsOf(accountId);
    expect(others).toEqual([]);
    expect(payout).toMatchObject({ amount: QUARTER * 100, numero: CLABE, estado: 'pendiente' });
    const { as } = await teamOf(test);
    const { csv } = await test.call.send(exportPayouts, {}, { as });
    expect(csv).toContain('Rosa Díaz Cruz');
    expect(await to(keylogin)).toBe('payout_nothing_owed');

    // The bank refuses it: it is owed again, and has to be said anew where it goes.
    const again = await teamOf(test);
    const failed = { payout_id: payout?.id, estado: 'fallido', motivo: 'Cuenta cerrada' };
    expect(await again.update(failed)).toBe('success');
    expect(await again.leftOut()).toContainEqual(
      expect.objectContaining({ keylogin, motivos: ['eliminada'] }),
    );
    const log = await db
      .selectFrom('audit_log')
      .select('after')
      .where('subject_id', '=', keylogin)
      .execute();
    expect(log).toMatchObject([
      { after: { numero: expect.stringMatching(/9719$/), motivo: 'Llamó y mostró su INE' } },
    ]);
    expect(JSON.stringify(log)).not.toContain(CLABE);
  });
});

it('those come first for whom the team can do something, and each page goes on after the one before', async () => {
  const gone = async () => {
    const { accountId, professional } = await payable(test);
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', accountId)
      .execute();
    return professional.keylogin;
  };
  const early = await gone();
  const others = await Promise.all(
    Array.from({ length: 21 }, async () => {
      const { professional } = await payable(test, { method: false });
      return professional.keylogin;
    }),
  );
  const late = await gone();
  const people = (await (await teamOf(test)).leftOut()).map(({ keylogin, motivos }) => ({
    keylogin,
    gone: motivos.includes('eliminada'),
  }));
  const keys = people.map(({ keylogin }) => keylogin);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining([early, late, ...others]));
  const first = people.findIndex((one) => !one.gone);
  expect(people.slice(first).filter((one) => one.gone)).toEqual([]);
});

it('the preview of the coming Wednesday matches its payouts', async () => {
  const before = (await (await teamOf(test)).batches()).proximo;
  await payable(test);
  await payable(test, { method: false });
  const team = await teamOf(test);
  const { proximo } = await team.batches();
  expect(proximo).toEqual({
    fecha: nextBatch(test.services.clock().getTime()),
    at: new Date(nextAt()).toISOString(),
    pagos: before.pagos + 1,
    monto: before.monto + QUARTER,
    fuera: before.fuera + 1,
    monto_fuera: before.monto_fuera + QUARTER,
    hay_mas: false,
  });
  const fecha = await comingWednesday(test);
  const { lotes } = await (await teamOf(test)).batches();
  expect(lotes[0]).toEqual({
    fecha,
    pagos: proximo.pagos,
    sin_preparar: 0,
    monto: proximo.monto,
    por_estado: { pendiente: proximo.pagos, enviado: 0, pagado: 0, fallido: 0, devuelto: 0 },
  });
});

describe('PostgreSQL', () => {
  it('refuses to change or delete a finished payout', async () => {
    const person = await payable(test);
    await comingWednesday(test);
    const [row] = await rowsOf(person.accountId);
    const { db } = test.services;
    const own = db.updateTable('payout').where('id', '=', row?.id ?? 0);
    for (const part of ['amount = 1', "numero_sealed = '', amount = 1", 'account_id = 1'])
      await expect(test.asOwner(`update payout set ${part} where id = ${row?.id}`)).rejects.toThrow(
        'only moves on',
      );
    await expect(test.asOwner(`delete from payout where id = ${row?.id}`)).rejects.toThrow(
      'only moves on',
    );
    await expect(own.set({ estado: 'pagado' }).execute()).rejects.toThrow('payout_whole');
    // Only its owner may seal anew where it went.
    const elsewhere = own.set(sealed(db, 'payout.numero', '012180015678912342'));
    await expect(elsewhere.execute()).rejects.toThrow('permission denied');
  });
});
