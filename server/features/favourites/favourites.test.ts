import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAddress } from '#contract/accounts.ts';
import { getMessages, sendRequest } from '#contract/chat.ts';
import * as favourites from '#contract/favourites.ts';
import { blockPerson } from '#contract/moderation.ts';
import { chooseAddress } from '#contract/projects.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

// Whom a client comes back to: favourites, works together, hiring again (4 §G).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const client = async () => sessionOf(await makeClient(test.services));
const professional = async () => sessionOf(await makeProfessional(test.services));
const save = (as: Credentials, other: Credentials, guardar = true) =>
  test.call.reply(favourites.saveFavourite, { other_key: other.keylogin, guardar }, { as });
const listOf = (as: Credentials) => test.call.send(favourites.getFavourites, {}, { as });
const keysOf = async (as: Credentials) =>
  (await listOf(as)).favoritos.map(({ keylogin }) => keylogin);
const knownTo = async (as: Credentials) =>
  (await test.call.send(favourites.getKnown, {}, { as })).conocidos;
const rehirableBy = async (as: Credentials, other?: Credentials) => {
  const input = other ? { other_key: other.keylogin } : {};
  return (await test.call.send(favourites.getRehire, input, { as })).contratados;
};

describe('favourites', () => {
  it('are saved once, the last first, forgotten, and nobody else’s', async () => {
    const [me, somebody, ana, beto] = await Promise.all([
      client(),
      client(),
      professional(),
      professional(),
    ]);
    await save(me, ana);
    await save(me, beto);
    await save(me, ana);
    expect(await keysOf(me)).toEqual([beto.keylogin, ana.keylogin]);
    expect(await knownTo(me)).toContainEqual({
      keylogin: ana.keylogin,
      favorito: 1,
      trabajos_contigo: 0,
    });
    expect(await listOf(somebody)).toMatchObject({ favoritos: [], total: 0 });
    expect(await knownTo(somebody)).toEqual([]);

    await save(somebody, ana, false);
    await save(me, beto, false);
    expect(await save(me, beto, false)).toMatchObject({ mensaje: 'success' });
    expect(await keysOf(me)).toEqual([ana.keylogin]);
  });

  it('are professionals who can be found; one who cannot be found now is left out and can be forgotten', async () => {
    const [me, other, ana] = await Promise.all([client(), client(), professional()]);
    expect(await save(me, other)).toMatchObject({ code: 'profile_not_found' });
    await save(me, ana);
    const account = test.services.db.updateTable('account').where('keylogin', '=', ana.keylogin);
    const at = test.services.clock();
    const out = { suspended_at: at, suspended_by: 1, suspended_motivo: 'Cobros por fuera' };
    await account.set(out).execute();
    expect(await listOf(me)).toMatchObject({ favoritos: [], total: 0, hay_mas: false });
    expect(await save(me, ana)).toMatchObject({ code: 'profile_not_found' });
    await save(me, ana, false);
    const back = { suspended_at: null, suspended_by: null, suspended_motivo: '' };
    await account.set(back).execute();
    expect(await keysOf(me)).toEqual([]);
  });

  it('are at most a hundred, read page by page', async () => {
    const me = await makeClient(test.services);
    const { db } = test.services;
    const rest = await Promise.all([...Array(25).keys()].map(() => professional()));
    for (const one of rest) await save(sessionOf(me), one);
    const first = await listOf(sessionOf(me));
    expect(first.favoritos).toHaveLength(24);
    expect(first).toMatchObject({ total: 25, hay_mas: true });
    const second = await test.call.send(
      favourites.getFavourites,
      { antes: first.siguiente },
      { as: sessionOf(me) },
    );
    expect(second.favoritos.map(({ keylogin }) => keylogin)).toEqual([rest[0]?.keylogin]);
    expect(second).toMatchObject({ hay_mas: false, siguiente: null });

    const others = await Promise.all(
      [...Array(favourites.FAVOURITES_MAX - 25).keys()].map(() => makeClient(test.services)),
    );
    await db
      .insertInto('favourite')
      .values(
        others.map(({ id }) => ({
          client_id: me.id,
          professional_id: id,
          created_at: test.services.clock(),
        })),
      )
      .execute();
    const one = await professional();
    expect(await save(sessionOf(me), one)).toMatchObject({ code: 'favourites_too_many' });
    expect(await save(sessionOf(me), rest[0]!)).toMatchObject({ mensaje: 'success' });
    expect((await knownTo(sessionOf(me))).some(({ keylogin }) => keylogin === one.keylogin)).toBe(
      false,
    );
  });
});

describe('works together', () => {
  it('are counted once finished, for the two and nobody else', async () => {
    const { client: me, professional: ana } = await projectIn(test, 'finalizada');
    const { client: waiting } = await projectIn(test, 'completado');
    expect(await knownTo(me)).toEqual([
      { keylogin: ana.keylogin, favorito: 0, trabajos_contigo: 1 },
    ]);
    expect(await knownTo(waiting)).toEqual([]);
    const partnerOf = async (as: Credentials, other: Credentials) => {
      const keys = { key_primary: as.keylogin, key_secundary: other.keylogin };
      return (await test.call.send(getMessages, keys, { as })).other.trabajos_contigo;
    };
    expect(await partnerOf(me, ana)).toBe(1);
    expect(await partnerOf(ana, me)).toBe(1);
    expect(await partnerOf(waiting, ana)).toBe(0);
    await save(me, ana);
    expect((await listOf(me)).favoritos[0]).toMatchObject({ trabajos_contigo: 1 });
  });
});

