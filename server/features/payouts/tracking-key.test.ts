import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctTrackingKey } from '#contract/payouts.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import {
  auditOf,
  comingWednesday,
  noticesOf,
  paidOut,
  payable,
  QUARTER,
  teamOf,
} from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

describe('a tracking key that was wrong', () => {
  it('is corrected, recorded with its former value, and notified', async () => {
    const one = await paidOut(test);
    await one.send('MALA1');
    const sent = await one.now();
    const { onItsWay } = await proveBooks(test.services.db);
    test.advance(60_000);
    expect(await one.correct('BUENA 1')).toBe('success');
    expect(await one.now()).toEqual({ ...sent, clave_rastreo: 'BUENA1', version: 3 });
    expect((await proveBooks(test.services.db)).onItsWay).toBe(onItsWay);
    expect((await auditOf(test, one.id)).at(-1)).toEqual({
      action: 'corregir_clave_de_rastreo',
      before: { clave_rastreo: 'MALA1' },
      after: { clave_rastreo: 'BUENA1' },
    });
    expect((await noticesOf(test, one.accountId)).at(-1)?.msg).toBe(
      'Hola, Ramón: la clave de rastreo de los $472.00 MXN que enviamos a tu cuenta que termina en 9719 era otra. La correcta es BUENA1 y te avisamos cuando lleguen.',
    );
    expect(await one.pay()).toBe('success');
    expect((await one.now())?.clave_rastreo).toBe('BUENA1');
  });

  it('is corrected once by simultaneous requests', async () => {
    const one = await paidOut(test);
    await one.send('MALA2');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => one.correct('BUENA2')));
    expect(new Set(outcomes)).toEqual(new Set(['success']));
    expect(await auditOf(test, one.id)).toHaveLength(2);
    expect(await noticesOf(test, one.accountId)).toHaveLength(2);
  });

  it('cannot be corrected once the payout is paid or failed, or before it is sent', async () => {
    const [waiting, paid, failed] = [await paidOut(test), await paidOut(test), await paidOut(test)];
    const team = await teamOf(test);
    for (const { id } of [paid, failed])
      await team.update({ payout_id: id, estado: 'enviado', clave_rastreo: `K${id}` });
    await team.update({ payout_id: paid.id, estado: 'pagado' });
    await team.update({ payout_id: failed.id, estado: 'fallido', motivo: 'Cerrada' });
    for (const { id } of [waiting, paid, failed])
      expect(await team.correct({ payout_id: id, clave_rastreo: 'OTRA' })).toBe(
        'payout_wrong_state',
      );
    expect(await team.correct({ payout_id: 999_999, clave_rastreo: 'OTRA' })).toBe(
      'payout_not_found',
    );
    const { db } = test.services;
    const behind = db.updateTable('payout').set({ clave_rastreo: 'OTRA' });
    await expect(behind.where('id', '=', paid.id).execute()).rejects.toThrow('only moves on');
  });

  it('is either corrected or refused when the payout is paid at the same moment', async () => {
    const one = await paidOut(test);
    await one.send('MALA3');
    const [corrected, paid] = await Promise.all([one.correct('BUENA3'), one.pay()]);
    expect(paid).toBe('success');
    expect(['success', 'payout_wrong_state']).toContain(corrected);
    expect((await one.now())?.clave_rastreo).toBe(corrected === 'success' ? 'BUENA3' : 'MALA3');
  });

  it('is not replaced in a changed payout, nor by another transfer’s key', async () => {
    await payable(test);
    await payable(test);
    const fecha = await comingWednesday(test);
    const team = await teamOf(test);
    const [one, other] = await team.payouts({ fecha });
    const sent = { estado: 'enviado' };
    await team.update({ payout_id: one?.id, ...sent, clave_rastreo: 'UNA1' });
    await team.update({ payout_id: other?.id, ...sent, clave_rastreo: 'DOS2' });
    const input = { payout_id: one?.id, clave_rastreo: 'dos2' };
    expect(await team.correct(input)).toBe('payout_tracking_in_use');
    const late = { ...input, clave_rastreo: 'TRES3', version: 1 };
    expect(await team.correct(late)).toBe('payout_changed');
    expect(await team.correct({ ...late, version: 2 })).toBe('success');
  });

  it.each([
    [{}, /Escribe la clave/],
    [{ clave_rastreo: ' ' }, /Escribe la clave/],
    [{ clave_rastreo: 'MAE-1' }, /solo tiene letras y números/],
    [{ clave_rastreo: 'A'.repeat(31) }, /máximo 30/],
  ])('needs a valid key: %j', async (input, text) => {
    const one = await paidOut(test);
    await one.send();
    const said = { payout_id: one.id, ...input };
    const reply = await test.call.reply(correctTrackingKey, said, { as: one.team.as });
    expect(reply).toMatchObject({
      status: 400,
      campos: { clave_rastreo: expect.stringMatching(text) },
    });
    expect((await one.now())?.monto).toBe(QUARTER);
    expect((await one.now())?.version).toBe(2);
  });
});
