import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAccounts } from '#contract/accounts.ts';
import { getBusiness, getCohorts, getDemand } from '#contract/business.ts';
import { ROL, type Rol } from '#contract/call.ts';
import { sendRequest } from '#contract/chat.ts';
import { getIncome } from '#contract/ledger.ts';
import { getProjects } from '#contract/projects.ts';
import { declineRequest, getTeamRequests } from '#contract/requests.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { PROJECT_STEPS } from '#domain/projects/listing.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { takeMovements } from '#server/features/reconciliation/index.ts';
import { countCohorts } from './cohorts.ts';
import { openSession } from '#server/calls/session.ts';
import { countBusiness } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Credentials } from '#server/testing/call.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

const HOUR = DAY / 24;

// The test's clock begins on Friday 20 November 2026 at 10:00 in Mexico City.
let test: TestApp;
let extended: TestProject;
let finished: TestProject;
/** Who asked on Friday, and who declined first. */
let declined: Pick<TestProject, 'client' | 'professional'>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const see = async (input: { desde?: string; hasta?: string; por?: 'dia' | 'semana' | 'mes' }) =>
  test.call.send(
    getBusiness,
    { por: 'dia', ...input },
    { as: sessionOf(await makeAdmin(test.services)) },
  );

async function count(): Promise<void> {
  await inTransaction(test.services.db, (trx) => enqueue(trx, countBusiness, {}));
  await test.work();
}

const stored = async () => ({
  happened: await test.services.db
    .selectFrom('business_day')
    .selectAll()
    .orderBy('dia')
    .orderBy('que')
    .execute(),
  answers: await test.services.db
    .selectFrom('first_answer_day')
    .selectAll()
    .orderBy('dia')
    .execute(),
});

let sent = 0;
/** A request to two professionals, of whom the first declines it after these minutes. */
async function ask(minutes: number): Promise<Pick<TestProject, 'client' | 'professional'>> {
  const client = sessionOf(await makeClient(test.services));
  const [one, other] = [
    sessionOf(await makeProfessional(test.services)),
    sessionOf(await makeProfessional(test.services)),
  ];
  const { id_solicitud: id } = await test.call.send(
    sendRequest,
    {
      recipients: [one.keylogin, other.keylogin],
      msg: 'Solicitud de servicio: Plomería',
      client_id: `negocio-${++sent}`,
      solicitud: {
        categoria: 'Plomería',
        opt: 'Reparar una fuga',
        cantidad: '1',
        titulo: 'Fuga en la cocina',
        descripcion_servicio: 'Gotea debajo de la tarja.',
        fecha: mexicoDay(test.services.clock().getTime() + 3 * DAY),
        hora: '10:00',
        estado: 'Jalisco',
        ciudad: 'Guadalajara',
      },
    },
    { as: client },
  );
  const decline = (as: typeof one) =>
    test.call.send(declineRequest, { id: id ?? 0, motivo: 'Ese día no puedo' }, { as });
  test.advance(minutes * 60_000);
  await decline(one);
  // The second answer is no first one.
  test.advance(60_000);
  await decline(other);
  return { client, professional: one };
}

it('is empty before anything happened', async () => {
  const { periodos, totales, hoy } = await see({});
  expect(periodos).toHaveLength(13);
  expect(periodos.at(-1)).toMatchObject({ desde: '2026-11-20', hasta: '2026-11-20' });
  expect(totales).toMatchObject({ solicitudes: 0, cobrado: 0, respuesta: null, neto: 0 });
  expect(hoy).toEqual({ protegido: 0, proyectos: 0, profesionales: 0, tarjetas: 0 });
});

