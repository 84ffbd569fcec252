import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contacto, getSettings } from '#contract/contact.ts';
import { textOf } from '#contract/errors.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { unsealed } from '#server/db/sealed/index.ts';

const TEAM = 'equipo@maestros.example';
const DAY = 24 * 60 * 60_000;

let test: TestApp;
let people = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The form of a new person. */
const somebody = () => {
  people += 1;
  return {
    nombre: 'Clara Ríos',
    telefono: `33 1234 ${1000 + people}`,
    correo: `clara${people}@correo.mx`,
    mensaje: '¿Trabajan en Tlaquepaque los domingos?\nGracias.',
  };
};

const stored = (correo: string) =>
  test.services.db
    .selectFrom('contact_message')
    .selectAll()
    .where('correo', '=', correo)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const mailOf = (correo: string) =>
  test.standIns.outbox.list().filter(({ to, replyTo }) => to === TEAM && replyTo === correo);

describe('the contact form', () => {
  it('is stored, and sent to the team with the author as reply address', async () => {
    const formContact = somebody();
    expect(await test.call.reply(contacto, { formContact })).toEqual({
      status: 200,
      cookies: '',
      mensaje: 'success',
    });
    const [message] = await stored(formContact.correo);
    const { telefono, ...said } = formContact;
    const { db } = test.services;
    expect(unsealed(db, 'contact_message.telefono', message?.telefono_sealed ?? null)).toBe(
      '+523312341001',
    );
    expect(telefono).toBe('33 1234 1001');
    expect(message).toMatchObject({
      ...said,
      created_at: test.services.clock(),
      sent_at: null,
    });
    await test.work();
    const [mail, ...more] = mailOf(formContact.correo);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Contacto: Clara Ríos' });
    expect(mail?.text).toContain(formContact.mensaje);
    expect(mail?.text).toContain('Teléfono: 33 1234 1001');
    expect((await stored(formContact.correo))[0]?.sent_at).toEqual(test.services.clock());
  });

  it('may be sent without a message', async () => {
    const formContact = { ...somebody(), mensaje: undefined };
    await test.call.send(contacto, { formContact });
    await test.work();
    expect(mailOf(formContact.correo)[0]?.text).toContain('No escribió un mensaje');
  });

  it('reports errors at each field', async () => {
    const empty = { nombre: ' ', telefono: '', correo: '', mensaje: '' };
    expect(await test.call.reply(contacto, { formContact: empty })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      campos: {
        nombre: 'Escribe tu nombre.',
        telefono: 'Escribe tu teléfono.',
        correo: 'Escribe tu correo.',
      },
    });
    const wrong = { ...somebody(), telefono: '12345', correo: 'clara@', mensaje: 'x'.repeat(2001) };
    expect(await test.call.reply(contacto, { formContact: wrong })).toMatchObject({
      campos: {
        telefono: 'Escribe los 10 dígitos de tu teléfono.',
        correo: 'Escribe un correo válido, como nombre@correo.com.',
        mensaje: 'Usa como máximo 2,000 caracteres.',
      },
    });
    expect(await stored(wrong.correo)).toEqual([]);
  });

  it('keeps what people write out of the e-mail headers', async () => {
    const sly = { ...somebody(), nombre: 'Clara\r\nBcc: todos@correo.mx\r\n\r\nHola' };
    await test.call.send(contacto, { formContact: sly });
    await test.work();
    const [mail] = mailOf(sly.correo);
    expect(mail?.subject).toBe('Contacto: Clara Bcc: todos@correo.mx Hola');
    expect(test.sentTo('todos@correo.mx')).toEqual([]);
    const correo = 'clara@correo.mx\r\nBcc: todos@correo.mx';
    const answer = await test.call.refused(contacto, { formContact: { ...sly, correo } });
    expect(answer).toBe('invalid_input');
  });

  it('is stored and sent once, however often it is repeated', async () => {
    const formContact = somebody();
    const once = { formContact, client_id: 'a-double-click' };
    await Promise.all([1, 2, 3, 4].map(() => test.call.send(contacto, once)));
    await test.work();
    await test.call.send(contacto, once);
    await test.work();
    expect(await stored(formContact.correo)).toHaveLength(1);
    expect(mailOf(formContact.correo)).toHaveLength(1);
  });

  it.each([['correo'], ['telefono']] as const)('accepts six a day from one %s', async (field) => {
    const same = somebody()[field];
    const write = () =>
      test.call.reply(contacto, { formContact: { ...somebody(), [field]: same } });
    for (let sent = 0; sent < 6; sent++) expect(await write()).toMatchObject({ status: 200 });
    expect(await write()).toMatchObject({
      status: 429,
      mensaje: textOf('contact_too_many'),
      code: 'contact_too_many',
    });
    test.advance(DAY + 1);
    expect(await write()).toMatchObject({ status: 200 });
  });

  it('accepts thirty an hour from one address', async () => {
    test.advance(DAY);
    const write = () => test.call.reply(contacto, { formContact: somebody() });
    for (let sent = 0; sent < 30; sent++) expect(await write()).toMatchObject({ status: 200 });
    test.advance(20 * 60_000);
    expect(await write()).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      mensaje: `${textOf('too_many_requests')} Podrás en 40 minutos.`,
    });
    const again = await test.app.inject({
      method: 'POST',
      url: `/api${contacto.path}`,
      payload: { formContact: somebody() },
    });
    expect(again.headers['retry-after']).toBe('2400');
  });
});

describe('how to reach the team', () => {
  it('contains the configured values only', async () => {
    const nothing = { whatsapp: null, responsable: null, domicilio: null };
    const { mensaje: _, ...said } = await test.call.reply(getSettings, {});
    const fee = { comision: { porcentaje: 5, fija: 3 }, proxima_comision: null };
    expect(said).toEqual({ status: 200, cookies: '', correo: TEAM, ...nothing, ...fee });
    Object.assign(test.services.config.operator, {
      whatsappContact: '+523312345678',
      legalName: 'Rosa Díaz Mora',
    });
    expect(await test.call.send(getSettings, {})).toMatchObject({
      whatsapp: 'https://wa.me/523312345678',
      responsable: 'Rosa Díaz Mora',
    });
  });
});
