import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMessages, sendRequest } from '#contract/chat.ts';
import * as requests from '#contract/requests.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let boss: TestAccount;
let clara: TestAccount;
let oscar: TestAccount;
let ines: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  clara = await makeAccount(test, 'client', { nombre: 'Clara', email: 'clara@uno.mx' });
  oscar = await makeProfessional(test, { nombre: 'Óscar', nombre_comercial: 'Plomería Óscar' });
  ines = await makeProfessional(test, { nombre: 'Inés', nombre_comercial: '' });
});
afterAll(() => test.close());

let sent = 0;
async function ask(to: readonly TestAccount[], extra: object = {}): Promise<number> {
  const solicitud = {
    categoria: 'Plomería',
    opt: 'Reparar una fuga',
    cantidad: '1',
    titulo: 'Fuga en la cocina',
    descripcion_servicio: 'Gotea debajo de la tarja.',
    fecha: mexicoDay(test.services.clock().getTime() + 2 * DAY),
    hora: '10:00',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
    ...extra,
  };
  const { id_solicitud } = await test.call.send(
    sendRequest,
    {
      recipients: to.map(({ keylogin }) => keylogin),
      msg: 'Solicitud de servicio: Plomería',
      client_id: `solicitud-${++sent}`,
      solicitud,
    },
    { as: clara },
  );
  return id_solicitud ?? 0;
}
const list = (input: object = {}) => test.call.send(requests.getTeamRequests, input, { as: boss });
const ids = async (input: object) => (await list(input)).solicitudes.map(({ id }) => id);
const recorded = (action: string) =>
  test.services.db
    .selectFrom('audit_log as l')
    .leftJoin('audit_person as p', 'p.audit_id', 'l.id')
    .select(({ fn }) => ['l.subject', 'l.subject_id', fn.count('p.account_id').as('people')])
    .where('l.action', '=', action)
    .groupBy('l.id')
    .orderBy('l.id')
    .execute();

describe('the team', () => {
  let leak: number;
  let paint: number;
  beforeAll(async () => {
    leak = await ask([oscar, ines]);
    paint = await ask([ines], {
      categoria: 'Pintura',
      opt: OTHER,
      titulo: 'Pintar la fachada',
      estado: 'Nuevo León',
      ciudad: 'Monterrey',
    });
    await test.call.send(
      requests.declineRequest,
      { id: leak, motivo: 'Ese día no puedo' },
      { as: ines },
    );
    await test.call.send(requests.closeRequest, { id: paint }, { as: clara });
  });

  it('lists the requests of all, newest first, with what became of each', async () => {
    const { solicitudes, total } = await list();
    expect(total).toBe(2);
    expect(solicitudes.map(({ id }) => id)).toEqual([paint, leak]);
    expect(solicitudes[1]).toEqual({
      id: leak,
      estado: 'abierta',
      createAt: test.services.clock().toISOString(),
      titulo: 'Fuga en la cocina',
      categoria: 'Plomería',
      ciudad: 'Guadalajara',
      lugar: 'Jalisco',
      cliente: { keylogin: clara.keylogin, nombre: 'Clara Ríos Luna' },
      destinatarios: [
        { keylogin: oscar.keylogin, nombre: 'Plomería Óscar', estado: 'enviada' },
        { keylogin: ines.keylogin, nombre: 'Inés Ríos Luna', estado: 'declinada' },
      ],
    });
  });

  it('filters by state, place and category, also by a former name, and searches people and what is listed', async () => {
    expect(await ids({ estado: 'abierta' })).toEqual([leak]);
    expect(await ids({ estado: 'cerrada', lugar: 'Nuevo León' })).toEqual([paint]);
    expect(await ids({ lugar: 'Jalisco', categoria: 'Pintura' })).toEqual([]);
    expect(await ids({ categoria: 'Plomería' })).toEqual([leak]);
    expect(await ids({ search: 'fachada' })).toEqual([paint]);
    expect(await ids({ search: 'clara rios' })).toEqual([paint, leak]);
    expect(await ids({ search: oscar.email })).toEqual([leak]);
    expect(await ids({ search: oscar.email, estado: 'cerrada' })).toEqual([]);
    // Words that the list does not show stay in the chats.
    expect(await ids({ search: 'tarja' })).toEqual([]);
    const { id } = await test.services.db
      .selectFrom('categoria')
      .select('id')
      .where('categoria', '=', 'Plomería')
      .executeTakeFirstOrThrow();
    await test.services.db
      .insertInto('categoria_anterior')
      .values({
        nombre: 'Pintura',
        nombre_buscado: 'pintura',
        categoria_id: id,
        hasta: test.services.clock(),
      })
      .execute();
    expect(await ids({ categoria: 'Plomería' })).toEqual([paint, leak]);
  });

  it('has pages', async () => {
    const first = await list({ itemsPerPage: 1 });
    expect(first).toMatchObject({ totalPages: 2, total: 2, hay_mas: true });
    const marca = first.marca ?? '';
    expect(await ids({ itemsPerPage: 1, page: 2, marca })).toEqual([leak]);
  });

  it('lists them from the oldest on, and downloads them so', async () => {
    expect(await ids({ orden: 'antiguas' })).toEqual([leak, paint]);
    const filter = { orden: 'antiguas', lugar: 'Jalisco' } as const;
    const file = await test.call.send(requests.exportTeamRequests, filter, { as: boss });
    expect(file).toMatchObject({
      solicitudes: [{ id: leak, destinatarios: [{}, {}] }],
      hay_mas: false,
    });
    expect(await recorded('descargar_solicitudes')).toMatchObject([
      { subject: 'requests', subject_id: '' },
    ]);
  });

  it('opens one with its words, and is recorded', async () => {
    const { solicitud } = await test.call.send(requests.getTeamRequest, { id: leak }, { as: boss });
    expect(solicitud).toMatchObject({
      datos: { descripcion_servicio: 'Gotea debajo de la tarja.' },
      cliente: { nombre: 'Clara Ríos Luna', email: 'clara@uno.mx', eliminada: 0 },
      destinatarios: [
        { nombre: 'Plomería Óscar', estado: 'enviada' },
        { nombre: 'Inés Ríos Luna', estado: 'declinada', motivo: 'Ese día no puedo' },
      ],
    });
    expect(await recorded('ver_solicitud')).toEqual([
      { subject: 'request', subject_id: String(leak), people: 3 },
    ]);
    const missing = { id: 999_999 };
    expect(await test.call.refused(requests.getTeamRequest, missing, { as: boss })).toBe(
      'request_not_found',
    );
  });

  it('reads the requests of a conversation, whichever of the two is named first, within one recorded opening', async () => {
    const between = async (one: TestAccount, other: TestAccount) =>
      (
        await test.call.send(
          requests.getRequestsBetween,
          { key_primary: one.keylogin, key_secundary: other.keylogin },
          { as: boss },
        )
      ).solicitudes.map(({ id, respuesta }) => [id, respuesta]);
    const pair = { key_primary: clara.keylogin, key_secundary: ines.keylogin };
    await test.call.send(getMessages, pair, { as: boss });
    const both = [
      [paint, 'expirada'],
      [leak, 'declinada'],
    ];
    expect(await between(clara, ines)).toEqual(both);
    expect(await recorded('leer_conversacion')).toHaveLength(1);
    expect(await between(ines, clara)).toEqual(both);
    expect(await between(oscar, ines)).toEqual([]);
  });
});
