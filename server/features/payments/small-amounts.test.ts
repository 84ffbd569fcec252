import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateAdicionalesProposal } from '#contract/projects.ts';
import { createProject } from '#contract/payments.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import {
  comeBack,
  confirmAtProvider,
  projectIn,
  type TestProject,
} from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

/** Sends a list of services: a new one by the professional, or changes by the client. */
const services = (project: TestProject, by: 'client' | 'professional', ...adicionales: object[]) =>
  test.call.send(
    updateAdicionalesProposal,
    { proposal: { id: project.id }, newProposal: { data_propuesta: { adicionales } } },
    { as: project[by] },
  );
async function grow(project: TestProject, precio: number): Promise<void> {
  const { adicionales } = (await project.view()).data_propuesta;
  const there = adicionales.map(() => ({}));
  await services(project, 'professional', ...there, { descripcion: 'Otra chapa', precio });
  await services(project, 'client', ...there, { estatus: 'aceptado' });
}

it('a missing part of half the price that is too small for a card is paid with the rest', async () => {
  const project = await projectIn(test, 'pagado', { precio: 4999 });
  await grow(project, 5000);
  // Half of 9,999 MXN is 50 centavos more than what is paid.
  expect((await project.view()).por_pagar).toBe(5000);
  await project.pay();
  expect(await project.view()).toMatchObject({ pagado: 9999, por_pagar: 0, adicionales: 0 });
});

it('a service cannot be withdrawn when the rest would be too small for a card', async () => {
  const project = await projectIn(test, 'por_pagar', { precio: 5001 });
  await grow(project, 5000);
  await project.pay();
  expect((await project.view()).pagado).toBe(5000.5);
  const input = {
    proposal: { id: project.id },
    newProposal: { data_propuesta: { adicionales: [{ estatus: 'retirado' }] } },
  };
  const as = project.client;
  expect(await test.call.refused(updateAdicionalesProposal, input, { as })).toBe('additional_paid');
});

it('a remainder too small for a card is refused with an explanation', async () => {
  const project = await projectIn(test, 'por_pagar', { precio: 1000 });
  await grow(project, 100);
  const old = await project.prepare();
  await services(project, 'client', { estatus: 'retirado' });
  await grow(project, 101);
  await confirmAtProvider(test, old, 'pm_card_visa');
  await comeBack(test, project.id, old);
  expect(await project.view()).toMatchObject({ pagado: 1100, por_pagar: 1 });
  const input = { proposal: { id: project.id } };
  const as = project.client;
  expect(await test.call.refused(createProject, input, { as })).toBe('payment_too_small');
});
