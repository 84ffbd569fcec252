import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import { getMessages, sendRequest } from '#contract/chat.ts';
import * as projects from '#contract/projects.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

// Who reads where the work is, and when (4 §G).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const HOME = {
  direccion: 'Juan Álvarez 1870',
  apartamento: '4',
  referencia: 'Portón verde',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Santa Teresita',
  cp: '44600',
};
const MOTHER = { ...HOME, direccion: 'Pavo 312', apartamento: '', cp: '44180' };

const moveTo = (address: typeof HOME, { client }: TestProject) =>
  test.call.send(accounts.updateAddress, { ...address, comentarios: '' }, { as: client });
/** Agreed with somebody who has an address. */
async function project(precio = 2000): Promise<TestProject> {
  const made = await projectIn(test, 'por_pagar', { precio });
  await moveTo(HOME, made);
  return made;
}
async function paidProject(): Promise<TestProject> {
  const made = await project();
  await made.pay();
  return made;
}
const readBy = async (as: Credentials, { client, professional }: TestProject) => {
  const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
  const own = as.keylogin === professional.keylogin;
  const pair = own ? { key_primary: keys.key_secundary, key_secundary: keys.key_primary } : keys;
  const { proposal } = await test.call.send(projects.getProposal, pair, { as });
  return proposal?.direccion ?? null;
};

describe('the street', () => {
  it('is the professional’s from the first half paid until the end, and the client’s all along', async () => {
    const made = await project(8000);
    const { client, professional } = made;
    expect(await readBy(client, made)).toEqual({ ...HOME, visible_desde: null });
    expect(await readBy(professional, made)).toBeNull();
    await made.pay();
    const since = (await readBy(professional, made))?.visible_desde;
    expect(since).toEqual(expect.any(String));
    expect(await readBy(professional, made)).toEqual({ ...HOME, visible_desde: since });
    expect(await readBy(client, made)).toEqual({ ...HOME, visible_desde: since });
    await made.pay();
    await made.ask('completado');
    expect(await readBy(professional, made)).toMatchObject(HOME);
    await made.review('client');
    await made.review('professional');
    await made.ask('finalizada');
    expect(await readBy(professional, made)).toBeNull();
    expect(await readBy(client, made)).toBeNull();
  });

  it.each(['publicada', 'por_pagar'])('is not the professional’s in %s', async (estado) => {
    const made = await projectIn(test, estado);
    await moveTo(HOME, made);
    expect(await readBy(made.professional, made)).toBeNull();
  });

  it('is kept with the first payment: who is paid to come sees no other address of theirs', async () => {
    const made = await paidProject();
    await moveTo(MOTHER, made);
    expect(await readBy(made.professional, made)).toMatchObject(HOME);
    expect(await readBy(made.client, made)).toMatchObject(HOME);
  });

  it('is chosen later by who had none when they paid', async () => {
    const made = await projectIn(test, 'pagado');
    await moveTo(HOME, made);
    expect(await readBy(made.client, made)).toBeNull();
    expect(await readBy(made.professional, made)).toBeNull();
    test.advance(60_000);
    expect(await made.do(projects.chooseAddress, { direccion_id: 0 })).toBe('success');
    // Seen since then, not since the payment.
    const visible_desde = test.services.clock().toISOString();
    expect(await readBy(made.professional, made)).toMatchObject({ ...HOME, visible_desde });
    const keys = { key_primary: made.client.keylogin, key_secundary: made.professional.keylogin };
    const { messages } = await test.call.send(getMessages, keys, { as: made.client });
    expect(messages.at(-1)?.msg).toMatch(/ dijo dónde es el trabajo de «Cambio de llave»\./);
  });

  it('is not their own where a work was asked for in another city', async () => {
    const client = sessionOf(await makeClient(test.services));
    const professional = sessionOf(await makeProfessional(test.services));
    const asked = {
      categoria: 'Plomería',
      opt: OTHER,
      descripcion_servicio: 'Revisar el boiler',
      fecha: '2027-01-20',
      hora: '10:00',
      estado: 'Nuevo León',
      ciudad: 'Monterrey',
    };
    const request = {
      recipients: [professional.keylogin],
      msg: 'Hola',
      client_id: 'solicitud-de-lejos',
      solicitud: asked,
    };
    await test.call.send(sendRequest, request, { as: client });
    const made = await projectIn(test, 'por_pagar', { people: { client, professional } });
    await moveTo(HOME, made);
    expect(await readBy(client, made)).toBeNull();
    await made.pay();
    expect(await readBy(professional, made)).toBeNull();
  });

  it('goes when a paid project is cancelled', async () => {
    const made = await paidProject();
    expect(await readBy(made.professional, made)).toMatchObject(HOME);
    await made.cancel(made.client);
    expect(await readBy(made.professional, made)).toBeNull();
  });

  it('is nobody else’s: not the team’s in the project, not in the chat', async () => {
    const made = await paidProject();
    const admin = sessionOf(await makeAdmin(test.services));
    expect(await readBy(admin, made)).toBeNull();
    const keys = {
      key_primary: made.professional.keylogin,
      key_secundary: made.client.keylogin,
    };
    const chat = await test.call.send(getMessages, keys, { as: made.professional });
    expect(JSON.stringify(chat)).not.toContain(HOME.direccion);
  });
});

describe('choosing another address', () => {
  const saved = async (as: Credentials) =>
    (await test.call.send(accounts.saveAddress, { ...MOTHER, nombre: 'Mamá' }, { as })).id;

  it('is the client’s, also after paying: the professional is told, without the street', async () => {
    const made = await paidProject();
    const direccion_id = await saved(made.client);
    expect(await made.do(projects.chooseAddress, { direccion_id })).toBe('success');
    expect(await readBy(made.professional, made)).toMatchObject(MOTHER);
    const keys = {
      key_primary: made.professional.keylogin,
      key_secundary: made.client.keylogin,
    };
    const { messages } = await test.call.send(getMessages, keys, { as: made.professional });
    expect(messages.at(-1)?.msg).toMatch(
      / cambió la dirección de «Cambio de llave»\. Mírala en el proyecto\.$/,
    );
    expect(JSON.stringify(messages)).not.toContain(MOTHER.direccion);
    // The saved one changes or goes: whoever is on their way is not sent elsewhere.
    await test.call.send(accounts.deleteAddress, { id: direccion_id }, { as: made.client });
    expect(await readBy(made.professional, made)).toMatchObject(MOTHER);
    expect(await made.do(projects.chooseAddress, { direccion_id: 0 })).toBe('success');
    expect(await readBy(made.professional, made)).toMatchObject(HOME);
  });

  it('is refused to others, for others’ addresses, and when it is not the time', async () => {
    const made = await project();
    const other = sessionOf(await makeClient(test.services));
    const ana = sessionOf(await makeProfessional(test.services));
    const direccion_id = await saved(other);
    expect(await made.do(projects.chooseAddress, { direccion_id })).toBe('address_not_found');
    expect(await made.do(projects.chooseAddress, { direccion_id }, other)).toBe(
      'proposal_not_found',
    );
    expect(await made.do(projects.chooseAddress, { direccion_id: 0 }, ana)).toBe('forbidden');
    const offered = await projectIn(test, 'publicada');
    expect(await offered.do(projects.chooseAddress, { direccion_id: 0 })).toBe('address_not_now');
  });
});
