import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateLogin } from '#contract/session.ts';
import { getReceivedRequests, getRequests } from '#contract/requests.ts';
import { getProfilePublic, getProfiles } from '#contract/search.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { RECIPIENT_STATES } from '#domain/requests/state.ts';
import { normalizePhone } from '#lib/phone.ts';
import type { StripeConfig } from '#server/config.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { PAYOUT_STATES } from '#domain/payouts/payout.ts';
import { makeDuePayouts } from '#server/features/payouts/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { loadDemo } from './load.ts';
import { FACES, PROFESSIONALS } from './people.ts';
import { TRADES } from './texts/index.ts';
import { withPhone } from '#server/db/sealed/index.ts';

let app: TestApp;
let stripe: StripeConfig;

beforeAll(async () => {
  app = await startTestApp({ teamFactor: 'required' });
  const { secretKey, publicKey, webhookSecret, url } = app.standIns.stripe;
  stripe = { secretKey, publicKey, webhookSecret, apiBase: url, script: null };
  await loadDemo(app.services, stripe);
}, 300_000);
afterAll(() => app.close());

const countBy = async (query: ReturnType<typeof sql<{ what: string; count: number }>>) => {
  const { rows } = await query.execute(app.services.db);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
};

/** The newest id, or the number of rows, of each table. */
const footprint = () =>
  countBy(sql`
    select 'message' as what, max(id) as count from message
    union all select 'account', max(id) from account
    union all select 'proposal', max(id) from proposal
    union all select 'file', count(*) from file
    union all select 'ledger', max(id) from ledger_movement
    union all select 'notification', max(id) from notification`);

