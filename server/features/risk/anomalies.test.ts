import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportAccounts, getAccounts } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { getChargebacks } from '#contract/chargebacks.ts';
import { getDisputes } from '#contract/disputes.ts';
import { getReports } from '#contract/moderation.ts';
import { getSentNotifications } from '#contract/notifications.ts';
import { getValidations } from '#contract/operations.ts';
import { getPagosDeClientes } from '#contract/payments.ts';
import { getPayouts } from '#contract/payouts.ts';
import { assignCase } from '#contract/queue.ts';
import { getProjects } from '#contract/projects.ts';
import { getTeamRequests } from '#contract/requests.ts';
import { getReviews } from '#contract/reviews.ts';
import { closeRiskHit, getRiskHit, getRiskHits, setRiskRule } from '#contract/risk.ts';
import { searchEverywhere } from '#contract/team-search.ts';
import { validateLogin } from '#contract/session.ts';
import { makeAdmin, makeClient, type Made } from '#demo/factories.ts';
import { LIST_READS } from '#domain/risk/reads.ts';
import { mexicoInstant } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
let reader: Made;
let other: Made;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  reader = await makeAdmin(test.services, { nombre: 'Rosa', permisos: ['soporte'] });
  other = await makeAdmin(test.services, { nombre: 'Olga', permisos: ['soporte'] });
});
afterAll(() => test.close());

const audited = (action: string) =>
  test.services.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', action)
    .where('admin_id', '=', reader.id)
    .orderBy('id')
    .execute();
async function anomalies() {
  await test.work();
  const { casos } = await test.call.send(getRiskHits, {}, { as: sessionOf(other) });
  return casos.filter(({ persona }) => persona.keylogin === reader.keylogin);
}
const search = (texto: string) =>
  test.call.send(searchEverywhere, { texto }, { as: sessionOf(reader) });

it('of what the team searches the log has each question once, numbers and e-mails masked', async () => {
  for (const texto of ['Inés Paz', 'Inés Paz', '+52 33 1234 5678', 'ines@correo.mx'])
    await search(texto);
  expect(await audited('buscar')).toEqual([
    { after: { texto: 'Inés Paz' } },
    { after: { texto: '+•••5678' } },
    { after: { texto: 'i•••@correo.mx' } },
  ]);
  test.advance(6 * 60_000);
  await search('Inés Paz');
  expect(await audited('buscar')).toHaveLength(4);
});

it('of the list of accounts the log has one line for each page, because each is a read', async () => {
  const as = sessionOf(reader);
  for (const page of [1, 2, 2, 3, 1]) await test.call.send(getAccounts, { page, rol: 1 }, { as });
  await test.call.send(getAccounts, { page: 1, search: 'ana@correo.mx' }, { as });
  expect(await audited('listar_cuentas')).toEqual([
    { after: { rol: 1 } },
    { after: { rol: 1, page: 2 } },
    { after: { rol: 1, page: 3 } },
    { after: { search: 'a•••@correo.mx' } },
  ]);
});

it('each page of a list that shows people is a line, also of whom it was narrowed to', async () => {
  const as = sessionOf(reader);
  const of = sessionOf(await makeClient(test.services)).keylogin;
  const lists: [Call, object, object, ...string[]][] = [
    [getPagosDeClientes, { page: 2, search: '3312345678' }, { page: 2, search: '•••5678' }],
    [getPayouts, { persona: of, cuantos: 10 }, { persona: of, filas: 10 }, of],
    [getProjects, { persona: of, despues: '9.9' }, { persona: of, tras: '9.9' }, of],
    [getTeamRequests, {}, {}],
    [getDisputes, { estado: 'resueltas' }, { estado: 'resueltas' }],
    [getChargebacks, { marca: '9.9' }, { tras: '9.9' }],
    [getReports, { persona: of, antes: 9 }, { persona: of, tras: 9 }, of],
    [getValidations, { despues: 3 }, { tras: 3 }],
    [getReviews, { page: 1, itemsPerPage: 50 }, { filas: 50 }],
    [getSentNotifications, { persona: of }, { persona: of }, of],
  ];
  for (const [call, input] of lists) {
    await test.call.send(call, input, { as });
    await test.call.send(call, input, { as });
  }
  const { rows } = await sql<{ action: string; after: object; of: string[] }>`
    select l.action, l.after, array(select a.keylogin from audit_person s join account a on a.id = s.account_id
      where s.audit_id = l.id) as of
    from audit_log l where l.admin_id = ${reader.id} order by l.id`.execute(test.services.db);
  expect(rows.map(({ action }) => action)).toEqual(LIST_READS);
  expect(rows.map(({ after, of: people }) => [after, ...people])).toEqual(
    lists.map(([, , ...expected]) => expected),
  );
});

it('of lists first pages count little, so that an ordinary hour of support raises nothing', async () => {
  const as = sessionOf(reader);
  const page = (search: string, number: number) =>
    test.call.send(getPagosDeClientes, { page: number, search }, { as });
  for (let n = 0; n < 36; n++) await search(`caso ${n}`);
  for (let n = 0; n < 72; n++) await page(`cliente ${n}`, 1);
  for (let n = 2; n < 16; n++) await page('', n);
  expect(await anomalies()).toEqual([]);
  await page('', 16);
  expect(await anomalies()).toMatchObject([
    { regla: 'muchas_lecturas', hechos: [{ nombre: 'lecturas', valor: 60 }] },
  ]);
});

