import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeEmail, confirmChange, updateAccount } from '#contract/accounts.ts';
import { sendMessage } from '#contract/chat.ts';
import { getDataLink, getPrivacy, requestData } from '#contract/privacy.ts';
import { validateLogin } from '#contract/session.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { codeAt } from '#server/features/accounts/contact-change/testing.ts';
import { saveProfile } from '#server/features/identity/testing.ts';
import { forgetEnded } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { unzip } from '../../../tools/unzip.ts';
import { reachOf } from '#server/testing/reach.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const privacy = (as: Credentials) => test.call.send(getPrivacy, {}, { as });
const get = (path: string | null | undefined) => test.app.inject({ url: `/api${path}` });
const linkOf = async (as: Credentials) => (await test.call.send(getDataLink, {}, { as })).enlace;
const ask = async (as: Credentials) => {
  await test.call.send(requestData, {}, { as });
  await test.work();
  return privacy(as);
};
const copyOf = async (as: Credentials) => {
  await ask(as);
  return unzip((await get(await linkOf(as))).rawPayload);
};

describe('the copy of one’s data', () => {
  it('contains what the person wrote, did and received, and nothing else of others', async () => {
    const project = await projectIn(test, 'finalizada');
    const { client, professional } = project;
    const photo = { name: 'foto.png', content: await drawnPhoto() };
    for (const [as, { keylogin }, msg] of [
      [client, professional, 'La llave gotea'],
      [professional, client, 'Voy mañana'],
    ] as const)
      await test.call.send(
        sendMessage,
        { keys: [as.keylogin, keylogin], msg, sender: as.keylogin },
        { as, images: { adjunto: photo } },
      );
    const account = { nombre: 'Ramón', apellidos: 'Núñez', phone: '33 9000 1111' };
    const images = { image: photo };
    await test.call.send(updateAccount, { account }, { as: professional, images });
    const code = await codeAt(test, '+523390001111');
    await test.call.send(confirmChange, { dato: 'phone', code }, { as: professional });

    const files = await copyOf(professional);
    const json = (name: string) => JSON.parse(String(files.get(`${name}.json`))) as unknown;
    expect(String(files.get('LEEME.txt'))).toContain('Maestros');
    expect(json('cuenta')).toMatchObject({
      keylogin: professional.keylogin,
      account: { nombre: 'Ramón', apellidos: 'Núñez', phone: '+523390001111' },
      contacto_pendiente: [],
      profile: { profesion: 'Plomería' },
      address: { colonia: 'Americana' },
    });
    expect(json('sesiones')).toMatchObject([{ user_agent: 'demo' }]);
    expect(json('proyectos-1')).toMatchObject([
      { id: project.id, titulo: 'Cambio de llave', precio: 2000, pagado: 2000 },
    ]);
    expect(json('saldo-1')).toMatchObject([{ movimiento: 'liberacion', id_proposal: project.id }]);
    expect(json('resenas-enviadas-1')).toMatchObject([{ recieved: client.keylogin }]);
    expect(json('resenas-recibidas-1')).toMatchObject([{ sender: client.keylogin, rating: 5 }]);
    expect(json('nombres-anteriores-1')).toMatchObject([{ nombre: 'Ramón', apellidos: 'Ríos' }]);
    expect(json('cambios-de-seguridad-1')).toMatchObject([{ cambio: 'phone' }]);
    const [talk] = [...files.keys()].filter((name) => name.startsWith('conversaciones/'));
    const { mensajes, ...other } = JSON.parse(String(files.get(talk ?? ''))) as {
      mensajes: { de: string; msg: string; imagen: string | null }[];
    };
    expect(other).toMatchObject({
      persona: client.keylogin,
      con: expect.stringContaining('Clara'),
    });
    const said = mensajes.filter(({ msg }) => /gotea|mañana/.test(msg));
    expect(said).toMatchObject([
      { de: 'la otra persona', imagen: null },
      { de: 'tú', imagen: expect.any(String) },
    ]);
    const pictures = [...files.keys()].filter((name) => name.startsWith('imagenes/'));
    expect(
      pictures.map((name) => name.split('/')[1]).toSorted((a, b) => a!.localeCompare(b!)),
    ).toEqual(['adjunto', 'perfil']);
    expect(files.get(`imagenes/adjunto/${said[1]?.imagen}.webp`)?.subarray(8, 12).toString()).toBe(
      'WEBP',
    );
    const { email, phone } = await reachOf(test, client);
    for (const secret of [email, phone, 'argon2', professional.session_id])
      expect([...files.values()].some((content) => content.includes(secret))).toBe(false);
  });

  it('leaves out of a conversation what only the other side reads there', async () => {
    const project = await projectIn(test, 'por_pagar');
    await project.pay('pm_card_chargeDeclined');
    const said = async (as: Credentials) =>
      [...(await copyOf(as))]
        .filter(([name]) => name.startsWith('conversaciones/'))
        .some(([, content]) => content.includes('no se completó'));
    expect(await said(project.client)).toBe(true);
    expect(await said(project.professional)).toBe(false);
  });

  it('names the devices that signed in, and what waits for a code, without their secrets', async () => {
    const made = await makeClient(test.services);
    const { email, pass } = made;
    const as = sessionOf(made);
    const since = test.services.clock().toISOString();
    const { cookies } = await test.call.send(validateLogin, { email, pass });
    test.advance(DAY);
    await test.call.send(validateLogin, { email, pass }, { cookies });
    await test.call.send(changeEmail, { email: 'otro-correo@correo.mx' }, { as });
    const files = await copyOf(as);
    const json = (name: string) => JSON.parse(String(files.get(`${name}.json`))) as unknown;
    expect(json('dispositivos')).toEqual([
      {
        dispositivo: expect.any(String),
        navegador: expect.any(String),
        user_agent: expect.any(String),
        network: expect.any(String),
        created_at: since,
        last_seen_at: test.services.clock().toISOString(),
      },
    ]);
    expect(json('cuenta')).toMatchObject({
      account: { email },
      contacto_pendiente: [{ dato: 'email', valor: 'otro-correo@correo.mx' }],
    });
  });

  it('contains both sides of the ID, and records the view', async () => {
    const made = await makeProfessional(test.services);
    const as = sessionOf(made);
    await saveProfile(test, as, { frontal: await drawnPhoto(), trasera: await drawnPhoto(300) });
    const files = await copyOf(as);
    const sides = [...files].filter(([name]) => name.startsWith('imagenes/identificacion/'));
    expect(sides).toHaveLength(2);
    for (const [, content] of sides) expect(content.subarray(8, 12).toString()).toBe('WEBP');
    const views = test.services.db.selectFrom('id_image_view').selectAll();
    expect(await views.where('owner_id', '=', made.id).execute()).toMatchObject([
      { viewer_id: made.id },
      { viewer_id: made.id },
    ]);
  });

  it('splits a long list into several files', async () => {
    const made = await makeClient(test.services);
    const at = test.services.clock();
    await sql`insert into notification (account_id, evento, msg, created_at)
      select ${made.id}, 'mensaje', 'aviso ' || n, ${at} from generate_series(1, 2000) n`.execute(
      test.services.db,
    );
    const files = await copyOf(sessionOf(made));
    const notices = [1, 2].map(
      (file) => JSON.parse(String(files.get(`avisos-${file}.json`))) as { msg: string }[],
    );
    expect(notices.flat().map(({ msg }) => msg)).toEqual(
      Array.from({ length: 2000 }, (_, n) => `aviso ${n + 1}`),
    );
    expect(files.has('avisos-3.json')).toBe(false);
  });

  it('is notified when ready, and can be requested once a day', async () => {
    const made = await makeClient(test.services);
    const as = sessionOf(made);
    expect((await privacy(as)).datos).toBeNull();
    await test.call.send(requestData, {}, { as });
    const waiting = await privacy(as);
    expect(await linkOf(as)).toBeNull();
    expect(waiting.datos).toMatchObject({ vencen_at: null });
    expect(await test.call.refused(requestData, {}, { as })).toBe('data_asked_lately');
    await test.work();
    expect(test.sentTo(made.email)).toEqual([expect.stringContaining('la copia de tus datos')]);
    expect((await privacy(as)).datos).toMatchObject({
      vencen_at: new Date(test.services.clock().getTime() + 7 * DAY).toISOString(),
      bytes: expect.any(Number),
    });
    test.advance(DAY);
    await test.call.send(requestData, {}, { as });
  });

  it('is requested once by two concurrent requests', async () => {
    const as = sessionOf(await makeClient(test.services));
    const replies = await Promise.all(
      [1, 2, 3].map(() => test.call.reply(requestData, {}, { as })),
    );
    expect(replies.filter(({ mensaje }) => mensaje === 'success')).toHaveLength(1);
  });

  it('is downloaded by its owner’s link, for some minutes', async () => {
    const as = sessionOf(await makeClient(test.services));
    const other = await makeClient(test.services);
    const { datos } = await ask(as);
    const link = (await linkOf(as)) ?? '';
    const reply = await get(link);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(datos?.bytes),
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="mis-datos-maestros.zip"',
    });
    for (const forged of [
      link.replace(/\?.*/, ''),
      link.replace(as.keylogin, other.keylogin),
      link.replace(/f=.*/, 'f=x'),
      link.replace(/v=\d/, 'v=9'),
    ])
      expect((await get(forged)).json()).toMatchObject({ code: 'not_found' });
    test.advance(7 * MINUTE);
    expect((await get(link)).json()).toMatchObject({ code: 'link_expired' });
    expect((await get(await linkOf(as))).statusCode).toBe(200);
  });

  it('is stored encrypted, and deleted after a week', async () => {
    const made = await makeClient(test.services, { nombre: 'Zacnicté' });
    const as = sessionOf(made);
    await ask(as);
    const { name } = await test.services.db
      .selectFrom('data_export')
      .select('name')
      .where('account_id', '=', made.id)
      .executeTakeFirstOrThrow();
    const stored = await test.services.objects.get(`${name}.0`);
    // Short byte sequences occur by chance in any ciphertext of this length.
    expect(stored?.includes('PK\u0003\u0004')).toBe(false);
    expect(stored?.includes('Zacnict')).toBe(false);

    const forget = async () => {
      await inTransaction(test.services.db, (trx) => enqueue(trx, forgetEnded, {}));
      await test.work();
    };
    test.advance(7 * DAY - 1);
    await forget();
    const link = await linkOf(as);
    test.advance(1);
    expect((await get(link)).json()).toMatchObject({ code: 'not_found' });
    expect((await privacy(as)).datos).toBeNull();
    await forget();
    expect(await test.services.objects.get(`${name}.0`)).toBeNull();
    const left = test.services.db.selectFrom('data_export').where('account_id', '=', made.id);
    expect(await left.select('id').execute()).toEqual([]);
  });

  it('is rebuilt from scratch after a failure', async () => {
    const made = await makeClient(test.services);
    const as = sessionOf(made);
    await test.call.send(requestData, {}, { as });
    const { db, objects } = test.services;
    // The state left by a process that died while building a longer one.
    const { name } = await db
      .updateTable('data_export')
      .set({ parts: 3 })
      .where('account_id', '=', made.id)
      .returning('name')
      .executeTakeFirstOrThrow();
    for (const part of [0, 1, 2]) await objects.put(`${name}.${part}`, Buffer.from('rest'));
    await test.work();
    const files = await unzip((await get(await linkOf(as))).rawPayload);
    expect(files.has('cuenta.json')).toBe(true);
    expect(await objects.get(`${name}.2`)).toBeNull();
  });
});
