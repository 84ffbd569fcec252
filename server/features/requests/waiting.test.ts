import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCounts, getOwnProjects } from '#contract/accounts.ts';
import { askForChange, beginProposal } from '#contract/projects.ts';
import * as requests from '#contract/requests.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { askingAndAnswering } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { ask, client, professional, propose } = askingAndAnswering(() => test);

it('an unsent proposal is nobody’s turn once its request has ended', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const { id } = await ask(me, [ana]);
  const proposal = { sender: me.keylogin, titulo: 'Cambiar la llave', solicitud: id };
  await test.call.send(beginProposal, { proposal }, { as: ana });
  const turn = async () => {
    const { proyectos } = await test.call.send(getOwnProjects, {}, { as: ana });
    return proyectos.map(({ turno }) => turno.who);
  };
  expect(await turn()).toEqual(['professional']);
  expect(await test.call.send(getCounts, {}, { as: ana })).toMatchObject({ proyectos: 1 });
  await test.call.send(requests.closeRequest, { id }, { as: me });
  expect(await turn()).toEqual(['nobody']);
  expect(await test.call.send(getCounts, {}, { as: ana })).toMatchObject({ proyectos: 0 });
});

it('a request waits for its client while offers are to be chosen, and once nobody answers it', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const { id } = await ask(me, [ana, beto]);
  const counts = async () => {
    const { solicitudes, proyectos } = await test.call.send(getCounts, {}, { as: me });
    return { solicitudes, proyectos };
  };
  expect(await counts()).toEqual({ solicitudes: 0, proyectos: 0 });
  const decline = { id, motivo: 'Ese día no puedo' as const };
  await test.call.send(requests.declineRequest, decline, { as: beto });
  expect(await counts()).toEqual({ solicitudes: 0, proyectos: 0 });
  const offer = await propose(ana, me, 900, id);
  expect(await counts()).toEqual({ solicitudes: 1, proyectos: 0 });
  // Its author has the turn.
  const change = { id_proposal: offer.id, version: offer.version, motivo: 'Otro día' };
  await test.call.send(askForChange, change, { as: me });
  expect(await counts()).toEqual({ solicitudes: 0, proyectos: 0 });
  const other = await ask(me, [beto]);
  expect(await counts()).toEqual({ solicitudes: 0, proyectos: 0 });
  await test.call.send(requests.declineRequest, { ...decline, id: other.id }, { as: beto });
  expect(await counts()).toEqual({ solicitudes: 1, proyectos: 0 });
});

it('of what waits for a professional that comes first which runs out soonest, on every page', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const ids: number[] = [];
  for (let index = 0; index < 22; index += 1) ids.push((await ask(me, [ana])).id);
  const now = test.services.clock().getTime();
  // Hours until they run out: those sent last first, two at once.
  const runOut = (id: number, hours: number) =>
    test.services.db
      .updateTable('request_recipient')
      .set({ answer_until: new Date(now + hours * 3_600_000) })
      .where('request_id', '=', id)
      .execute();
  const soonest = ids.toReversed();
  for (const [index, id] of soonest.entries()) await runOut(id, 2 + Math.floor(index / 2));
  const page = (marca?: string) =>
    test.call.send(
      requests.getReceivedRequests,
      { por_responder: true, ...(marca !== undefined && { marca }) },
      { as: ana },
    );
  const inOrder = ids.map((_id, index) => soonest[index % 2 === 0 ? index + 1 : index - 1]);
  const first = await page();
  expect(first.solicitudes.map(({ id }) => id)).toEqual(inOrder.slice(0, 20));
  // What the mark names is answered, and one of the first page gets more time.
  const decline = { id: inOrder[19] ?? 0, motivo: 'Ese día no puedo' as const };
  await test.call.send(requests.declineRequest, decline, { as: ana });
  await runOut(inOrder[0] ?? 0, 40);
  const rest = await page(first.siguiente ?? '');
  expect(rest.solicitudes.map(({ id }) => id)).toEqual([...inOrder.slice(20), inOrder[0]]);
});
