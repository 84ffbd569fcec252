import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blockPerson,
  closeReport,
  exportReports,
  getReports,
  reportPerson,
  unblockPerson,
} from '#contract/moderation.ts';
import { getMessages, sendMessage, sendRequest } from '#contract/chat.ts';
import { textOf } from '#contract/errors.ts';
import { beginProposal, updateDataProposal, updateProposal } from '#contract/projects.ts';
import { REPORTS_A_DAY } from '#domain/moderation/reports.ts';
import {
  credentials,
  messageOf,
  person,
  read,
  refusal,
  type TestPerson,
  write,
} from '#server/features/chat/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import type { Credentials } from '#server/testing/call.ts';

let test: TestApp;
let client: TestPerson;
let professional: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  test = await startTestApp();
  client = await person(test, 'client', { nombre: 'Clara' });
  professional = await person(test, 'professional', { comercial: 'Taller Núñez' });
  admin = await person(test, 'admin');
});
afterAll(() => test.close());

const block = (as: Credentials, { keylogin: other_key }: Credentials) =>
  test.call.reply(blockPerson, { other_key }, { as });
const unblock = (as: Credentials, { keylogin: other_key }: Credentials) =>
  test.call.reply(unblockPerson, { other_key }, { as });
const MINE = { status: 403, code: 'person_blocked' };
const THEIRS = { status: 403, code: 'conversation_closed' };

describe('blocking', () => {
  it('refuses messages, images, requests and proposals, in both directions', async () => {
    await write(test, client, professional, 'Hola');
    expect((await block(credentials(professional), client)).status).toBe(200);
    // A second click changes nothing.
    expect((await block(credentials(professional), client)).status).toBe(200);

    expect(await refusal(test, professional, client, 'Otra cosa')).toMatchObject({
      ...MINE,
      mensaje: textOf('person_blocked'),
    });
    expect(await refusal(test, client, professional, '¿Sigue ahí?')).toMatchObject({
      ...THEIRS,
      mensaje: 'Esta conversación no recibe mensajes.',
    });
    const request = { msg: 'Solicitud', client_id: 'solicitud-1' };
    expect(
      await test.call.reply(
        sendRequest,
        { recipients: [professional.keylogin], ...request },
        { as: credentials(client) },
      ),
    ).toMatchObject({
      ...THEIRS,
      campos: { [professional.keylogin]: textOf('conversation_closed') },
    });
    expect(
      await test.call.reply(
        beginProposal,
        { proposal: { sender: client.keylogin } },
        { as: credentials(professional) },
      ),
    ).toMatchObject(MINE);

    expect((await read(test, client, professional)).other.bloqueo).toBe('suyo');
    expect((await read(test, professional, client)).other.bloqueo).toBe('mio');
    expect((await read(test, client, professional)).messages).toHaveLength(1);

    // Each can remove only their own block.
    await block(credentials(client), professional);
    expect((await read(test, client, professional)).other.bloqueo).toBe('mio');
    await unblock(credentials(professional), client);
    expect((await read(test, professional, client)).other.bloqueo).toBe('suyo');
    expect(await refusal(test, professional, client, 'Hola')).toMatchObject(THEIRS);
    await unblock(credentials(client), professional);
    await write(test, professional, client, 'Hola de nuevo');
    expect((await read(test, client, professional)).other.bloqueo).toBeNull();
  });

  it('works without a conversation, and a repeat of an accepted message stays accepted', async () => {
    const stranger = await person(test, 'professional');
    await block(credentials(stranger), client);
    expect(await refusal(test, client, stranger, 'Hola')).toMatchObject(THEIRS);
    expect((await read(test, client, stranger)).other.bloqueo).toBe('suyo');
    await unblock(credentials(stranger), client);
    const sent = await write(test, client, stranger, 'Hola', { client_id: 'primer-mensaje' });
    await block(credentials(stranger), client);
    const again = await write(test, client, stranger, 'Hola', { client_id: 'primer-mensaje' });
    expect(again.id).toBe(sent.id);
  });

  it.each([
    ['a conversation', true],
    ['no conversation yet', false],
  ])('refuses everything after its reply: %s', async (_, known) => {
    const other = await person(test, 'professional');
    if (known) await write(test, client, other, 'Hola');
    const sends = Array.from({ length: 25 }, (_, n) =>
      test.call.reply(sendMessage, messageOf(client, other, `m${n}`), { as: credentials(client) }),
    );
    await block(credentials(other), client);
    const atBlock = (await read(test, other, client)).messages.at(-1)?.id;
    const accepted = (await Promise.all(sends)).filter(({ status }) => status === 200);
    const { messages } = await read(test, other, client);
    expect(messages.at(-1)?.id).toBe(atBlock);
    expect(messages).toHaveLength(accepted.length + (known ? 1 : 0));
  });

  it('does not affect an open project with money', async () => {
    const project = await projectIn(test, 'pagado');
    await block(project.client, project.professional);
    await block(project.professional, project.client);
    expect(await project.release(0.25)).toBe('success');
    expect(await project.ask('completado')).toBe('success');
    await project.review('client');
    await project.review('professional');
    expect(await project.ask('finalizada')).toBe('success');
    const { messages } = await test.call.send(
      getMessages,
      { key_primary: project.client.keylogin, key_secundary: project.professional.keylogin },
      { as: project.client },
    );
    expect(messages.map(({ evento }) => evento)).toEqual(
      expect.arrayContaining(['anticipo', 'completado', 'finalizada']),
    );
  });

  it('prevents publishing a draft, not editing it', async () => {
    const project = await projectIn(test, 'por_publicar');
    await block(project.client, project.professional);
    const as = project.professional;
    const draft = { id: project.id, titulo: 'Otra llave' };
    expect((await test.call.reply(updateDataProposal, { proposal: draft }, { as })).status).toBe(
      200,
    );
    const publish = { proposal: { ...draft, estado: 'publicada' } };
    expect(await test.call.reply(updateDataProposal, publish, { as })).toMatchObject(THEIRS);
    const ask = { id_proposal: project.id, estado: 'publicada' };
    expect(await test.call.reply(updateProposal, ask, { as })).toMatchObject(THEIRS);
  });

  it('is refused for the team, oneself and unknown accounts', async () => {
    expect(await block(credentials(client), admin)).toMatchObject({
      status: 403,
      code: 'person_is_team',
    });
    expect(await block(credentials(client), client)).toMatchObject({ code: 'person_is_self' });
    const nobody = { keylogin: 'nadie-con-esta-clave', session_id: '' };
    expect(await block(credentials(client), nobody)).toMatchObject({ status: 404 });
    expect(await unblock(credentials(client), nobody)).toMatchObject({ status: 404 });
    await write(test, admin, client, 'Hola del equipo');
  });
});