describe('the platform after its first start', () => {
  test('has requests in every state, and some with pictures that wait for the demo professional', async () => {
    const states = await countBy(sql`select estado as what, count(*) from request group by 1`);
    expect(Object.keys(states).toSorted()).toEqual(['abierta', 'cerrada', 'elegida']);
    const [client, professional] = await Promise.all(
      DEMO_ACCOUNTS.slice(0, 2).map(async ({ email }) =>
        app.call.send(validateLogin, { email, pass: DEMO_PASSWORD }),
      ),
    );
    const open = { estado: 'abierta' } as const;
    const { solicitudes } = await app.call.send(getRequests, open, { as: client });
    const became = new Set(solicitudes.flatMap((one) => one.destinatarios.map((to) => to.estado)));
    expect(became).toEqual(new Set(RECIPIENT_STATES));
    const offers = solicitudes.map((one) => one.destinatarios.filter((to) => to.propuesta).length);
    expect(Math.max(...offers)).toBe(3);
    const waiting = { por_responder: true };
    const received = await app.call.send(getReceivedRequests, waiting, { as: professional });
    expect(received.solicitudes.map(({ imagenes }) => imagenes.length)).toEqual([1, 1]);
  });

  test('has professionals in every category and in many states', async () => {
    const validated = await countBy(sql`
      select validacion as what, count(*) from profile group by 1`);
    expect(validated['validado']).toBeGreaterThanOrEqual(60);
    expect(validated).toMatchObject({ pendiente: 3, rechazado: 1 });

    const states = await countBy(sql`
      select e.nombre as what, count(*) from profile p join estado e on e.id = p.estado_id
      where p.validacion = 'validado' group by 1`);
    expect(Object.keys(states).length).toBeGreaterThanOrEqual(12);

    const trades = await countBy(sql`
      select c.categoria as what, count(p.account_id) from categoria c
      left join profile_profesion pp on pp.categoria_id = c.id and pp.orden = 0
      left join profile p on p.account_id = pp.account_id and p.validacion = 'validado'
      group by 1`);
    expect(Object.keys(trades).length).toBeGreaterThanOrEqual(16);
    for (const count of Object.values(trades)) expect(count).toBeGreaterThanOrEqual(3);
  });

  test('has projects in all states, most of them finished and reviewed by both', async () => {
    const estados = await countBy(sql`select estado as what, count(*) from proposal group by 1`);
    expect(Object.keys(estados).toSorted()).toEqual([...ESTADOS].toSorted());
    expect(estados['finalizada']).toBeGreaterThanOrEqual(40);
    const reviews = await countBy(sql`select type as what, count(*) from review group by 1`);
    // A ruling ended one project without reviews.
    expect(reviews['profesional']).toBe((estados['finalizada'] ?? 0) - 1);
    expect(reviews['cliente']).toBeGreaterThanOrEqual(reviews['profesional'] ?? 0);
  });

  test('has money in every kind of account, and books that add up', async () => {
    const books = await proveBooks(app.services.db);
    expect(books.faults).toEqual([]);
    const { held, owed, onItsWay, paidOut, earned, memberships } = books;
    const places = [held, owed, onItsWay, paidOut, earned, memberships];
    const spent = [books.providerCosts, books.tax];
    const sum = (amounts: readonly number[]) =>
      amounts.reduce((total, amount) => total + amount, 0);
    expect(books.atProvider + books.deposited).toBe(sum(places) - sum(spent));
    // The bank sends nothing that it did not receive.
    expect(books.deposited).toBeGreaterThan(paidOut);
    expect(books.toBank).toBe(0);
    expect(books.atProvider).toBe(await app.services.payments.balance());
    expect(books.returning).toBe(0);
    expect(Math.min(...places, ...spent)).toBeGreaterThan(0);
  });

  test('has deposits that a bank has on the days on which the books say so', async () => {
    const { rows } = await sql<{ arrived: string; booked: string }>`
      select (p.arrives_at at time zone 'America/Mexico_City')::date::text as arrived,
        (m.created_at at time zone 'America/Mexico_City')::date::text as booked
      from provider_payout p join ledger_movement m on m.operation_key = 'deposito_llegado:' || p.id
      order by 1`.execute(app.services.db);
    expect(rows).toHaveLength(2);
    for (const { arrived, booked } of rows) expect(arrived).toBe(booked);
  });

  test('has projects with additional services, refunds and disputes', async () => {
    const services = await countBy(sql`
      select case when paid_at is null then estatus else 'pagado' end as what, count(*)
      from additional group by 1`);
    expect(Object.keys(services).toSorted()).toEqual([
      'aceptado',
      'pagado',
      'pendiente',
      'rechazado',
    ]);
    const disputes = await countBy(sql`
      select case when resolved_at is null then 'open' else 'decided' end as what, count(*)
      from dispute group by 1`);
    expect(disputes).toEqual({ open: 2, decided: 1 });
    const refunds = await countBy(sql`
      select motivo as what, count(*) from refund where done_at is not null group by 1`);
    expect(refunds).toMatchObject({ cancelacion: 3, disputa: 1 });
  });

  test('has payouts in all states, and makes no more before the next Wednesday', async () => {
    const payouts = await countBy(sql`select estado as what, count(*) from payout group by 1`);
    expect(Object.keys(payouts).toSorted()).toEqual(PAYOUT_STATES.toSorted());
    const log = { ...app.app.log, error: (fault: unknown) => expect(fault).toBeNull() };
    await makeDuePayouts(app.services, log);
    expect(await countBy(sql`select estado as what, count(*) from payout group by 1`)).toEqual(
      payouts,
    );
  });

  test('has messages of the last ninety days, in the order of their ids, and none in the future', async () => {
    const { rows } = await sql<{ days: number; future: number; disorder: number }>`
      select extract(epoch from ${app.services.clock()} - min(created_at)) / 86400 as days,
        count(*) filter (where created_at > ${app.services.clock()}) as future,
        count(*) filter (where created_at < before) as disorder
      from (select created_at, lag(created_at) over (order by id) as before from message) m
    `.execute(app.services.db);
    expect(rows[0]).toMatchObject({ future: 0, disorder: 0 });
    expect(Number(rows[0]?.days)).toBeGreaterThan(75);
    expect(Number(rows[0]?.days)).toBeLessThanOrEqual(91);
  });

  test('sends no notifications', async () => {
    await app.work();
    expect(app.standIns.outbox.list()).toEqual([]);
    const sent = await countBy(
      sql`select (sent_at is not null)::text as what, count(*) from notification_delivery group by 1`,
    );
    expect(Object.keys(sent)).toEqual(['true']);
  });

  test('is not loaded twice', async () => {
    const before = await footprint();
    await Promise.all([loadDemo(app.services, stripe), loadDemo(app.services, stripe)]);
    expect(await footprint()).toEqual(before);
  });
});

