import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser, updateAccount, updateAddress } from '#contract/accounts.ts';
import { validateSession } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { findCiudad } from '../places.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const PERSON = { nombre: 'Clara Inés', apellidos: 'Ríos Núñez', phone: '33 9000 0001' };
const ADDRESS = {
  direccion: 'Calle Hidalgo 12',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Americana',
  cp: '44160',
};

const userOf = async (as: Credentials): Promise<User> =>
  (await test.call.send(validateSession, {}, { as })).user;
const photo = async (width?: number) => ({
  image: { name: 'yo.png', content: await drawnPhoto(width) },
});
const fileOf = ({ img_profile }: User) => test.app.inject({ url: `/api${img_profile}` });

describe('one’s own account', () => {
  it('saves new names, asks for a new phone, and answers the whole user', async () => {
    for (const make of [makeClient, makeProfessional]) {
      const made = await make(test.services);
      const as = sessionOf(made);
      const { user } = await test.call.send(updateAccount, { account: PERSON }, { as });
      expect(user).toEqual(await userOf(as));
      expect(user).toMatchObject({
        nombre: 'Clara Inés Ríos Núñez',
        account: { nombre: 'Clara Inés', apellidos: 'Ríos Núñez', phone: made.phone },
        contacto_pendiente: [{ dato: 'phone', valor: '+523390000001' }],
      });
    }
  });

  it('keeps the e-mail and all other fields, whatever the body says', async () => {
    const { email, ...made } = await makeProfessional(test.services, { validated: false });
    const as = sessionOf(made);
    const before = await userOf(as);
    const account = {
      ...PERSON,
      phone: made.phone,
      email: 'otro@correo.mx',
      rol: 4,
      nivel: 3,
      balance: 1000,
      img_profile: '/files/otra.webp',
      pass_hash: 'x',
    };
    const { user } = await test.call.send(updateAccount, { account }, { as });
    const { nombre, apellidos } = PERSON;
    expect(user).toEqual({
      ...before,
      nombre: `${nombre} ${apellidos}`,
      account: { ...before.account, nombre, apellidos, email },
    });
  });

  it('is of whoever asks, in the team too, whatever they may do of others', async () => {
    const as = sessionOf(await makeAdmin(test.services, { permisos: ['lectura'] }));
    const { phone } = (await userOf(as)).account;
    const { user } = await test.call.send(updateAccount, { account: { ...PERSON, phone } }, { as });
    expect(user).toMatchObject({ rol: 4, account: { nombre: PERSON.nombre, phone } });
  });

  it('keeps the former name for the team', async () => {
    const made = await makeProfessional(test.services);
    const as = sessionOf(made);
    const { phone } = made;
    for (const nombre of ['Clara Inés', 'Clara Inés', 'Clara'])
      await test.call.send(updateAccount, { account: { ...PERSON, nombre, phone } }, { as });
    const admin = sessionOf(await makeAdmin(test.services));
    const detail = await test.call.send(getUser, { user_id: made.keylogin }, { as: admin });
    const hasta = test.services.clock().toISOString();
    expect(detail.nombres_anteriores).toEqual([
      { nombre: 'Clara Inés', apellidos: 'Ríos Núñez', hasta },
      { nombre: 'Ramón', apellidos: 'Ríos', hasta },
    ]);
    expect(detail.user.profile?.validacion).toBe('validado');
  });

  it('refuses a phone in use by the same kind of account at its field, and changes nothing', async () => {
    const other = await makeClient(test.services);
    const as = sessionOf(await makeClient(test.services));
    const before = await userOf(as);
    const account = { ...PERSON, phone: other.phone };
    const images = await photo();
    expect(await test.call.reply(updateAccount, { account }, { as, images })).toMatchObject({
      status: 409,
      code: 'phone_in_use',
      campos: { phone: 'Este teléfono ya tiene una cuenta de este tipo.' },
    });
    expect(await userOf(as)).toEqual(before);
    const professional = sessionOf(await makeProfessional(test.services));
    await test.call.send(updateAccount, { account }, { as: professional });
  });

  it('reports missing fields, each at its field', async () => {
    const as = sessionOf(await makeClient(test.services));
    const account = { nombre: ' ', apellidos: '', phone: '123' };
    expect(await test.call.reply(updateAccount, { account }, { as })).toMatchObject({
      status: 400,
      campos: {
        nombre: 'Escribe tu nombre.',
        apellidos: 'Escribe tus apellidos.',
        phone: 'Escribe los 10 dígitos de tu teléfono.',
      },
    });
  });

  it('tells nobody of the phone that it has', async () => {
    const made = await makeProfessional(test.services);
    const as = sessionOf(made);
    await test.call.send(updateAccount, { account: { ...PERSON, phone: made.phone } }, { as });
    await test.work();
    expect(test.sentTo(made.email)).toEqual([]);
    expect((await userOf(as)).pagos_retenidos_hasta).toBeNull();
  });
});

