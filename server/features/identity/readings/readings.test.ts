import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import { validateSession } from '#contract/session.ts';
import type { IdReader } from '#server/adapters/id-reader/port.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { saveProfile } from '../testing.ts';
import { cardOf, photoOf } from '#server/testing/id-photos.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { readId } from './read.ts';
import { readingView } from './view.ts';

const CARD = cardOf();

let test: TestApp;
let back: Buffer;
let front: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  back = await photoOf(CARD);
  front = await drawnPhoto();
});
afterAll(() => test.close());

const ramon = () => makeProfessional(test, { nombre: 'Ramón', apellidos: 'Núñez Ibarra' });
const own = async (as: TestAccount) => (await test.call.send(validateSession, {}, { as })).user;
/** The reading as an administrator with a new session sees it. */
async function readingOf({ keylogin }: TestAccount) {
  const as = await makeAccount(test, 'admin');
  return (await test.call.send(getUser, { user_id: keylogin }, { as })).lectura;
}
const stateOf = async (as: TestAccount) => (await own(as)).profile?.identificacion_estado;
const rowOf = ({ id }: TestAccount) =>
  test.services.db
    .selectFrom('id_reading')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirst();
/** Runs the job with this reader. */
const readWith = (read: IdReader['read'], { id }: TestAccount, lastTry = false) =>
  readId({ ...test.services, idReader: { read, close: async () => {} } }, id, { lastTry });

describe('both sides of an ID', () => {
  it('are read, and shown to the team with the comparison', async () => {
    const as = await ramon();
    expect(await stateOf(as)).toBe('falta');
    await saveProfile(test, as, { frontal: front });
    expect(await stateOf(as)).toBe('falta');
    expect(await readingOf(as)).toBeNull();

    await saveProfile(test, as, { trasera: back });
    expect(await stateOf(as)).toBe('en_revision');
    expect(await readingOf(as)).toMatchObject({ estado: 'pendiente', mrz: null, leidaAt: null });

    await test.work();
    expect(await stateOf(as)).toBe('leida');
    expect(await readingOf(as)).toEqual({
      estado: 'leida',
      codigoValidacion: expect.stringMatching(/^L-[0-9A-F]{12}$/),
      tipo: 'EFGH',
      cic: '236165208',
      ocr: '0000116375842',
      mrz: CARD.join('\n'),
      validacionMRZ: {
        emision: '02',
        fechaNacimiento: '1980-07-05',
        nombre: 'NUXEZ IBARRA RAMON',
        sexo: 'H',
        vigencia: '2031-12-31',
      },
      digitos: { cic: true, fechaNacimiento: true, vigencia: true, compuesto: true },
      comparacion: 'coincide',
      vigente: true,
      imagen: 'trasera',
      createAt: expect.any(String),
      leidaAt: expect.any(String),
    });
  });

  it('are read even when they were swapped', async () => {
    const as = await ramon();
    await saveProfile(test, as, { frontal: back, trasera: front });
    await test.work();
    expect(await readingOf(as)).toMatchObject({ estado: 'leida', imagen: 'frontal' });
  });

  it('that cannot be read are illegible, which the owner sees', async () => {
    const as = await ramon();
    await saveProfile(test, as, { frontal: front, trasera: front });
    await test.work();
    expect(await stateOf(as)).toBe('ilegible');
    expect(await readingOf(as)).toMatchObject({ estado: 'ilegible', mrz: null, comparacion: null });
  });
});

