import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeCase } from '#contract/cases.ts';
import { cancelProposal } from '#contract/projects.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { codeOf as code } from '#server/features/disputes/testing.ts';
import { remindAfter } from '#server/features/reminders/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { linesOf, openCaseOf } from './testing.ts';

// What a case offers is decided once, by whoever of the team comes first.

let test: TestApp;
let admin: Credentials;
let other: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  [admin, other] = await Promise.all([makeAdmin(test.services), makeAdmin(test.services)]).then(
    (both) => both.map(sessionOf) as [Credentials, Credentials],
  );
});
afterAll(() => test.close());

const lines = (project: TestProject) => linesOf(test, admin, project);
const goOn = (case_id: number) =>
  test.call.reply(closeCase, { case_id, motivo: 'Ya hablaron.' }, { as: admin });
/** Gives back from the page of a case, as it was read. */
const giveBack = ({ id }: TestProject, case_id: number, as = other) =>
  test.call.reply(
    cancelProposal,
    { id_proposal: id, motivo: 'El cliente no contesta.', case_id },
    { as },
  );

/** Works that nobody marks, each with its open case. */
async function unmarked(count: number) {
  const projects = await Promise.all(
    Array.from({ length: count }, () => projectIn(test, 'pagado')),
  );
  await remindAfter(test, 30 * DAY);
  return Promise.all(
    projects.map(async (project) => ({
      project,
      case_id: (await openCaseOf(test, admin, { project, causa: 'sin_marcar' })).caso.id,
    })),
  );
}

it('a case that goes on gives nothing back to who still reads it as open', async () => {
  const [one] = await unmarked(1);
  const { project, case_id } = one!;
  expect(code(await goOn(case_id))).toBe('success');
  const refused = await giveBack(project, case_id);
  expect(refused).toMatchObject({ status: 409, code: 'case_closed' });
  expect(refused.mensaje).toMatch(
    /^Este caso ya está cerrado\. .+ lo decidió el \d+ \S+ \d{4}, \d?\d:\d\d: sigue su curso\.$/,
  );
  expect(await project.view()).toMatchObject({ estado: 'pagado', retenido: 2000, devuelto: 0 });
  expect(await lines(project)).toEqual(['sin_marcar: seguir, Ya hablaron.']);
  // Who cancels from elsewhere decides on the project, and not on the case.
  expect(await project.do(cancelProposal, { motivo: 'Lo pidieron.' }, other)).toBe('success');
});

it('of two who give back at once, the second is told that theirs is not the reason that is kept', async () => {
  const [one] = await unmarked(1);
  const { project, case_id } = one!;
  const replies = await Promise.all([
    giveBack(project, case_id, admin),
    giveBack(project, case_id, other),
  ]);
  expect(replies.map(code).toSorted()).toEqual(['case_closed', 'success']);
  expect(code(await goOn(case_id))).toBe('case_closed');
  expect(await lines(project)).toEqual(['sin_marcar: devolver, El cliente no contesta.']);
});

it('who never had the answer and presses again reads that it is done; with another reason, that it was decided', async () => {
  const [given, gone] = await unmarked(2);
  // The first answer was lost.
  expect(code(await giveBack(given!.project, given!.case_id))).toBe('success');
  expect(code(await giveBack(given!.project, given!.case_id))).toBe('success');
  expect(await given!.project.view()).toMatchObject({ estado: 'cancelada', devuelto: 2000 });
  expect(await lines(given!.project)).toEqual(['sin_marcar: devolver, El cliente no contesta.']);
  const withOther = { id_proposal: given!.project.id, case_id: given!.case_id, motivo: 'Otro.' };
  const refused = await test.call.reply(cancelProposal, withOther, { as: other });
  expect(code(refused)).toBe('case_closed');
  expect(code(await goOn(gone!.case_id))).toBe('success');
  expect(code(await goOn(gone!.case_id))).toBe('success');
  expect(code(await giveBack(gone!.project, gone!.case_id, admin))).toBe('case_closed');
  const log = await test.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', 'in', [String(given!.project.id), String(gone!.case_id)])
    .where('action', 'in', ['cancelar_proyecto', 'cerrar_caso'])
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['cancelar_proyecto', 'cerrar_caso']);
});

it('of one who gives back and one who lets go on at the same time, only the first is followed', async () => {
  for (const [round, { project, case_id }] of (await unmarked(6)).entries()) {
    const asked = [() => goOn(case_id), () => giveBack(project, case_id)];
    const replies = await Promise.all((round % 2 ? asked.toReversed() : asked).map((ask) => ask()));
    expect(replies.map(code).toSorted()).toEqual(['case_closed', 'success']);
    const { estado, retenido } = await project.view();
    expect([estado, retenido, ...(await lines(project))]).toEqual(
      estado === 'cancelada'
        ? ['cancelada', 0, 'sin_marcar: devolver, El cliente no contesta.']
        : ['pagado', 2000, 'sin_marcar: seguir, Ya hablaron.'],
    );
  }
});

it('a case binds only the team, and only to its own project', async () => {
  const [one, another] = await unmarked(2);
  const { project, case_id } = one!;
  for (const [id, as] of [
    [another!.case_id, admin],
    [999_999, admin],
    [case_id, project.client],
  ] as const)
    expect(await giveBack(project, id, as)).toMatchObject({ status: 404, code: 'case_not_found' });
  expect(await project.view()).toMatchObject({ estado: 'pagado', retenido: 2000 });
});
