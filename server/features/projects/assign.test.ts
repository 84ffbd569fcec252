import { afterAll, beforeAll, expect, it } from 'vitest';
import * as projects from '#contract/projects.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Person = { session_id: string; keylogin: string };
const only = ({ session_id, keylogin }: Person): Person => ({ session_id, keylogin });

const save = async (as: Person, proposal: object) => {
  const reply = await test.call.reply(projects.updateDataProposal, { proposal }, { as });
  return 'code' in reply ? String(reply.code) : 'success';
};

it('only the client and administrators assign, and only validated professionals are assigned', async () => {
  const project = await projectIn(test, 'por_pagar');
  const { id } = project;
  const colleague = only(await makeProfessional(test.services));
  const unknown = only(await makeProfessional(test.services, { validated: false }));
  const profesional_assign = colleague.keylogin;

  const stranger = only(await makeClient(test.services));
  expect(await save(stranger, { id, profesional_assign })).toBe('proposal_not_found');
  const named = { id, profesional_assign: unknown.keylogin };
  expect(await save(project.client, named)).toBe('professional_not_found');
  expect(await save(project.client, { id, profesional_assign })).toBe('success');
  expect((await project.view()).profesional_assign?.keylogin).toBe(colleague.keylogin);
  const nobody = { id, profesional_assign: null };
  expect(await save(project.professional, nobody)).toBe('transition_not_yours');
  expect(await save(project.client, nobody)).toBe('success');
  expect((await project.view()).profesional_assign).toBeNull();
  const admin = only(await makeAdmin(test.services));
  const asReplied = { id, profesional_assign: { keylogin: colleague.keylogin, nombre: 'x' } };
  expect(await save(admin, asReplied)).toBe('success');
  expect((await project.view()).profesional_assign?.keylogin).toBe(colleague.keylogin);
  // Assignments by administrators are in the audit log, those by clients are not.
  const recorded = await test.services.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'proposal')
    .where('subject_id', '=', String(id))
    .execute();
  expect(recorded).toEqual([
    {
      action: 'asignar_profesional',
      before: { profesional_asignado: null },
      after: { profesional_asignado: colleague.keylogin },
    },
  ]);
});

it('releases go to the professional who wrote the proposal, whoever is assigned', async () => {
  const project = await projectIn(test, 'por_pagar');
  const friend = await makeProfessional(test.services);
  await save(project.client, { id: project.id, profesional_assign: friend.keylogin });
  await project.pay();
  expect(await project.release(0.5)).toBe('success');
  const owed = await test.services.db
    .selectFrom('ledger_account as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select(['a.keylogin', 'l.balance'])
    .where('a.keylogin', 'in', [friend.keylogin, project.professional.keylogin])
    .execute();
  // 1,000.00 less 5 % and 3.00.
  expect(owed).toEqual([{ keylogin: project.professional.keylogin, balance: 94_700 }]);
});

it('a form that sends all fields as it read them says who is assigned, once or again', async () => {
  const project = await projectIn(test, 'publicada', { start: '2026-12-01' });
  const admin = only(await makeAdmin(test.services));
  const { keylogin } = await makeProfessional(test.services);
  for (const profesional_assign of [null, { keylogin }, { keylogin }])
    for (const as of [project.client, admin])
      expect(await save(as, { ...(await project.view()), profesional_assign })).toBe('success');
  expect((await project.view()).profesional_assign).toMatchObject({ keylogin });
});

it('a form that sends all fields cannot change a published proposal', async () => {
  const project = await projectIn(test, 'publicada');
  const before = await project.view();
  const echoed = { ...before, titulo: 'Otro' };
  expect(await save(project.professional, echoed)).toBe('transition_wrong_state');
  expect(await save(project.client, echoed)).toBe('transition_not_yours');
  expect(await project.view()).toEqual(before);
});
