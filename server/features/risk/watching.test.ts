import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approve } from '#contract/approvals.ts';
import { setRiskRule, undoRiskRule } from '#contract/risk.ts';
import { suspendAccount } from '#contract/accounts.ts';
import { firstValue, type RiskRule } from '#domain/risk/rules.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import {
  auditOf,
  dismissTeam,
  listOf,
  type Member,
  member,
} from '#server/features/approvals/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { rulesAt } from './rules.ts';
import { lastVersion } from './versions.ts';
import { measureRule } from './watching.ts';

// Who is watched, or stopped, does not end it alone (4 §F).

let test: TestApp;
let eva: Member;
let gil: Member;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await dismissTeam(test);
  eva = await member(test, 'Eva', 'finanzas');
  gil = await member(test, 'Gil', 'finanzas');
});
afterAll(() => test.close());

const motivo = 'Hay mucho trabajo';
/** A change of the newest version of a rule. */
async function change(regla: RiskRule, more: object = {}) {
  const umbrales = Object.entries(firstValue(regla).umbrales).map(([nombre, valor]) => ({
    nombre,
    valor,
  }));
  const ultima = await lastVersion(test.services.db, regla);
  return { regla, ultima, activa: true, umbrales, desde: null, motivo, ...more };
}
const reads = (valor: number, more: object = {}) =>
  change('muchas_lecturas', { umbrales: [{ nombre: 'lecturas', valor }], ...more });
/** A moment later: what was approved holds from then on by the database's clock, which the test's does not follow. */
const inForce = async (regla: RiskRule) => {
  const { db, clock } = test.services;
  return (await rulesAt(db, new Date(clock().getTime() + 60_000)))[regla];
};

describe('a rule that watches the team', () => {
  it('is switched off by two, who read what exactly will hold', async () => {
    const off = await change('dispositivo_equipo', { activa: false });
    expect(await eva.outcome(setRiskRule, off)).toBe('approval_waiting');
    expect(await inForce('dispositivo_equipo')).toMatchObject({ activa: true });
    const waiting = await gil.waiting();
    expect(waiting).toMatchObject({
      tipo: 'vigilancia',
      monto: null,
      motivo,
      objetos: [{ tipo: 'rule', id: 'dispositivo_equipo' }],
      lineas: [
        { que: 'ahora', texto: expect.stringContaining('entró desde un dispositivo') },
        { que: 'quedaria', texto: 'Apagada.' },
        { que: 'desde', texto: 'Que se apruebe' },
      ],
    });
    expect(waiting.objetos[0]?.nombre).toBe('Alguien del equipo entra desde otro dispositivo');
    expect(await listOf(test, gil.id)).toEqual([
      expect.stringContaining('Eva Paz pide vigilar o detener menos'),
    ]);
    expect(await eva.outcome(approve, { id: waiting.id })).toBe('approval_own');
    expect(await gil.approve(waiting.id)).toBe('success');
    expect(await inForce('dispositivo_equipo')).toMatchObject({ activa: false });
    expect((await auditOf(test, 'cambiar_regla'))[0]).toMatchObject({
      admin_id: eva.id,
      approved_by: gil.id,
    });
    // On again at once, by one.
    const on = await change('dispositivo_equipo');
    expect(await eva.outcome(setRiskRule, on)).toBe('success');
    expect(await inForce('dispositivo_equipo')).toMatchObject({ activa: true });
  });

  it('sees less only by two, more at once, and what was asked for can be taken back', async () => {
    expect(await eva.outcome(setRiskRule, await reads(61))).toBe('approval_waiting');
    expect(await gil.reject((await gil.waiting()).id)).toBe('success');
    expect(await inForce('muchas_lecturas')).toMatchObject({ umbrales: { lecturas: 60 } });
    expect(await eva.outcome(setRiskRule, await reads(30))).toBe('success');
    expect(await inForce('muchas_lecturas')).toMatchObject({ umbrales: { lecturas: 30 } });
    const undo = { regla: 'muchas_lecturas', ultima: (await reads(0)).ultima, motivo };
    expect(await eva.outcome(undoRiskRule, undo)).toBe('approval_waiting');
    expect((await gil.waiting()).lineas).toMatchObject([
      { texto: expect.stringContaining('leyó 30 veces') },
      { texto: expect.stringContaining('leyó 60 veces') },
      { texto: 'Que se apruebe' },
    ]);
    expect(await gil.approve((await gil.waiting()).id)).toBe('success');
    expect(await inForce('muchas_lecturas')).toMatchObject({ umbrales: { lecturas: 60 } });
  });

  it('is compared with what is planned too, and a planned change takes two as well', async () => {
    const desde = mexicoDay(test.services.clock().getTime() + 3 * DAY);
    expect(await eva.outcome(setRiskRule, await reads(20, { desde }))).toBe('success');
    expect(await eva.outcome(setRiskRule, await reads(60))).toBe('approval_waiting');
    expect(await eva.withdraw((await gil.waiting()).id)).toBe('success');
    expect(await eva.outcome(setRiskRule, await reads(500, { desde }))).toBe('approval_waiting');
    expect(await gil.reject((await gil.waiting()).id)).toBe('success');
    expect(await eva.outcome(setRiskRule, await reads(20))).toBe('success');
  });

  it('is not changed past the other by a version that comes before what it follows', async () => {
    const first = await reads(19);
    // Nobody has seen that one yet, so that it is measured as little as it is written.
    const past = await reads(999, { ultima: first.ultima + 1 });
    expect(await eva.outcome(setRiskRule, past)).toBe('setting_changed');
    const now = test.services.clock();
    const next = () => ({ after: firstValue('muchas_lecturas'), from: now });
    await expect(
      inTransaction(test.services.db, (trx) =>
        measureRule(
          trx,
          { regla: 'muchas_lecturas', ultima: past.ultima },
          'setting_changed',
          next,
        ),
      ),
    ).rejects.toMatchObject({ code: 'setting_changed' });
    expect(await eva.outcome(setRiskRule, first)).toBe('success');
    expect(await inForce('muchas_lecturas')).toMatchObject({ umbrales: { lecturas: 19 } });
  });

  it('is changed by whoever is alone, unless they have just made themselves so', async () => {
    const less = await reads(70);
    const boss = await member(test, 'Olga');
    const suspend = (id: string) => boss.outcome(suspendAccount, { user_id: id, motivo });
    expect(await suspend(gil.keylogin)).toBe('success');
    expect(await suspend(eva.keylogin)).toBe('success');
    expect(await boss.outcome(setRiskRule, less)).toBe('approval_alone');
    await dismissTeam(test);
    test.advance(49 * 3_600_000);
    const alone = await member(test, 'Sola', 'finanzas');
    expect(await alone.outcome(setRiskRule, less)).toBe('success');
    expect(await inForce('muchas_lecturas')).toMatchObject({ umbrales: { lecturas: 70 } });
  });

  it('waits for nobody where it neither watches the team nor stops anything', async () => {
    const off = await change('primeros_pagos', { activa: false });
    expect(await eva.outcome(setRiskRule, off)).toBe('success');
  });

  it('that is wrong is refused at once', async () => {
    expect(await eva.outcome(setRiskRule, await reads(4000))).toBe('invalid_input');
    const late = await reads(900, { desde: '2020-01-01' });
    expect(await eva.outcome(setRiskRule, late)).toBe('rate_day_past');
    expect((await gil.queue()).en_espera).toEqual([]);
  });
});

