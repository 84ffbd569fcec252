import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCase } from '#contract/cases.ts';
import { openDispute } from '#contract/disputes.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { remindAfter } from '#server/features/reminders/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { openCaseOf } from './testing.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

/** What a project's two sides have been told of cases, of each notification how often. */
async function toldOf({ view, client, professional }: TestProject) {
  const { eventos } = await view();
  const notified = await test.services.db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select(['n.evento', 'a.keylogin'])
    .where('n.evento', 'in', ['caso_abierto', 'caso_seguir'])
    .where('a.keylogin', 'in', [client.keylogin, professional.keylogin])
    .orderBy('n.id')
    .execute();
  return {
    events: eventos.map(({ evento }) => evento).filter((evento) => evento.startsWith('caso_')),
    notified: notified.map(({ evento }) => evento).toSorted(),
  };
}

describe('the two sides of a project', () => {
  it('are told once that the team looks at it, and that it goes on', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9000 });
    await project.pay();
    await project.deliver();
    await remindAfter(test, 14 * DAY);
    await remindAfter(test, DAY);
    const opened = await toldOf(project);
    expect(opened).toEqual({
      events: ['caso_abierto'],
      notified: ['caso_abierto', 'caso_abierto'],
    });
    const { eventos } = await project.view();
    expect(eventos.at(-1)?.detalle).toContain('Pasaron 14 días desde la entrega');

    const { caso } = await openCaseOf(test, admin, { project, causa: 'resto' });
    const input = { case_id: caso.id, motivo: 'El cliente paga el viernes.' };
    await test.call.send(closeCase, input, { as: admin });
    expect(await toldOf(project)).toEqual({
      events: ['caso_abierto', 'caso_seguir'],
      notified: ['caso_abierto', 'caso_abierto', 'caso_seguir', 'caso_seguir'],
    });
    // Why the team let it go on is the team's own.
    expect(JSON.stringify(await project.view())).not.toContain('El cliente paga el viernes.');
  });

  it('are told nothing more of a dispute, which is a case from the start', async () => {
    const project = await projectIn(test, 'pagado');
    await project.do(openDispute, { texto: 'No vino.' });
    const { caso } = await openCaseOf(test, admin, { project, causa: 'disputa' });
    const input = { case_id: caso.id, motivo: 'Esperamos las fotos.' };
    await test.call.send(closeCase, input, { as: admin });
    expect(await toldOf(project)).toEqual({ events: [], notified: [] });
  });
});