it('three files of people in an hour raise a case, two and nineteen reads none', async () => {
  const as = sessionOf(reader);
  const file = () => test.call.send(exportAccounts, {}, { as });
  for (let n = 0; n < 2; n++) await file();
  for (let n = 0; n < 19; n++) await search(`caso ${n}`);
  expect(await anomalies()).toEqual([]);
  await file();
  expect(await anomalies()).toMatchObject([
    { regla: 'muchas_lecturas', hechos: [{ nombre: 'lecturas', valor: 79 }] },
  ]);
});

it('many reads in an hour raise one case, which whom it is about does not close', async () => {
  const umbrales = [{ nombre: 'lecturas', valor: 5 }];
  const change = {
    regla: 'muchas_lecturas',
    ultima: 0,
    activa: true,
    umbrales,
    desde: null,
    motivo: 'x',
  } as const;
  const owner = sessionOf(await makeAdmin(test.services));
  await test.call.send(setRiskRule, change, { as: owner });
  for (const texto of ['ana', 'bea', 'carla', 'dora']) await search(texto);
  expect(await anomalies()).toEqual([]);
  await test.call.send(exportAccounts, {}, { as: sessionOf(reader) });
  const [hit] = await anomalies();
  expect(hit).toMatchObject({ regla: 'muchas_lecturas', del_equipo: true, detiene: false });
  await search('eva');
  expect(await anomalies()).toHaveLength(1);
  const { id = 0 } = hit ?? {};
  const close = { id, decision: 'nada_malo', nota: 'Era la migración.' } as const;
  const own = await test.call.send(getRiskHit, { id }, { as: sessionOf(reader) });
  expect(own.decisiones).toEqual([]);
  expect(await test.call.refused(closeRiskHit, close, { as: sessionOf(reader) })).toBe('risk_own');
  // Nor is it left to them, by themselves or by others.
  const give = { tipo: 'riesgo', clave: String(id), a: reader.keylogin } as const;
  expect(await test.call.refused(assignCase, give, { as: sessionOf(reader) })).toBe('risk_own');
  expect(await test.call.refused(assignCase, give, { as: sessionOf(other) })).toBe('risk_about');
  const { responsable } = await test.call.send(
    assignCase,
    { ...give, a: other.keylogin },
    { as: sessionOf(other) },
  );
  expect(responsable).toMatchObject({ keylogin: other.keylogin });
  await test.call.send(closeRiskHit, close, { as: sessionOf(other) });
  expect(await anomalies()).toMatchObject([{ cierre: { por: 'Olga Ríos', nota: close.nota } }]);
});

it('reads at an odd hour raise one case for each day', async () => {
  const night = mexicoInstant('2026-11-21', '03:10');
  test.advance(night - test.services.clock().getTime());
  reader = await makeAdmin(test.services, { nombre: 'Rosa', permisos: ['soporte'] });
  other = await makeAdmin(test.services, { nombre: 'Olga', permisos: ['soporte'] });
  await search('ana');
  await search('bea');
  expect(await anomalies()).toMatchObject([
    { regla: 'hora_inusual', hechos: expect.arrayContaining([{ nombre: 'hora', valor: 3 }]) },
  ]);
  test.advance(4 * 3_600_000);
});

it('a new device of somebody of the team raises a case, and is told to those who can close it', async () => {
  const { email, pass } = reader;
  const signIn = (from: string, agent: string) =>
    test.call.send(validateLogin, { email, pass }, { from, headers: { 'user-agent': agent } });
  await signIn('198.51.100.1', 'one');
  expect(await anomalies()).toEqual([]);
  await signIn('203.0.113.9', 'two');
  expect(await anomalies()).toMatchObject([{ regla: 'dispositivo_equipo' }]);
  const told = await test.services.db
    .selectFrom('notification')
    .select('account_id')
    .where('path', 'like', '/admin/casos/riesgo/%')
    .where('account_id', 'in', [reader.id, other.id])
    .where('parameters', '@>', [['Alguien del equipo entra desde otro dispositivo']] as never)
    .execute();
  expect(told.map(({ account_id }) => account_id)).toEqual([other.id]);
});

it('where nobody else can close it, the team’s own address is mailed', async () => {
  const { db } = test.services;
  await db
    .updateTable('account')
    .set({
      suspended_at: test.services.clock(),
      suspended_by: reader.id,
      suspended_motivo: 'Prueba',
    })
    .where('rol', '=', 4)
    .where('id', '<>', reader.id)
    .execute();
  const { email, pass } = reader;
  for (const [from, agent] of [
    ['198.51.100.7', 'one'],
    ['203.0.113.8', 'two'],
  ] as const)
    await test.call.send(
      validateLogin,
      { email, pass },
      { from, headers: { 'user-agent': agent } },
    );
  await test.work();
  const { teamEmail } = test.services.config.operator;
  expect(
    test.sentTo(teamEmail).some((text) => text.includes('Lo cierra alguien más del equipo')),
  ).toBe(true);
});