it('shows requests and projects by the days on which something happened to them', async () => {
  declined = await ask(34);
  extended = await projectIn(test, 'pagado', { precio: 3000 });
  await projectIn(test, 'publicada');
  test.advance(DAY);
  finished = await projectIn(test, 'finalizada', { precio: 1000 });
  await ask(3);
  // What is added later is paid too, and the project is paid once.
  await extended.grow(500);
  while ((await extended.view()).por_pagar > 0) await extended.pay();
  await takeMovements(test.services);

  const { periodos, totales, antes, hoy } = await see({ desde: '2026-11-20', hasta: '2026-11-21' });
  const [friday, saturday] = periodos;
  expect(friday).toMatchObject({
    solicitudes: 1,
    propuestas: 2,
    aceptadas: 1,
    pagadas: 1,
    finalizadas: 0,
    respuesta: 34,
    cobrado: 3000,
  });
  expect(saturday).toMatchObject({
    solicitudes: 1,
    propuestas: 1,
    aceptadas: 1,
    pagadas: 1,
    finalizadas: 1,
    finalizado: 1000,
    respuesta: 3,
    cobrado: 1500,
  });
  expect(totales).toMatchObject({
    solicitudes: 2,
    propuestas: 3,
    pagadas: 2,
    respuesta: 3,
    cobrado: 4500,
  });
  expect(totales.neto).toBeCloseTo(
    totales.comision + totales.membresias - totales.costo - totales.contracargos - totales.perdidas,
  );
  expect(totales.comision).toBeGreaterThan(0);
  expect(antes).toMatchObject({ desde: '2026-11-18', hasta: '2026-11-19', solicitudes: 0 });
  expect(hoy).toMatchObject({ protegido: 3500, proyectos: 1 });
  expect(hoy.profesionales).toBeCloseTo(1000 - totales.comision);
  expect((await see({ desde: '2026-11-22', hasta: '2026-11-23' })).antes).toMatchObject({
    solicitudes: 2,
    cobrado: 4500,
  });
});

it('says the same of money as the accounting', async () => {
  const as = sessionOf(await makeAdmin(test.services));
  const range = { desde: '2026-11-20', hasta: '2026-11-21' };
  const { totales } = await test.call.send(getIncome, { ...range, por: 'dia' }, { as });
  expect((await see(range)).totales).toMatchObject(totales);
});

it('shows the same from counted days as from rows, and counts no day twice', async () => {
  const range = { desde: '2026-11-20', hasta: '2026-11-21' };
  const before = await see(range);
  const weeks = await see({ por: 'semana' });
  // It is Saturday: Friday is over.
  await count();
  const friday = await stored();
  expect(new Set(friday.happened.map(({ total }) => total))).toEqual(new Set([1, 2]));
  expect(friday.answers).toMatchObject([{ minutos: 34, total: 1 }]);
  expect(await see(range)).toEqual(before);
  await count();
  expect(await stored()).toEqual(friday);

  // Half past midnight, Saturday may still be under way somewhere.
  const midnight = Date.parse('2026-11-22T06:00:00Z');
  test.advance(midnight + HOUR / 2 - test.services.clock().getTime());
  await count();
  expect(await stored()).toEqual(friday);
  test.advance(HOUR);
  await count();
  expect((await stored()).happened).toHaveLength(9);
  expect(await see(range)).toEqual(before);
  expect((await see({ hasta: '2026-11-21', por: 'semana' })).periodos).toEqual(weeks.periodos);
});

it('counts what comes late on the day on which it comes', async () => {
  const before = await see({ desde: '2026-11-20', hasta: '2026-11-21' });
  await ask(5);
  // Who declined on Friday can do it after all: the first answer stays what it was.
  await projectIn(test, 'publicada', { people: declined });
  await takeMovements(test.services);
  const after = await see({ desde: '2026-11-20', hasta: '2026-11-22' });
  expect(after.periodos.slice(0, 2)).toEqual(before.periodos);
  expect(after.periodos[2]).toMatchObject({ solicitudes: 1, propuestas: 1, respuesta: 5 });
});

