import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getOwnPayouts, getPayouts, updatePayout } from '#contract/payouts.ts';
import { makeAdmin } from '#demo/factories.ts';
import { sql } from 'kysely';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';
import { payoutOpen } from './queries.ts';
import {
  auditOf,
  CLABE,
  comingWednesday,
  noticesOf,
  paidOut,
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

describe('a payout', () => {
  it('is sent with its tracking key, arrives, and leaves the books', async () => {
    const one = await paidOut(test);
    const { paidOut: before, onItsWay } = await proveBooks(test.services.db);
    expect(one.payout).toMatchObject({
      monto: QUARTER,
      banco: 'IXE',
      terminacion: CLABE.slice(-4),
      nombre: 'Ramón Ríos',
      estado: 'pendiente',
      version: 1,
    });
    const as = sessionOf(await makeAdmin(test.services));
    const { keylogin: persona } = one.professional;
    const { payouts } = await test.call.send(getPayouts, { persona }, { as });
    expect(payouts.map(({ id }) => id)).toEqual([one.id]);
    const { payouts: none } = await test.call.send(getPayouts, { persona: 'a'.repeat(16) }, { as });
    expect(none).toEqual([]);
    expect(await one.send('MAE 2511 0001')).toBe('success');
    expect(await one.now()).toMatchObject({
      estado: 'enviado',
      clave_rastreo: 'MAE25110001',
      enviado_at: test.services.clock().toISOString(),
      terminado_at: null,
    });
    expect(await one.pay()).toBe('success');
    expect(await one.now()).toMatchObject({ estado: 'pagado', clave_rastreo: 'MAE25110001' });
    expect(await proveBooks(test.services.db)).toMatchObject({
      paidOut: before + QUARTER * 100,
      onItsWay: onItsWay - QUARTER * 100,
    });
    expect(await userOf(test, one)).toMatchObject({ balance: 0, en_camino: 0 });
    expect(await payoutOpen(test.services.db, one.accountId)).toBe(false);
    const notices = await noticesOf(test, one.accountId);
    expect(notices.map(({ evento, channel }) => [evento, channel])).toEqual(SENT_AND_ARRIVED);
    expect(notices[0]?.path).toBe(`/profesional/dinero/pagos/${one.id}`);
    expect([...new Set(notices.map(({ msg }) => msg))]).toEqual([
      'Hola, Ramón: enviamos $472.00 MXN a tu cuenta que termina en 9719. La clave de rastreo es MAE25110001 y te avisamos cuando llegue.',
      'Hola, Ramón: el pago de $472.00 MXN ya llegó a tu cuenta que termina en 9719.',
    ]);
    expect(await auditOf(test, one.id)).toEqual([
      {
        action: 'actualizar_pago_a_profesional',
        before: { estado: 'pendiente', clave_rastreo: null },
        after: { estado: 'enviado', clave_rastreo: 'MAE25110001' },
      },
      {
        action: 'actualizar_pago_a_profesional',
        before: { estado: 'enviado' },
        after: { estado: 'pagado' },
      },
    ]);
  });

  it('that failed is balance again, and is included in the next Wednesday', async () => {
    const one = await paidOut(test);
    await one.send();
    expect(await one.fail()).toBe('success');
    expect(await userOf(test, one)).toMatchObject({ balance: QUARTER, en_camino: 0 });
    const notices = await noticesOf(test, one.accountId);
    expect(notices.map(({ channel }) => channel)).toEqual(['whatsapp', 'whatsapp', 'email']);
    expect(notices[1]?.msg).toBe(
      'Hola, Ramón: el pago de $472.00 MXN no llegó a tu cuenta que termina en 9719. Motivo: La cuenta está cerrada. El dinero está otra vez en tu saldo y lo intentamos de nuevo el próximo miércoles. Revisa tu método de pago en tu perfil.',
    );
    await comingWednesday(test);
    expect(await userOf(test, one)).toMatchObject({ balance: 0, en_camino: QUARTER });
    const { payouts } = await test.call.send(getOwnPayouts, {}, { as: one.professional });
    expect(payouts.map(({ estado, motivo }) => [estado, motivo])).toEqual([
      ['pendiente', null],
      ['fallido', 'La cuenta está cerrada.'],
    ]);
  });

  it('may fail before it was sent: the bank did not take it', async () => {
    const one = await paidOut(test);
    expect(await one.fail()).toBe('success');
    expect(await one.now()).toMatchObject({ estado: 'fallido', enviado_at: null });
    expect((await userOf(test, one)).balance).toBe(QUARTER);
  });

  it('refuses all other changes of state', async () => {
    const one = await paidOut(test);
    expect((await one.team.payouts({ payout_id: one.id })).map(({ id }) => id)).toEqual([one.id]);
    expect(await one.pay()).toBe('payout_wrong_state');
    await one.send();
    expect(await one.send()).toBe('payout_wrong_state');
    await one.pay();
    expect(await one.fail()).toBe('payout_wrong_state');
    expect(await one.send()).toBe('payout_wrong_state');
    expect(await one.team.update({ payout_id: one.id, estado: 'pendiente' })).toBe('invalid_input');
    expect(await one.team.update({ payout_id: 999_999, estado: 'pagado' })).toBe(
      'payout_not_found',
    );
    expect(await auditOf(test, one.id)).toHaveLength(2);
  });

  it('changes state once, however often it is requested', async () => {
    const one = await paidOut(test);
    const sent = await Promise.all(Array.from({ length: 6 }, () => one.send('MISMA1')));
    expect(sent).toEqual(Array(6).fill('success'));
    const paid = await Promise.all(Array.from({ length: 6 }, () => one.pay()));
    expect(paid).toEqual(Array(6).fill('success'));
    expect(await noticesOf(test, one.accountId)).toHaveLength(SENT_AND_ARRIVED.length);
    expect(await auditOf(test, one.id)).toHaveLength(2);
    expect((await one.now())?.version).toBe(3);
  });

  it('that one administrator pays and another fails at once has one outcome', async () => {
    const one = await paidOut(test);
    await one.send();
    const answers = await Promise.all([one.pay(), one.fail(), one.pay(), one.fail()]);
    expect(answers.toSorted()).toEqual([
      'payout_wrong_state',
      'payout_wrong_state',
      'success',
      'success',
    ]);
    const { balance, en_camino } = await userOf(test, one);
    const arrived = (await one.now())?.estado === 'pagado';
    expect([balance, en_camino]).toEqual([arrived ? 0 : QUARTER, 0]);
  });

  it('that changed since it was read is not changed', async () => {
    const one = await paidOut(test);
    await one.send();
    const input = { payout_id: one.id, estado: 'fallido', motivo: 'Cuenta cerrada', version: 1 };
    expect(await one.team.update(input)).toBe('payout_changed');
    expect((await one.now())?.estado).toBe('enviado');
    expect(await one.team.update({ ...input, version: 2 })).toBe('success');
  });

  it('can fail while the next one is made, without a deadlock', async () => {
    const one = await paidOut(test);
    await one.release(0.25);
    await Promise.all([comingWednesday(test), one.fail()]);
    const { balance, en_camino } = await userOf(test, one);
    // 1,000 released, less 5 % and 3 MXN: all of it is still in one of the two places.
    expect(balance + en_camino).toBe(947);
  });

  it.each([
    [{ estado: 'enviado' }, 'clave_rastreo', /Escribe la clave/],
    [{ estado: 'enviado', clave_rastreo: 'MAE-1' }, 'clave_rastreo', /solo tiene letras y números/],
    [{ estado: 'enviado', clave_rastreo: 'A'.repeat(31) }, 'clave_rastreo', /máximo 30/],
    [{ estado: 'fallido' }, 'motivo', /por qué falló/],
    [{ estado: 'fallido', motivo: '  ' }, 'motivo', /por qué falló/],
  ])('needs the fields of its new state: %j', async (input, field, text) => {
    const one = await paidOut(test);
    const reply = await test.call.reply(
      updatePayout,
      { payout_id: one.id, ...input },
      { as: one.team.as },
    );
    expect(reply).toMatchObject({ status: 400, campos: { [field]: expect.stringMatching(text) } });
    expect((await one.now())?.estado).toBe('pendiente');
  });

  it('has a unique tracking key', async () => {
    const [one, other] = [await payable(test), await payable(test)];
    const fecha = await comingWednesday(test);
    const team = await teamOf(test);
    const [first, second] = await team.payouts({ fecha });
    const step = { estado: 'enviado', clave_rastreo: 'Igual1' };
    expect(await team.update({ payout_id: first?.id, ...step })).toBe('success');
    expect(await team.update({ payout_id: second?.id, ...step, clave_rastreo: 'IGUAL1' })).toBe(
      'payout_tracking_in_use',
    );
    expect(first?.keylogin).toBe(other.professional.keylogin);
    expect((await userOf(test, one)).en_camino).toBe(QUARTER);
  });
});

it('never pays the bank more than is on its way in the ledger', async () => {
  const one = await paidOut(test);
  const overdrawn = sql`with m as (insert into ledger_movement (operation_key, kind, created_at)
      values ('over:payout', 'transferido', now()) returning id)
    insert into ledger_entry select m.id, a.id,
      case a.kind when 'por_transferir' then -47201 else 47201 end
    from m, ledger_account a
    where a.kind = 'banco' or (a.kind = 'por_transferir' and a.account_id = ${one.accountId})`;
  await expect(overdrawn.execute(test.services.db)).rejects.toThrow('ledger_account_not_negative');
});

describe('the books', () => {
  const faults = async () => (await proveBooks(test.services.db)).faults;
  const behind = (statement: string) =>
    test.asOwner(`set session_replication_role = replica; ${statement}`);

  it.each([
    ['a payout’s amount', 'update payout set amount = amount + 1'],
    ['its state', "update payout set estado = 'fallido', motivo = 'x', done_at = now()"],
    [
      'that it came back',
      "update payout set estado = 'devuelto', motivo = 'x', clave_rastreo = 'X1', sent_at = now(), done_at = now(), returned_at = now()",
    ],
    ['whose it is', 'update payout set account_id = (select min(id) from account)'],
  ])('notice %s changed behind their back', async (_what, statement) => {
    const one = await paidOut(test);
    await behind(`${statement} where id = ${one.id}`);
    expect(await faults()).not.toEqual([]);
    await behind(`update payout set amount = 47200, estado = 'pendiente', motivo = null, done_at = null,
      clave_rastreo = null, sent_at = null, returned_at = null,
      account_id = ${one.accountId} where id = ${one.id}`);
  });
});
