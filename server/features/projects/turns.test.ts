import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOwnProjects, updateAddress } from '#contract/accounts.ts';
import { OWN_ADDRESS } from '#domain/accounts/addresses.ts';
import { chooseAddress } from '#contract/projects.ts';
import type { ProposalSummary } from '#contract/views.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Whose turn it is in the lists of both sides. */
async function turnsOf({ client, professional }: TestProject) {
  const turn = async (as: typeof client): Promise<ProposalSummary['turno'] | undefined> =>
    (await test.call.send(getOwnProjects, {}, { as })).proyectos[0]?.turno;
  return { client: await turn(client), professional: await turn(professional) };
}
const both = (who: string, action: string | null, amount: number | null = null) => ({
  client: { who, action, amount },
  professional: { who, action, amount },
});

const HOME = {
  direccion: 'Juan Álvarez 1870',
  apartamento: '',
  referencia: '',
  comentarios: '',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Santa Teresita',
  cp: '44600',
};
async function sayWhere({ id, client }: TestProject): Promise<void> {
  await test.call.send(updateAddress, HOME, { as: client });
  const here = { id_proposal: id, direccion_id: OWN_ADDRESS };
  await test.call.send(chooseAddress, here, { as: client });
}

it('is said in the lists of both sides, from the proposal to the end', async () => {
  const project = await projectIn(test, 'publicada', { precio: 6000 });
  const { professional } = project;
  expect(await turnsOf(project)).toEqual(both('client', 'aceptar', 6000));
  await project.ask('por_pagar');
  expect(await turnsOf(project)).toEqual(both('client', 'pagar', 3000));
  await project.pay();
  expect(await turnsOf(project)).toEqual({
    client: { who: 'client', action: 'decir_direccion', amount: null },
    professional: { who: 'professional', action: 'entregar', amount: null },
  });
  await sayWhere(project);
  expect(await turnsOf(project)).toEqual(both('professional', 'entregar'));
  await project.additional([{ descripcion: 'Junta', precio: 500 }], professional);
  expect(await turnsOf(project)).toEqual({
    client: { who: 'client', action: 'decidir_adicional', amount: 500 },
    professional: { who: 'professional', action: 'entregar', amount: null },
  });
  const [service] = (await project.view()).data_propuesta.adicionales;
  await project.additional([{ ...service, estatus: 'rechazado' }], project.client);
  await project.deliver();
  expect(await turnsOf(project)).toEqual(both('client', 'pagar', 3000));
  await project.pay();
  expect(await turnsOf(project)).toEqual(both('client', 'completar'));
  await project.ask('completado');
  expect(await turnsOf(project)).toEqual({
    client: { who: 'client', action: 'calificar', amount: null },
    professional: { who: 'professional', action: 'calificar', amount: null },
  });
  await project.review('client');
  expect(await turnsOf(project)).toEqual(both('professional', 'calificar'));
  await project.review('professional');
  expect(await turnsOf(project)).toEqual(both('client', 'finalizar', 6000));
  await project.ask('finalizada');
  expect(await turnsOf(project)).toEqual(both('nobody', null));
});

it('asks nobody to work for what the bank took back, though a part was released before', async () => {
  const project = await projectIn(test, 'pagado', { precio: 2000 });
  await sayWhere(project);
  await project.release(0.25);
  expect(await turnsOf(project)).toEqual(both('professional', 'entregar'));
  const { id: dispute } = await atBank(test, 'disputes', {
    payment_intent: await intentOf(test, project.id),
  });
  await hearOfAll(test);
  await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
  await hearOfAll(test);
  expect(await turnsOf(project)).toEqual(both('nobody', null));
  expect(await project.view()).toMatchObject({ liberado: 500, devuelto: 1500, retirado: 500 });
});