describe('what a visitor sees', () => {
  test('the printed accounts can sign in and have projects of their own', async () => {
    const signIn = async (email: string) => {
      const input = { email, pass: DEMO_PASSWORD };
      return (await app.call.send(validateLogin, input)).user;
    };
    const [client, professional, admin] = await Promise.all(
      DEMO_ACCOUNTS.map(({ email }) => signIn(email)),
    );
    expect([client?.rol, professional?.rol, admin?.rol]).toEqual([1, 2, 4]);
    expect(client?.proposal_active.map(({ estado }) => estado)).toEqual(
      expect.arrayContaining(['por_pagar', 'pagado']),
    );
    expect(professional?.balance).toBeGreaterThan(0);
    expect(professional?.retenido).toBeGreaterThan(0);
    expect(professional?.portfolio.length).toBeGreaterThan(1);
    expect(professional?.reviews.average_rating_recieved).toBeGreaterThan(4);
  });

  test('faces and portfolios have images that load', async () => {
    const { profiles } = await app.call.send(getProfiles, { search: 'plomería' });
    const [first] = profiles;
    expect(first?.img_profile).toBeTruthy();
    const { profile } = await app.call.send(getProfilePublic, { keylogin: first?.keylogin ?? '' });
    expect(profile.reviews.length).toBeGreaterThan(0);
    const [work] = profile.portfolio[0]?.imagenes ?? [];
    for (const path of [first?.img_profile, work?.ruta, work?.ruta_card]) {
      const answer = await app.app.inject({ url: `/api${path}` });
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        200,
        'image/webp',
      ]);
    }
  });
});

describe('what people wrote', () => {
  const all = (texts: readonly string[]) => ({
    distinct: new Set(texts).size,
    total: texts.length,
  });

  test('professionals have different names, trade names and descriptions', () => {
    const names = all(FACES.map(({ nombre, apellidos }) => `${nombre} ${apellidos}`));
    expect(names.distinct).toBe(names.total);
    const descriptions = all(PROFESSIONALS.map(({ descripcion }) => descripcion));
    expect(descriptions.distinct).toBe(descriptions.total);
    const shops = all(PROFESSIONALS.map((p) => p.nombre_comercial).filter(Boolean));
    expect(shops.distinct).toBe(shops.total);
  });

  test('more than eighty reviews, and jobs and works, no two with the same text', () => {
    const reviews = all(TRADES.flatMap((trade) => trade.reviews.map(([, text]) => text)));
    expect(reviews.total).toBeGreaterThan(80);
    expect(reviews.distinct).toBe(reviews.total);
    const jobs = all(TRADES.flatMap((trade) => trade.jobs.map(({ ask }) => ask)));
    expect(jobs.distinct).toBe(jobs.total);
    const works = all(TRADES.flatMap((trade) => trade.works.flat().map(([titulo]) => titulo)));
    expect(works.distinct).toBe(works.total);
  });

  test('nobody shares an e-mail or a telephone', async () => {
    const { db } = app.services;
    const stored = await db
      .selectFrom('account')
      .select(['email', 'phone_sealed'])
      .where('rol', '<>', 4)
      .execute();
    const rows = stored.map((row) => withPhone(db, 'account.phone', row));
    expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length);
    expect(new Set(rows.map(({ phone }) => phone)).size).toBe(rows.length);
    for (const { phone } of rows) expect(normalizePhone(phone)).toBe(phone);
  });
});

test('never loads in production', async () => {
  const production = {
    ...app.services,
    config: { ...app.services.config, environment: 'production' as const },
  };
  await expect(loadDemo(production, stripe)).rejects.toThrow('production');
});
