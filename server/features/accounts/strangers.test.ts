import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOwnProjects } from '#contract/accounts.ts';
import { getConversations, getMessages, getProfile, sendRequest } from '#contract/chat.ts';
import {
  beginProposal,
  getProposal,
  searchProfesional,
  updateProposal,
} from '#contract/projects.ts';
import { getReceivedRequests, getRequests } from '#contract/requests.ts';
import { getProfilePublic, getProfiles } from '#contract/search.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import { makeAccount, makeProfessional, type TestAccount } from './testing.ts';

let test: TestApp;
let clara: TestAccount;
let ramon: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  clara = await makeAccount(test, 'client', { nombre: 'Clara Inés', apellidos: 'Zaldívar Luna' });
  ramon = await makeProfessional(test, { nombre: 'Ramón', apellidos: 'Quiñones Vega' });
});
afterAll(() => test.close());

const sessionOf = ({ session_id, keylogin }: TestAccount) => ({ session_id, keylogin });
const pair = () => ({ key_primary: clara.keylogin, key_secundary: ramon.keylogin });
const chatOf = async (who: TestAccount) =>
  test.call.send(getMessages, pair(), { as: sessionOf(who) });

/** Everything that the two are shown of each other, and that their phones are told. */
async function shownOfEachOther(): Promise<string> {
  const of = (who: TestAccount) => ({ as: sessionOf(who) });
  const told = await test.services.db.selectFrom('notification').select('msg').execute();
  return JSON.stringify([
    await chatOf(clara),
    await chatOf(ramon),
    await test.call.send(getConversations, {}, of(clara)),
    await test.call.send(getConversations, {}, of(ramon)),
    await test.call.send(getProfile, { user_id: ramon.keylogin }, of(clara)),
    await test.call.send(getProfile, { user_id: clara.keylogin }, of(ramon)),
    await test.call.send(getRequests, { estado: 'abierta' }, of(clara)),
    await test.call.send(getReceivedRequests, {}, of(ramon)),
    await test.call.send(getOwnProjects, {}, of(clara)),
    await test.call.send(getOwnProjects, {}, of(ramon)),
    await test.call.send(getProposal, pair(), of(clara)),
    await test.call.send(searchProfesional, { searchT: 'ramon' }, of(clara)),
    told,
  ]);
}

const SURNAMES = /Zald|Luna|Quiñ|Vega/;

describe('full names', () => {
  it('are not in public', async () => {
    const { profile } = await test.call.send(getProfilePublic, { keylogin: ramon.keylogin });
    expect(profile.nombre).toBe('Ramón Q.');
    const { profiles } = await test.call.send(getProfiles, { search: 'ramon' });
    expect(profiles.map(({ nombre }) => nombre)).toEqual(['Ramón Q.']);
  });

  it('are for the two once a project is accepted, and for the team', async () => {
    const request = {
      recipients: [ramon.keylogin],
      msg: 'Gotea la llave.',
      client_id: 'solicitud-0001',
      solicitud: {
        categoria: 'Plomería',
        opt: 'Reparar una fuga',
        cantidad: '1',
        titulo: 'Fuga en la cocina',
        descripcion_servicio: 'Gotea debajo de la tarja.',
        fecha: mexicoDay(test.services.clock().getTime() + 2 * DAY),
        hora: '10:00',
        estado: 'Jalisco',
        ciudad: 'Guadalajara',
      },
    };
    await test.call.send(sendRequest, request, { as: sessionOf(clara) });
    const input = { sender: clara.keylogin, titulo: 'Llave', descripcion: 'Nueva', precio: 900 };
    const { proposal } = await test.call.send(
      beginProposal,
      { proposal: input },
      { as: sessionOf(ramon) },
    );
    const change = (estado: string, who: TestAccount) =>
      test.call.send(updateProposal, { id_proposal: proposal.id, estado }, { as: sessionOf(who) });
    await change('publicada', ramon);
    const foundBySurname = async () => {
      const input = { search: 'zaldivar' };
      const { proyectos } = await test.call.send(getOwnProjects, input, { as: sessionOf(ramon) });
      return proyectos.length;
    };
    // Two others agree, which is nothing between these two.
    await projectIn(test, 'pagado');
    // A search that found them would tell the surname letter by letter.
    expect(await foundBySurname()).toBe(0);
    const before = await shownOfEachOther();
    expect(before).not.toMatch(SURNAMES);
    expect(before).toMatch(/Clara Z\./);
    expect(before).toMatch(/Ramón Q\./);

    await change('por_pagar', clara);
    expect(await foundBySurname()).toBe(1);
    expect((await chatOf(clara)).other.nombre).toBe('Ramón Quiñones Vega');
    expect((await chatOf(ramon)).other.nombre).toBe('Clara Inés Zaldívar Luna');
    const { conversations } = await test.call.send(getConversations, {}, { as: sessionOf(ramon) });
    expect(conversations[0]?.nombre).toBe('Clara Inés Zaldívar Luna');

    const other = await makeProfessional(test, { apellidos: 'Otero' });
    const boss = await makeAccount(test, 'admin');
    const nameFor = async (who: TestAccount) =>
      (await test.call.send(getProfile, { user_id: clara.keylogin }, { as: sessionOf(who) }))
        .profile.nombre;
    expect(await nameFor(other)).toBe('Clara Z.');
    expect(await nameFor(boss)).toBe('Clara Inés Zaldívar Luna');
  });
});
