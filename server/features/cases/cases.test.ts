import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCase, getCase, getCases } from '#contract/cases.ts';
import { getDispute, openDispute, withdrawDispute } from '#contract/disputes.ts';
import { getPending } from '#contract/operations.ts';
import { cancelProposal, requestChanges } from '#contract/projects.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { codeOf as code, disputed, resolve } from '#server/features/disputes/testing.ts';
import { remindAfter, remindAtOnce } from '#server/features/reminders/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { casesOf, linesOf, openCaseOf } from './testing.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const lines = (project: TestProject) => linesOf(test, admin, project);
const close = (case_id: number, as = admin, motivo = 'El cliente paga el viernes.') =>
  test.call.reply(closeCase, { case_id, motivo }, { as });

/** How often the team was mailed of a project's case. */
const mailsOf = ({ id }: { id: number }) =>
  test.standIns.outbox.list().filter(({ text }) => text.includes(`/admin/casos/${id}`)).length;

/** A work of 9,000 of which half is paid, and which is delivered. */
async function halfPaid(): Promise<TestProject> {
  const project = await projectIn(test, 'por_pagar', { precio: 9000 });
  await project.pay();
  await project.deliver();
  return project;
}

describe('a case is opened', () => {
  it('14 days after the delivery of a work whose rest nobody pays, once, and mailed once', async () => {
    const project = await halfPaid();
    await remindAfter(test, 14 * DAY - 1000);
    expect(await lines(project)).toEqual([]);
    const before = await test.call.send(getPending, {}, { as: admin });
    await remindAfter(test, 1000);
    await remindAfter(test, DAY);
    const [one] = await casesOf(test, admin, project);
    expect(one).toMatchObject({
      causa: 'resto',
      titulo: 'Cambio de llave',
      client: { keylogin: project.client.keylogin },
      author: { keylogin: project.professional.keylogin },
      pagado: 4500,
      retenido: 4500,
      cierre: null,
    });
    expect(one?.por_que).toContain('El trabajo está entregado y falta un pago desde el');
    const days = (Date.parse(one?.createAt ?? '') - Date.parse(one?.desde ?? '')) / DAY;
    expect(Math.round(days)).toBe(14);
    expect(one?.retenido_desde).toBeTruthy();
    expect(mailsOf(one!)).toBe(1);
    const after = await test.call.send(getPending, {}, { as: admin });
    expect(after.casos - before.casos).toBe(1);
  });

  it('30 days after the agreed day or the payment, the later, of a work that nobody marks', async () => {
    const start = mexicoDay(test.services.clock().getTime() + 2 * DAY);
    const [agreed, open] = [
      await projectIn(test, 'pagado', { start }),
      await projectIn(test, 'pagado'),
    ];
    await remindAfter(test, 30 * DAY);
    expect(await lines(open)).toEqual(['sin_marcar abierto']);
    expect(await lines(agreed)).toEqual([]);
    await remindAfter(test, 3 * DAY);
    expect(await lines(agreed)).toEqual(['sin_marcar abierto']);
  });

  it('75 days after money began to be held, whatever the state, and not anew with the rest of it', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9000 });
    await project.pay();
    await remindAfter(test, 74 * DAY);
    await project.pay();
    await project.do(openDispute, { texto: 'No vino.' });
    await remindAfter(test, DAY);
    expect(await lines(project)).toEqual([
      'sin_marcar: sola, Sigue en el caso de los 75 días.',
      'disputa abierto',
      'retenido abierto',
    ]);
    // What was all released in between counts anew.
    const released = await projectIn(test, 'pagado');
    await remindAfter(test, 60 * DAY);
    await released.release(1);
    await released.grow(500);
    await released.pay();
    await remindAfter(test, 16 * DAY);
    expect((await lines(released)).join()).not.toContain('retenido');
    await remindAfter(test, 59 * DAY);
    expect(await lines(released)).toContain('retenido abierto');
  });

  it('with a dispute, from the start', async () => {
    const { project } = await disputed(test);
    await test.work();
    const [one] = await casesOf(test, admin, project);
    expect(one).toMatchObject({ causa: 'disputa', cierre: null });
    // The dispute itself was mailed.
    expect(mailsOf(one!)).toBe(0);
  });

  it('once by two processes at the same time, also when a reminder of it is due twice', async () => {
    const project = await halfPaid();
    const other = await test.another();
    test.advance(14 * DAY);
    await remindAtOnce([test, other, test, other]);
    await sql`update reminder set ended_at = null, told = null
      where proposal_id = ${project.id} and name = 'caso_resto'`.execute(test.services.db);
    await remindAfter(test, 0);
    await other.close();
    const all = await casesOf(test, admin, project);
    expect(all.map(({ causa }) => causa)).toEqual(['resto']);
    expect(mailsOf(all[0]!)).toBe(1);
  });
});

