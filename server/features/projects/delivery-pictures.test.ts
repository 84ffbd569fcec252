import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDisputes, openDispute } from '#contract/disputes.ts';
import { getProposal, markDelivered, requestChanges } from '#contract/projects.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const picture = async (name: string) => ({ name, content: await drawnPhoto() });

const deliver = async (project: TestProject, count: { antes?: number; despues?: number }) => {
  const some = (moment: string, wanted = 0) =>
    Promise.all(Array.from({ length: wanted }, (_, at) => picture(`${moment}-${at}.png`)));
  return test.call.reply(
    markDelivered,
    { id_proposal: project.id },
    {
      as: project.professional,
      images: {
        antes: await some('antes', count.antes),
        despues: await some('despues', count.despues),
      },
    },
  );
};

const stored = async () => {
  const { count } = await test.services.db
    .selectFrom('file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('purpose', '=', 'entrega')
    .executeTakeFirstOrThrow();
  return count;
};

const fetched = async (path: string) => (await test.app.inject({ url: `/api${path}` })).statusCode;

describe('delivering with pictures', () => {
  it('shows them to the two sides, by links that end', async () => {
    const project = await projectIn(test, 'pagado');
    expect((await project.view()).entrega).toEqual({ antes: [], despues: [] });
    expect(await deliver(project, { antes: 1, despues: 2 })).toMatchObject({ status: 200 });
    const { entrega } = await project.view();
    expect([entrega.antes.length, entrega.despues.length]).toEqual([1, 2]);
    const { ruta, ruta_card } = entrega.antes[0] ?? { ruta: '', ruta_card: '' };
    expect([await fetched(ruta), await fetched(ruta_card)]).toEqual([200, 200]);
    expect(await fetched(ruta.split('?')[0] ?? '')).toBe(404);
    const pair = {
      key_primary: project.professional.keylogin,
      key_secundary: project.client.keylogin,
    };
    const own = await test.call.send(getProposal, pair, { as: project.professional });
    expect(own.proposal?.entrega.despues).toHaveLength(2);
    const stranger = sessionOf(await makeClient(test.services));
    expect(await test.call.refused(getProposal, pair, { as: stranger })).toBe(
      'conversation_not_allowed',
    );
    test.advance(7 * 60_000);
    expect(await fetched(ruta)).not.toBe(200);
  });

  it('shows the newer result after changes, and keeps the older one for a dispute', async () => {
    const project = await projectIn(test, 'pagado');
    await deliver(project, { antes: 1, despues: 2 });
    await project.do(requestChanges, { motivo: 'Sigue goteando' });
    await deliver(project, { despues: 1 });
    const { entrega } = await project.view();
    expect([entrega.antes.length, entrega.despues.length]).toEqual([1, 1]);
    await project.do(openDispute, { texto: 'No quedó bien' });
    const admin = sessionOf(await makeAdmin(test.services));
    const { disputes } = await test.call.send(getDisputes, {}, { as: admin });
    const ours = disputes.find(({ id_proposal }) => id_proposal === project.id);
    expect(ours?.entregas.map(({ antes, despues }) => [antes.length, despues.length])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(await fetched(ours?.entregas[0]?.despues[1]?.ruta ?? '')).toBe(200);
  });

  it('leaves nothing behind when it is refused', async () => {
    const project = await projectIn(test, 'pagado');
    const before = await stored();
    const broken = { name: 'foto.png', content: Buffer.from('no es una imagen') };
    const refused = await test.call.reply(
      markDelivered,
      { id_proposal: project.id },
      { as: project.professional, images: { antes: [await picture('a.png')], despues: [broken] } },
    );
    expect(refused).toMatchObject({
      code: 'not_an_image',
      campos: { despues: expect.any(String) },
    });
    expect((await project.view()).entregado_at).toBeNull();
    expect(await deliver(project, { antes: 5 })).toMatchObject({ code: 'body_too_large' });
    const { client } = project;
    const byClient = await test.call.reply(
      markDelivered,
      { id_proposal: project.id },
      { as: client, images: { antes: [await picture('a.png')] } },
    );
    expect(byClient).toMatchObject({ code: 'transition_not_yours' });
    await project.deliver();
    expect(await deliver(project, { despues: 1 })).toMatchObject({ code: 'already_delivered' });
    expect(await stored()).toBe(before);
  });
});
