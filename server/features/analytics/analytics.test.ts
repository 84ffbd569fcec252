import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuentas, pagos, propuestas, reviews } from '#contract/analytics.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { ask, DAYS, FIRST, JUST_AFTER, JUST_BEFORE, LAST, livesIn } from './testing.ts';

let test: TestApp;
let plumber: TestAccount;
let painter: TestAccount;
let client: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  plumber = await makeProfessional(test, { profesion: 'Plomería', profesiones: ['Pintura'] });
  painter = await makeProfessional(test, { profesion: 'Pintura', nivel: 2 });
  client = await makeAccount(test, 'client');
  await livesIn(test, plumber, 'Jalisco', 'Guadalajara');
  await livesIn(test, painter, 'Nuevo León', 'Guadalupe');
  await openedAt(plumber, FIRST);
  await openedAt(painter, LAST);
  await openedAt(client, LAST);
  await openedAt(await makeAccount(test, 'client'), JUST_BEFORE);
  await openedAt(await makeAccount(test, 'client'), JUST_AFTER);
  await openedAt(await makeAccount(test, 'admin'), FIRST);
});
afterAll(() => test.close());

const openedAt = ({ id }: TestAccount, created_at: string) =>
  test.services.db.updateTable('account').set({ created_at }).where('id', '=', id).execute();

