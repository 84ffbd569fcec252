import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProjectDocuments, reviseProposal } from '#contract/projects.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';

let test: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
});
afterAll(() => test.close());

const papers = (id: number) => test.call.send(getProjectDocuments, { id }, { as: boss });

it('are the receipts of what was paid and released, the versions and the pictures', async () => {
  const project = await projectIn(test, 'por_pagar', { precio: 6_000, titulo: 'Portón' });
  await project.pay();
  await project.release(0.25);
  await project.deliver();
  const { recibos, liberaciones, versiones } = await papers(project.id);
  expect(recibos).toMatchObject([
    { value: 3_000, concepto: expect.stringContaining('Portón'), pagador: 'Clara Ríos' },
  ]);
  expect(liberaciones).toMatchObject([
    { monto: 1_500, concepto: 'Portón', id_proposal: project.id },
  ]);
  expect(versiones).toMatchObject([{ titulo: 'Portón', precio: 6_000 }]);
});

it('have each version that was offered, the latest first', async () => {
  const project = await projectIn(test, 'publicada');
  const proposal = { id: project.id, conceptos: [{ concepto: 'Mano de obra', monto: 1_900 }] };
  await test.call.send(reviseProposal, { proposal }, { as: project.professional });
  const { versiones, recibos, liberaciones, entregas } = await papers(project.id);
  expect(versiones.map(({ precio }) => precio)).toEqual([1_900, 2_000]);
  expect([recibos, liberaciones, entregas]).toEqual([[], [], []]);
});

it('are the team’s alone, of what exists', async () => {
  const project = await projectIn(test, 'publicada');
  const refused = (id: number, as: Parameters<TestApp['call']['refused']>[2]) =>
    test.call.refused(getProjectDocuments, { id }, as);
  expect(await refused(project.id, { as: project.client })).toBe('forbidden');
  expect(await refused(999_999, { as: boss })).toBe('project_not_found');
});
