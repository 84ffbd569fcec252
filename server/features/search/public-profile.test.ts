import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTexts } from '#contract/fields.ts';
import { profileTexts } from '#contract/profile/fields.ts';
import * as search from '#contract/search.ts';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { reachOf } from '#server/testing/reach.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const GUADALAJARA = { estado: 'Jalisco', ciudad: 'Guadalajara' };

describe('the public profile', () => {
  it('shows work and reviews and nothing private', async () => {
    const made = await makeProfessional(test, {
      nombre: 'Ofelia',
      apellidos: 'Soto',
      ...GUADALAJARA,
      profesion: 'Pintura',
      profesiones: ['Plomería'],
      nombre_comercial: 'Brocha fina',
    });
    const client = await makeAccount(test, 'client', { nombre: 'Clara María', apellidos: 'Ríos' });
    const { db } = test.services;
    const now = test.services.clock();
    const project = {
      client_id: client.id,
      professional_id: made.id,
      created_at: now,
      updated_at: now,
    };
    const [finished] = await db
      .insertInto('proposal')
      .values([
        {
          ...project,
          estado: 'finalizada',
          titulo: 'Sala y comedor',
          descripcion: 'En casa de Clara',
          precio: 250_000,
          finalized_at: now,
        },
        { ...project, estado: 'por_publicar', titulo: 'Secreto' },
      ])
      .returning('id')
      .execute();
    await db
      .insertInto('review')
      .values({
        proposal_id: finished?.id ?? 0,
        type: 'cliente',
        author_id: client.id,
        subject_id: made.id,
        rating: 4,
        description: 'Limpia y puntual.',
        created_at: now,
      })
      .execute();

    const reply = await test.call.send(search.getProfilePublic, { keylogin: made.keylogin });
    expect(reply.profile).toEqual({
      ...emptyTexts(profileTexts),
      keylogin: made.keylogin,
      desde_propio: null,
      dias: [],
      hora_inicio: '',
      hora_fin: '',
      limite_libre_at: null,
      hoy_hasta: null,
      nombre: 'Ofelia S.',
      nombre_comercial: 'Brocha fina',
      img_profile: null,
      profesion: 'Pintura',
      profesiones: ['Plomería'],
      descripcion: 'Trabajo con cuidado.',
      ...GUADALAJARA,
      average_rating: 4,
      reviews_count: 1,
      finished_projects: 1,
      validacion_at: now.toISOString(),
      desde: 45,
      desde_profesion: 'Pintura',
      desde_unidad: 'm²',
      miembro_desde: now.toISOString(),
      portfolio: [],
      proposal: [{ id: finished?.id, titulo: 'Sala y comedor', updateAt: now.toISOString() }],
      reviews: [
        {
          id: expect.any(Number),
          id_proposal: finished?.id,
          type: 'cliente',
          sender: client.keylogin,
          recieved: made.keylogin,
          rating: 4,
          description: 'Limpia y puntual.',
          createAt: now.toISOString(),
          visible: 1,
          respuesta: '',
          respuesta_at: null,
          review_nombre: 'Clara R.',
          review_img_profile: null,
        },
      ],
      reviews_siguiente: null,
      trabajos: [],
      responde_en: null,
      reviews_by_rating: [0, 0, 0, 0, 1, 0],
      // Without images of an ID nobody has seen one.
      comprobado: ['telefono', 'equipo', 'trabajo'].map((que) => ({ que, at: expect.any(String) })),
    });
    const { profiles } = await test.call.send(search.getProfiles, { search: 'brocha' });
    for (const text of [JSON.stringify(reply), JSON.stringify(profiles)]) {
      const { phone } = await reachOf(test, made);
      for (const secret of [made.email, client.email, phone, 'Secreto', 'En casa de', 'argon2'])
        expect(text).not.toContain(secret);
    }
  });

  it('exists for validated professionals only, until they are deleted', async () => {
    const refused = (keylogin: string) => test.call.refused(search.getProfilePublic, { keylogin });
    const client = await makeAccount(test, 'client');
    expect(await refused(client.keylogin)).toBe('profile_not_found');
    expect(await refused('nobody-has-this')).toBe('profile_not_found');
    const deleted = await makeProfessional(test);
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', deleted.id)
      .execute();
    for (const { keylogin } of [
      await makeProfessional(test, { validacion: 'pendiente' }),
      await makeProfessional(test, { validacion: 'rechazado' }),
      deleted,
    ])
      expect(await refused(keylogin)).toBe('profile_not_found');
    expect(await refused('')).toBe('invalid_input');
  });
});
