import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { ADDRESS, PROFILE, startEditing } from './testing.ts';

let on: Awaited<ReturnType<typeof startEditing>>;
beforeAll(async () => {
  on = await startEditing();
});
afterAll(() => on.test.close());

describe('somebody’s address', () => {
  it('is created and then changed', async () => {
    const made = await makeClient(on.test.services);
    expect(await on.address(made.keylogin, ADDRESS, { rol: 2, account_id: 1 })).toMatchObject({
      mensaje: 'success',
      user: { address: { ...ADDRESS, cp: 44160, comentarios: '' } },
    });
    const moved = { ...ADDRESS, ciudad: 'zapopan', cp: 45010, comentarios: 'Timbre 2' };
    await on.address(made.keylogin, moved);
    await on.address(made.keylogin, moved);
    expect((await on.ownView(made)).address).toMatchObject({ ciudad: 'Zapopan', cp: 45010 });
    const log = await on.auditOf(made.keylogin);
    expect(log.map(({ action }) => action)).toEqual(['cambiar_direccion', 'cambiar_direccion']);
    expect(log[0]).toMatchObject({ before: {}, after: { direccion: 'Calle Hidalgo 12' } });
    expect(log[1]).toMatchObject({
      before: { ciudad: 'Guadalajara', cp: 44160, comentarios: '' },
      after: { ciudad: 'Zapopan', cp: 45010, comentarios: 'Timbre 2' },
    });
  });

  it('refuses missing and unknown values at their fields, and changes nothing', async () => {
    const made = await makeProfessional(on.test.services);
    const before = await on.ownView(made);
    expect(await on.address(made.keylogin, { ...ADDRESS, ciudad: 'Monterrey' })).toMatchObject({
      status: 400,
      campos: { ciudad: 'Elige una ciudad de la lista.' },
    });
    expect(await on.address(made.keylogin, { ...ADDRESS, direccion: '', cp: 'x' })).toMatchObject({
      campos: {
        direccion: 'Escribe la dirección.',
        cp: 'El código postal tiene 5 dígitos.',
      },
    });
    expect(await on.ownView(made)).toEqual(before);
  });
});

describe('a professional’s profile', () => {
  it('changes the specified fields alone, and keeps those not sent', async () => {
    const made = await makeProfessional(on.test.services, {
      nombre_comercial: 'Taller Ríos',
      profesiones: ['Electricidad'],
    });
    const before = await on.ownView(made);
    expect(await on.profile(made.keylogin, PROFILE)).toMatchObject({
      mensaje: 'success',
      user: {
        nombre: 'Taller Ríos',
        profile: { ...before.profile, ...PROFILE },
      },
    });
    expect(await on.auditOf(made.keylogin)).toMatchObject([
      {
        action: 'cambiar_perfil',
        before: { descripcion: before.profile?.descripcion, ciudad: 'Guadalajara' },
        after: { descripcion: 'Fugas y tinacos.', ciudad: 'todo el estado' },
      },
    ]);
  });

  it('changes names and professions too, and keeps the validation whatever the body says', async () => {
    const made = await makeProfessional(on.test.services, { validated: false });
    const more = { nombre_comercial: '', profesion: 'Pintura', profesiones: ['Mudanzas'] };
    const forged = { validacion: 'validado', validacion_by: 1, review_stars: 500 };
    const reply = await on.profile(made.keylogin, { ...PROFILE, ...more, ...forged });
    expect(reply).toMatchObject({
      user: { profile: { ...more, validacion: 'pendiente', validacion_at: null } },
    });
  });

  it('replaces either side of the ID, and records it', async () => {
    const made = await makeProfessional(on.test.services);
    const content = await drawnPhoto();
    const front = { identificacionFrontal: { name: 'frente.png', content } };
    const reply = await on.profile(made.keylogin, PROFILE, front);
    expect(reply).toMatchObject({
      user: {
        profile: {
          identificacionFrontal_rute: expect.stringContaining('/identificaciones/'),
          identificacionTrasera_rute: null,
          identificacion_at: on.test.services.clock().toISOString(),
          validacion: 'validado',
        },
      },
    });
    expect((await on.auditOf(made.keylogin))[0]?.after).toMatchObject({
      identificacionFrontal: 'imagen nueva',
    });
    expect((await on.ownView(made)).profile?.identificacionFrontal_rute).not.toBeNull();
    const broken = { identificacionTrasera: { name: 'x.png', content: Buffer.from('no') } };
    expect(await on.profile(made.keylogin, PROFILE, broken)).toMatchObject({
      status: 415,
      code: 'not_an_image',
      campos: { identificacionTrasera: expect.any(String) },
    });
  });

  it('is refused for clients, who have none', async () => {
    const kept = () => on.test.services.db.selectFrom('file').select('id').execute();
    const before = await kept();
    const { keylogin } = await makeClient(on.test.services);
    const images = { identificacionFrontal: { name: 'a.png', content: await drawnPhoto() } };
    expect(await on.profile(keylogin, PROFILE, images)).toMatchObject({
      status: 409,
      code: 'profile_of_professionals',
      mensaje: 'Solo las cuentas de profesionales tienen perfil.',
    });
    expect(await on.auditOf(keylogin)).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  it('refuses missing and unknown values at their fields', async () => {
    const { keylogin } = await makeProfessional(on.test.services);
    for (const [change, campo] of [
      [{ descripcion: '' }, 'descripcion'],
      [{ estado: 'Atlántida' }, 'estado'],
      [{ ciudad: 'Monterrey' }, 'ciudad'],
      [{ profesion: 'Astrología' }, 'profesion'],
      [{ profesion: '' }, 'profesion'],
      [{ profesiones: ['Astrología'] }, 'profesiones'],
    ] as const)
      expect(await on.profile(keylogin, { ...PROFILE, ...change })).toMatchObject({
        status: 400,
        campos: { [campo]: expect.any(String) },
      });
  });
});
