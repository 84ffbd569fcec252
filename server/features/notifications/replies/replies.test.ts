import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPreferences, getReplies, setPreference } from '#contract/notifications.ts';
import type { Reply } from '#server/adapters/whatsapp/port.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { notify, recordReplies } from '../index.ts';

let test: TestApp;
let client: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let written = 0;
const wrote = (
  by: { phone: string },
  text: string,
  { ago = 0, id = `wamid.${++written}` } = {},
) => ({
  id,
  phone: by.phone,
  text,
  at: new Date(test.services.clock().getTime() - ago),
});

const receive = async (...replies: Reply[]) => {
  await inTransaction(test.services.db, (trx) =>
    recordReplies(trx, replies, test.services.clock()),
  );
  await test.work();
};

/** Writes at the provider, which may be answered, and tells it. */
const say = async (by: { phone: string }, text: string) => {
  await test.standIns.whatsapp.write({ from: by.phone, text });
  await receive(wrote(by, text));
};

/** What is on of all that can be turned off. */
const on = async (of: TestAccount) => {
  const { preferencias } = await test.call.send(getPreferences, {}, { as: of });
  return preferencias
    .filter(({ activo }) => activo === 1)
    .map(({ grupo, canal }) => `${grupo} ${canal}`);
};
const USUAL = ['proyectos', 'mensajes', 'recordatorios'].flatMap((grupo) =>
  ['push', 'whatsapp', 'email'].map((canal) => `${grupo} ${canal}`),
);

/** As the team reads them; a session of its own, because the clock moves. */
const read = async () => {
  const as = await makeAccount(test, 'admin');
  return (await test.call.send(getReplies, {}, { as })).respuestas;
};

const sentTo = ({ phone, email }: TestAccount) =>
  test.standIns.outbox
    .list()
    .filter(({ to }) => to === phone || to === email)
    .map(({ text }) => text);

describe('somebody who answers «BAJA»', () => {
  it('hears no more of what can be turned off, until they answer «ALTA»', async () => {
    client = await makeAccount(test, 'client');
    const other = await makeAccount(test, 'client');
    await say(client, 'Baja, por favor');
    expect(await on(client)).toEqual([]);
    expect(await on(other)).toEqual(USUAL);
    expect(sentTo(client)).toEqual([
      expect.stringMatching(
        /^Listo\. Ya no te avisamos por WhatsApp, por correo ni en tus dispositivos .*\/avisos .*ALTA\.$/,
      ),
    ]);

    const tell = (evento: 'calificacion' | 'deposito_enviado', parameters: string[]) =>
      inTransaction(test.services.db, (trx) =>
        notify(trx, {
          accountId: client.id,
          evento,
          parameters,
          other: other.id,
          about: 1,
          now: test.services.clock(),
        }),
      ).then(() => test.work());
    const before = sentTo(client).length;
    await tell('calificacion', ['Ada', 'Llave']);
    expect(sentTo(client)).toHaveLength(before);
    await tell('deposito_enviado', ['Ada', '$1,800.00 MXN', '8134', 'MAE1']);
    expect(sentTo(client)).toHaveLength(before + 1);

    await say(client, 'ALTA');
    expect(await on(client)).toEqual(USUAL);
    expect(sentTo(client)[0]).toMatch(
      /^Listo\. Te avisamos otra vez por WhatsApp, por correo y en tus dispositivos/,
    );
  });

  it('is obeyed once, and what was written last holds whatever comes first', async () => {
    const late = await makeAccount(test, 'client');
    const low = wrote(late, 'baja', { ago: 60_000 });
    await receive(wrote(late, 'alta', { ago: 30_000 }), low);
    expect(await on(late)).toEqual(USUAL);
    await receive(wrote(late, 'baja'));
    await test.call.send(
      setPreference,
      { grupo: 'mensajes', canal: 'email', activo: 1 },
      { as: late },
    );
    await receive(low, wrote(late, 'alta', { ago: 90_000 }));
    expect(await on(late)).toEqual(['mensajes email']);
  });
});

describe('anything else', () => {
  it('gets one answer with the way to the product in 24 hours, and the team reads it', async () => {
    const curious = await makeAccount(test, 'professional');
    await say(curious, '¿A qué hora llegas?');
    const again = wrote(curious, 'Hola??');
    await receive(again, again);
    await receive(again);
    expect(sentTo(curious)).toEqual([expect.stringContaining('/avisos')]);
    const respuestas = await read();
    expect(respuestas.slice(0, 2)).toMatchObject([
      { texto: 'Hola??', pidio: null, phone: '', contestada_at: null },
      { texto: '¿A qué hora llegas?', cuentas: [{ keylogin: curious.keylogin }] },
    ]);
    expect(respuestas[1]?.contestada_at).not.toBeNull();
    test.advance(24 * 60 * 60_000);
    await say(curious, '¿Hola?');
    expect(sentTo(curious)).toHaveLength(2);
  });

  it('of a phone without an account, or without words, is kept too', async () => {
    await say({ phone: '+523399887766' }, '');
    const respuestas = await read();
    expect(respuestas[0]).toMatchObject({ texto: '', cuentas: [], phone: '+523399887766' });
    const [newest] = test.standIns.outbox.list();
    expect(newest?.text).toContain('con tu teléfono no hay ninguna cuenta');
  });

  it('is not answered where the provider takes no answer any more, and waits for nobody', async () => {
    const silent = await makeAccount(test, 'client');
    // Nothing was written to the provider itself, so it refuses the answer.
    await receive(wrote(silent, 'Hola'));
    expect(sentTo(silent)).toEqual([]);
    const respuestas = await read();
    expect(respuestas[0]).toMatchObject({ texto: 'Hola', contestada_at: null });
  });
});
