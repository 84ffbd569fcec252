import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMessages, sendMessage } from '#contract/chat.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import {
  credentials,
  messageOf,
  person,
  read,
  refusal,
  type TestPerson,
  unvalidate,
  write,
} from './testing.ts';

let test: TestApp;
let client: TestPerson;
let professional: TestPerson;

beforeAll(async () => {
  test = await startTestApp();
  client = await person(test, 'client');
  professional = await person(test, 'professional', { nombre: 'Ramón', comercial: 'Taller Núñez' });
});
afterAll(() => test.close());

const MINUTE = 60_000;

describe('sending', () => {
  it('stores a message and answers it as readers get it', async () => {
    const sent = await write(test, client, professional, '  Hola, ¿puedes venir?  ', {
      client_id: 'from-tab-0001',
    });
    expect(sent).toEqual({
      id: expect.any(Number),
      sender: client.keylogin,
      msg: 'Hola, ¿puedes venir?',
      rute_adjunto: '',
      seen: 0,
      createAt: '2026-11-20T16:00:00.000Z',
      client_id: 'from-tab-0001',
      evento: null,
    });
    const { messages } = await read(test, client, professional);
    expect(messages).toEqual([sent]);
  });

  it('counts a line break once, although a form sends two characters for it', async () => {
    const other = await person(test, 'professional');
    const sent = (lines: number) => {
      const input = messageOf(client, other, 'a\r\n'.repeat(lines) + 'b');
      return test.call.reply(sendMessage, input, { as: credentials(client), images: {} });
    };
    expect(await sent(1_999)).toMatchObject({ message: { msg: 'a\n'.repeat(1_999) + 'b' } });
    expect(await sent(2_000)).toMatchObject({
      campos: { msg: 'Usa como máximo 4,000 caracteres.' },
    });
  });

  it('accepts keys as browsers send them in a form', async () => {
    const other = await person(test, 'professional');
    for (const keys of [
      `${client.keylogin},${other.keylogin}`,
      JSON.stringify([client.keylogin, other.keylogin]),
    ]) {
      const input = { keys, msg: 'Hola', sender: client.keylogin };
      const answer = await test.call.reply(sendMessage, input, { as: credentials(client) });
      expect(answer.mensaje).toBe('success');
    }
    expect((await read(test, client, other)).messages).toHaveLength(2);
  });

  it.each([' \n ', '\u200b', '\u2060 \ufeff'])('refuses %j as empty', async (nothing) => {
    const answer = await refusal(test, client, professional, nothing);
    expect(answer).toMatchObject({
      status: 400,
      code: 'message_empty',
      mensaje: 'No puedes enviar un mensaje vacio',
      campos: { msg: 'No puedes enviar un mensaje vacio' },
    });
  });

  it('accepts and ignores messages in the system’s name', async () => {
    const other = await person(test, 'professional');
    const input = { ...messageOf(client, other, 'Pago recibido'), sender: 'System' };
    const answer = await test.call.reply(sendMessage, input, { as: credentials(client) });
    expect(answer).toMatchObject({ status: 200, mensaje: 'success' });
    expect(answer).not.toHaveProperty('message');
    expect((await read(test, client, other)).messages).toEqual([]);
    expect(await conversationsOf(client, other)).toBe(0);
  });

  it('refuses to write in the name of others or to oneself', async () => {
    const stranger = await person(test, 'client');
    const as = credentials(stranger);
    const forged = messageOf(client, professional, 'Acepto');
    expect(await test.call.refused(sendMessage, forged, { as })).toBe('conversation_not_allowed');
    const half = { ...forged, sender: stranger.keylogin };
    expect(await test.call.refused(sendMessage, half, { as })).toBe('conversation_not_allowed');
    const sender = { ...messageOf(stranger, professional, 'Hola'), sender: client.keylogin };
    expect(await test.call.refused(sendMessage, sender, { as })).toBe('conversation_not_allowed');
    const self = messageOf(stranger, stranger, 'Hola');
    expect(await test.call.refused(sendMessage, self, { as })).toBe('conversation_with_self');
    const nobody = { ...messageOf(stranger, stranger, 'Hola') };
    nobody.keys = [stranger.keylogin, 'nobody-has-this-key'];
    expect(await test.call.refused(sendMessage, nobody, { as })).toBe('recipient_not_found');
  });

  it('lets administrators write only in their own name', async () => {
    const admin = await person(test, 'admin');
    const forged = messageOf(client, professional, 'Acepto');
    for (const sender of [client.keylogin, admin.keylogin])
      expect(
        await test.call.refused(sendMessage, { ...forged, sender }, { as: credentials(admin) }),
      ).toBe('conversation_not_allowed');
    await write(test, admin, client, 'Hola, te ayudamos.');
  });

  it('lets a client start conversations only with validated professionals and the team', async () => {
    const newcomer = await person(test, 'professional', { validado: false });
    expect(await refusal(test, client, newcomer, 'Hola')).toMatchObject({
      status: 403,
      code: 'professional_not_validated',
    });
    const neighbour = await person(test, 'client');
    expect(await refusal(test, client, neighbour, 'Hola')).toMatchObject({
      code: 'recipient_is_client',
    });
    await write(test, client, await person(test, 'admin'), 'Necesito ayuda');
    // Conversations go on.
    const refused = await person(test, 'professional');
    await write(test, refused, client, 'Vi tu solicitud');
    await unvalidate(test, refused);
    await write(test, client, refused, 'Gracias');
    await write(test, refused, client, 'De nada');
  });

  it('lets a professional who is not validated write first only to the team', async () => {
    const newcomer = await person(test, 'professional', { validado: false });
    for (const other of [client, professional])
      expect(await refusal(test, newcomer, other, 'Hola')).toMatchObject({
        status: 403,
        code: 'writer_not_validated',
      });
    await write(test, newcomer, await person(test, 'admin'), '¿Cuándo me validan?');
  });

  it('stores a repeated message once and answers the stored one', async () => {
    const other = await person(test, 'professional');
    const client_id = 'retry-retry-retry';
    const first = await write(test, client, other, 'Una vez', { client_id });
    await read(test, other, client);
    const again = await write(test, client, other, 'Otro texto', { client_id });
    expect(again).toEqual({ ...first, seen: 1 });
    expect((await read(test, client, other)).messages).toHaveLength(1);
    // The other party's browser may use the same id by chance.
    const theirs = await write(test, other, client, 'Recibido', { client_id });
    expect(theirs.id).toBeGreaterThan(first.id);
  });
});