const report = (from: TestPerson, about: TestPerson, input: object = {}) =>
  test.call.reply(
    reportPerson,
    { other_key: about.keylogin, motivo: 'spam', client_id: 'reporte-1', ...input },
    { as: credentials(from) },
  );
const reports = (antes?: number) =>
  test.call.send(getReports, { ...(antes && { antes }) }, { as: credentials(admin) });

describe('reporting', () => {
  it('shows the team reporter, reported, reason and message, once', async () => {
    const asked = await write(test, professional, client, 'Deposítame a mi cuenta');
    const before = await read(test, professional, client);
    const words = { motivo: 'pago_por_fuera', texto: 'Quiere efectivo.', id_mensaje: asked.id };
    for (const _ of [1, 2]) expect((await report(client, professional, words)).status).toBe(200);
    const list = await reports();
    expect(list.abiertas).toBe(1);
    expect(list.reports).toMatchObject([
      {
        de: { keylogin: client.keylogin, nombre: 'Clara Ríos', rol: 1 },
        sobre: { keylogin: professional.keylogin, rol: 2 },
        motivo: 'pago_por_fuera',
        texto: 'Quiere efectivo.',
        mensaje: 'Deposítame a mi cuenta',
        createAt: test.services.clock().toISOString(),
      },
    ]);
    // The reported person is not told.
    expect(await read(test, professional, client)).toEqual(before);
    await test.work();
    expect(test.sentTo(professional.phone).join(' ')).not.toMatch(/report|denunci/i);
  });

  it('refuses an invalid report, with the text at its field', async () => {
    expect(await report(client, professional, { motivo: 'porque sí' })).toMatchObject({
      status: 400,
      campos: { motivo: 'Elige un motivo.' },
    });
    expect(await report(client, professional, { texto: 'a'.repeat(1001) })).toMatchObject({
      campos: { texto: 'Usa como máximo 1,000 caracteres.' },
    });
    expect(await report(client, client)).toMatchObject({ code: 'person_is_self' });
    const other = await person(test, 'professional');
    const elsewhere = await write(test, client, other, 'Hola');
    expect(
      await report(client, professional, { id_mensaje: elsewhere.id, client_id: 'reporte-9' }),
    ).toMatchObject({ status: 404, code: 'message_not_found' });
  });

  it('lists reports newest first, and closes each once, with an audit entry', async () => {
    await test.services.db.deleteFrom('person_report').execute();
    for (let n = 0; n < 23; n++) {
      const reporter = await person(test, 'client');
      await report(reporter, professional, { client_id: `pagina-${n + 10}` });
    }
    const first = await reports();
    const ids = first.reports.map(({ id }) => id);
    expect(first).toMatchObject({ hay_mas: true, abiertas: 23 });
    const second = await reports(ids.at(-1));
    expect(second).toMatchObject({ hay_mas: false });
    ids.push(...second.reports.map(({ id }) => id));
    expect(ids).toHaveLength(23);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const as = credentials(admin);
    const more = await test.call.send(getReports, { cuantos: 50 }, { as });
    expect(more).toMatchObject({ hay_mas: false, reports: { length: 23 } });
    const file = await test.call.send(exportReports, {}, { as });
    expect(file).toEqual(expect.objectContaining({ hay_mas: false, reports: more.reports }));
    const ended = await test.call.send(exportReports, { estado: 'atendidas' }, { as });
    expect(ended.reports).toEqual([]);

    const close = (report_id: number, input: object = {}) =>
      test.call.reply(
        closeReport,
        { report_id, accion: 'aviso', nota: 'Se lo dijimos.', ...input },
        { as: credentials(admin) },
      );
    expect(await close(ids[0] ?? 0, { accion: 'otra', nota: '' })).toMatchObject({
      campos: { nota: 'Escribe qué se hizo.' },
    });
    const [closed = 0] = ids;
    await Promise.all([close(closed), close(closed)]);
    expect(await close(closed, { accion: 'nada' })).toMatchObject({ code: 'report_closed' });
    expect((await reports()).abiertas).toBe(22);
    expect((await reports()).reports.map(({ id }) => id)).not.toContain(closed);
    const trace = await test.services.db
      .selectFrom('audit_log')
      .select(['admin_id', 'action', 'after'])
      .where('subject', '=', 'person_report')
      .where('subject_id', '=', String(closed))
      .execute();
    expect(trace).toEqual([
      {
        admin_id: admin.id,
        action: 'atender_denuncia',
        after: { accion: 'aviso', nota: 'Se lo dijimos.' },
      },
    ]);
    // About one person, those that were attended to stay, with who did.
    const { keylogin: persona } = professional;
    const about = await test.call.send(getReports, { persona }, { as: credentials(admin) });
    expect(about.reports.map(({ id }) => id)).toEqual(first.reports.map(({ id }) => id));
    expect(about.reports.slice(0, 2)).toMatchObject([
      {
        id: closed,
        atendida: {
          por: expect.any(String),
          createAt: test.services.clock().toISOString(),
          accion: 'aviso',
          nota: 'Se lo dijimos.',
        },
      },
      { atendida: null },
    ]);
    const asked = (input: object) => test.call.send(getReports, input, { as: credentials(admin) });
    expect((await asked({ estado: 'atendidas' })).reports.map(({ id }) => id)).toEqual([closed]);
    expect((await asked({ id: closed })).reports).toMatchObject([{ id: closed }]);
    const { keylogin: other } = client;
    const none = await test.call.send(getReports, { persona: other }, { as: credentials(admin) });
    expect(none.reports).toEqual([]);
    expect(await close(999_999)).toMatchObject({ status: 404, code: 'report_not_found' });
  });

  it('accepts a limited number a day', async () => {
    const eager = await person(test, 'client');
    const replies = await Promise.all(
      Array.from({ length: REPORTS_A_DAY + 3 }, (_, n) =>
        report(eager, professional, { client_id: `reporte-${n + 10}` }),
      ),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ code: 'reports_too_many' });
    test.advance(24 * 3_600_000);
    expect((await report(eager, professional, { client_id: 'manana-1' })).status).toBe(200);
  });
});
