import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updatePayouts } from '#contract/payouts.ts';
import { PAYOUTS_AT_ONCE } from '#domain/payouts/payout.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import {
  auditOf,
  comingWednesday,
  noticesOf,
  payable,
  QUARTER,
  SENT_AND_ARRIVED,
  teamOf,
  userOf,
} from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
});
afterAll(() => test.close());

/** A Wednesday with this many payouts, as the team sees them, in the order in which they were made. */
async function wednesday(count: number) {
  const people = [];
  for (let made = 0; made < count; made++) people.push(await payable(test));
  const fecha = await comingWednesday(test);
  const team = await teamOf(test);
  const theirs = new Set(people.map(({ professional }) => professional.keylogin));
  const listed = async () =>
    (await team.payouts({ fecha })).filter(({ keylogin }) => theirs.has(keylogin)).toReversed();
  const ids = (await listed()).map(({ id }) => id);
  return {
    people,
    team,
    ids,
    listed,
    states: async () => (await listed()).map(({ estado }) => estado),
    send: (own = ids) =>
      team.several(
        'enviado',
        own.map((id) => ({ payout_id: id, clave_rastreo: `LOTE${id}` })),
      ),
    pay: (own = ids) =>
      team.several(
        'pagado',
        own.map((id) => ({ payout_id: id })),
      ),
  };
}

describe('several payouts at once', () => {
  it('are sent with their keys and arrive, each recorded and notified', async () => {
    const { people, team, ids, listed, states, send, pay } = await wednesday(3);
    const { paidOut } = await proveBooks(test.services.db);
    expect(await send()).toEqual({ hechos: ids, fallidos: [] });
    expect((await listed()).map(({ clave_rastreo }) => clave_rastreo)).toEqual(
      ids.map((id) => `LOTE${id}`),
    );
    expect(await pay()).toEqual({ hechos: ids, fallidos: [] });
    expect(await states()).toEqual(['pagado', 'pagado', 'pagado']);
    expect((await proveBooks(test.services.db)).paidOut).toBe(paidOut + 3 * QUARTER * 100);
    for (const [index, { accountId }] of people.entries()) {
      expect(await auditOf(test, ids[index] ?? 0)).toHaveLength(2);
      expect(await noticesOf(test, accountId)).toHaveLength(SENT_AND_ARRIVED.length);
    }
    expect(await team.payouts({ despues: ids[0], estado: 'pendiente' })).toEqual([]);
  });

  it('that fail are listed with their reason, and the others are changed', async () => {
    const { people, team, ids, states, send, pay } = await wednesday(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    expect(await send([first, second, third])).toMatchObject({ fallidos: [] });
    await team.update({ payout_id: second, estado: 'fallido', motivo: 'Cuenta cerrada' });
    expect(await pay([...ids, 999_999])).toEqual({
      hechos: [first, third],
      fallidos: [
        [second, 'payout_wrong_state'],
        [fourth, 'payout_wrong_state'],
        [999_999, 'payout_not_found'],
      ],
    });
    expect(await states()).toEqual(['pagado', 'fallido', 'pagado', 'pendiente']);
    expect(await userOf(test, people[1]!)).toMatchObject({ balance: QUARTER, en_camino: 0 });
    const taken = [{ payout_id: fourth, clave_rastreo: `lote${first}` }];
    expect(await team.several('enviado', taken)).toEqual({
      hechos: [],
      fallidos: [[fourth, 'payout_tracking_in_use']],
    });
    const seen = [{ payout_id: fourth, clave_rastreo: 'NUEVA', version: 7 }];
    expect((await team.several('enviado', seen)).fallidos).toEqual([[fourth, 'payout_changed']]);
    expect((await states())[3]).toBe('pendiente');
  });

  it('are changed once by fifty requests at the same time', async () => {
    const { people, ids, send, pay } = await wednesday(2);
    const { paidOut } = await proveBooks(test.services.db);
    for (const step of [send, pay]) {
      // Half of them in reverse order.
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, index) => step(index % 2 ? ids : ids.toReversed())),
      );
      expect(replies.flatMap(({ fallidos }) => fallidos)).toEqual([]);
    }
    expect((await proveBooks(test.services.db)).paidOut).toBe(paidOut + 2 * QUARTER * 100);
    for (const [index, { accountId }] of people.entries()) {
      expect(await auditOf(test, ids[index] ?? 0)).toHaveLength(2);
      expect(await noticesOf(test, accountId)).toHaveLength(SENT_AND_ARRIVED.length);
    }
  });

  it.each([
    [{ estado: 'pagado', payouts: [] }, 'payouts', /Elige los pagos/],
    [{ estado: 'pagado', payouts: [{ payout_id: 1 }, { payout_id: 1 }] }, 'payouts', /dos veces/],
    [{ estado: 'enviado', payouts: [{ payout_id: 1 }] }, 'clave_rastreo', /Escribe la clave/],
    [
      { estado: 'enviado', payouts: [{ payout_id: 1, clave_rastreo: '¡!' }] },
      'clave_rastreo',
      /solo tiene letras/,
    ],
    [
      {
        estado: 'pagado',
        payouts: Array.from({ length: PAYOUTS_AT_ONCE + 1 }, (_, id) => ({ payout_id: id + 1 })),
      },
      'payouts',
      /máximo 200/,
    ],
  ])('are refused as a whole when the input is invalid', async (input, field, text) => {
    const { as } = await teamOf(test);
    expect(await test.call.reply(updatePayouts, input, { as })).toMatchObject({
      status: 400,
      campos: { [field]: expect.stringMatching(text) },
    });
  });
});
