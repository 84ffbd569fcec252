import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { niveles } from '#contract/catalogue.ts';
import { getSettings } from '#contract/contact.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { getRates, planFee, planPrice, RATE_DAYS_AHEAD, withdrawRate } from '#contract/rates.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const motivo = 'Sube lo que cobra el proveedor';
const dayAfter = (days: number) => mexicoDay(test.services.clock().getTime() + days * DAY);
/** To the first minute of a day, with a session of that day. */
async function goTo(day: string) {
  test.advance(startOfMexicoDay(day) + 60_000 - test.services.clock().getTime());
  as = sessionOf(await makeAdmin(test.services));
}
const rates = () => test.call.send(getRates, {}, { as });
const shownFee = () => test.call.send(getSettings, {});

describe('the fee', () => {
  it('is planned for a day, and every project keeps the one it was accepted under', async () => {
    expect(await shownFee()).toMatchObject({
      comision: { porcentaje: 5, fija: 3 },
      proxima_comision: null,
    });
    const before = await projectIn(test, 'pagado', { precio: 2000 });
    const offered = await projectIn(test, 'publicada', { precio: 2000 });
    const desde = dayAfter(2);
    const plan = { porcentaje: 5.5, fija: 4, desde, motivo };
    const { tarifa } = await test.call.send(planFee, plan, { as });
    expect(tarifa).toMatchObject({
      nombre: 'Comisión',
      porcentaje: 5.5,
      fija: 4,
      precio: null,
      desde: new Date(startOfMexicoDay(desde)).toISOString(),
      motivo,
    });
    expect(await shownFee()).toMatchObject({
      comision: { porcentaje: 5, fija: 3 },
      proxima_comision: { porcentaje: 5.5, fija: 4, desde: tarifa.desde },
    });
    expect((await offered.view()).comision).toBe(103);

    await before.release(0.5);
    await goTo(desde);
    expect(await shownFee()).toMatchObject({
      comision: { porcentaje: 5.5, fija: 4 },
      proxima_comision: null,
    });
    expect(await before.view()).toMatchObject({ comision: 103, neto: 1897, liberado: 1000 });
    await before.release(0.25);
    const after = await projectIn(test, 'pagado', { precio: 2000 });
    expect(await after.view()).toMatchObject({
      tarifa: { porcentaje: 5.5, fija: 4 },
      comision: 114,
      neto: 1886,
    });
    await after.release(1);
    // The books prove each by its own fee, once all is done.
    const { earned } = await proveBooks(test.services.db);
    expect(earned).toBe(7_500 + 300 + 11_400);
  });

  it('of a day that has come cannot be withdrawn, and one of a day to come can, once', async () => {
    const desde = dayAfter(5);
    const { tarifa } = await test.call.send(
      planFee,
      { porcentaje: 9, fija: 9, desde, motivo },
      { as },
    );
    expect((await rates()).planeadas).toMatchObject([{ id: tarifa.id }]);
    await test.call.send(withdrawRate, { id: tarifa.id }, { as });
    expect((await test.call.reply(withdrawRate, { id: tarifa.id }, { as })).mensaje).toMatch(
      /^Este cambio ya no está planeado\. \S.+ lo retiró el \d.+, \d?\d:\d\d\.$/,
    );
    const { vigentes, planeadas, anteriores } = await rates();
    expect(planeadas).toEqual([]);
    expect(anteriores).toMatchObject([{ id: tarifa.id, retirada_at: expect.any(String) }, {}]);
    // What began, or was never in force, is not what held before.
    expect(vigentes[0]?.anterior).toEqual({ porcentaje: 5, fija: 3, precio: null });
    expect(vigentes[1]?.anterior).toBeNull();
    const inForce = vigentes[0]?.id ?? 0;
    expect(await test.call.refused(withdrawRate, { id: inForce }, { as })).toBe('rate_not_found');
    await goTo(desde);
    expect((await shownFee()).comision).toEqual({ porcentaje: 5.5, fija: 4 });
  });

  it('is planned from tomorrow on, once for each day, or holds from now on', async () => {
    const fee = { porcentaje: 6, fija: 3, motivo };
    for (const desde of [dayAfter(0), dayAfter(-1)])
      expect(await test.call.reply(planFee, { ...fee, desde }, { as })).toMatchObject({
        code: 'rate_day_past',
        campos: { desde: 'Elige un día a partir de mañana.' },
      });
    for (const desde of [dayAfter(RATE_DAYS_AHEAD + 1), '9999-12-31'])
      expect(await test.call.reply(planFee, { ...fee, desde }, { as })).toMatchObject({
        code: 'rate_day_far',
        campos: { desde: 'Elige un día de los próximos dos años.' },
      });
    const desde = dayAfter(1);
    await test.call.send(planFee, { ...fee, desde }, { as });
    expect(await test.call.refused(planFee, { ...fee, desde }, { as })).toBe('rate_day_taken');
    await test.call.send(planFee, { ...fee, porcentaje: 0, desde: null }, { as });
    test.advance(1);
    expect((await shownFee()).comision).toEqual({ porcentaje: 0, fija: 3 });
  });

  it.each([
    [{ porcentaje: 30.5, fija: 3 }, 'porcentaje', 'El porcentaje máximo es 30.'],
    [{ porcentaje: 5.555, fija: 3 }, 'porcentaje', 'Usa como máximo 2 decimales.'],
    [{ porcentaje: 5, fija: -1 }, 'fija', 'La cantidad no puede ser negativa.'],
    [{ porcentaje: 5, fija: 3, motivo: ' ' }, 'motivo', 'Escribe el motivo.'],
  ])('of %j is refused at its field', async (fee, field, text) => {
    expect(await test.call.reply(planFee, { motivo, desde: null, ...fee }, { as })).toMatchObject({
      campos: { [field]: text },
    });
  });
});

