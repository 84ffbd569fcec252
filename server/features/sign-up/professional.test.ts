import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/call.ts';
import * as search from '#contract/search.ts';
import * as signUp from '#contract/sign-up.ts';
import { TERMS_VERSION } from '#domain/accounts/terms.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { provePhone } from './testing.ts';

let test: TestApp;
let photo: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  photo = await drawnPhoto();
});
afterAll(() => test.close());

const account = {
  nombre: 'Ramón',
  apellidos: 'Núñez',
  email: 'ramon@correo.mx',
  pass: 'una-clave-larga',
  phone: '3330000001',
  terms: true,
};
const address = {
  direccion: 'Av. Hidalgo 10',
  referencia: 'Portón verde',
  estado: 'jalisco',
  ciudad: 'Zapopan',
  colonia: 'Centro',
  cp: '44100',
};
const prof = {
  nombre_comercial: 'Taller Núñez',
  profesion: 'Plomería',
  profesiones: ['Electricidad', 'Plomería', 'electricidad'],
  descripcion: 'Fugas y tinacos.',
  estado: 'Jalisco',
  ciudad: 'todo el estado',
};

const form = (changes: { account?: object; address?: object; prof?: object } = {}) => ({
  account: { ...account, ...changes.account },
  address: { ...address, ...changes.address },
  prof: { ...prof, ...changes.prof },
});

const create = (input: unknown, cookies: string, content: Buffer | null = photo, name = 'yo.png') =>
  test.call.reply(signUp.createProfesional, input, {
    cookies,
    images: content ? { image: { name, content } } : {},
  });

const storedImages = () => {
  const folder = path.join(test.services.config.dataDir, 'objects');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp'))
    : [];
};

