import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCounts, getOwnProjects } from '#contract/accounts.ts';
import { sendRequest } from '#contract/chat.ts';
import { blockPerson } from '#contract/moderation.ts';
import { getNotifications } from '#contract/notifications.ts';
import * as projects from '#contract/projects.ts';
import * as requests from '#contract/requests.ts';
import { validateSession } from '#contract/session.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { askingAndAnswering } from './testing.ts';

// Several answers to a request, and one project per pair at a time (4 §G).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { ask, accept, client, day, professional, propose, readBy, seenBy, statesOf, waitingFor } =
  askingAndAnswering(() => test);

it('a proposal answers the request that its author names, and never one of others', async () => {
  const [me, other, ana, beto] = await Promise.all([
    client(),
    client(),
    professional(),
    professional(),
  ]);
  const older = await ask(me, [ana]);
  const newer = await ask(me, [ana], { titulo: 'Regadera' });
  const [toBeto, ofOther] = [await ask(me, [beto]), await ask(other, [ana])];
  const stands = async () => [
    await statesOf(me, older.id),
    await statesOf(me, newer.id),
    await statesOf(me, toBeto.id),
    await statesOf(other, ofOther.id),
  ];
  const waits = [
    { [ana.keylogin]: 'enviada' },
    { [ana.keylogin]: 'enviada' },
    { [beto.keylogin]: 'enviada' },
    { [ana.keylogin]: 'enviada' },
  ];
  for (const { id: solicitud } of [toBeto, ofOther]) {
    const strange = { sender: me.keylogin, titulo: 'Llave', solicitud };
    expect(
      await test.call.refused(projects.beginProposal, { proposal: strange }, { as: ana }),
    ).toBe('request_not_found');
    expect(await stands()).toEqual(waits);
  }
  await propose(ana, me, 900, older.id);
  expect(await stands()).toEqual([{ [ana.keylogin]: 'propuesta' }, ...waits.slice(1)]);
});

it('a notice of a revision names the price only if it changed, and is read once somebody else was chosen', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const asked = await ask(me, [ana, beto]);
  const { id } = await propose(ana, me, 480, asked.id);
  const told = async () =>
    (await test.call.send(getNotifications, {}, { as: me })).avisos
      .filter(({ titulo }) => titulo === 'Cambió una propuesta que recibiste')
      .map(({ msg, leido }) => [/»: (.*?)\. Revisa/.exec(msg)?.[1], leido]);
  for (const change of [{ start: day(3) }, { precio: 550 }])
    await test.call.send(projects.reviseProposal, { proposal: { id, ...change } }, { as: ana });
  const [same, other] = ['el precio es el mismo', 'ahora por $550.00 MXN'];
  expect(await told()).toEqual([
    [other, false],
    // The later one says it anew.
    [same, true],
  ]);
  await accept(me, await propose(beto, me, 800, asked.id));
  expect(await told()).toEqual([
    [other, true],
    [same, true],
  ]);
});

it('an answer that was revised says what it was, and that it changed', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const asked = await ask(me, [ana]);
  const { id } = await propose(ana, me, 480, asked.id);
  const offered = async () => (await seenBy(me, asked.id)).destinatarios[0]?.propuesta;
  const listed = async () =>
    (await test.call.send(getOwnProjects, {}, { as: me })).proyectos[0]?.cambiada;
  expect(await offered()).toMatchObject({ precio: 480, anterior: null, cambio_pedido: null });
  expect(await listed()).toBe(0);
  const motivo = '¿Puede ser el domingo?';
  await test.call.send(projects.askForChange, { id_proposal: id, motivo }, { as: me });
  expect(await offered()).toMatchObject({ anterior: null, cambio_pedido: motivo });
  for (const precio of [550, 600])
    await test.call.send(projects.reviseProposal, { proposal: { id, precio } }, { as: ana });
  expect(await offered()).toMatchObject({
    precio: 600,
    anterior: { precio: 550 },
    cambio_pedido: null,
  });
  expect(await listed()).toBe(1);
  const { version = 0 } = (await offered()) ?? {};
  await accept(me, { id, version });
  expect(await offered()).toMatchObject({ precio: 600, anterior: null });
  expect(await listed()).toBe(0);
});