describe('a price', () => {
  it('holds from its day on, and a free level stays free', async () => {
    const prices = async () =>
      (await test.call.send(niveles, {})).niveles.map(({ precio }) => precio);
    expect(await prices()).toEqual([0, 199, 399, 799]);
    const desde = dayAfter(3);
    await test.call.send(planPrice, { nivel: 2, precio: 449, desde, motivo }, { as });
    expect(await prices()).toEqual([0, 199, 399, 799]);
    await goTo(desde);
    expect(await prices()).toEqual([0, 199, 449, 799]);
    for (const nivel of [0, 4])
      expect(
        await test.call.refused(planPrice, { nivel, precio: 100, desde: null, motivo }, { as }),
      ).toBe(nivel === 0 ? 'invalid_input' : 'membership_not_found');
  });
});

describe('the database', () => {
  it('refuses to change or delete a rate', async () => {
    await expect(test.asOwner('update rate set fixed = 0 where nivel is null')).rejects.toThrow(
      'a rate is withdrawn or stays',
    );
    await expect(test.asOwner('delete from rate')).rejects.toThrow();
  });
});

it('a fee is not changed over the change of somebody who was faster, of whom one is told', async () => {
  const [ana, bruno] = [
    await makeAccount(test, 'admin', { nombre: 'Ana' }),
    await makeAccount(test, 'admin', { nombre: 'Bruno' }),
  ];
  const { vigentes } = await test.call.send(getRates, {}, { as: ana });
  const antes = vigentes.find(({ nivel }) => nivel === null)?.id;
  const by = (as: typeof ana, porcentaje: number) =>
    test.call.reply(
      planFee,
      { porcentaje, fija: 4, desde: null, motivo: 'Otra comisión', antes },
      { as },
    );
  const replies = await Promise.all([by(ana, 6), by(bruno, 7)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused).toMatchObject({
    code: 'setting_changed',
    mensaje: expect.stringMatching(/(Ana|Bruno).* la cambió: «Otra comisión»\./),
  });
});