describe('a case names the dispute', () => {
  const disputeOf = async (id: number) =>
    (await test.call.send(getCase, { id }, { as: admin })).disputa;

  it('that it is of, also once the team lets it go on, and once another is open', async () => {
    const { project, dispute_id } = await disputed(test);
    const { caso, disputa } = await openCaseOf(test, admin, { project, causa: 'disputa' });
    expect(disputa).toBe(dispute_id);
    await test.call.send(closeCase, { case_id: caso.id, motivo: 'Ya hablan.' }, { as: admin });
    expect(await disputeOf(caso.id)).toBe(dispute_id);
    const { dispute } = await test.call.send(getDispute, { id: dispute_id }, { as: admin });
    expect(dispute).toMatchObject({ id: dispute_id, id_proposal: project.id, resolucion: null });
    await project.do(withdrawDispute);
    test.advance(1000);
    await project.do(openDispute, { texto: 'Otra vez.' });
    expect(await disputeOf(caso.id)).toBe(dispute_id);
    const next = await openCaseOf(test, admin, { project, causa: 'disputa' });
    expect(next.disputa).toBeGreaterThan(dispute_id);
  });

  it('that has to be ruled on, where it is of something else', async () => {
    const project = await projectIn(test, 'pagado');
    await remindAfter(test, 30 * DAY);
    const marked = { project, causa: 'sin_marcar' } as const;
    expect((await openCaseOf(test, admin, marked)).disputa).toBeNull();
    await project.do(openDispute, { texto: 'No vino.' });
    const { disputa } = await openCaseOf(test, admin, { project, causa: 'disputa' });
    expect((await openCaseOf(test, admin, marked)).disputa).toBe(disputa);
  });

  it('and there is no page of one that is none', async () => {
    const reply = await test.call.reply(getDispute, { id: 987_654 }, { as: admin });
    expect(reply).toMatchObject({ code: 'dispute_not_found' });
  });
});

describe('a case closes by itself, and says so,', () => {
  it('when the rest is paid, or the client asks for changes', async () => {
    const [paid, changed] = [await halfPaid(), await halfPaid()];
    await remindAfter(test, 14 * DAY);
    await paid.pay();
    await changed.do(requestChanges, { motivo: 'Falta pintar.' });
    expect(await lines(paid)).toEqual(['resto: sola, Ya no falta ningún pago.']);
    expect(await lines(changed)).toEqual([
      'resto: sola, El cliente pidió cambios: ya no está entregado.',
    ]);
  });

  it('when the work is marked', async () => {
    const project = await projectIn(test, 'pagado');
    await remindAfter(test, 30 * DAY);
    await project.deliver();
    expect(await lines(project)).toEqual([
      'sin_marcar: sola, El profesional lo marcó como entregado.',
    ]);
  });

  it('when the two end their dispute, and opens anew with the next one', async () => {
    const { project } = await disputed(test);
    await project.do(withdrawDispute);
    await project.do(openDispute, { texto: 'Otra vez.' });
    expect(await lines(project)).toEqual([
      'disputa: sola, Quien abrió la disputa la retiró.',
      'disputa abierto',
    ]);
  });

  it('when a bank takes all that is held', async () => {
    const project = await projectIn(test, 'pagado');
    await remindAfter(test, 75 * DAY);
    const payment_intent = await intentOf(test, project.id);
    const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
    await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
    await hearOfAll(test);
    expect(await lines(project)).toContain('retenido: sola, Ya no hay dinero protegido.');
  });
});