it('a saved draft keeps the request that it was begun for', async () => {
  const [me, other, ana] = await Promise.all([client(), client(), professional()]);
  const older = await ask(me, [ana]);
  const newer = await ask(me, [ana], { titulo: 'Regadera' });
  const ofOther = await ask(other, [ana]);
  const draft = { sender: me.keylogin, titulo: 'Llave', descripcion: 'Con todo.', precio: 900 };
  const begin = (solicitud: number) =>
    test.call.send(projects.beginProposal, { proposal: { ...draft, solicitud } }, { as: ana });
  for (const solicitud of [ofOther.id, 999_999_999])
    expect(
      await test.call.refused(
        projects.beginProposal,
        { proposal: { ...draft, solicitud } },
        { as: ana },
      ),
    ).toBe('request_not_found');
  const { proposal } = await begin(older.id);
  expect(proposal.solicitud).toBe(older.id);

  const sent = await test.call.send(
    projects.updateDataProposal,
    { proposal: { id: proposal.id, estado: 'publicada' } },
    { as: ana },
  );
  expect(sent.proposal.solicitud).toBeNull();
  expect(await statesOf(me, older.id)).toEqual({ [ana.keylogin]: 'propuesta' });
  expect(await statesOf(me, newer.id)).toEqual({ [ana.keylogin]: 'enviada' });
});

it('a request that waits no more takes no answer, unless its author sends it for none', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const closed = await ask(me, [ana]);
  const draft = { sender: me.keylogin, titulo: 'Llave', descripcion: 'Con todo.', precio: 900 };
  const { proposal } = await test.call.send(
    projects.beginProposal,
    { proposal: { ...draft, solicitud: closed.id } },
    { as: ana },
  );
  await test.call.send(requests.closeRequest, { id: closed.id }, { as: me });
  const publish = { id_proposal: proposal.id, estado: 'publicada' };
  expect(await test.call.refused(projects.updateProposal, publish, { as: ana })).toBe(
    'request_over',
  );
  const { id } = proposal;
  const send = (more: object) => ({
    proposal: { id, estado: 'publicada' as const, ...more },
  });
  for (const more of [{}, { solicitud: closed.id }])
    expect(await test.call.refused(projects.updateDataProposal, send(more), { as: ana })).toBe(
      'request_over',
    );
  const chosen = await ask(me, [ana, beto], { titulo: 'Regadera' });
  await accept(me, await propose(beto, me, 900, chosen.id));
  expect(
    await test.call.refused(projects.updateDataProposal, send({ solicitud: chosen.id }), {
      as: ana,
    }),
  ).toBe('request_over');
  const sent = await test.call.send(projects.updateDataProposal, send({ solicitud: 0 }), {
    as: ana,
  });
  expect(sent.proposal.estado).toBe('publicada');
});

it('nothing is begun for a request that has ended, unless its author begins it for none', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const { id } = await ask(me, [ana]);
  await test.call.send(requests.closeRequest, { id }, { as: me });
  const begin = (solicitud: number) => ({
    proposal: { sender: me.keylogin, titulo: 'Llave', solicitud },
  });
  expect(await test.call.refused(projects.beginProposal, begin(id), { as: ana })).toBe(
    'request_over',
  );
  const pair = { key_primary: ana.keylogin, key_secundary: me.keylogin };
  expect((await test.call.send(projects.getProposal, pair, { as: ana })).proposal).toBeNull();
  const { proposal } = await test.call.send(projects.beginProposal, begin(0), { as: ana });
  expect(proposal).toMatchObject({ estado: 'por_publicar', solicitud: null });
});

