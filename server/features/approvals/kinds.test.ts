import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approve, setLimits, undoLimits } from '#contract/approvals.ts';
import * as chargebacks from '#contract/chargebacks.ts';
import { resolveDispute, withdrawDispute } from '#contract/disputes.ts';
import {
  correctTrackingKey,
  getPayouts,
  payDeleted,
  updatePayout,
  updatePayouts,
} from '#contract/payouts.ts';
import { cancelProposal } from '#contract/projects.ts';
import { disputed, MOTIVO } from '#server/features/disputes/testing.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { CLABE, comingWednesday, payable, QUARTER } from '#server/features/payouts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass, projectIn } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { auditOf, dismissTeam, listOf, type Member, member } from './testing.ts';
import { withClabe } from '#server/db/sealed/index.ts';

// What needs a second person besides deletions (4 §F): payouts and rulings above a sum, and debts of professionals.

let test: TestApp;
let fe: Member;
let gil: Member;
let owner: Member;
/** A limit of each, MXN. */
const limit = (pagos: number, decisiones: number) =>
  test.call.send(setLimits, { pagos, decisiones, motivo: 'Para probar' }, { as: owner.as });

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await dismissTeam(test);
  fe = await member(test, 'Fe', 'finanzas', 'soporte');
  gil = await member(test, 'Gil', 'finanzas', 'soporte');
  owner = await member(test, 'Olga');
});
afterAll(async () => {
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [] });
  await test.close();
});

const stateOf = async (payout_id: number) =>
  (await test.call.send(getPayouts, { payout_id }, { as: owner.as })).payouts[0]?.estado;