describe('the team decides', () => {
  it('to give back what is held, in the one case that is left of it', async () => {
    const project = await halfPaid();
    await remindAfter(test, 75 * DAY);
    const { caso, decisiones } = await openCaseOf(test, admin, { project, causa: 'retenido' });
    expect(decisiones).toEqual(['devolver']);
    const stale = { motivo: 'El cliente no contesta.', version: caso.version - 1 };
    expect(await project.do(cancelProposal, stale, admin)).toBe('proposal_changed');
    const input = { motivo: 'El cliente no contesta.', version: caso.version };
    expect(await project.do(cancelProposal, input, admin)).toBe('success');
    expect(await lines(project)).toEqual([
      'resto: sola, Sigue en el caso de los 75 días.',
      'retenido: devolver, El cliente no contesta.',
    ]);
    const cases = await casesOf(test, admin, project);
    const closed = cases.find(({ causa }) => causa === 'retenido');
    expect(closed?.cierre?.por).toBeTruthy();
  });

  it('on a dispute, which closes its case with the ruling and its reason', async () => {
    const { project, dispute_id } = await disputed(test);
    const { decisiones } = await openCaseOf(test, admin, { project, causa: 'disputa' });
    expect(decisiones).toEqual(['repartir', 'seguir']);
    await resolve(test, admin, { dispute_id, reembolso: 500 });
    expect(await lines(project)).toEqual(['disputa: repartir, Faltó la mitad del trabajo.']);
  });

  it('to let it go on, with a reason, once, in the audit log', async () => {
    const project = await halfPaid();
    await remindAfter(test, 14 * DAY);
    const { caso } = await openCaseOf(test, admin, { project, causa: 'resto' });
    expect(code(await close(caso.id, admin, ' '))).toBe('invalid_input');
    const answers = await Promise.all([close(caso.id), close(caso.id), close(caso.id)]);
    // The same person's same press, which all read as done.
    expect(answers.map(code)).toEqual(['success', 'success', 'success']);
    expect(await lines(project)).toEqual(['resto: seguir, El cliente paga el viernes.']);
    const log = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', String(caso.id))
      .where('action', '=', 'cerrar_caso')
      .execute();
    expect(log).toEqual([
      {
        action: 'cerrar_caso',
        before: { estado: 'abierto' },
        after: {
          estado: 'cerrado',
          causa: 'resto',
          decision: 'seguir',
          motivo: 'El cliente paga el viernes.',
        },
      },
    ]);
    // Nothing was moved.
    expect(await project.view()).toMatchObject({ estado: 'por_pagar', retenido: 4500 });
    const { decisiones } = await test.call.send(getCase, { id: caso.id }, { as: admin });
    expect(decisiones).toEqual([]);
  });

  it('about money that is held for 75 days before its case can be closed', async () => {
    const project = await projectIn(test, 'pagado');
    await remindAfter(test, 75 * DAY);
    const { caso } = await openCaseOf(test, admin, { project, causa: 'retenido' });
    expect(code(await close(caso.id))).toBe('case_needs_decision');
    const forced = test.services.db
      .updateTable('team_case')
      .set({ closed_at: test.services.clock(), motivo: 'Sigue', decision: 'seguir' })
      .set('closed_by', sql`(select id from account where keylogin = ${admin.keylogin})`)
      .where('id', '=', caso.id)
      .execute();
    await expect(forced).rejects.toThrow('team_case_decided');
    expect(await lines(project)).toContain('retenido abierto');
  });

  it('while the client pays: one of the two closes it, and nothing is lost', async () => {
    const projects = await Promise.all(Array.from({ length: 5 }, halfPaid));
    await remindAfter(test, 14 * DAY);
    for (const project of projects) {
      const { caso } = await openCaseOf(test, admin, { project, causa: 'resto' });
      const [answer] = await Promise.all([close(caso.id), project.pay()]);
      const said = await lines(project);
      expect(said).toEqual([
        code(answer) === 'success'
          ? 'resto: seguir, El cliente paga el viernes.'
          : 'resto: sola, Ya no falta ningún pago.',
      ]);
      expect((await project.view()).estado).toBe('pagado');
    }
  });
});

describe('cases', () => {
  it('are the team’s alone, and an unknown one is refused', async () => {
    const { project } = await disputed(test);
    const { caso } = await openCaseOf(test, admin, { project, causa: 'disputa' });
    for (const as of [project.client, project.professional]) {
      expect((await close(caso.id, as)).status).toBe(403);
      expect((await test.call.reply(getCase, { id: caso.id }, { as })).status).toBe(403);
      expect((await test.call.reply(getCases, {}, { as })).status).toBe(403);
    }
    expect(code(await close(999_999))).toBe('case_not_found');
    expect(await test.call.refused(getCase, { id: 999_999 }, { as: admin })).toBe('case_not_found');
  });

  it('are listed by cause, twenty at a time, and counted', async () => {
    const ask = (input: object) => test.call.send(getCases, input, { as: admin });
    const before = (await ask({})).abiertos;
    for (let made = 0; made < 21; made++) await disputed(test);
    const first = await ask({ causa: 'disputa' });
    expect(first.casos).toHaveLength(20);
    expect(new Set(first.casos.map(({ causa }) => causa))).toEqual(new Set(['disputa']));
    const next = await ask({ causa: 'disputa', despues: first.siguiente });
    expect(next.casos.length).toBeGreaterThan(0);
    expect(next.casos[0]!.id).toBeGreaterThan(first.casos.at(-1)!.id);
    const openNow = (all: typeof before) => all.find(({ causa }) => causa === 'disputa')!.casos;
    expect(openNow(first.abiertos) - openNow(before)).toBe(21);
    // What is counted beside disputes is what this filter shows.
    const { casos, disputas } = await test.call.send(getPending, {}, { as: admin });
    const others = first.abiertos.filter(({ causa }) => causa !== 'disputa');
    expect(disputas).toBe(openNow(first.abiertos));
    expect(casos).toBe(others.reduce((sum, one) => sum + one.casos, 0));
    const without = await ask({ causa: 'sin_disputa' });
    expect(without.casos.map(({ causa }) => causa)).not.toContain('disputa');
    expect(without.casos).toHaveLength(Math.min(casos, 20));
    const closed = await ask({ estado: 'cerrados' });
    const ids = closed.casos.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});
