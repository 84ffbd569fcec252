import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMessages, sendRequest } from '#contract/chat.ts';
import type { Message } from '#contract/chat/view.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

// What a message says beside its text, so that it can be shown as a card: of which project and of which event it is.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function eventsOf(
  { client, professional }: TestProject,
  as = client,
): Promise<[string | null, Message['proyecto']][]> {
  const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
  const { messages } = await test.call.send(getMessages, keys, { as });
  return messages.map(({ evento, proyecto }) => [evento, proyecto]);
}

it('says of each event of a project what happened, who did it and how much it moved', async () => {
  const project = await projectIn(test, 'por_pagar', { precio: 8000 });
  const before = await eventsOf(project);
  const common = { id: project.id, titulo: 'Cambio de llave', sender: project.client.keylogin };
  expect(before).toEqual([
    ['por_publicar', { ...common, quien: 'profesional', monto: null, detalle: '' }],
    ['publicada', { ...common, quien: 'profesional', monto: 8000, detalle: '' }],
    ['por_pagar', { ...common, quien: 'cliente', monto: 8000, detalle: '' }],
  ]);
  const services = [
    { descripcion: 'Otra llave', precio: 500 },
    { descripcion: 'Una tercera', precio: 700 },
  ];
  await project.additional(services, project.professional);
  await project.pay();
  const after = (await eventsOf(project)).slice(before.length);
  // Two events of one kind at one instant keep their own words.
  expect(after.map(([evento, is]) => [evento, is?.quien, is?.monto, is?.detalle])).toEqual([
    ['adicional_pedido', 'profesional', 500, 'Otra llave'],
    ['adicional_pedido', 'profesional', 700, 'Una tercera'],
    ['pago_parcial', 'cliente', 4000, ''],
  ]);
});

it('keeps the title of a draft from its client', async () => {
  const project = await projectIn(test, 'por_publicar');
  expect(await eventsOf(project)).toMatchObject([['por_publicar', { titulo: '' }]]);
});

it('says the same to the team, and that the team did what the team did', async () => {
  const project = await projectIn(test, 'pagado');
  const admin = sessionOf(await makeAdmin(test.services));
  expect(await project.cancel(admin)).toBe('success');
  const read = await eventsOf(project, admin);
  expect(read.at(-1)).toMatchObject(['cancelada', { quien: 'equipo', id: project.id }]);
  expect(read).toEqual(await eventsOf(project));
});

it('calls people by their first name, and says which message is a request', async () => {
  const { client, professional } = await projectIn(test, 'por_publicar');
  const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
  const sent = await test.call.send(
    sendRequest,
    {
      recipients: [professional.keylogin],
      msg: 'Se me tapó el baño.',
      client_id: 'request-in-chat-1',
      solicitud: {
        categoria: 'Plomería',
        aparato: '',
        opt: 'Destapar drenaje',
        cantidad: '1',
        ancho: '',
        largo: '',
        titulo: '',
        descripcion_servicio: 'Se me tapó el baño.',
        fecha: '2026-12-02',
        hora: '16:00',
        estado: 'Jalisco',
        ciudad: 'Guadalajara',
      },
    },
    { as: client, images: {} },
  );
  const { messages, other } = await test.call.send(getMessages, keys, { as: client });
  expect(other.nombre.startsWith(`${other.primer_nombre} `)).toBe(true);
  expect(messages.map(({ id_solicitud }) => id_solicitud)).toEqual([undefined, sent.id_solicitud]);
});