it('counts a project that is accepted again at its first acceptance, and lists it there', async () => {
  const day = { desde: '2026-11-22', hasta: '2026-11-22' };
  const before = await see(day);
  await test.services.db
    .insertInto('proposal_event')
    .values({ proposal_id: extended.id, evento: 'por_pagar', created_at: test.services.clock() })
    .execute();
  expect(await see(day)).toEqual(before);
});

it('each number has the list that holds exactly what was counted', async () => {
  const as = sessionOf(await makeAdmin(test.services));
  const { periodos } = await see({ desde: '2026-11-20', hasta: '2026-11-22' });
  for (const { desde, hasta, ...counted } of periodos) {
    for (const paso of PROJECT_STEPS) {
      const { sumas } = await test.call.send(getProjects, { paso, desde, hasta }, { as });
      expect([desde, paso, sumas?.total]).toEqual([desde, paso, counted[paso]]);
    }
    const { total } = await test.call.send(getTeamRequests, { desde, hasta }, { as });
    expect([desde, total]).toEqual([desde, counted.solicitudes]);
    const answered = { paso: 'respondidas' as const, desde, hasta };
    const { total: answers } = await test.call.send(getTeamRequests, answered, { as });
    expect([desde, answers > 0]).toEqual([desde, counted.respuesta !== null]);
  }
  const none = { desde: '2026-11-19', hasta: '2026-11-19' };
  expect((await test.call.send(getTeamRequests, none, { as })).total).toBe(0);
  // Without a step, those that were begun; with only one end, whatever is on its side.
  const begun = { desde: '2026-11-21', hasta: '2026-11-21' };
  expect((await test.call.send(getProjects, begun, { as })).sumas?.total).toBe(1);
  expect((await test.call.send(getProjects, { desde: '2026-11-21' }, { as })).sumas?.total).toBe(2);
});

it('shows where more is asked for than there are people, counted and not, and opens the requests', async () => {
  const as = async () => ({ as: sessionOf(await makeAdmin(test.services)) });
  const demand = async (por: 'ciudad' | 'estado') =>
    test.call.send(getDemand, { dias: 30, por }, await as());
  // Friday and Saturday are counted. What is asked for today is read beside them, and a proposal counts for the day of its request.
  const [asked] = (await demand('ciudad')).lugares;
  expect(asked).toMatchObject({
    categoria: 'Plomería',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
    solicitudes: 3,
    con_propuesta: 1,
  });
  test.advance(DAY);
  await count();
  const { desde, hasta, lugares } = await demand('ciudad');
  expect(lugares).toEqual([asked]);
  expect((await demand('estado')).lugares).toEqual([{ ...asked, ciudad: '' }]);
  const rows = { categoria: 'Plomería', lugar: 'Jalisco', ciudad: 'Guadalajara', desde, hasta };
  const listed = async (more: object) =>
    (await test.call.send(getTeamRequests, { ...rows, ...more }, await as())).total;
  expect(await listed({})).toBe(3);
  expect(await listed({ con: 'propuesta' })).toBe(1);
  expect(await listed({ ciudad: 'Zapopan' })).toBe(0);
});

it('counts the professionals whom a search finds, and opens them', async () => {
  const found = async (por: 'ciudad' | 'estado') => {
    const as = sessionOf(await makeAdmin(test.services));
    const { lugares } = await test.call.send(getDemand, { dias: 90, por }, { as });
    const { categoria = '', estado: lugar = '', ciudad = '', profesionales } = lugares[0] ?? {};
    const input = { categoria, lugar, ciudad };
    const { total } = await test.call.send(getAccounts, input, { as });
    return [profesionales, total];
  };
  const [there = 0] = await found('ciudad');
  await makeProfessional(test.services, { works: 'pais' });
  await makeProfessional(test.services, { works: 'estado' });
  await makeProfessional(test.services);
  await makeProfessional(test.services, { ciudad: 'Zapopan' });
  await makeProfessional(test.services, { profesion: 'Pintura' });
  await makeProfessional(test.services, { validated: false });
  expect(await found('ciudad')).toEqual([there + 3, there + 3]);
  expect(await found('estado')).toEqual([there + 4, there + 4]);
});

