import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDispute, withdrawDispute } from '#contract/disputes.ts';
import { askForChange, requestChanges, reviseProposal } from '#contract/projects.ts';
import { sharedPaths } from '#lib/paths.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { advanceByClock } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { goTo } from '#server/testing/clock.ts';
import { letTimePass, projectIn, type TestProject } from '#server/testing/project.ts';
import { sendDue } from './send-due.ts';
import { remindAfter, remindersOf } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const HOUR = DAY / 24;

/** On which of the days 1 to `last`, counted from now, each side hears «evento» by WhatsApp. */
async function daysOf(project: TestProject, evento: string, last: number): Promise<string[]> {
  const days: string[] = [];
  let before = (await remindersOf(test, project)).length;
  for (let day = 1; day <= last; day++) {
    await remindAfter(test, DAY);
    // A second run finds nothing more to say.
    await remindAfter(test, 0);
    const said = (await remindersOf(test, project)).slice(before);
    before += said.length;
    for (const one of said)
      if (one.channel === 'whatsapp') {
        expect(one.evento).toBe(evento);
        days.push(`${day} ${one.side}`);
      }
  }
  return days;
}

describe('reminders', () => {
  it('of a proposal that nobody answers: 3 days and 1 day before it expires, anew when it is revised', async () => {
    const project = await projectIn(test, 'publicada');
    await remindAfter(test, 5 * DAY);
    const proposal = { id: project.id, conceptos: [{ concepto: 'Mano de obra', monto: 1900 }] };
    await test.call.send(reviseProposal, { proposal }, { as: project.professional });
    expect(await daysOf(project, 'por_vencer', 15)).toEqual(['12 client', '14 client']);
    const [said] = await remindersOf(test, project);
    expect(said?.path).toBe(sharedPaths.project(project.professional.keylogin, project.id));
  });

  it('of a proposal that its author has to change: they are told, not who cannot accept it', async () => {
    const start = mexicoDay(test.services.clock().getTime() + DAY);
    const late = await projectIn(test, 'publicada', { start });
    expect(await daysOf(late, 'recordar_cambio', 15)).toEqual([
      '12 professional',
      '14 professional',
    ]);
    const asked = await projectIn(test, 'publicada');
    expect(await asked.do(askForChange, { motivo: 'Sin la pintura.' })).toBe('success');
    expect(await daysOf(asked, 'recordar_cambio', 15)).toEqual([
      '12 professional',
      '14 professional',
    ]);
  });

  it('of what is accepted and not paid: day 1, 3 and 6, and on day 7 it is cancelled, both told', async () => {
    const project = await projectIn(test, 'por_pagar');
    const { vence } = await project.view();
    expect(vence?.estado).toBe('cancelada');
    expect(await daysOf(project, 'recordar_pago', 6)).toEqual(['1 client', '3 client', '6 client']);
    await letTimePass(test, DAY - 1000, advanceByClock);
    expect((await project.view()).estado).toBe('por_pagar');
    await letTimePass(test, 1000, advanceByClock);
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'cancelada', vence: null });
    expect(view.eventos.at(-1)).toMatchObject({ evento: 'cancelada_por_plazo', actor: 'System' });
    const told = await test.services.db
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.id', 'n.account_id')
      .select('a.keylogin')
      .where('n.evento', '=', 'cancelada_por_plazo')
      .execute();
    const sides = [project.client.keylogin, project.professional.keylogin];
    expect(told.map(({ keylogin }) => keylogin).toSorted()).toEqual(sides.toSorted());
  });

  it('stop once something is paid, which is not cancelled', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9000 });
    await remindAfter(test, DAY);
    await project.pay();
    await remindAfter(test, 5 * DAY);
    await letTimePass(test, 3 * DAY, advanceByClock);
    expect(await remindersOf(test, project)).toHaveLength(2);
    expect(await project.view()).toMatchObject({ estado: 'por_pagar', vence: null });
  });

  it('of a delivered work whose rest is due: day 1, 3 and 6; then, paid, of confirming it', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9000 });
    await project.pay();
    await project.deliver();
    expect(await daysOf(project, 'recordar_resto', 8)).toEqual([
      '1 client',
      '3 client',
      '6 client',
    ]);
    await project.pay();
    expect(await daysOf(project, 'recordar_confirmar', 6)).toEqual([
      '1 client',
      '4 client',
      '6 client',
    ]);
    await project.ask('completado');
    await project.review('client');
    expect(await daysOf(project, 'recordar_calificar', 6)).toEqual([
      '1 professional',
      '4 professional',
    ]);
  });

  it('of confirming count from when nothing is due any more, also because a service is withdrawn', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    await project.grow(500);
    await remindAfter(test, 2 * DAY);
    const [service] = (await project.view()).data_propuesta.adicionales;
    const withdrawn = [{ id: service?.id, estatus: 'retirado' }];
    expect(await project.additional(withdrawn, project.client)).toBe('success');
    expect(await daysOf(project, 'recordar_confirmar', 6)).toEqual([
      '1 client',
      '4 client',
      '6 client',
    ]);
  });

  it('of an agreed day that passed with nothing marked: both, one and three days after it', async () => {
    const start = mexicoDay(test.services.clock().getTime() + 3 * DAY);
    const project = await projectIn(test, 'pagado', { start });
    const both = (day: number) => [`${day} client`, `${day} professional`];
    const days = await daysOf(project, 'recordar_entrega', 8);
    // It begins in the morning, so the day after is the fourth or the fifth from now.
    const [first = ''] = days;
    const one = Number.parseInt(first);
    expect([4, 5]).toContain(one);
    expect(days).toEqual([...both(one), ...both(one + 2)]);
    await project.deliver();
    await remindAfter(test, HOUR);
    await project.do(requestChanges, { motivo: 'Sigue goteando.' });
    expect(await daysOf(project, 'recordar_entrega', 3)).toEqual([...both(1), ...both(3)]);
  });

  it('stand still during a dispute and go on for the rest of their time', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    await remindAfter(test, 2 * DAY);
    await project.do(openDispute, { texto: 'Quedó mal.' });
    for (let day = 0; day < 10; day++) await remindAfter(test, DAY);
    const before = await remindersOf(test, project);
    expect(before.map(({ evento, side }) => [evento, side])).toEqual([
      ['recordar_confirmar', 'client'],
      ['recordar_version', 'professional'],
      ['recordar_version', 'professional'],
    ]);
    await project.do(withdrawDispute);
    expect(await daysOf(project, 'recordar_confirmar', 4)).toEqual(['2 client', '4 client']);
  });

  it('that were missed while nothing ran are said once, and none by a day that has passed', async () => {
    goTo(test, 10);
    const unpaid = await projectIn(test, 'por_pagar');
    const unanswered = await projectIn(test, 'publicada');
    await remindAfter(test, 6.25 * DAY);
    expect((await remindersOf(test, unpaid)).map(({ channel }) => channel).toSorted()).toEqual([
      'email',
      'whatsapp',
    ]);
    await remindAfter(test, 20 * DAY);
    expect(await remindersOf(test, unanswered)).toEqual([]);
  });

  it('wait at night for the morning, and for nobody who has done it by then', async () => {
    goTo(test, 23);
    const [unpaid, paid] = [await projectIn(test, 'por_pagar'), await projectIn(test, 'por_pagar')];
    await remindAfter(test, DAY);
    await paid.pay();
    for (const project of [unpaid, paid]) expect(await remindersOf(test, project)).toEqual([]);
    await remindAfter(test, 9 * HOUR);
    expect(await remindersOf(test, unpaid)).toHaveLength(2);
    expect(await remindersOf(test, paid)).toEqual([]);
  });

  it('are all sent, page by page, also beyond one that fails', async () => {
    const [broken, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => projectIn(test, 'por_pagar')),
    );
    goTo(test, 10);
    test.advance(DAY);
    await test.services.db
      .updateTable('reminder')
      .set({ name: 'nada' })
      .where('proposal_id', '=', broken?.id ?? 0)
      .execute();
    await sendDue(test.services, test.app.log, 2);
    for (const project of others) expect(await remindersOf(test, project)).toHaveLength(2);
    await test.services.db.deleteFrom('reminder').where('name', '=', 'nada').execute();
  });

  it('read what is due and not what is planned', async () => {
    const { rows } = await test.services.db
      .selectFrom('reminder')
      .select('id')
      .where('ended_at', 'is', null)
      .where('due_at', '<=', test.services.clock())
      .orderBy('due_at')
      .explain('json')
      .then((plan) => ({ rows: JSON.stringify(plan) }));
    expect(rows).toContain('reminder_due');
  });
});
