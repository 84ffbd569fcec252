import { afterAll, beforeAll, expect, it } from 'vitest';
import { getTestimonios } from '#contract/search.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const LONG_ENOUGH = 'Llegó a la hora, explicó cada paso y dejó todo limpio.';

interface Written {
  client: TestAccount;
  professional: TestAccount;
  description?: string;
  estado?: 'finalizada' | 'completado';
  type?: 'cliente' | 'profesional';
}

/** Creates a project of the two with a review. */
async function review({ client, professional, ...written }: Written): Promise<number> {
  const { description = LONG_ENOUGH, estado = 'finalizada', type = 'cliente' } = written;
  const { db, clock } = test.services;
  const now = clock();
  const [author, subject] = type === 'cliente' ? [client, professional] : [professional, client];
  const project = await db
    .insertInto('proposal')
    .values({
      client_id: client.id,
      professional_id: professional.id,
      estado,
      titulo: 'Sala',
      descripcion: 'Dos manos',
      precio: 250_000,
      created_at: now,
      updated_at: now,
      finalized_at: estado === 'finalizada' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('review')
    .values({
      proposal_id: project.id,
      type,
      author_id: author.id,
      subject_id: subject.id,
      rating: 2,
      description,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const shown = async () =>
  (await test.call.send(getTestimonios, {})).testimonios.map(({ review }) => review.id);

it('is empty until somebody wrote something', async () => {
  expect(await shown()).toEqual([]);
});

it('shows the newest of finished projects, of different people, unchanged', async () => {
  const clients = await Promise.all([1, 2, 3, 4].map(() => makeAccount(test, 'client')));
  const professionals = await Promise.all(
    [1, 2, 3, 4].map((n) => makeProfessional(test, { nombre_comercial: `Taller ${n}` })),
  );
  const waiting = await makeProfessional(test, { validacion: 'pendiente' });
  const [client] = clients as [TestAccount, ...TestAccount[]];
  const [professional] = professionals as [TestAccount, ...TestAccount[]];
  const by = (n: number, m = n) => ({
    client: clients[n] ?? client,
    professional: professionals[m] ?? professional,
  });

  const oldest = await review(by(0));
  const old = await review(by(1));
  const second = await review(by(2));
  await review(by(3, 2));
  const newest = await review(by(3));
  await review({ ...by(0, 3), description: 'Bien.' });
  await review({ ...by(0), description: 'x'.repeat(321) });
  await review({ ...by(0), estado: 'completado' });
  await review({ ...by(0), type: 'profesional' });
  await review({ client, professional: waiting });
  expect(await shown()).toEqual([newest, second, old]);

  const { testimonios } = await test.call.send(getTestimonios, {});
  expect(testimonios[0]).toEqual({
    review: expect.objectContaining({
      rating: 2,
      description: LONG_ENOUGH,
      review_nombre: 'Clara R.',
    }),
    profesional: {
      keylogin: professionals[3]?.keylogin,
      nombre: 'Taller 4',
      profesion: expect.any(String),
    },
  });

  await test.services.db
    .updateTable('account')
    .set({ deleted_at: test.services.clock() })
    .where('id', '=', clients[1]?.id ?? 0)
    .execute();
  expect(await shown()).toEqual([newest, second, oldest]);
});