describe('two answers to one request', () => {
  const answers = async () => {
    const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
    const { id } = await ask(me, [ana, beto]);
    const [chosen, other] = [await propose(ana, me, 900), await propose(beto, me, 800)];
    return { me, beto, id, chosen: chosen.id, other: other.id };
  };
  const outcome = async (me: Credentials, id: number) => {
    const input = { id_proposal: id, estado: 'por_pagar' };
    const reply = await test.call.reply(projects.updateProposal, input, { as: me });
    return 'code' in reply ? String(reply.code) : 'success';
  };

  it('are not both accepted, until the first project is cancelled', async () => {
    const { me, id, chosen, other } = await answers();
    expect(await outcome(me, chosen)).toBe('success');
    expect(await outcome(me, other)).toBe('other_chosen');
    const reason = { id_proposal: chosen, motivo: 'Cambió de día' };
    await test.call.send(projects.cancelProposal, reason, { as: me });
    expect(await outcome(me, other)).toBe('success');
    expect(await seenBy(me, id)).toMatchObject({ estado: 'elegida' });
  });

  it('after a cancelled project: those who were passed over are asked again', async () => {
    const [me, ana, beto, carla, dario] = await Promise.all([
      client(),
      professional(),
      professional(),
      professional(),
      professional(),
    ]);
    const { id, body } = await ask(me, [ana, beto, carla, dario]);
    const decline = { id, motivo: 'Ese día no puedo' as const };
    await test.call.send(requests.declineRequest, decline, { as: dario });
    const chosen = await propose(ana, me, 900);
    await propose(beto, me, 800);
    await accept(me, chosen);
    const refused = () => test.call.refused(requests.reopenRequest, { id }, { as: me });
    expect(await refused()).toBe('request_chosen');
    expect(await waitingFor(carla)).toEqual([]);
    const reason = { id_proposal: chosen.id, motivo: 'Cambió de día' };
    await test.call.send(projects.cancelProposal, reason, { as: me });
    for (const _ of [1, 2]) {
      const { solicitud } = await test.call.send(requests.reopenRequest, { id }, { as: me });
      expect(solicitud).toMatchObject({ id, estado: 'abierta' });
    }
    expect(await statesOf(me, id)).toEqual({
      [ana.keylogin]: 'propuesta',
      [beto.keylogin]: 'propuesta',
      [carla.keylogin]: 'enviada',
      [dario.keylogin]: 'declinada',
    });
    expect(await waitingFor(carla)).toMatchObject([{ id, por_responder: 1 }]);
    const told = async (who: Credentials) =>
      (await readBy(who, me)).messages.filter(({ msg }) => / volvió a /.test(msg)).length;
    expect(await Promise.all([ana, beto, carla, dario].map(told))).toEqual([0, 1, 1, 0]);
    // Whose project was cancelled makes room, and hears nothing of the next choice.
    const erika = await professional();
    await test.call.send(sendRequest, { ...body, recipients: [erika.keylogin] }, { as: me });
    await accept(me, await propose(carla, me, 700));
    expect(await seenBy(me, id)).toMatchObject({ estado: 'elegida' });
    const passed = async (who: Credentials) =>
      (await readBy(who, me)).messages.filter(({ msg }) => msg.includes('eligió a otra persona'));
    expect(await passed(ana)).toEqual([]);
    expect(await passed(beto)).toHaveLength(2);
  });

  it('after a cancelled project: who has blocked the other is not asked', async () => {
    const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
    const { id } = await ask(me, [ana, beto]);
    const chosen = await propose(ana, me, 900);
    await accept(me, chosen);
    await test.call.send(blockPerson, { other_key: me.keylogin }, { as: beto });
    const reason = { id_proposal: chosen.id, motivo: 'Cambió de día' };
    await test.call.send(projects.cancelProposal, reason, { as: me });
    await test.call.send(requests.reopenRequest, { id }, { as: me });
    const { messages } = await readBy(beto, me);
    expect(messages.filter(({ msg }) => msg.includes('volvió a preguntar'))).toEqual([]);
  });

  it('after a cancelled project are not asked for again once their day is over', async () => {
    const { me, id, chosen } = await answers();
    await outcome(me, chosen);
    const reason = { id_proposal: chosen, motivo: 'Cambió de día' };
    await test.call.send(projects.cancelProposal, reason, { as: me });
    await test.services.db
      .updateTable('request')
      .set({ fecha: day(-1) })
      .where('id', '=', id)
      .execute();
    expect(await test.call.refused(requests.reopenRequest, { id }, { as: me })).toBe(
      'request_day_over',
    );
  });

  it('are not both accepted at once', async () => {
    const races = await Promise.all(Array.from({ length: 10 }, answers));
    for (const { me, chosen, other } of races) {
      const ends = await Promise.all([outcome(me, chosen), outcome(me, other)]);
      expect(ends.toSorted()).toEqual(['other_chosen', 'success']);
    }
  });

  it('are not both accepted where one was declined before', async () => {
    const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
    const { id } = await ask(me, [ana, beto]);
    const decline = { id, motivo: 'Ese día no puedo' as const };
    await test.call.send(requests.declineRequest, decline, { as: ana });
    const [late, other] = [await propose(ana, me, 900), await propose(beto, me, 800)];
    const { destinatarios } = await seenBy(me, id);
    expect(destinatarios.find(({ keylogin }) => keylogin === ana.keylogin)).toMatchObject({
      estado: 'propuesta',
      motivo: '',
      propuesta: { id: late.id },
    });
    expect(await outcome(me, late.id)).toBe('success');
    expect(await seenBy(me, id)).toMatchObject({ estado: 'elegida' });
    expect(await outcome(me, other.id)).toBe('other_chosen');
  });

  it('go first to the request that was not declined', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const { id: earlier } = await ask(me, [ana]);
    const { id: later } = await ask(me, [ana]);
    const decline = { id: later, motivo: 'Ese día no puedo' as const };
    await test.call.send(requests.declineRequest, decline, { as: ana });
    await propose(ana, me, 900);
    expect(await statesOf(me, earlier)).toEqual({ [ana.keylogin]: 'propuesta' });
    expect(await statesOf(me, later)).toEqual({ [ana.keylogin]: 'declinada' });
  });

  it('of which one was chosen stand with what ended, until its project is cancelled', async () => {
    const { me, beto, chosen, other } = await answers();
    const listed = (as: Credentials, grupo: 'esperando' | 'cerrados') =>
      test.call.send(getOwnProjects, { grupo }, { as });
    const groupsFor = async (as: Credentials) => {
      const { proyectos, totales } = await test.call.send(getOwnProjects, {}, { as });
      const { user } = await test.call.send(validateSession, {}, { as });
      const of = (list: readonly { id: number; grupo: string }[]) =>
        list.find(({ id }) => id === other)?.grupo;
      expect(user.proposal_total).toEqual(totales);
      expect(of(user.proposal)).toBe(of(proyectos));
      return [of(proyectos), totales.esperando, totales.cerrados];
    };
    await outcome(me, chosen);
    for (const as of [me, beto]) {
      expect(await groupsFor(as)).toEqual(['cerrados', 0, 1]);
      expect((await listed(as, 'esperando')).proyectos).toEqual([]);
      const [passed] = (await listed(as, 'cerrados')).proyectos;
      expect(passed).toMatchObject({ id: other, estado: 'publicada', turno: { who: 'nobody' } });
      expect(await listed(as, 'cerrados')).toMatchObject({ hay_mas: false });
    }
    const reason = { id_proposal: chosen, motivo: 'Cambió de día' };
    await test.call.send(projects.cancelProposal, reason, { as: me });
    expect(await groupsFor(me)).toEqual(['esperando', 1, 1]);
    expect(await groupsFor(beto)).toEqual(['esperando', 1, 0]);
    expect((await listed(me, 'cerrados')).proyectos.map(({ id }) => id)).toEqual([chosen]);
    expect(await test.call.send(getCounts, {}, { as: me })).toMatchObject({ proyectos: 1 });
  });

  it('of which one was chosen say so', async () => {
    const { me, id, chosen, other } = await answers();
    const { destinatarios } = await seenBy(me, id);
    const second = destinatarios.find(({ propuesta }) => propuesta?.id === other);
    const pair = { key_primary: me.keylogin, key_secundary: second?.keylogin ?? '' };
    const before = await test.call.send(projects.getProposal, pair, { as: me });
    await outcome(me, chosen);
    // Also to who has it open already: the proposal itself did not change.
    const news = { ...pair, desde: projects.markOf(before.proposal) };
    const { proposal } = await test.call.send(projects.getProposal, news, { as: me });
    expect(proposal).toMatchObject({ id: other, estado: 'publicada', otra_elegida: 1 });
  });
});