/** The person with a session of today. */
const afresh = ({ keylogin }: Credentials, rol: Rol) =>
  inTransaction(test.services.db, async (trx) => {
    const { id } = await trx
      .selectFrom('account')
      .select('id')
      .where('keylogin', '=', keylogin)
      .executeTakeFirstOrThrow();
    const session = { now: test.services.clock(), userAgent: 'test' };
    return { keylogin, session_id: await openSession(trx, { id, rol }, session) };
  });

it('follows the people of a month once it is over, and opens them', async () => {
  const admin = async () => ({ as: sessionOf(await makeAdmin(test.services)) });
  const cohorts = async (quien: 'clientes' | 'profesionales') =>
    (await test.call.send(getCohorts, { quien }, await admin())).cohortes;
  const listed = async (input: object) =>
    (await test.call.send(getAccounts, input, await admin())).total;
  expect(await cohorts('clientes')).toEqual([]);

  // In December one of November's two clients has another project paid, and the same professional finalizes a second one.
  test.advance(10 * DAY);
  await count();
  const [november, ...none] = await cohorts('clientes');
  expect(none).toEqual([]);
  expect(november).toMatchObject({ mes: '2026-11', personas: 2 });
  expect(november?.volvieron.map(({ total }) => total)).toEqual([null, null, null, null, null]);
  expect(await listed({ rol: 1, cohorte: '2026-11' })).toBe(2);
  const people = {
    client: await afresh(finished.client, ROL.client),
    professional: await afresh(finished.professional, ROL.professional),
  };
  await projectIn(test, 'finalizada', { people });
  await count();
  expect(await cohorts('clientes')).toEqual([november]);

  test.advance(31 * DAY);
  await count();
  await count();
  const after = await cohorts('clientes');
  expect(after.map(({ mes }) => mes)).toEqual(['2026-11']);
  expect(after[0]?.volvieron.slice(0, 2)).toEqual([
    { meses: 1, total: 1 },
    { meses: 2, total: null },
  ]);
  expect(await listed({ rol: 1, cohorte: '2026-11', volvieron: 1 })).toBe(1);
  const [workers] = await cohorts('profesionales');
  expect(workers?.mes).toBe('2026-11');
  expect(workers?.volvieron[0]).toEqual({ meses: 1, total: 1 });
  expect(await listed({ rol: 2, cohorte: '2026-11', volvieron: 1 })).toBe(1);
  expect(await listed({ rol: 2, cohorte: '2026-11' })).toBe(workers?.personas);
});

it('refuses more units than are read, and days in the wrong order', async () => {
  const as = sessionOf(await makeAdmin(test.services));
  const reply = (input: object) => test.call.reply(getBusiness, { por: 'dia', ...input }, { as });
  expect(await reply({ desde: '2024-01-01', hasta: '2026-01-01' })).toMatchObject({
    code: 'range_too_long',
  });
  expect(await reply({ desde: '2026-01-02', hasta: '2026-01-01' })).toMatchObject({
    code: 'invalid_input',
    campos: { hasta: 'La fecha final no puede ser anterior a la inicial.' },
  });
});

it('counts no month of the cohorts twice, also where the clock went back in between', async () => {
  const { db } = test.services;
  const at = test.services.clock().getTime();
  const months = () => db.selectFrom('cohort_month').selectAll().orderBy('mes').execute();
  const countAt = (days: number) =>
    inTransaction(db, (trx) => countCohorts(trx, new Date(at + days * DAY)));
  await countAt(70);
  const counted = await months();
  expect(counted).not.toEqual([]);
  await countAt(0);
  await countAt(70);
  expect(await months()).toEqual(counted);
});
