import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as session from '#contract/session.ts';
import type { Estado } from '#domain/projects/graph.ts';
import { centavos, ZERO } from '#domain/money.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPayment, recordRelease } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { personByKey } from './person.ts';
import { makeAccount, makeProfessional, type TestAccount } from './testing.ts';

const DAY = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function makeProject(
  client: TestAccount,
  professional: TestAccount,
  {
    estado,
    titulo = 'Cambio de llave',
    daysAgo = 0,
  }: { estado: Estado; titulo?: string; daysAgo?: number },
): Promise<number> {
  const at = new Date(test.services.clock().getTime() - daysAgo * DAY);
  const { id } = await test.services.db
    .insertInto('proposal')
    .values({
      client_id: client.id,
      professional_id: professional.id,
      estado,
      titulo,
      descripcion: 'Con material',
      precio: 180_000,
      created_at: at,
      updated_at: at,
      finalized_at: estado === 'finalizada' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const review = (
  proposal_id: number,
  from: TestAccount,
  to: TestAccount,
  type: 'cliente' | 'profesional',
  rating: number,
) =>
  test.services.db
    .insertInto('review')
    .values({
      proposal_id,
      type,
      author_id: from.id,
      subject_id: to.id,
      rating,
      description: 'Puntual.',
      created_at: test.services.clock(),
    })
    .execute();

const userOf = async (as: TestAccount) =>
  (await test.call.send(session.validateSession, {}, { as })).user;

describe('the user', () => {
  it('contains the projects, reviews and money of the account', async () => {
    const client = await makeAccount(test, 'client');
    const professional = await makeProfessional(test, { nombre_comercial: 'Taller Núñez' });
    const active = await makeProject(client, professional, { estado: 'pagado' });
    await makeProject(client, professional, { estado: 'rechazada', titulo: 'Otro' });
    const done = await makeProject(client, professional, { estado: 'finalizada', daysAgo: 6 });
    const before = await makeProject(client, professional, { estado: 'finalizada', daysAgo: 8 });
    await review(done, client, professional, 'cliente', 5);
    await review(before, client, professional, 'cliente', 4);
    await review(done, professional, client, 'profesional', 3);
    const now = test.services.clock();
    await inTransaction(test.services.db, async (trx) => {
      const amount = centavos(180_000);
      await recordPayment(trx, {
        providerId: 'pi_1',
        proposalId: active,
        held: amount,
        excess: ZERO,
        now,
      });
      await recordRelease(trx, {
        operationKey: 'liberacion:one',
        proposalId: active,
        professionalId: professional.id,
        amount: centavos(45_000),
        releasedBefore: ZERO,
        fee: { hundredths: 500, fixed: centavos(300) },
        now,
      });
    });

    const mine = await userOf(professional);
    expect(mine).toMatchObject({
      nombre: 'Taller Núñez',
      balance: 424.5,
      retenido: 1350,
      finalizados_7_dias: 1,
      reviews: { average_rating_recieved: 4.5, average_rating_sender: 3, total_recieved: 2 },
    });
    expect(mine.proposal_active).toMatchObject([
      {
        id: active,
        estado: 'pagado',
        precio: 1800,
        pagado: 1800,
        liberado: 450,
        sender: client.keylogin,
        recieved: professional.keylogin,
        other_key: client.keylogin,
        other_nombre: 'Clara R.',
      },
    ]);
    expect(mine.proposal.map(({ estado }) => estado)).toEqual([
      'rechazada',
      'finalizada',
      'finalizada',
    ]);
    expect(mine.reviews.recibidas).toMatchObject([
      { id_proposal: before, rating: 4 },
      { id_proposal: done, rating: 5, sender: client.keylogin, review_nombre: 'Clara Ríos Luna' },
    ]);

    const hers = await userOf(client);
    expect(hers).toMatchObject({ balance: 0, retenido: 1350, finalizados_7_dias: 0 });
    expect(hers.proposal_active).toMatchObject([{ other_nombre: 'Taller Núñez' }]);
    expect(hers.reviews).toMatchObject({
      average_rating_recieved: 3,
      average_rating_sender: 4.5,
      enviadas: [{ review_nombre: 'Taller Núñez' }, {}],
    });
  });

  it('does not contain a proposal that a professional has not published', async () => {
    const client = await makeAccount(test, 'client');
    const professional = await makeProfessional(test);
    await makeProject(client, professional, { estado: 'por_publicar' });
    expect((await userOf(client)).proposal).toEqual([]);
    expect((await userOf(professional)).proposal).toHaveLength(1);
  });

  it('does not contain the names of deleted accounts', async () => {
    const client = await makeAccount(test, 'client');
    const professional = await makeProfessional(test);
    await makeProject(client, professional, { estado: 'finalizada' });
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', client.id)
      .execute();
    expect((await userOf(professional)).proposal).toMatchObject([
      { other_nombre: 'Cuenta eliminada', other_img_profile: null },
    ]);
    expect(await personByKey(test.services.db, client.keylogin)).toBeNull();
  });
});

describe('a person by their key', () => {
  it('is the person as others see them', async () => {
    const professional = await makeProfessional(test, { reviews: { count: 0, stars: 0 } });
    const client = await makeAccount(test, 'client');
    const id = await makeProject(client, professional, { estado: 'finalizada' });
    await review(id, client, professional, 'cliente', 4);
    expect(await personByKey(test.services.db, professional.keylogin)).toMatchObject({
      id: professional.id,
      rol: 2,
      nombreVisible: 'Clara Ríos Luna',
      imgProfile: null,
      validado: true,
      profesion: 'Plomería',
      averageRating: 4,
      email: professional.email,
    });
    expect(await personByKey(test.services.db, client.keylogin)).toMatchObject({
      rol: 1,
      validado: false,
      profesion: '',
      averageRating: null,
    });
    expect(await personByKey(test.services.db, 'nobody-has-this')).toBeNull();
  });
});
