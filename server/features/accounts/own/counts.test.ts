import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCounts, updateAddress } from '#contract/accounts.ts';
import { chooseAddress } from '#contract/projects.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function countsOf(as: Credentials) {
  const { solicitudes, proyectos } = await test.call.send(getCounts, {}, { as });
  return { solicitudes, proyectos };
}

const HOME = {
  direccion: 'Pavo 312',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Mexicaltzingo',
  cp: '44180',
};

it('counts the projects in which it is one’s turn, and follows it', async () => {
  const project = await projectIn(test, 'publicada');
  const { client, professional } = project;
  expect(await countsOf(client)).toEqual({ solicitudes: 0, proyectos: 1 });
  expect(await countsOf(professional)).toEqual({ solicitudes: 0, proyectos: 0 });
  await project.ask('por_pagar');
  await project.pay();
  // Where they come is still to be said.
  expect(await countsOf(client)).toEqual({ solicitudes: 0, proyectos: 1 });
  await test.call.send(updateAddress, HOME, { as: client });
  expect(await project.do(chooseAddress, { direccion_id: 0 })).toBe('success');
  expect(await countsOf(client)).toEqual({ solicitudes: 0, proyectos: 0 });
  expect(await countsOf(professional)).toEqual({ solicitudes: 0, proyectos: 1 });
});