describe('a professional', () => {
  it('signs up with photo, address and profile, and waits for validation', async () => {
    const cookies = await provePhone(test, account.phone);
    const reply = await create(form(), cookies);
    if (!('user' in reply)) throw new Error(reply.mensaje);
    const { user } = reply;
    expect(user).toMatchObject({
      rol: 2,
      nombre: 'Taller Núñez',
      address: {
        direccion: 'Av. Hidalgo 10',
        referencia: 'Portón verde',
        apartamento: '',
        estado: 'Jalisco',
        ciudad: 'Zapopan',
        colonia: 'Centro',
        cp: 44100,
      },
      profile: {
        nombre_comercial: 'Taller Núñez',
        profesion: 'Plomería',
        profesiones: ['Electricidad'],
        estado: 'Jalisco',
        ciudad: 'todo el estado',
        validacion: 'pendiente',
        validacion_motivo: '',
        validacion_at: null,
      },
      membership: {
        id: 0,
        membership_info: { descripcion: 'Hierro', proyects_limit: 2 },
        membership_renewal: { time: null },
      },
      portfolio: [],
      proposal: [],
      proposal_active: [],
      finalizados_7_dias: 0,
    });
    expect(user.img_profile).toMatch(/^\/files\/[\w-]+-card\.webp$/);
    const stored = await test.services.db
      .selectFrom('account')
      .select(['terms_version', 'terms_at'])
      .where('keylogin', '=', user.keylogin)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ terms_version: TERMS_VERSION, terms_at: test.services.clock() });
    const picture = await test.app.inject({ url: `/api${user.img_profile}` });
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await test.call.refused(search.getProfilePublic, { keylogin: user.keylogin })).toBe(
      'profile_not_found',
    );
  });

  it('may use a phone that is also a client’s', async () => {
    const phone = '3330000002';
    const asClient = { ...account, email: 'cliente@correo.mx', phone };
    const first = await provePhone(test, phone);
    await test.call.send(signUp.create, { account: asClient }, { cookies: first });
    test.advance(60_000);
    const cookies = await provePhone(test, phone);
    const changes = { account: { phone, email: 'dos@correo.mx' } };
    expect(await create(form(changes), cookies)).toMatchObject({ mensaje: 'success' });
  });

  it('may work in the whole country', async () => {
    const phone = '3330000003';
    const cookies = await provePhone(test, phone);
    const area = { estado: 'todo el pais', ciudad: 'todo el estado', profesiones: 'nothing' };
    const reply = await create(
      form({ account: { phone, email: 'tres@correo.mx' }, prof: area }),
      cookies,
    );
    expect(reply).toMatchObject({
      user: { profile: { estado: 'todo el pais', ciudad: 'todo el estado', profesiones: [] } },
    });
  });

  it('is refused with unknown places and professions, at the field', async () => {
    const phone = '3330000004';
    const cookies = await provePhone(test, phone);
    const mine = { phone, email: 'cuatro@correo.mx' };
    const refused = async (changes: { address?: object; prof?: object }) => {
      const reply = await create(form({ ...changes, account: mine }), cookies);
      return 'campos' in reply && reply.campos;
    };
    expect(await refused({ address: { estado: 'Texas' } })).toEqual({
      estado: 'Elige un estado de la lista.',
    });
    expect(await refused({ address: { ciudad: 'Monterrey' } })).toEqual({
      ciudad: 'Elige una ciudad de la lista.',
    });
    expect(await refused({ address: { estado: 'todo el pais' } })).toEqual({
      estado: 'Elige un estado de la lista.',
    });
    expect(await refused({ prof: { estado: 'Texas' } })).toEqual({
      estado_servicio: 'Elige un estado de la lista.',
    });
    expect(await refused({ prof: { ciudad: 'Monterrey' } })).toEqual({
      ciudad_servicio: 'Elige una ciudad de la lista.',
    });
    expect(await refused({ prof: { estado: '', ciudad: '' } })).toEqual({
      estado_servicio: expect.any(String),
      ciudad_servicio: expect.any(String),
    });
    expect(await refused({ prof: { profesiones: ['Pintura', 7] } })).toEqual({
      profesiones: expect.any(String),
      'profesiones.1': expect.any(String),
    });
    expect(await refused({ prof: { estado: 'todo el pais', ciudad: 'Zapopan' } })).toEqual({
      ciudad_servicio: 'Para trabajar en todo el país, elige «todo el estado».',
    });
    expect(await refused({ prof: { profesion: 'Astrología' } })).toEqual({
      profesion: 'Elige una profesión de la lista.',
    });
    expect(await refused({ prof: { profesiones: ['Pintura', 'Astrología'] } })).toEqual({
      profesiones: '«Astrología» no está en la lista.',
      'profesiones.1': '«Astrología» no está en la lista.',
    });
    expect(await refused({ address: { direccion: '', colonia: '', cp: 'x' } })).toEqual({
      direccion: 'Escribe tu dirección.',
      colonia: 'Escribe tu colonia.',
      cp: 'El código postal tiene 5 dígitos.',
    });
    expect(await refused({ prof: { descripcion: '' } })).toEqual({
      descripcion: 'Describe brevemente los trabajos que realizas.',
    });
  });

  it('requires a photo of 6 MB at most', async () => {
    const phone = '3330000005';
    const cookies = await provePhone(test, phone);
    const input = form({ account: { phone, email: 'cinco@correo.mx' } });
    expect(await create(input, cookies, null)).toMatchObject({
      status: 400,
      code: 'image_required',
      campos: { image: 'Elige una imagen.' },
    });
    expect(await create(input, cookies, Buffer.from('<svg/>'))).toMatchObject({
      status: 415,
      code: 'not_an_image',
      campos: { image: expect.any(String) },
    });
    expect(await create(input, cookies, Buffer.alloc(IMAGE_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      code: 'profile_image_too_large',
      mensaje: 'La imagen de perfil excede 6 MB',
      campos: { image: 'La imagen de perfil excede 6 MB' },
    });
    expect(await create(input, cookies)).toMatchObject({ mensaje: 'success' });
  });

  it('leaves nothing behind when the e-mail is in use, and works with another', async () => {
    const phone = '3330000006';
    const cookies = await provePhone(test, phone);
    const before = storedImages().length;
    expect(await create(form({ account: { phone } }), cookies)).toMatchObject({
      code: 'email_in_use',
    });
    expect(storedImages()).toHaveLength(before);
    const files = await test.services.db.selectFrom('file').select('id').execute();
    expect(
      await create(form({ account: { phone, email: 'seis@correo.mx' } }), cookies),
    ).toMatchObject({ mensaje: 'success' });
    expect(storedImages().length).toBeGreaterThan(before);
    expect(await test.services.db.selectFrom('file').select('id').execute()).toHaveLength(
      files.length + 1,
    );
  });

  it('is created once when requested twice concurrently', async () => {
    const phone = '3330000007';
    const cookies = await provePhone(test, phone);
    const input = form({ account: { phone, email: 'siete@correo.mx' } });
    const replies = await Promise.all([create(input, cookies), create(input, cookies)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  it('is not stored without a proved phone', async () => {
    expect(await create(form(), '')).toMatchObject({ status: 409, code: 'phone_not_proved' });
  });
});