describe('a reading', () => {
  const read =
    (lines = CARD): IdReader['read'] =>
    () =>
      Promise.resolve({ lines, picture: 0 });
  const sent = async (as: TestAccount) => {
    await saveProfile(test, as, { frontal: front, trasera: front });
    return as;
  };

  it('is compared with the present account and date', async () => {
    const as = await sent(await makeProfessional(test, { nombre: 'Pedro', apellidos: 'Lara' }));
    await readWith(read(cardOf({ vigencia: '261121' })), as);
    expect(await readingOf(as)).toMatchObject({ comparacion: 'no_coincide', vigente: true });
    await test.services.db
      .updateTable('account')
      .set({ nombre: 'Ramón', apellidos: 'Núñez' })
      .where('id', '=', as.id)
      .execute();
    // In Mexico City, 21 November ends at 6:00 UTC on the 22nd.
    test.advance(Date.parse('2026-11-22T05:59:00Z') - test.services.clock().getTime());
    expect(await readingOf(as)).toMatchObject({ comparacion: 'parcial', vigente: true });
    test.advance(60_000);
    expect(await readingOf(as)).toMatchObject({ vigente: false });
  });

  it('shows wrong check digits, and no invalid dates', async () => {
    const as = await sent(await ramon());
    const [first, second, third] = cardOf({ nacimiento: '800230' });
    const wrong = (Number(second.at(-1)) + 1) % 10;
    const forged = [first, `${second.slice(0, -1)}${wrong}`, third] as const;
    await readWith(read(forged), as);
    const lectura = await readingOf(as);
    expect(lectura?.digitos).toEqual({
      cic: true,
      fechaNacimiento: true,
      vigencia: true,
      compuesto: false,
    });
    expect(lectura?.validacionMRZ?.fechaNacimiento).toBeNull();
  });

  it('of images that were replaced meanwhile is discarded', async () => {
    const as = await sent(await ramon());
    const first = await rowOf(as);
    await readWith(async () => {
      await saveProfile(test, as, { trasera: back });
      return { lines: cardOf({ cic: '111111111' }), picture: 0 };
    }, as);
    expect(await stateOf(as)).toBe('en_revision');
    const next = await rowOf(as);
    expect(next?.codigo_validacion).not.toBe(first?.codigo_validacion);
    await test.work();
    expect(await readingOf(as)).toMatchObject({ estado: 'leida', cic: '236165208' });
  });

  it('is stored once, however often the job runs', async () => {
    const as = await sent(await ramon());
    await readWith(read(), as);
    const done = await rowOf(as);
    test.advance(60_000);
    await readWith(() => Promise.reject(new Error('read twice')), as);
    expect(await rowOf(as)).toEqual(done);
  });

  it('is retried when the reader fails, and illegible after the last try', async () => {
    const as = await sent(await ramon());
    const fails = () => Promise.reject(new Error('no memory'));
    await expect(readWith(fails, as)).rejects.toThrow('no memory');
    expect(await stateOf(as)).toBe('en_revision');
    await expect(readWith(fails, as, true)).rejects.toThrow('no memory');
    expect(await stateOf(as)).toBe('ilegible');
  });

  it('is not shown to its owner, clients or visitors', async () => {
    const as = await sent(await ramon());
    await readWith(read(), as);
    const client = await makeAccount(test, 'client');
    expect(JSON.stringify(await own(as))).not.toMatch(/236165208|IDMEX|1980-07-05|"lectura"/);
    for (const credentials of [as, client])
      expect(
        await test.call.reply(getUser, { user_id: as.keylogin }, { as: credentials }),
      ).toMatchObject({ status: 403 });
  });

  it('is stored encrypted, and deleted with its account or its images', async () => {
    const as = await sent(await ramon());
    await readWith(read(), as);
    const row = await rowOf(as);
    expect(row?.mrz?.toString('latin1')).not.toMatch(/IDMEX|NUXEZ|236165208/);
    const { services } = test;
    const config = {
      ...services.config,
      secretKeys: ['another key, and long enough to be one'] as const,
    };
    const now = services.clock();
    expect(await readingView({ db: services.db, services: { config }, now }, as.id)).toMatchObject({
      estado: 'ilegible',
      mrz: null,
    });
    await saveProfile(test, as, { frontal: back });
    expect(await rowOf(as)).toMatchObject({ estado: 'pendiente', mrz: null });
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', as.id)
      .execute();
    expect(await rowOf(as)).toBeUndefined();
    // The pending job finds nothing to do.
    await readWith(() => Promise.reject(new Error('read')), as);
  });
});