it('is answered in place of a proposal to an earlier one, which chose somebody else', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  await ask(me, [ana, beto]);
  const passed = await propose(ana, me, 900);
  await accept(me, await propose(beto, me, 800));
  const { id } = await ask(me, [ana]);
  const endsFor = async (as: Credentials) => {
    const { solicitudes } = await test.call.send(requests.getReceivedRequests, {}, { as });
    return solicitudes.map(({ propuesta_fin }) => propuesta_fin);
  };
  expect(await endsFor(ana)).toEqual([null, 'no_elegida']);
  expect(await endsFor(beto)).toEqual([null]);
  const { destinatarios } = await seenBy(me, id);
  expect(destinatarios[0]?.proyecto_abierto).toBeNull();
  const answer = await propose(ana, me, 700);
  expect(answer.id).not.toBe(passed.id);
  const pair = { key_primary: me.keylogin, key_secundary: ana.keylogin };
  const { proposals } = await test.call.send(projects.getProposals, pair, { as: me });
  expect(proposals).toMatchObject([{ id: passed.id, estado: 'retirada' }]);
  expect(await statesOf(me, id)).toEqual({ [ana.keylogin]: 'propuesta' });
  expect(await endsFor(ana)).toEqual([null, 'reemplazada']);
});

it('says to both that an open project keeps its answer back', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const { id: first } = await ask(me, [ana]);
  const { id: second } = await ask(me, [ana]);
  const proposal = await propose(ana, me, 900, first);
  const opened = async (id: number) => {
    const received = await test.call.send(requests.getReceivedRequests, {}, { as: ana });
    const own = await seenBy(me, id);
    return [
      own.destinatarios[0]?.proyecto_abierto,
      received.solicitudes.find((one) => one.id === id)?.proyecto_abierto,
    ];
  };
  const open = { titulo: 'Cambiar llave', estado: 'publicada' };
  expect(await opened(second)).toEqual([open, open]);
  // It is the answer to this one.
  expect(await opened(first)).toEqual([null, null]);
  await accept(me, proposal);
  expect((await opened(second))[0]).toEqual({ ...open, estado: 'por_pagar' });
  const reason = { id_proposal: proposal.id, motivo: 'Cambió de día' };
  await test.call.send(projects.cancelProposal, reason, { as: me });
  expect(await opened(second)).toEqual([null, null]);
});