async function proposal(professional: TestAccount, estado: string, precio: number, at: string) {
  const { id } = await test.services.db
    .insertInto('proposal')
    .values({
      client_id: client.id,
      professional_id: professional.id,
      estado,
      titulo: 'Llave',
      descripcion: 'Cambio de llave',
      precio: precio * 100,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('accounts', () => {
  it('counts those opened from the first to the last instant of the days in Mexico City', async () => {
    const reply = await ask(test, cuentas);
    expect(reply.metrics).toEqual({
      by_rol: { 1: 1, 2: 2 },
      by_nivel: { 0: 1, 1: 0, 2: 1, 3: 0 },
      by_profesion: [
        { nombre: 'Pintura', total: 1 },
        { nombre: 'Plomería', total: 1 },
      ],
      by_estado: [
        { nombre: 'Jalisco', total: 1 },
        { nombre: 'Nuevo León', total: 1 },
        { nombre: 'Sin domicilio', total: 1 },
      ],
      by_ciudad: [
        { nombre: 'Guadalajara', estado: 'Jalisco', total: 1 },
        { nombre: 'Guadalupe', estado: 'Nuevo León', total: 1 },
        { nombre: 'Sin domicilio', estado: '', total: 1 },
      ],
    });
    expect(reply).toMatchObject({
      ...DAYS,
      ...reply.metrics,
      totales: { cuentas: 3, clientes: 1, profesionales: 2 },
      anterior: { cuentas: 1, clientes: 1, profesionales: 0 },
    });
  });

  it('does not count deleted accounts', async () => {
    const gone = await makeAccount(test, 'client');
    await openedAt(gone, FIRST);
    const before = (await ask(test, cuentas)).totales.cuentas;
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: LAST })
      .where('id', '=', gone.id)
      .execute();
    expect((await ask(test, cuentas)).totales.cuentas).toBe(before - 1);
  });
});

describe('the dates', () => {
  it('default to one month back to today', async () => {
    for (const input of [{}, { searchDateStart: '', searchDateEnd: '' }])
      expect(await ask(test, cuentas, input)).toMatchObject({
        searchDateStart: '2026-10-20',
        searchDateEnd: '2026-11-20',
      });
  });

  it.each([
    [{ searchDateStart: '2026-11-12', searchDateEnd: '2026-11-10' }, 'searchDateEnd'],
    [{ searchDateStart: '2026-02-30' }, 'searchDateStart'],
    [{ searchDateEnd: 'ayer' }, 'searchDateEnd'],
    [{ searchDateEnd: '9999-12-31' }, 'searchDateEnd'],
    [{ searchDateStart: 20261110 }, 'searchDateStart'],
  ])('%j are refused at the field', async (input, field) => {
    const boss = await makeAccount(test, 'admin');
    const reply = await test.call.reply(cuentas, input, { as: boss });
    expect(reply).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(Object.keys('campos' in reply ? (reply.campos ?? {}) : {})).toEqual([field]);
  });

  it('without any data answer zeros', async () => {
    const empty = { searchDateStart: '2020-01-01', searchDateEnd: '2020-01-31' };
    expect((await ask(test, propuestas, empty)).metrics).toEqual({
      propuestas_por_estado: {},
      total_propuestas: 0,
      precio_promedio: 0,
      pro_profesional_estado: [],
      pro_profesional_ciudad: [],
      pro_profesional_profesion: [],
    });
    expect((await ask(test, pagos, empty)).totales).toEqual({
      pagos: 0,
      monto: 0,
      precio_promedio: 0,
    });
    expect((await ask(test, reviews, empty)).metrics.averages_by_type).toEqual({
      cliente: { avg_rating: 0, avg_chars: 0 },
      profesional: { avg_rating: 0, avg_chars: 0 },
    });
  });
});

describe('projects, payments and reviews', () => {
  it('proposals are counted by state and professional, with the average price', async () => {
    await proposal(plumber, 'finalizada', 1000, FIRST);
    await proposal(plumber, 'rechazada', 2000.5, LAST);
    const assigned = await proposal(plumber, 'cancelada', 500, LAST);
    await test.services.db
      .updateTable('proposal')
      .set({ profesional_assign_id: painter.id })
      .where('id', '=', assigned)
      .execute();
    await proposal(plumber, 'expirada', 9000, JUST_BEFORE);
    await proposal(plumber, 'retirada', 9000, JUST_AFTER);
    const reply = await ask(test, propuestas);
    expect(reply.metrics).toEqual({
      propuestas_por_estado: { finalizada: 1, rechazada: 1, cancelada: 1 },
      total_propuestas: 3,
      precio_promedio: 1166.83,
      pro_profesional_estado: [
        { nombre: 'Jalisco', total: 2 },
        { nombre: 'Nuevo León', total: 1 },
      ],
      pro_profesional_ciudad: [
        { nombre: 'Guadalajara', estado: 'Jalisco', total: 2 },
        { nombre: 'Guadalupe', estado: 'Nuevo León', total: 1 },
      ],
      pro_profesional_profesion: [
        { nombre: 'Plomería', total: 2 },
        { nombre: 'Pintura', total: 1 },
      ],
    });
    expect(reply.anterior).toEqual({ propuestas: 1, finalizadas: 0, precio_promedio: 9000 });
  });

  it('payments are counted by type and status; the average is of the paid ones', async () => {
    const project = await proposal(painter, 'finalizada', 900, '2026-01-01T12:00:00Z');
    const pay = (value: number, payment_status: string, at: string, membership = false) =>
      test.services.db
        .insertInto('payment')
        .values({
          account_id: membership ? painter.id : client.id,
          ...(membership ? { nivel: 2 } : { proposal_id: project }),
          type_sell: membership ? 'membresia' : 'proyecto',
          descripcion: 'Pago',
          value: value * 100,
          payment_status,
          settled_at: payment_status === 'succeeded' ? at : null,
          closed_at: at,
          created_at: at,
          updated_at: at,
        })
        .execute();
    await pay(300, 'succeeded', FIRST);
    await pay(399, 'succeeded', LAST, true);
    await pay(5000, 'canceled', LAST);
    await pay(100, 'succeeded', JUST_BEFORE);
    await pay(100, 'succeeded', JUST_AFTER);
    expect(await ask(test, pagos)).toMatchObject({
      metrics: {
        pagos_por_tipo: { proyecto: 1, membresia: 1 },
        pagos_por_status: { succeeded: 2 },
        precio_promedio: 349.5,
      },
      totales: { pagos: 2, monto: 699, precio_promedio: 349.5 },
      anterior: { pagos: 1, monto: 100, precio_promedio: 100 },
    });
    expect(await ask(test, pagos, { ...DAYS, intentos: true })).toMatchObject({
      metrics: {
        pagos_por_tipo: { proyecto: 1, membresia: 0 },
        pagos_por_status: { canceled: 1 },
      },
      totales: { pagos: 1, monto: 5000, precio_promedio: 5000 },
      anterior: { pagos: 0 },
    });
  });

  it('reviews are counted by author and by the place of the professional', async () => {
    const write = async (
      type: 'cliente' | 'profesional',
      rating: number,
      text: string,
      at: string,
    ) => {
      const people = [client.id, plumber.id] as const;
      const [author_id, subject_id] = type === 'cliente' ? people : people.toReversed();
      const { id } = await test.services.db
        .insertInto('review')
        .values({
          proposal_id: await proposal(plumber, 'finalizada', 100, '2026-01-01T12:00:00Z'),
          type,
          author_id,
          subject_id,
          rating,
          description: text,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    await write('cliente', 5, 'Muy bien', FIRST);
    await write('cliente', 4, 'Ñandú', LAST);
    await write('profesional', 0, 'No', LAST);
    await write('cliente', 1, 'Antes', JUST_BEFORE);
    await write('cliente', 1, 'Después', JUST_AFTER);
    const takenDown = await write('cliente', 1, 'Insultos', FIRST);
    await test.services.db
      .updateTable('review')
      .set({ deleted_at: LAST, deleted_by: client.id })
      .where('id', '=', takenDown)
      .execute();
    expect(await ask(test, reviews)).toMatchObject({
      metrics: {
        reviews_by_type: { cliente: 2, profesional: 1 },
        averages_by_type: {
          cliente: { avg_rating: 4.5, avg_chars: 6.5 },
          profesional: { avg_rating: 0, avg_chars: 2 },
        },
        reviews_by_rating: { 0: 1, 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
        reviews_by_state: [{ nombre: 'Jalisco', total: 3 }],
        reviews_by_city: [{ nombre: 'Guadalajara', estado: 'Jalisco', total: 3 }],
        reviews_by_profession: [{ nombre: 'Plomería', total: 3 }],
      },
      totales: { reviews: 3, avg_rating: 3 },
      anterior: { reviews: 1, avg_rating: 1 },
    });
  });
});