describe('hiring again', () => {
  it('begins with the last request that this professional got, but for a work that answered none', async () => {
    const { client: me, professional: ana, id } = await projectIn(test, 'finalizada');
    const beto = await professional();
    expect(await rehirableBy(me)).toMatchObject([
      {
        keylogin: ana.keylogin,
        trabajos_contigo: 1,
        favorito: 0,
        disponible: 1,
        ultimo: { id, titulo: 'Cambio de llave' },
        solicitud: null,
      },
    ]);
    const asked = (titulo: string) => ({
      categoria: 'Plomería',
      opt: 'Reparar una fuga',
      cantidad: '2',
      titulo,
      descripcion_servicio: 'Gotea debajo de la tarja.',
      fecha: mexicoDay(test.services.clock().getTime() + 2 * DAY),
      hora: '10:00',
      estado: 'Jalisco',
      ciudad: 'Guadalajara',
    });
    for (const [at, to] of [
      ['Fuga', ana],
      ['Otra fuga', ana],
      ['Fuga de otro', beto],
      ['La de otro', beto],
    ] as const) {
      const solicitud = asked(at);
      const body = {
        recipients: [to.keylogin],
        msg: at,
        client_id: `vez-${at.replaceAll(' ', '-')}-0001`,
      };
      await test.call.send(sendRequest, { ...body, solicitud }, { as: me });
    }
    expect((await rehirableBy(me, beto))[0]?.solicitud).toMatchObject({
      ...asked('La de otro'),
      aparato: '',
    });
    // What was asked for later is not the work that was done.
    for (const people of [await rehirableBy(me), await rehirableBy(me, ana)])
      expect(people).toMatchObject([
        { keylogin: ana.keylogin, ultimo: { id, titulo: 'Cambio de llave' }, solicitud: null },
      ]);
    // What others asked of the same professional is nobody's business.
    const { client: somebody } = await projectIn(test, 'finalizada');
    expect((await rehirableBy(somebody, ana))[0]).toMatchObject({
      trabajos_contigo: 0,
      ultimo: null,
      solicitud: null,
    });
  });

  it('begins where the work was, also where that was said only after paying', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const solicitud = {
      categoria: 'Plomería',
      opt: 'Reparar una fuga',
      cantidad: '1',
      descripcion_servicio: 'Gotea debajo de la tarja.',
      fecha: mexicoDay(test.services.clock().getTime() + 2 * DAY),
      hora: '10:00',
      estado: 'Jalisco',
      ciudad: 'Guadalajara',
    };
    const body = { recipients: [ana.keylogin], msg: 'Hola', client_id: 'donde-fue-0001' };
    await test.call.send(sendRequest, { ...body, solicitud }, { as: me });
    const made = await projectIn(test, 'pagado', { people: { client: me, professional: ana } });
    const place = {
      estado: 'Jalisco',
      ciudad: 'Guadalajara',
      colonia: 'Santa Teresita',
      cp: '44600',
    };
    const street = { nombre: 'Casa', direccion: 'Ghilardi 1234', apartamento: '', referencia: '' };
    const saved = await test.call.send(saveAddress, { ...street, ...place }, { as: me });
    await made.do(chooseAddress, { direccion_id: saved.id });
    expect((await rehirableBy(me, ana))[0]?.solicitud).toMatchObject(place);
  });

  it('repeats the work that was done, not what was asked for after it', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const ask = (opt: string, client_id: string) => {
      const solicitud = {
        categoria: 'Plomería',
        opt,
        cantidad: '1',
        descripcion_servicio: 'Gotea debajo de la tarja.',
        fecha: mexicoDay(test.services.clock().getTime() + 2 * DAY),
        hora: '10:00',
        estado: 'Jalisco',
        ciudad: 'Guadalajara',
      };
      const body = { recipients: [ana.keylogin], msg: 'Hola', client_id, solicitud };
      return test.call.send(sendRequest, body, { as: me });
    };
    await ask('Reparar una fuga', 'se-hizo-0001');
    await projectIn(test, 'finalizada', { people: { client: me, professional: ana } });
    await ask('Otro / que lo revisen', 'sin-respuesta-0001');
    expect((await rehirableBy(me, ana))[0]?.solicitud).toMatchObject({ opt: 'Reparar una fuga' });
  });

  it('says of somebody who cannot be asked, and leaves them out of the list', async () => {
    const { client: me, professional: ana } = await projectIn(test, 'finalizada');
    await test.call.send(blockPerson, { other_key: me.keylogin }, { as: ana });
    expect(await rehirableBy(me)).toEqual([]);
    expect(await rehirableBy(me, ana)).toMatchObject([{ disponible: 0, trabajos_contigo: 1 }]);
    const unknown = await test.call.reply(
      favourites.getRehire,
      { other_key: me.keylogin },
      { as: me },
    );
    expect(unknown).toMatchObject({ code: 'profile_not_found' });
  });
});
