import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRiskRules, setRiskRule, undoRiskRule } from '#contract/risk.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { byTwo } from '#server/features/approvals/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';
import { rulesAt } from './rules.ts';

let test: TestApp;
let boss: Credentials;
let reader: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  await signIn();
});
afterAll(() => test.close());

async function signIn() {
  boss = sessionOf(await makeAdmin(test.services, { permisos: ['finanzas'] }));
  reader = sessionOf(await makeAdmin(test.services, { permisos: ['lectura'] }));
}
const motivo = 'Hubo fraudes más chicos';
const change = (ultima: number, monto: unknown, more: object = {}) => ({
  regla: 'autenticar_monto',
  ultima,
  activa: true,
  umbrales: [{ nombre: 'monto', valor: monto }],
  desde: null,
  motivo,
  ...more,
});
const set = (input: object, as = boss) => test.call.reply(setRiskRule, input, { as });
const undo = (ultima: number, as = boss) =>
  test.call.reply(undoRiskRule, { regla: 'autenticar_monto', ultima, motivo }, { as });
async function rule() {
  const { reglas } = await test.call.send(getRiskRules, {}, { as: reader });
  return reglas.find(({ regla }) => regla === 'autenticar_monto');
}
const inForce = async () => {
  const { services } = test;
  return (await rulesAt(services.db, services.clock())).autenticar_monto;
};

it('is read by all of the team, and begins with what the rules say', async () => {
  expect(await rule()).toMatchObject({
    vigente: {
      version: 0,
      activa: true,
      umbrales: [{ nombre: 'monto', valor: 15_000 }],
      autor: null,
    },
    planeada: null,
    anterior: null,
    ultima: 0,
    veces_7: 0,
    veces_30: 0,
  });
  expect(await set(change(0, 9000), reader)).toMatchObject({ code: 'no_permission' });
});

it('is changed with a reason, once, and by nobody who saw an older one', async () => {
  expect(await set(change(0, 9000, { motivo: '' }))).toMatchObject({
    campos: { motivo: 'Escribe el motivo.' },
  });
  expect((await set(change(0, 9000))).mensaje).toBe('success');
  expect((await set(change(0, 9000))).mensaje).toBe('success');
  expect(await inForce()).toMatchObject({ version: 1, umbrales: { monto: 900_000 } });
  const other = sessionOf(await makeAdmin(test.services));
  expect(await set(change(0, 7000), other)).toMatchObject({ code: 'setting_changed' });
  const { db } = test.services;
  const audited = await db
    .selectFrom('audit_log')
    .select(['subject_id', 'before', 'after'])
    .where('action', '=', 'cambiar_regla')
    .execute();
  expect(audited).toMatchObject([
    {
      subject_id: 'autenticar_monto',
      before: { texto: 'El pago es de $15,000 o más.' },
      after: { texto: 'El pago es de $9,000 o más.', motivo },
    },
  ]);
});

it.each([
  ['', 'Escribe una cantidad.'],
  [-1, 'Escribe entre $0 y $1,000,000.'],
  [2_000_000, 'Escribe entre $0 y $1,000,000.'],
])('refuses %j', async (monto, text) => {
  const reply = await set(change(1, monto));
  expect(JSON.stringify(reply)).toContain(text);
});

it('says what is wrong with a threshold at its own field, not at the day of the same name', async () => {
  const umbrales = [
    { nombre: 'desde', valor: 5 },
    { nombre: 'hasta', valor: 5 },
  ];
  const reply = await set(change(0, 0, { regla: 'hora_inusual', umbrales }));
  expect(reply).toMatchObject({
    campos: { umbral_hasta: 'Tiene que ser otra hora que la del inicio.' },
  });
});

it('is planned for a day, before which the former holds', async () => {
  const desde = mexicoDay(test.services.clock().getTime() + 3 * DAY);
  expect((await set(change(1, 5000, { desde }))).mensaje).toBe('success');
  expect(await rule()).toMatchObject({
    vigente: { version: 1 },
    planeada: { version: 2, desde: new Date(startOfMexicoDay(desde)).toISOString() },
    ultima: 2,
  });
  expect(await inForce()).toMatchObject({ version: 1 });
  test.advance(3 * DAY);
  await signIn();
  expect(await inForce()).toMatchObject({ version: 2, umbrales: { monto: 500_000 } });
  expect(await set(change(2, 1, { desde }))).toMatchObject({ code: 'rate_day_past' });
});

it('is undone once, and undoing that brings it back', async () => {
  expect(await undo(1)).toMatchObject({ code: 'setting_undo_late' });
  expect((await undo(2)).mensaje).toBe('success');
  expect(await inForce()).toMatchObject({ version: 3, umbrales: { monto: 900_000 } });
  expect((await undo(2)).mensaje).toBe('success');
  expect((await undo(3)).mensaje).toBe('success');
  expect(await inForce()).toMatchObject({ version: 4, umbrales: { monto: 500_000 } });
});

it('keeps every version for ever', async () => {
  const { db } = test.services;
  await expect(db.deleteFrom('risk_rule').execute()).rejects.toThrow(/permission denied/);
  await expect(db.updateTable('risk_hit').set({ hechos: '{}' }).execute()).rejects.toThrow(
    /permission denied/,
  );
});

it('tells all of the team when a rule that watches them is changed or undone, and of no other', async () => {
  await signIn();
  const told = async () => {
    await test.work();
    const rows = await test.services.db
      .selectFrom('notification')
      .innerJoin('account', 'account.id', 'notification.account_id')
      .select('parameters')
      .where('keylogin', '=', reader.keylogin)
      .where('path', '=', '/admin/ajustes/riesgo')
      .execute();
    return rows.map(({ parameters }) => JSON.stringify(parameters));
  };
  const more = {
    regla: 'muchas_lecturas',
    ultima: 0,
    activa: true,
    umbrales: [{ nombre: 'lecturas', valor: 50 }],
    desde: null,
    motivo,
  };
  const { ultima = 0 } = (await rule()) ?? {};
  expect((await set(change(ultima, 8123))).mensaje).toBe('success');
  expect(await told()).toEqual([]);
  expect((await set(more)).mensaje).toBe('success');
  expect(await told()).toEqual([expect.stringContaining('Muchas lecturas de datos de personas')]);
  const back = { regla: 'muchas_lecturas', ultima: 1, motivo };
  expect(await byTwo(test, undoRiskRule, back, boss)).toBe('success');
  expect(await told()).toHaveLength(2);
});