/** Payouts of 472 MXN each, not sent yet. */
async function payouts(count: number): Promise<number[]> {
  const people = [];
  for (let i = 0; i < count; i++) people.push(await payable(test));
  await comingWednesday(test);
  await dismissTeam(test);
  fe = await member(test, 'Fe', 'finanzas', 'soporte');
  gil = await member(test, 'Gil', 'finanzas', 'soporte');
  owner = await member(test, 'Olga');
  const found = await test.services.db
    .selectFrom('payout')
    .select('id')
    .where(
      'account_id',
      'in',
      people.map(({ accountId }) => accountId),
    )
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** What somebody has decided alone of one limit today, MXN. */
const already = ({ id }: Member, limite: string, mxn: number) =>
  test.services.db
    .insertInto('decided_alone')
    .values({
      account_id: id,
      limite,
      object: 'before',
      amount: Math.round(mxn * 100),
      decided_at: test.services.clock(),
    })
    .execute();

const send = (payout_id: number) => ({
  payout_id,
  estado: 'enviado' as const,
  clave_rastreo: `EYES${payout_id}`,
});

describe('payouts', () => {
  it('up to the sum are done at once, and above it wait', async () => {
    const [one = 0, other = 0] = await payouts(2);
    await limit(QUARTER, 10_000);
    expect(await fe.outcome(updatePayout, send(one))).toBe('success');
    await limit(QUARTER - 0.01, 10_000);
    expect(await fe.outcome(updatePayout, send(other))).toBe('approval_waiting');
    expect(await gil.waiting()).toMatchObject({
      tipo: 'pagos',
      monto: QUARTER,
      objetos: [{ tipo: 'payout', id: String(other) }],
      lineas: [
        { que: 'pasa_a', texto: 'enviado' },
        { que: 'pago', texto: expect.stringContaining(`clave EYES${other}`), monto: QUARTER },
        { que: 'ya_decidio', monto: QUARTER },
      ],
    });
    expect(await stateOf(other)).toBe('pendiente');
    expect(await gil.approve((await gil.waiting()).id)).toBe('success');
    expect(await stateOf(other)).toBe('enviado');
    expect((await auditOf(test, 'actualizar_pago_a_profesional'))[0]).toMatchObject({
      admin_id: fe.id,
      approved_by: gil.id,
    });
    // A lost answer: it is done already, and nothing waits anew.
    expect(await fe.outcome(updatePayout, send(other))).toBe('success');
    expect((await gil.queue()).en_espera).toEqual([]);
  });

  it('that are small add up to five times the sum in a day, by person, each payout once', async () => {
    const [one = 0, other = 0, third = 0] = await payouts(3);
    await limit(QUARTER, 10_000);
    for (const who of [fe, gil]) await already(who, 'pagos', QUARTER * 4);
    expect(await fe.outcome(updatePayout, send(one))).toBe('success');
    const paid = { payout_id: one, estado: 'pagado', version: 2 };
    expect(await fe.outcome(updatePayout, paid)).toBe('success');
    const { code, mensaje } = await fe.said(updatePayout, send(other));
    expect(code).toBe('approval_waiting');
    expect(mensaje).toContain('Ya decidiste $2,360.00 MXN sin otra persona en 24 horas, y el tope');
    // What somebody else approved counts for nobody.
    expect(await gil.approve((await gil.waiting()).id)).toBe('success');
    expect(await gil.outcome(updatePayout, send(third))).toBe('success');
    expect(await gil.outcome(updatePayout, { ...paid, payout_id: other })).toBe('approval_waiting');
    const { id } = await fe.waiting();
    expect(await fe.reject(id)).toBe('success');
    const [ended] = (await fe.queue()).terminadas;
    expect(ended).toMatchObject({
      lineas: [
        { que: 'pasa_a', texto: 'pagado' },
        { que: 'pago', texto: `Pago ${other}`, monto: QUARTER },
        { que: 'ya_decidio', monto: QUARTER * 5 },
      ],
    });
    await letTimePass(test, 24 * 3_600_000 + 60_000);
    expect(await gil.outcome(updatePayout, { ...paid, payout_id: other })).toBe('success');
  });

  it('of one person at once add up too', async () => {
    const ids = await payouts(4);
    await limit(QUARTER, 10_000);
    await already(fe, 'pagos', QUARTER * 3);
    const alone = (id: number) =>
      fe.outcome(updatePayouts, { estado: 'enviado', payouts: [send(id)] });
    const codes = await Promise.all(ids.map(alone));
    expect(codes.filter((code) => code === 'success')).toHaveLength(2);
    expect((await gil.queue()).en_espera).toHaveLength(2);
  });

  it('together count as their sum, which the body cannot set, and are done together', async () => {
    const ids = await payouts(3);
    await limit(QUARTER * 2, 10_000);
    const input = { estado: 'enviado', payouts: ids.map(send), monto: 1, amount: 1 };
    expect(await fe.outcome(updatePayouts, input)).toBe('approval_waiting');
    const { id, monto } = await gil.waiting();
    expect(monto).toBe(QUARTER * 3);
    // One of them alone is below the limit, and waits with the others.
    expect(await gil.outcome(updatePayout, send(ids[0] ?? 0))).toBe('approval_asked');
    const codes = await Promise.all([gil.approve(id), owner.approve(id)]);
    expect(codes).toContain('success');
    expect(await Promise.all(ids.map(stateOf))).toEqual(['enviado', 'enviado', 'enviado']);
  });

  it('of which one changed meanwhile are not done, and it says so', async () => {
    const ids = await payouts(2);
    await limit(0, 10_000);
    for (const id of ids) {
      await fe.outcome(updatePayout, send(id));
      expect(await gil.approve((await gil.waiting()).id)).toBe('success');
    }
    const paid = { estado: 'pagado', payouts: ids.map((payout_id) => ({ payout_id, version: 2 })) };
    expect(await fe.outcome(updatePayouts, paid)).toBe('approval_waiting');
    const { id } = await gil.waiting();
    const corrected = { payout_id: ids[1] ?? 0, clave_rastreo: 'OTRA1' };
    expect(await gil.outcome(correctTrackingKey, corrected)).toBe('success');
    expect(await gil.said(approve, { id })).toMatchObject({ code: 'approval_void' });
    expect(await Promise.all(ids.map(stateOf))).toEqual(['enviado', 'enviado']);
    expect((await gil.queue()).terminadas[0]).toMatchObject({ id, estado: 'sin_efecto' });
  });

  it('to a deleted account wait too, and its CLABE is stored nowhere in clear', async () => {
    const deleted = await payable(test, { method: false });
    await limit(100, 10_000);
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', deleted.accountId)
      .execute();
    const { keylogin } = deleted.professional;
    const input = { user_id: keylogin, numero: CLABE, titular: 'Rosa Díaz Cruz', motivo: 'Llamó' };
    expect(await fe.outcome(payDeleted, { ...input, numero: `${CLABE.slice(0, -1)}0` })).toBe(
      'clabe_wrong_digit',
    );
    expect(await fe.outcome(payDeleted, input)).toBe('approval_waiting');
    expect(await fe.outcome(payDeleted, { ...input, titular: 'Otra Persona' })).toBe(
      'approval_asked',
    );
    const { id, lineas, monto, motivo } = await gil.waiting();
    expect({ monto, motivo }).toEqual({ monto: QUARTER, motivo: 'Llamó' });
    expect(lineas).toMatchObject([
      { que: 'clabe', texto: expect.stringMatching(/····9719$/) },
      { que: 'titular', texto: 'Rosa Díaz Cruz' },
    ]);
    const stored = JSON.stringify(
      await test.services.db.selectFrom('approval').selectAll().execute(),
    );
    expect(stored).not.toContain(CLABE);
    expect(stored).not.toContain('Rosa');
    expect(await gil.approve(id)).toBe('success');
    const method = await test.services.db
      .selectFrom('payment_method')
      .select(['numero_sealed', 'given_by'])
      .where('account_id', '=', deleted.accountId)
      .executeTakeFirstOrThrow();
    expect(withClabe(test.services.db, 'payment_method.numero', method)).toEqual({
      numero: CLABE,
      given_by: fe.id,
    });
  });
});

describe('a ruling', () => {
  it('on more than the limit waits, and is the ruling of whoever asked', async () => {
    const { project, dispute_id } = await disputed(test);
    await limit(20_000, 1999.99);
    const ruling = { dispute_id, reembolso: 500, motivo: MOTIVO };
    expect(await fe.outcome(resolveDispute, { ...ruling, reembolso: 2001 })).toBe(
      'refund_exceeds_held',
    );
    expect(await fe.outcome(resolveDispute, ruling)).toBe('approval_waiting');
    expect(await gil.waiting()).toMatchObject({
      tipo: 'disputa',
      monto: 2000,
      motivo: MOTIVO,
      lineas: [
        { que: 'reembolso', monto: 500 },
        { que: 'liberado', monto: 1500 },
      ],
    });
    // Another decision of another person does not go past it.
    expect(await gil.outcome(resolveDispute, { ...ruling, reembolso: 0 })).toBe('approval_asked');
    expect(await gil.approve((await gil.waiting()).id)).toBe('success');
    expect(await project.view()).toMatchObject({ estado: 'finalizada' });
    expect((await auditOf(test, 'resolver_disputa'))[0]).toMatchObject({
      admin_id: fe.id,
      approved_by: gil.id,
    });
    expect(await fe.outcome(resolveDispute, ruling)).toBe('success');
  });

  it('on what holds no more than the limit is done at once', async () => {
    const { dispute_id } = await disputed(test);
    await limit(20_000, 2000);
    const ruling = { dispute_id, reembolso: 500, motivo: MOTIVO };
    expect(await fe.outcome(resolveDispute, ruling)).toBe('success');
  });

  it('of a dispute that was withdrawn meanwhile ends without effect', async () => {
    const { project, dispute_id } = await disputed(test);
    await limit(20_000, 100);
    const ruling = { dispute_id, reembolso: 500, motivo: MOTIVO };
    expect(await fe.outcome(resolveDispute, ruling)).toBe('approval_waiting');
    const { id } = await gil.waiting();
    await test.call.send(withdrawDispute, { id_proposal: project.id }, { as: project.client });
    expect(await gil.said(approve, { id })).toMatchObject({ code: 'approval_void' });
    expect((await gil.queue()).terminadas[0]).toMatchObject({ id, estado: 'sin_efecto' });
    expect(await project.view()).toMatchObject({ retenido: 2000 });
  });
});

describe('cancelling a project', () => {
  const cancelling = (id_proposal: number) => ({ id_proposal, motivo: MOTIVO });

  it('that holds more than the limit waits, and is done as whoever asked', async () => {
    const project = await projectIn(test, 'pagado');
    await limit(20_000, 1999.99);
    expect(await fe.outcome(cancelProposal, cancelling(project.id))).toBe('approval_waiting');
    const { id, ...waiting } = await gil.waiting();
    expect(waiting).toMatchObject({
      tipo: 'cancelacion',
      monto: 2000,
      motivo: MOTIVO,
      objetos: [{ tipo: 'proposal', id: String(project.id), nombre: expect.any(String) }],
      lineas: [{ que: 'reembolso', monto: 2000 }],
    });
    expect(await project.view()).toMatchObject({ estado: 'pagado', retenido: 2000 });
    expect(await gil.outcome(cancelProposal, cancelling(project.id))).toBe('approval_asked');
    expect(await gil.approve(id)).toBe('success');
    expect(await project.view()).toMatchObject({ estado: 'cancelada', devuelto: 2000 });
    expect((await auditOf(test, 'cancelar_proyecto'))[0]).toMatchObject({
      admin_id: fe.id,
      approved_by: gil.id,
    });
    expect(await fe.outcome(cancelProposal, cancelling(project.id))).toBe('success');
  });

  it('counts with the rulings of the same day', async () => {
    const [{ dispute_id }, project] = [await disputed(test), await projectIn(test, 'pagado')];
    await limit(20_000, 2000);
    await already(fe, 'decisiones', 8000);
    const ruling = { dispute_id, reembolso: 500, motivo: MOTIVO };
    expect(await fe.outcome(resolveDispute, ruling)).toBe('success');
    expect(await fe.outcome(cancelProposal, cancelling(project.id))).toBe('approval_waiting');
    expect(await owner.outcome(cancelProposal, cancelling(project.id))).toBe('approval_asked');
  });

  it('by its client waits for nobody, and leaves what the team asked for without effect', async () => {
    const project = await projectIn(test, 'pagado');
    await limit(20_000, 100);
    expect(await fe.outcome(cancelProposal, cancelling(project.id))).toBe('approval_waiting');
    const { id } = await gil.waiting();
    expect(await project.cancel(project.client)).toBe('success');
    expect(await gil.said(approve, { id })).toMatchObject({ code: 'approval_void' });
    expect(await project.view()).toMatchObject({ estado: 'cancelada', devuelto: 2000 });
  });
});

describe('a loss', () => {
  async function lost(): Promise<number> {
    const project = await projectIn(test, 'pagado');
    await project.release(0.5);
    const payment_intent = await intentOf(test, project.id);
    const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
    await hearOfAll(test);
    await hearOfAll(test);
    await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
    await hearOfAll(test);
    await hearOfAll(test);
    const { contracargos } = await test.call.send(chargebacks.getChargebacks, {}, { as: owner.as });
    return contracargos.find(({ id_dispute }) => id_dispute === dispute)?.perdida?.id ?? 0;
  }
  const decide = (loss_id: number, cargo: number) => ({ loss_id, cargo, motivo: 'Sin pruebas' });

  it('of which a professional is charged something always waits', async () => {
    const loss = await lost();
    expect(await fe.outcome(chargebacks.decideLoss, decide(loss, 100))).toBe('approval_waiting');
    const { id, lineas, monto, objetos } = await gil.waiting();
    expect(objetos).toMatchObject([{ tipo: 'loss', id: String(loss) }]);
    expect(lineas).toMatchObject([
      { que: 'cargo', monto: 100 },
      { que: 'asume', monto: (monto ?? 0) - 100 },
    ]);
    expect(await gil.outcome(chargebacks.decideLoss, decide(loss, 0))).toBe('approval_asked');
    expect(await gil.approve(id)).toBe('success');
    expect((await auditOf(test, 'decidir_perdida'))[0]).toMatchObject({
      admin_id: fe.id,
      approved_by: gil.id,
      after: { cargo: 10_000 },
    });
  });

  it('that the platform bears alone does not', async () => {
    expect(await fe.outcome(chargebacks.decideLoss, decide(await lost(), 0))).toBe('success');
  });
});

describe('the limits', () => {
  it('are an owner’s, begin at 20,000 and 10,000 MXN, and are in the audit log', async () => {
    expect(await fe.outcome(setLimits, { pagos: 1, decisiones: 1, motivo: 'x' })).toBe(
      'no_permission',
    );
    await limit(15_000, 8000);
    await limit(15_000, 8000);
    expect((await fe.queue()).limites).toMatchObject({
      pagos: 15_000,
      decisiones: 8000,
      autor: 'Olga Paz',
      motivo: 'Para probar',
    });
    expect((await auditOf(test, 'cambiar_limites'))[0]).toMatchObject({
      admin_id: owner.id,
      after: { limite_pagos: 1_500_000, limite_decisiones: 800_000 },
    });
    await expect(
      test.services.db.updateTable('approval_limit').set({ pagos: 0 }).execute(),
    ).rejects.toThrow();
  });

  it('are lowered by one owner, and raised by two', async () => {
    const ana = await member(test, 'Ana');
    const limits = async () => {
      const { pagos, decisiones } = (await fe.queue()).limites;
      return [pagos, decisiones];
    };
    const change = (who: Member, pagos: number, decisiones: number) =>
      who.outcome(setLimits, { pagos, decisiones, motivo: 'Para probar' });
    expect(await change(owner, 100, 100)).toBe('success');
    // Whoever lowers or raises them is not the only one who knows.
    expect(await listOf(test, ana.id)).toEqual([
      'Olga Paz: pagos de más de $100.00 MXN, disputas y cancelaciones de más de $100.00 MXN. /admin/aprobaciones',
    ]);
    expect(await change(owner, 50, 150)).toBe('approval_waiting');
    expect(await limits()).toEqual([100, 100]);
    expect(await change(ana, 10, 10)).toBe('approval_asked');
    const [waits] = (await ana.queue()).en_espera;
    expect(waits).toMatchObject({
      tipo: 'limites',
      lineas: [
        { que: 'limite_pagos', monto: 50 },
        { que: 'limite_decisiones', monto: 150 },
      ],
    });
    expect(await fe.approve(waits!.id)).toBe('no_permission');
    expect(await owner.approve(waits!.id)).toBe('approval_own');
    expect(await ana.approve(waits!.id)).toBe('success');
    expect(await limits()).toEqual([50, 150]);
  });

  it('go back to those before, by two where that raises one, and never over somebody’s newer ones', async () => {
    const ana = await member(test, 'Ana');
    const limits = async () => (await fe.queue()).limites;
    await test.call.send(setLimits, { pagos: 40, decisiones: 40, motivo: 'x' }, { as: owner.as });
    await test.call.send(setLimits, { pagos: 30, decisiones: 30, motivo: 'x' }, { as: owner.as });
    const { version, anterior } = await limits();
    expect(anterior).toEqual({ pagos: 40, decisiones: 40 });
    const undo = { version, motivo: 'Fue un error' };
    expect(await fe.outcome(undoLimits, undo)).toBe('no_permission');
    expect(await owner.outcome(undoLimits, undo)).toBe('approval_waiting');
    const waits = await ana.waiting();
    expect(waits.lineas).toMatchObject([
      { que: 'limite_pagos', monto: 40 },
      { que: 'limite_decisiones', monto: 40 },
    ]);
    expect(await ana.approve(waits.id)).toBe('success');
    expect(await limits()).toMatchObject({ pagos: 40, autor: 'Olga Paz', motivo: 'Fue un error' });
    expect((await auditOf(test, 'deshacer_limites'))[0]).toMatchObject({
      admin_id: owner.id,
      approved_by: ana.id,
      before: { limite_pagos: 3000 },
      after: { limite_pagos: 4000, motivo: 'Fue un error' },
    });
    // The same press again finds it done.
    expect(await owner.outcome(undoLimits, undo)).toBe('success');
    const late = await ana.said(undoLimits, undo);
    expect(late.code).toBe('setting_changed');
    expect(late.mensaje).toMatch(/Olga Paz lo cambió el .+\.$/);
    // To lower them takes one.
    const again = { version: (await limits()).version, motivo: 'Sí era cierto' };
    expect(await ana.outcome(undoLimits, again)).toBe('success');
    expect(await limits()).toMatchObject({ pagos: 30, anterior: { pagos: 40 }, autor: 'Ana Paz' });
    expect((await fe.queue()).en_espera).toEqual([]);
  });

  it('of the beginning have none before them', async () => {
    await test.asOwner(`
      alter table approval_limit disable trigger append_only;
      delete from approval_limit;
      alter table approval_limit enable trigger append_only`);
    expect((await fe.queue()).limites).toMatchObject({ version: 0, autor: null, anterior: null });
    const undo = { version: 0, motivo: 'x' };
    expect(await owner.outcome(undoLimits, undo)).toBe('setting_unchanged');
    await limit(10, 10);
    expect((await fe.queue()).limites.anterior).toEqual({ pagos: 20_000, decisiones: 10_000 });
    expect(await owner.outcome(undoLimits, undo)).toBe('setting_changed');
  });
});