describe('reading', () => {
  it('marks messages as read once the other has read them, both ways', async () => {
    const other = await person(test, 'professional');
    const asked = await write(test, client, other, '¿Cuándo?');
    expect((await read(test, other, client, { visto: false })).messages[0]?.seen).toBe(0);
    expect((await read(test, client, other)).leido_hasta).toBe(0);

    // Shown to the other: now both see it as read.
    expect((await read(test, other, client)).messages[0]?.seen).toBe(1);
    const seen = await read(test, client, other);
    expect(seen.messages[0]?.seen).toBe(1);
    expect(seen.leido_hasta).toBe(asked.id);

    const answered = await write(test, other, client, 'Mañana');
    expect((await read(test, other, client)).messages.map(({ seen }) => seen)).toEqual([1, 0]);
    await read(test, client, other);
    const after = await read(test, other, client);
    expect(after.messages.map(({ seen }) => seen)).toEqual([1, 1]);
    expect(after.leido_hasta).toBe(answered.id);
  });

  it('answers an empty conversation without creating one', async () => {
    const other = await person(test, 'professional', { comercial: 'Plomería Sol' });
    const page = await read(test, client, other);
    expect(page).toMatchObject({ messages: [], hay_mas: false, leido_hasta: 0 });
    expect(page.other).toMatchObject({
      keylogin: other.keylogin,
      nombre: 'Plomería Sol',
      rol: 2,
      validado: true,
      average_rating: null,
    });
    expect(page.other.profesion).not.toBe('');
    expect(await conversationsOf(client, other)).toBe(0);
  });

  it('shows contact data only to administrators, and administrators as a team account', async () => {
    const admin = await person(test, 'admin', { nombre: 'Ada' });
    const theirs = (await read(test, admin, client)).other;
    expect(theirs).toMatchObject({ phone: client.phone, email: expect.stringContaining('@') });
    for (const reader of [client, professional]) {
      const { other } = await read(test, reader, admin);
      expect(other).toMatchObject({ nombre: 'Cuenta de administrador', average_rating: 5, rol: 4 });
      expect(other).not.toHaveProperty('email');
      expect(other).not.toHaveProperty('phone');
    }
    const { other } = await read(test, client, professional);
    expect(JSON.stringify(other)).not.toContain(professional.phone);
  });

  it('pages upwards and downwards without gaps', async () => {
    const other = await person(test, 'professional');
    const ids: number[] = [];
    for (let i = 1; i <= 120; i++) {
      if (i % 100 === 0) test.advance(MINUTE);
      ids.push((await write(test, client, other, `${i}`)).id);
    }
    const newest = await read(test, other, client);
    expect(newest.messages.map(({ id }) => id)).toEqual(ids.slice(70));
    expect(newest.hay_mas).toBe(true);
    const above = await read(test, other, client, { antes: ids[70] as number });
    expect(above.messages.map(({ id }) => id)).toEqual(ids.slice(20, 70));
    expect(above.hay_mas).toBe(true);
    const top = await read(test, other, client, { antes: ids[20] as number });
    expect(top.messages.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(top.hay_mas).toBe(false);

    const first = await read(test, other, client, { despues: 0 });
    expect(first.messages.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(first.hay_mas).toBe(true);
    const news = await read(test, other, client, { despues: ids[118] as number });
    expect(news.messages.map(({ id }) => id)).toEqual(ids.slice(119));
    expect(news.hay_mas).toBe(false);
    expect((await read(test, other, client, { despues: ids[119] as number })).messages).toEqual([]);
  });
});

it('is the same for a participant, in whichever order its keys come', async () => {
  const [one, two] = [await person(test, 'client'), await person(test, 'professional')];
  await write(test, one, two, '¿Puede venir mañana?');
  const swapped = { key_primary: one.keylogin, key_secundary: two.keylogin };
  const as = credentials(two);
  // Read in the reader's own name: the message of the other is now seen.
  const seenByTwo = await test.call.send(getMessages, swapped, { as });
  expect(seenByTwo.other.keylogin).toBe(one.keylogin);
  expect(seenByTwo.messages).toMatchObject([{ sender: one.keylogin, msg: '¿Puede venir mañana?' }]);
  const [seen] = (await test.call.send(getMessages, swapped, { as: credentials(one) })).messages;
  expect(seen).toMatchObject({ seen: 1 });
});

describe('somebody else’s conversation', () => {
  it('is refused to third persons', async () => {
    await write(test, client, professional, 'Entre nosotros');
    const stranger = await person(test, 'professional');
    const input = { key_primary: client.keylogin, key_secundary: professional.keylogin };
    const as = credentials(stranger);
    expect(await test.call.refused(getMessages, input, { as })).toBe('conversation_not_allowed');
    const swapped = { key_primary: professional.keylogin, key_secundary: client.keylogin };
    expect(await test.call.refused(getMessages, swapped, { as })).toBe('conversation_not_allowed');
    const self = { key_primary: client.keylogin, key_secundary: client.keylogin };
    expect(await test.call.refused(getMessages, self, { as: credentials(client) })).toBe(
      'conversation_with_self',
    );
    const nobody = { key_primary: client.keylogin, key_secundary: 'nobody-has-this-key' };
    expect(await test.call.refused(getMessages, nobody, { as: credentials(client) })).toBe(
      'recipient_not_found',
    );
  });

  it('can be read by administrators without marking it as read, and is recorded', async () => {
    const other = await person(test, 'professional');
    const asked = await write(test, client, other, '¿Cuánto?');
    const admin = await person(test, 'admin');
    const look = (page: { antes?: number; despues?: number } = {}) =>
      test.call.send(
        getMessages,
        { key_primary: client.keylogin, key_secundary: other.keylogin, ...page },
        { as: credentials(admin) },
      );
    const page = await look();
    expect(page.messages).toMatchObject([{ id: asked.id, sender: client.keylogin, seen: 0 }]);
    expect(page.other).toMatchObject({ keylogin: other.keylogin, phone: other.phone });
    expect(page.primary).toMatchObject({ keylogin: client.keylogin, phone: client.phone });
    // Further pages and polls belong to the same opening.
    await look({ despues: asked.id });
    await look({ antes: asked.id + 1 });
    await look({ despues: 0 });
    expect((await read(test, client, other)).messages[0]?.seen).toBe(0);
    await read(test, other, client);
    expect((await look()).messages[0]?.seen).toBe(1);

    const trace = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('admin_id', '=', admin.id)
      .execute();
    const entry = {
      action: 'leer_conversacion',
      subject_id: `${client.keylogin}/${other.keylogin}`,
    };
    expect(trace).toEqual([entry, entry]);

    // Reading a page without an opening is recorded too.
    const sly = await person(test, 'admin');
    for (const _ of [1, 2])
      await test.call.send(
        getMessages,
        { key_primary: client.keylogin, key_secundary: other.keylogin, antes: asked.id + 1 },
        { as: credentials(sly) },
      );
    const traces = await test.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('admin_id', '=', sly.id)
      .execute();
    expect(traces).toHaveLength(1);
  });
});

async function conversationsOf(a: TestPerson, b: TestPerson): Promise<number> {
  const rows = await test.services.db
    .selectFrom('conversation')
    .select('id')
    .where('low_id', '=', Math.min(a.id, b.id))
    .where('high_id', '=', Math.max(a.id, b.id))
    .execute();
  return rows.length;
}