describe('the photo', () => {
  it('replaces the former one, which is deleted', async () => {
    const made = await makeClient(test.services);
    const as = sessionOf(made);
    const account = { ...PERSON, phone: made.phone };
    const first = await test.call.send(updateAccount, { account }, { as, images: await photo() });
    expect((await fileOf(first.user)).statusCode).toBe(200);

    const without = await test.call.send(updateAccount, { account }, { as });
    expect(without.user.img_profile).toBe(first.user.img_profile);

    const second = await test.call.send(updateAccount, { account }, { as, images: await photo() });
    expect(second.user.img_profile).not.toBe(first.user.img_profile);
    expect(second.user.account.img_profile).toBe(second.user.img_profile);
    await test.work();
    expect((await fileOf(second.user)).statusCode).toBe(200);
    expect((await fileOf(first.user)).statusCode).toBe(404);
    const name = first.user.img_profile?.split('/').at(-1) ?? '';
    expect(await test.services.objects.get(name)).toBeNull();
  });

  it('is an image of 6 MB at most', async () => {
    const made = await makeClient(test.services);
    const as = sessionOf(made);
    const account = { ...PERSON, phone: made.phone };
    const send = (content: Buffer) =>
      test.call.reply(
        updateAccount,
        { account },
        { as, images: { image: { name: 'yo.png', content } } },
      );
    expect(await send(Buffer.alloc(6_291_457))).toMatchObject({
      status: 413,
      campos: { image: 'La imagen de perfil excede 6 MB' },
    });
    expect(await send(Buffer.from('no'))).toMatchObject({
      status: 415,
      code: 'not_an_image',
      campos: { image: expect.any(String) },
    });
    expect(await userOf(as)).toMatchObject({ img_profile: null, nombre: 'Clara Ríos' });
  });
});

describe('one’s own address', () => {
  it('is created and then changed by its owner', async () => {
    for (const make of [makeClient, makeProfessional]) {
      const as = sessionOf(await make(test.services));
      const first = await test.call.send(
        updateAddress,
        { ...ADDRESS, comentarios: 'Timbre 2' },
        { as },
      );
      expect(first.user.address).toEqual({
        ...ADDRESS,
        referencia: '',
        apartamento: '',
        comentarios: 'Timbre 2',
        cp: 44160,
      });
      const moved = { ...ADDRESS, ciudad: 'zapopan', referencia: 'Junto al parque', cp: 45010 };
      const { user } = await test.call.send(updateAddress, { address: moved }, { as });
      expect(user).toEqual(await userOf(as));
      expect(user.address).toMatchObject({
        ciudad: 'Zapopan',
        referencia: 'Junto al parque',
        comentarios: '',
        cp: 45010,
      });
    }
  });

  it('accepts a postal code that begins with 0, as number or text', async () => {
    const as = sessionOf(await makeClient(test.services));
    const place = { ...ADDRESS, estado: 'Ciudad de México', ciudad: 'Cuauhtémoc', colonia: 'Roma' };
    for (const cp of ['06700', 6700]) {
      const { user } = await test.call.send(updateAddress, { ...place, cp }, { as });
      expect(user.address?.cp).toBe(6700);
    }
  });

  it('never pads a postal code that was typed, and holds it against the state', async () => {
    const as = sessionOf(await makeClient(test.services));
    for (const [cp, text] of [
      ['4410', 'El código postal tiene 5 dígitos.'],
      ['83000', 'Este código postal es de Sonora. Revisa el código o el estado.'],
      [6700, 'Este código postal es de Ciudad de México. Revisa el código o el estado.'],
      ['18000', 'No hay códigos postales que empiecen así.'],
    ] as const)
      expect(await test.call.reply(updateAddress, { ...ADDRESS, cp }, { as })).toMatchObject({
        status: 400,
        campos: { cp: text },
      });
    expect((await userOf(as)).address).toBeNull();
  });

  it('holds the postal code against the city where the catalogue knows both', async () => {
    const { db } = test.services;
    for (const [clave, nombre] of [
      [39, 'Guadalajara'],
      [120, 'Zapopan'],
    ] as const)
      await db
        .insertInto('municipio')
        .values({ estado_id: 14, clave, nombre, ciudad_id: await findCiudad(db, 14, nombre) })
        .execute();
    await db
      .insertInto('codigo_postal')
      .values({
        cp: '45999',
        colonia: 'Los Arrayanes',
        tipo: 'Colonia',
        estado_id: 14,
        municipio: 120,
      })
      .execute();
    const as = sessionOf(await makeClient(test.services));
    expect(await test.call.reply(updateAddress, { ...ADDRESS, cp: '45999' }, { as })).toMatchObject(
      {
        campos: { cp: 'Este código postal es de Zapopan. Revisa el código o la ciudad.' },
      },
    );
    const there = { ...ADDRESS, ciudad: 'Zapopan', cp: '45999' };
    expect((await test.call.send(updateAddress, there, { as })).user.address).toMatchObject({
      ciudad: 'Zapopan',
      cp: 45999,
    });
  });

  it('refuses missing and unknown values at their fields, and changes nothing', async () => {
    const as = sessionOf(await makeProfessional(test.services));
    const before = await userOf(as);
    const empty = { direccion: '', estado: '', ciudad: '', colonia: '', cp: 'abc' };
    expect(await test.call.reply(updateAddress, empty, { as })).toMatchObject({
      status: 400,
      campos: {
        direccion: 'Escribe tu dirección.',
        estado: 'Elige tu estado.',
        ciudad: 'Elige tu ciudad.',
        colonia: 'Escribe tu colonia.',
        cp: 'El código postal tiene 5 dígitos.',
      },
    });
    for (const [change, campo] of [
      [{ estado: 'Atlántida' }, 'estado'],
      [{ ciudad: 'Monterrey' }, 'ciudad'],
      [{ comentarios: 'x'.repeat(501) }, 'comentarios'],
    ] as const)
      expect(await test.call.reply(updateAddress, { ...ADDRESS, ...change }, { as })).toMatchObject(
        { status: 400, campos: { [campo]: expect.any(String) } },
      );
    expect(await userOf(as)).toEqual(before);
  });
});
