import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProposal, searchProfesional, updateDataProposal } from '#contract/projects.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
let as: Credentials;
const herminia = {
  nombre: 'Herminia',
  apellidos: 'Zozaya Ñúñez',
  email: 'herminia.z@correo.mx',
  phone: '+523312345678',
};
let keylogin: string;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeClient(test.services));
  ({ keylogin } = await makeProfessional(test.services, herminia));
  await makeProfessional(test.services, { nombre: 'Eufrosina', validated: false });
});
afterAll(() => test.close());

const find = async (searchT: string) =>
  (await test.call.send(searchProfesional, { searchT }, { as })).user;

it.each(['herminia.z@correo.mx', ' Herminia.Z@CORREO.mx '])(
  'finds a professional by %j and shows it whole: it was typed',
  async (typed) => {
    expect(await find(typed)).toMatchObject({
      keylogin,
      account: { nombre: 'Herminia', apellidos: 'Z.' },
      email: 'herminia.z@correo.mx',
    });
  },
);

it.each(['Herminia', 'zozaya', 'herm nunez', '33 1234 5678', '+52 33 1234 5678'])(
  'finds a professional by %j and keeps the e-mail',
  async (typed) => {
    expect(await find(typed)).toMatchObject({ keylogin, email: 'h***@correo.mx' });
  },
);

it('finds a professional by key', async () => {
  expect(await find(keylogin)).toMatchObject({ keylogin, email: 'h***@correo.mx' });
});

it.each(['Eufrosina', 'nadie con este nombre', '***', "' | !x", 'h***@correo.mx'])(
  'finds nobody by %j',
  async (typed) => {
    const reply = await test.call.reply(searchProfesional, { searchT: typed }, { as });
    expect(reply).toMatchObject({ status: 404, mensaje: 'No se obtuvieron resultados' });
  },
);

it('assigning somebody does not reveal their e-mail either', async () => {
  const project = await projectIn(test, 'por_pagar');
  const proposal = { id: project.id, profesional_assign: keylogin };
  await test.call.send(updateDataProposal, { proposal }, { as: project.client });
  const keys = {
    key_primary: project.client.keylogin,
    key_secundary: project.professional.keylogin,
  };
  const view = await test.call.send(getProposal, keys, { as: project.client });
  expect(view.proposal?.profesional_assign).toEqual({
    keylogin,
    nombre: 'Herminia',
    apellidos: 'Zozaya Ñúñez',
    email: 'h***@correo.mx',
  });
});