describe('a rule that stops projects', () => {
  it('is switched off by two, also where an undo does it, and on again by one', async () => {
    const off = await change('mismo_telefono', { activa: false });
    expect(await eva.outcome(setRiskRule, off)).toBe('approval_waiting');
    expect(await inForce('mismo_telefono')).toMatchObject({ activa: true });
    const waiting = await gil.waiting();
    expect(waiting).toMatchObject({
      tipo: 'vigilancia',
      objetos: [{ tipo: 'rule', id: 'mismo_telefono' }],
      lineas: [{ que: 'ahora' }, { que: 'quedaria', texto: 'Apagada.' }, { que: 'desde' }],
    });
    expect(await gil.approve(waiting.id)).toBe('success');
    expect(await inForce('mismo_telefono')).toMatchObject({ activa: false });
    const on = await change('mismo_telefono');
    expect(await eva.outcome(setRiskRule, on)).toBe('success');
    expect(await inForce('mismo_telefono')).toMatchObject({ activa: true });
    const undo = { regla: 'mismo_telefono', ultima: on.ultima + 1, motivo };
    expect(await eva.outcome(undoRiskRule, undo)).toBe('approval_waiting');
    expect(await gil.reject((await gil.waiting()).id)).toBe('success');
    expect(await inForce('mismo_telefono')).toMatchObject({ activa: true });
  });

  it('is switched off from a day on by two, and by whoever is alone', async () => {
    const desde = mexicoDay(test.services.clock().getTime() + 3 * DAY);
    const off = await change('misma_clabe', { activa: false });
    expect(await eva.outcome(setRiskRule, { ...off, desde })).toBe('approval_waiting');
    expect(await eva.withdraw((await gil.waiting()).id)).toBe('success');
    await dismissTeam(test);
    test.advance(49 * 3_600_000);
    const alone = await member(test, 'Sola', 'finanzas');
    expect(await alone.outcome(setRiskRule, off)).toBe('success');
    expect(await inForce('misma_clabe')).toMatchObject({ activa: false });
  });
});
