import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCounts, getOwnProjects } from '#contract/accounts.ts';
import * as accounts from '#contract/accounts.ts';
import { getDataCategorias } from '#contract/catalogue.ts';
import { sendRequest } from '#contract/chat.ts';
import * as projects from '#contract/projects.ts';
import * as requests from '#contract/requests.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';
import { ASKED, askingAndAnswering } from './testing.ts';

// Requests as objects (4 §G).

let test: TestApp;
let photo: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  const paper = { width: 300, height: 200, channels: 3 as const, background: '#c2542d' };
  photo = await sharp({ create: paper }).jpeg().toBuffer();
});
afterAll(() => test.close());

const { client, professional, day, ask, seenBy, statesOf, waitingFor, readBy, propose, accept } =
  askingAndAnswering(() => test);

describe('a request', () => {
  it('is kept as it was sent, at our price, and each recipient’s answer follows it', async () => {
    const [me, ana, beto, carla] = await Promise.all([
      client(),
      professional(),
      professional(),
      professional(),
    ]);
    const { id } = await ask(me, [ana, beto, carla], { precotizacion: 1 }, [photo]);
    const solicitud = await seenBy(me, id);
    expect(solicitud).toMatchObject({
      estado: 'abierta',
      datos: { ...ASKED, fecha: day(2), aparato: '', ancho: '', largo: '' },
      imagenes: [expect.stringMatching(/^\/files\//)],
    });
    const { categorias } = await test.call.send(getDataCategorias, {});
    const prices = categorias.find(({ categoria }) => categoria === 'Plomería')?.data_categoria;
    const price = prices?.form.find(({ opt }) => opt === ASKED.opt)?.precio ?? 0;
    expect(solicitud.precotizacion).toBe(2 * price);
    for (const path of [solicitud.imagenes[0], solicitud.imagenes_card[0]]) {
      const image = await test.app.inject({ method: 'GET', url: `/api${path}` });
      expect(image.headers['content-type']).toBe('image/webp');
    }
    expect(solicitud.imagenes_card[0]).toContain('-card.webp?');

    await readBy(ana, me);
    await test.call.send(requests.declineRequest, { id, motivo: 'Ese día no puedo' }, { as: beto });
    const proposal = await propose(carla, me, 900);
    const { destinatarios } = await seenBy(me, id);
    expect(await statesOf(me, id)).toEqual({
      [ana.keylogin]: 'vista',
      [beto.keylogin]: 'declinada',
      [carla.keylogin]: 'propuesta',
    });
    expect(destinatarios[0]).toMatchObject({
      keylogin: carla.keylogin,
      respondio_en: 0,
      propuesta: { id: proposal.id, precio: 900, version: proposal.version },
    });
    const seenAt = (of: { keylogin: string }) =>
      destinatarios.find(({ keylogin }) => keylogin === of.keylogin)?.visto_at;
    expect([seenAt(ana), seenAt(beto)]).toEqual([test.services.clock().toISOString(), null]);
    const { messages } = await readBy(me, beto);
    expect(messages.at(-1)?.msg).toMatch(
      / declinó «Fuga en la cocina»\. Motivo: «Ese día no puedo»\.$/,
    );
  });

  it('sent again is the same, also at once; a message alone is none', async () => {
    const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
    const { id, body } = await ask(me, [ana]);
    const again = await Promise.all(
      [1, 2, 3].map(() => test.call.send(sendRequest, body, { as: me })),
    );
    expect(again.map(({ id_solicitud }) => id_solicitud)).toEqual([id, id, id]);
    const more = { ...body, recipients: [ana.keylogin, beto.keylogin] };
    await test.call.send(sendRequest, more, { as: me });
    expect(Object.keys(await statesOf(me, id)).toSorted()).toEqual(
      [ana.keylogin, beto.keylogin].toSorted(),
    );
    const { solicitud: _, ...plain } = body;
    const alone = { ...plain, client_id: 'solo-un-mensaje' };
    expect((await test.call.send(sendRequest, alone, { as: me })).id_solicitud).toBeNull();
    const { totales } = await test.call.send(
      requests.getRequests,
      { estado: 'abierta' },
      { as: me },
    );
    expect(totales).toEqual({ abierta: 1, elegida: 0, cerrada: 0 });
    const sentTo = async (con: string) =>
      (await test.call.send(requests.getRequests, { con }, { as: me })).solicitudes.map(
        (one) => one.id,
      );
    expect(await sentTo(beto.keylogin)).toEqual([id]);
    expect(await sentTo(me.keylogin)).toEqual([]);
  });

  it('sent to somebody more has the same words and the same images, also from another browser', async () => {
    const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
    const { id, body } = await ask(me, [ana], {}, [photo, photo]);
    const { client_id } = await seenBy(me, id);
    expect(client_id).toBe(body.client_id);
    const files = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from file`.execute(test.services.db))
        .rows;
    const before = await files();
    const more = { ...body, msg: 'Otras palabras', recipients: [ana.keylogin, beto.keylogin] };
    const imagenes = [{ name: 'otra.jpg', content: photo }];
    await test.call.send(sendRequest, more, { as: me, images: { imagenes } });
    expect(await files()).toEqual(before);
    const [first, later] = await Promise.all([readBy(ana, me), readBy(beto, me)]);
    const said = ({ messages }: typeof first) =>
      messages.map(({ msg, rute_adjunto, id_solicitud }) => [
        msg,
        rute_adjunto?.split('?')[0],
        id_solicitud ?? null,
      ]);
    expect(said(later)).toEqual(said(first));
    expect(said(later)).toHaveLength(3);
    expect((await seenBy(me, id)).imagenes).toHaveLength(2);
  });

  it('goes to four at once: who declined or let it pass makes room for another', async () => {
    const me = await client();
    const people = await Promise.all(Array.from({ length: 7 }, professional));
    const [ana, beto, ...others] = people as [Credentials, Credentials, ...Credentials[]];
    const { id, body } = await ask(me, [ana, beto, ...others.slice(0, 2)]);
    const again = (to: Credentials | undefined) => ({
      ...body,
      recipients: [to?.keylogin ?? ''],
    });
    const refused = () => test.call.reply(sendRequest, again(others[2]), { as: me });
    expect(await refused()).toMatchObject({
      campos: { recipients: requests.RECIPIENTS_MOST },
    });
    expect((await readBy(me, others[2] ?? ana)).messages).toEqual([]);
    const motivo = 'Ese día no puedo';
    await test.call.send(requests.declineRequest, { id, motivo }, { as: ana });
    await test.call.send(sendRequest, again(others[2]), { as: me });
    // Who declined is not asked twice.
    await test.call.send(sendRequest, again(ana), { as: me });
    expect(await statesOf(me, id)).toMatchObject({ [ana.keylogin]: 'declinada' });
    expect(await refused()).not.toHaveProperty('campos');
    const full = await test.call.reply(sendRequest, again(others[3]), { as: me });
    expect(full).toMatchObject({ campos: { recipients: requests.RECIPIENTS_MOST } });
    await test.services.db
      .updateTable('request_recipient')
      .set({ answer_until: test.services.clock() })
      .where('request_id', '=', id)
      .where('answered_at', 'is', null)
      .execute();
    await test.call.send(sendRequest, again(others[3]), { as: me });
    expect((await seenBy(me, id)).destinatarios).toHaveLength(6);
  });

  it.each([
    ['fecha', { fecha: '2020-01-01' }, 'Elige una fecha de hoy en adelante.'],
    ['opt', { opt: 'Volar' }, 'Elige una opción.'],
    ['cantidad', { cantidad: '0' }, 'Escribe la cantidad, de 1 a 1,000.'],
    ['categoria', { categoria: 'Astrología' }, 'Selecciona un tipo de trabajo'],
  ])('with a wrong %s goes to nobody', async (field, extra, text) => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const reply = await test.call.reply(
      sendRequest,
      {
        recipients: [ana.keylogin],
        msg: 'Hola',
        client_id: `solicitud-mal-${field}`,
        solicitud: { ...ASKED, fecha: day(2), ...extra },
      },
      { as: me },
    );
    expect(reply).toMatchObject({ campos: { [field]: text } });
    expect((await readBy(me, ana)).messages).toEqual([]);
  });

  it('without a price waits for somebody to look', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const { id } = await ask(me, [ana], { opt: OTHER, cantidad: '1' });
    expect((await seenBy(me, id)).precotizacion).toBeNull();
  });
});

describe('when and where', () => {
  const HOUSE = {
    nombre: 'Casa',
    direccion: 'Juan Álvarez 1870',
    apartamento: '4',
    referencia: 'Portón verde',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
    colonia: 'Santa Teresita',
    cp: '44600',
  };
  const saveHouse = async (as: Credentials) =>
    (await test.call.send(accounts.saveAddress, HOUSE, { as })).id;

  it('words stay while they fit the day behind them', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const today = await ask(me, [ana], { fecha: day(0), hora: '23:00', cuando: 'hoy' });
    expect((await seenBy(me, today.id)).datos).toMatchObject({ cuando: 'hoy', hora: '23:00' });
    const other = await ask(me, [ana], { fecha: day(3), cuando: 'hoy' });
    expect((await seenBy(me, other.id)).datos.cuando).toBe('');
    const received = (await waitingFor(ana)).find(({ id }) => id === other.id);
    expect(received?.datos).toMatchObject({ cuando: '', fecha: day(3) });
  });

  it('a saved address tells its place, and its street to nobody who is asked', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const direccion_id = await saveHouse(me);
    const { id } = await ask(me, [ana], {}, [], { direccion_id });
    const { direccion, apartamento, referencia, nombre: _, ...place } = HOUSE;
    expect((await seenBy(me, id)).datos).toMatchObject(place);
    const received = await waitingFor(ana);
    expect(received[0]?.datos).toMatchObject(place);
    for (const said of [received, await readBy(ana, me), await seenBy(me, id)]) {
      expect(JSON.stringify(said)).not.toContain(direccion);
      expect(JSON.stringify(said)).not.toContain(referencia);
    }
    expect(apartamento).toBe('4');
  });

  it('the saved address that was used last is told, however many requests without one follow', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const used = async () => {
      const { direcciones, ultima } = await test.call.send(accounts.getAddresses, {}, { as: me });
      return direcciones.find(({ id }) => id === ultima)?.nombre;
    };
    const house = await saveHouse(me);
    const { id: flat } = await test.call.send(
      accounts.saveAddress,
      { ...HOUSE, nombre: 'Depa', apartamento: '5' },
      { as: me },
    );
    expect(await used()).toBeUndefined();
    await ask(me, [ana], {}, [], { direccion_id: house });
    await ask(me, [ana], {}, [], { direccion_id: flat });
    await ask(me, [ana]);
    expect(await used()).toBe('Depa');
    await test.call.send(accounts.deleteAddress, { id: flat }, { as: me });
    expect(await used()).toBeUndefined();
  });

  it('somebody else’s address sends nothing', async () => {
    const [me, other, ana] = await Promise.all([client(), client(), professional()]);
    const direccion_id = await saveHouse(other);
    const body = {
      recipients: [ana.keylogin],
      msg: 'Hola',
      client_id: 'solicitud-ajena',
      solicitud: { ...ASKED, fecha: day(2) },
      direccion_id,
    };
    expect(await test.call.refused(sendRequest, body, { as: me })).toBe('address_not_found');
    expect((await readBy(me, ana)).messages).toEqual([]);
  });
});

describe('who leaves', () => {
  it('a client: what they asked for is closed, and their streets are gone', async () => {
    const [me, ana, admin] = await Promise.all([
      client(),
      professional(),
      makeAdmin(test.services).then(sessionOf),
    ]);
    const { id } = await ask(me, [ana]);
    await test.call.send(accounts.deleteAccount, { id: me.keylogin }, { as: admin });
    expect(await waitingFor(ana)).toEqual([]);
    const kept = await test.services.db
      .selectFrom('request')
      .select('estado')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(kept?.estado).toBe('cerrada');
    const messages = (await readBy(ana, me)).messages;
    expect(messages.at(-1)?.msg).toBe('Cuenta eliminada ya no necesita «Fuga en la cocina».');
  });

  it('a professional: nobody waits for them', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const { id } = await ask(me, [ana]);
    await test.services.db
      .updateTable('account')
      .set({ suspended_at: test.services.clock(), suspended_by: 1, suspended_motivo: 'Cobros' })
      .where('keylogin', '=', ana.keylogin)
      .execute();
    expect(await statesOf(me, id)).toEqual({ [ana.keylogin]: 'expirada' });
  });
});

it('a refusal, a choice and an end reach the other side outside the chat too', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const { id } = await ask(me, [ana, beto]);
  await test.call.send(requests.declineRequest, { id, motivo: 'Ese día no puedo' }, { as: ana });
  const second = await ask(me, [ana, beto], { titulo: 'Regadera' });
  await accept(me, await propose(beto, me, 900, id));
  await test.call.send(requests.closeRequest, { id: second.id }, { as: me });
  const told = async ({ keylogin }: Credentials) => {
    const rows = await test.services.db
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.id', 'n.account_id')
      .select('n.evento')
      .where('a.keylogin', '=', keylogin)
      .where('n.evento', 'like', 'solicitud%')
      .where('n.evento', '<>', 'solicitud_recibida')
      .execute();
    return rows.map(({ evento }) => evento);
  };
  expect(await told(me)).toEqual(['solicitud_declinada']);
  expect(await told(ana)).toEqual(['solicitud_cerrada']);
  expect(await told(beto)).toEqual(['solicitud_cerrada']);
});

describe('whose it is', () => {
  it('only its client and its recipients read and change it', async () => {
    const [me, other, ana, beto] = await Promise.all([
      client(),
      client(),
      professional(),
      professional(),
    ]);
    const { id } = await ask(me, [ana]);
    const refused = (
      call:
        | typeof requests.getRequest
        | typeof requests.closeRequest
        | typeof requests.reopenRequest,
    ) => test.call.refused(call, { id }, { as: other });
    expect(await refused(requests.getRequest)).toBe('request_not_found');
    expect(await refused(requests.closeRequest)).toBe('request_not_found');
    expect(await refused(requests.reopenRequest)).toBe('request_not_found');
    const decline = { id, motivo: 'No hago ese trabajo' as const };
    expect(await test.call.refused(requests.declineRequest, decline, { as: beto })).toBe(
      'request_not_found',
    );
    expect(await waitingFor(beto)).toEqual([]);
    const [received] = await waitingFor(ana);
    expect(received).toMatchObject({ id, cliente: { keylogin: me.keylogin }, por_responder: 1 });
    expect(JSON.stringify(received)).not.toContain('destinatarios');
  });
});

describe('the end', () => {
  it('of a choice tells the others, once', async () => {
    const [me, ana, beto, carla] = await Promise.all([
      client(),
      professional(),
      professional(),
      professional(),
    ]);
    const { id } = await ask(me, [ana, beto, carla]);
    const decline = { id, motivo: 'Prefiero no decirlo' as const };
    await test.call.send(requests.declineRequest, decline, { as: carla });
    const chosen = await propose(ana, me, 900);
    await propose(beto, me, 800);
    await Promise.all([accept(me, chosen), accept(me, chosen).catch(() => null)]);
    expect(await seenBy(me, id)).toMatchObject({ estado: 'elegida' });
    const told = async (who: Credentials) =>
      (await readBy(who, me)).messages.filter(({ msg }) => msg.includes('eligió a otra persona'));
    expect(await told(beto)).toHaveLength(1);
    expect(await told(ana)).toHaveLength(0);
    expect(await told(carla)).toHaveLength(0);
    expect(await test.call.refused(requests.closeRequest, { id }, { as: me })).toBe(
      'request_chosen',
    );
  });

  it('by its client tells all, and nobody answers it any more', async () => {
    const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
    const { id, body } = await ask(me, [ana]);
    for (const _ of [1, 2]) await test.call.send(requests.closeRequest, { id }, { as: me });
    const told = (await readBy(ana, me)).messages.filter(({ msg }) =>
      msg.endsWith('ya no necesita «Fuga en la cocina».'),
    );
    expect(told).toHaveLength(1);
    expect(await waitingFor(ana)).toEqual([]);
    const decline = { id, motivo: 'Ese día no puedo' as const };
    expect(await test.call.refused(requests.declineRequest, decline, { as: ana })).toBe(
      'request_over',
    );
    await propose(ana, me, 900);
    expect(await statesOf(me, id)).toEqual({ [ana.keylogin]: 'expirada' });
    // They had time left, and did not fail to answer.
    expect((await seenBy(me, id)).destinatarios).toMatchObject([{ ya_no_hizo_falta: 1 }]);
    const more = { ...body, recipients: [beto.keylogin] };
    expect(await test.call.refused(sendRequest, more, { as: me })).toBe('request_over');
    expect((await readBy(me, beto)).messages).toEqual([]);
  });

  it('comes by itself to those who stay silent', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const { id } = await ask(me, [ana]);
    expect(await waitingFor(ana)).toHaveLength(1);
    await test.services.db
      .updateTable('request_recipient')
      .set({ answer_until: test.services.clock() })
      .where('request_id', '=', id)
      .execute();
    expect(await waitingFor(ana)).toEqual([]);
    expect(await statesOf(me, id)).toEqual({ [ana.keylogin]: 'expirada' });
    expect((await seenBy(me, id)).destinatarios).toMatchObject([{ ya_no_hizo_falta: 0 }]);
    // Late, but welcome.
    await propose(ana, me, 900);
    expect(await statesOf(me, id)).toEqual({ [ana.keylogin]: 'propuesta' });
  });
});

it('goes to four at most, however often it is sent', async () => {
  const [me, ...others] = await Promise.all([client(), ...Array.from({ length: 6 }, professional)]);
  const { id, body } = await ask(me, others.slice(0, 3));
  const more = { ...body, recipients: others.slice(3, 5).map(({ keylogin }) => keylogin) };
  expect(await test.call.refused(sendRequest, more, { as: me })).toBe('invalid_input');
  const one = (at: number) => ({ ...body, recipients: [others[at]?.keylogin ?? ''] });
  const both = await Promise.allSettled(
    [4, 5].map((at) => test.call.send(sendRequest, one(at), { as: me })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await seenBy(me, id)).destinatarios).toHaveLength(4);
});

it('a proposal that is published while its request ends does not answer it', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const { id } = await ask(me, [ana]);
  const { db } = test.services;
  let settled = false;
  const published = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('request')
      .set({ estado: 'cerrada', ended_at: test.services.clock() })
      .where('id', '=', id)
      .execute();
    const proposal = propose(ana, me, 900).finally(() => (settled = true));
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return settled || rows.length > 0;
      })
      .toBe(true);
    return { proposal };
  });
  await published.proposal;
  expect(await statesOf(me, id)).toEqual({ [ana.keylogin]: 'expirada' });
});

it('a proposal answers the newest request that waits, and a new one follows a refused one', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const older = await ask(me, [ana]);
  const newer = await ask(me, [ana], { titulo: 'Regadera' });
  const first = await propose(ana, me, 900);
  expect(await statesOf(me, older.id)).toEqual({ [ana.keylogin]: 'enviada' });
  expect(await statesOf(me, newer.id)).toEqual({ [ana.keylogin]: 'propuesta' });
  await test.call.send(
    projects.updateProposal,
    { id_proposal: first.id, estado: 'rechazada' },
    { as: me },
  );
  expect((await seenBy(me, newer.id)).destinatarios).toMatchObject([
    { estado: 'expirada', propuesta: null, propuesta_fin: 'rechazada' },
  ]);
  const second = await propose(ana, me, 700);
  const { destinatarios } = await seenBy(me, newer.id);
  expect(destinatarios[0]).toMatchObject({
    propuesta: { id: second.id, precio: 700 },
    propuesta_fin: null,
  });
  await test.call.send(projects.withdrawProposal, { id_proposal: second.id }, { as: ana });
  expect((await seenBy(me, newer.id)).destinatarios).toMatchObject([
    { estado: 'expirada', propuesta_fin: 'retirada' },
  ]);
  const { solicitudes } = await test.call.send(requests.getReceivedRequests, {}, { as: ana });
  expect(solicitudes[0]).toMatchObject({ respuesta: 'expirada', propuesta_fin: 'retirada' });
});

it('the lists are read page by page', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  for (let index = 0; index < 21; index += 1) await ask(me, [ana], { titulo: `Fuga ${index}` });
  const first = await test.call.send(requests.getRequests, { estado: 'abierta' }, { as: me });
  expect(first).toMatchObject({ hay_mas: true, totales: { abierta: 21 } });
  const next = await test.call.send(
    requests.getRequests,
    { estado: 'abierta', antes: first.siguiente ?? 0 },
    { as: me },
  );
  expect(next.solicitudes.map(({ datos }) => datos.titulo)).toEqual(['Fuga 0']);
  const received = await test.call.send(requests.getReceivedRequests, {}, { as: ana });
  expect(received).toMatchObject({ hay_mas: true });
  expect(received.solicitudes).toHaveLength(20);
  const marca = received.siguiente ?? '';
  const last = await test.call.send(requests.getReceivedRequests, { marca }, { as: ana });
  expect(last.solicitudes.map(({ datos }) => datos.titulo)).toEqual(['Fuga 0']);
});

it('is counted where it waits: to be answered, then to be chosen, and its proposals nowhere else', async () => {
  const me = await client();
  const [ramon, rosa] = [await professional(), await professional()];
  const countsOf = (as: Credentials) => test.call.send(getCounts, {}, { as });
  await ask(me, [ramon, rosa]);
  expect(await countsOf(me)).toMatchObject({ solicitudes: 0, proyectos: 0 });
  expect(await countsOf(ramon)).toMatchObject({ solicitudes: 1, conversaciones: 1 });
  await propose(ramon, me, 900);
  expect(await countsOf(ramon)).toMatchObject({ solicitudes: 0, proyectos: 0 });
  const chosen = await propose(rosa, me, 800);
  expect(await countsOf(me)).toMatchObject({ solicitudes: 1, proyectos: 0, conversaciones: 2 });
  const { proyectos } = await test.call.send(getOwnProjects, {}, { as: me });
  expect(proyectos).toHaveLength(2);
  for (const project of proyectos)
    expect(project).toMatchObject({ titulo: 'Cambiar llave', solicitud_titulo: ASKED.titulo });
  await accept(me, chosen);
  // Paying is the turn now, and the other proposal cannot be accepted besides.
  expect(await countsOf(me)).toMatchObject({ solicitudes: 0, proyectos: 1 });
});

it('says how long somebody usually takes, where that was measured', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const { id } = await ask(me, [ana, beto]);
  await test.services.db
    .insertInto('answer_time')
    .columns(['account_id', 'minutes', 'conversations'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select(['id', sql.lit(18).as('minutes'), sql.lit(4).as('conversations')])
        .where('keylogin', '=', ana.keylogin),
    )
    .execute();
  const { destinatarios } = await seenBy(me, id);
  const took = (who: Credentials) =>
    destinatarios.find(({ keylogin }) => keylogin === who.keylogin)?.responde_en;
  expect([took(ana), took(beto)]).toEqual([18, null]);
});

describe('what nobody could mean', () => {
  it.each([
    ['a state that there is none of', { estado: 'Narnia' }, 'estado'],
    ['a city of another state', { ciudad: 'Monterrey' }, 'ciudad'],
    ['a day of another age', { fecha: '9999-12-01' }, 'fecha'],
    ['a quantity below one', { cantidad: '-1' }, 'cantidad'],
  ])('%s is refused at its field', async (_, wrong, field) => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const body = {
      recipients: [ana.keylogin],
      msg: 'Solicitud de servicio: Plomería',
      client_id: 'solicitud-de-nadie',
      solicitud: { ...ASKED, fecha: day(2), ...wrong },
    };
    const reply = await test.call.reply(sendRequest, body, { as: me });
    expect(reply).toMatchObject({ code: 'invalid_input', campos: { [field]: expect.any(String) } });
  });

  it('sizes that «que lo revisen» does not ask for are not kept', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const odd = { opt: OTHER, cantidad: '-1', ancho: '😀', largo: '1.5', aparato: 'Cohete' };
    const { id } = await ask(me, [ana], odd);
    const kept = { opt: OTHER, cantidad: '1', ancho: '', largo: '', aparato: '' };
    expect((await seenBy(me, id)).datos).toMatchObject(kept);
  });
});

it('of one client can be read alone', async () => {
  const [me, other, ana] = await Promise.all([client(), client(), professional()]);
  await ask(other, [ana]);
  const { id } = await ask(me, [ana]);
  await ask(other, [ana]);
  const { solicitudes } = await test.call.send(
    requests.getReceivedRequests,
    { de: me.keylogin },
    { as: ana },
  );
  expect(solicitudes.map((request) => request.id)).toEqual([id]);
});
