import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getAudit } from '#contract/audit.ts';
import { resolveDispute } from '#contract/disputes.ts';
import { validateProfessional } from '#contract/identity.ts';
import { closeReport, reportPerson } from '#contract/moderation.ts';
import { getNotifications } from '#contract/notifications.ts';
import { requestDeletion } from '#contract/privacy.ts';
import { assignProject } from '#contract/projects.ts';
import { assignCase, getQueue, type QueueItem } from '#contract/queue.ts';
import { QUEUE, QUEUE_KINDS } from '#domain/queue/queue.ts';
import { DAY } from '#lib/mexico-time.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { disputed, MOTIVO } from '#server/features/disputes/testing.ts';
import { paidOut } from '#server/features/payouts/testing.ts';
import { remindAfter } from '#server/features/reminders/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// What waits for the team, on PostgreSQL: each kind comes, is taken, and goes once it is decided (4 §F).

let test: TestApp;
let ada: TestAccount;
let bruno: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await makeAccount(test, 'admin', { nombre: 'Ada', apellidos: 'Solís' });
  bruno = await makeAccount(test, 'admin', { nombre: 'Bruno', apellidos: 'Luna' });
});
afterAll(() => test.close());

const PASS = 'una-clave-de-prueba-1';

const queue = (input: object = {}, as = ada) => test.call.send(getQueue, input, { as });
const only = async (tipo: QueueItem['tipo']) => (await queue({ tipo })).casos;
const counted = async (tipo: QueueItem['tipo'], responsable?: string) =>
  (await queue(responsable ? { responsable } : {})).abiertos.find((one) => one.tipo === tipo)
    ?.casos;
const assign = (item: Pick<QueueItem, 'tipo' | 'clave'>, input: object = {}, as = ada) =>
  test.call.reply(assignCase, { tipo: item.tipo, clave: item.clave, ...input }, { as });

it('has a professional who waits for validation until somebody decides, since the last side of the ID', async () => {
  const person = await makeProfessional(test, {
    validacion: 'pendiente',
    nombre: 'Tomás',
    apellidos: 'Núñez',
    profesion: 'Plomería',
  });
  const [item] = await only('validacion');
  expect(item).toMatchObject({
    clave: person.keylogin,
    titulo: 'Tomás Núñez',
    monto: null,
    responsable: null,
  });
  expect(item?.detalle).toMatch(/^Plomería · .*sin identificación$/);
  expect(Date.parse(item?.limite ?? '') - Date.parse(item?.desde ?? '')).toBe(
    QUEUE.validacion.limit,
  );
  test.advance(60_000);
  const later = test.services.clock();
  await test.services.db
    .updateTable('profile')
    .set({ identificacion_at: later })
    .where('account_id', '=', person.id)
    .execute();
  expect((await only('validacion'))[0]?.desde).toBe(later.toISOString());
  await test.call.send(
    validateProfessional,
    { user_id: person.keylogin, estatus: 'validado' },
    { as: ada },
  );
  expect(await only('validacion')).toEqual([]);
});

it('has a report, a wish to be deleted and a dispute, each until it is decided', async () => {
  const [client, other] = [
    await makeAccount(test, 'client', { pass: PASS }),
    await makeProfessional(test),
  ];
  await test.call.send(
    reportPerson,
    { other_key: other.keylogin, motivo: 'fraude', client_id: 'denuncia-1' },
    { as: client },
  );
  const [report] = await only('denuncia');
  expect(report).toMatchObject({ detalle: 'fraude', monto: null });
  await test.call.send(
    closeReport,
    { report_id: Number(report?.clave), accion: 'nada' },
    { as: ada },
  );
  expect(await only('denuncia')).toEqual([]);

  await test.call.send(requestDeletion, { pass: PASS, motivo: 'Ya no la uso' }, { as: client });
  expect(await only('eliminacion')).toMatchObject([{ clave: client.keylogin, detalle: '' }]);

  const { project, dispute_id } = await disputed(test);
  expect(await only('disputa')).toMatchObject([{ clave: String(dispute_id), monto: 2000 }]);
  // The dispute is a case of its project too, and stands here once.
  expect(await only('proyecto')).toEqual([]);
  await test.call.send(resolveDispute, { dispute_id, reembolso: 0, motivo: MOTIVO }, { as: ada });
  expect(await only('disputa')).toEqual([]);
  expect(project.id).toBeGreaterThan(0);
});

it('has a payout that failed until the next one', async () => {
  const payout = await paidOut(test);
  expect(await only('pago')).toEqual([]);
  await payout.fail('La cuenta está cerrada.');
  expect(await only('pago')).toMatchObject([
    { clave: String(payout.id), monto: 472, detalle: 'La cuenta está cerrada.' },
  ]);
});

it('has a chargeback until its evidence can be handed in no more, by the day that the bank names', async () => {
  const project = await projectIn(test, 'pagado');
  await atBank(test, 'disputes', { payment_intent: await intentOf(test, project.id) });
  await hearOfAll(test);
  await hearOfAll(test);
  const [item] = await only('contracargo');
  expect(item).toMatchObject({ detalle: 'faltan pruebas', monto: 2000 });
  const { due_at } = await test.services.db
    .selectFrom('chargeback')
    .select('due_at')
    .where('id', '=', Number(item?.clave))
    .executeTakeFirstOrThrow();
  expect(item?.limite).toBe(due_at?.toISOString());
});

it('is one list of all kinds, the most urgent first, page by page, nobody twice', async () => {
  for (let i = 0; i < 25; i++) await makeProfessional(test, { validacion: 'pendiente' });
  const all = [];
  for (let despues: string | null | undefined; despues !== null; ) {
    const page = await queue(despues ? { despues } : {});
    expect(page.casos.length).toBeLessThanOrEqual(20);
    all.push(...page.casos);
    despues = page.siguiente;
  }
  const { abiertos } = await queue();
  expect(abiertos.map(({ tipo }) => tipo)).toEqual(QUEUE_KINDS);
  expect(all).toHaveLength(abiertos.reduce((sum, { casos }) => sum + casos, 0));
  expect(new Set(all.map(({ tipo, clave }) => `${tipo}.${clave}`)).size).toBe(all.length);
  expect(new Set(all.map(({ tipo }) => tipo)).size).toBeGreaterThan(2);
  const limits = all.map(({ limite }) => limite);
  expect(limits).toEqual(limits.toSorted());
});

it('is given to somebody: the second who takes it is told of the first, and the list is filtered by whose', async () => {
  const [item] = await only('pago');
  if (!item) throw new Error('no payout waits');
  const [mine, nobodys] = [await counted('pago', 'mias'), await counted('pago', 'nadie')];
  expect(await assign(item, { a: ada.keylogin })).toMatchObject({
    responsable: { keylogin: ada.keylogin, nombre: 'Ada Solís' },
  });
  // A double press, or a lost answer.
  expect(await assign(item, { a: ada.keylogin })).toMatchObject({ mensaje: 'success' });
  expect(await assign(item, { a: bruno.keylogin }, bruno)).toMatchObject({
    code: 'assignee_changed',
    mensaje: expect.stringContaining('Ada Solís'),
  });
  expect(await counted('pago', 'mias')).toBe((mine ?? 0) + 1);
  expect(await counted('pago', 'nadie')).toBe((nobodys ?? 0) - 1);
  expect((await queue({ tipo: 'pago', responsable: ada.keylogin }, bruno)).casos).toMatchObject([
    { clave: item.clave },
  ]);
  await assign(item, { a: bruno.keylogin, antes: ada.keylogin });
  const told = await test.call.send(getNotifications, {}, { as: bruno });
  expect(JSON.stringify(told)).toContain(`/admin/casos?caso=pago.${item.clave}`);
  expect(await assign(item, { antes: bruno.keylogin })).toMatchObject({ responsable: null });
  const { entradas } = await test.call.send(getAudit, { accion: 'asignar_caso' }, { as: ada });
  expect(entradas).toHaveLength(3);
});

it('goes with its project, whoever looks after that', async () => {
  const { project, dispute_id } = await disputed(test);
  const item = { tipo: 'disputa', clave: String(dispute_id) } as const;
  await test.call.send(assignProject, { id: project.id, a: bruno.keylogin }, { as: ada });
  expect((await queue({ tipo: 'disputa' })).casos).toMatchObject([
    { responsable: { keylogin: bruno.keylogin } },
  ]);
  expect(await assign(item, { a: ada.keylogin, antes: bruno.keylogin })).toMatchObject({
    responsable: { keylogin: ada.keylogin },
  });
  expect(await counted('disputa', 'mias')).toBe(1);
});

it.each([
  ['pago', '999999'],
  ['pago', 'abc'],
  ['validacion', 'x'.repeat(43)],
  ['disputa', '99999999999999999999'],
] as const)('knows no %s «%s»', async (tipo, clave) => {
  expect(await assign({ tipo, clave }, { a: ada.keylogin })).toMatchObject({
    code: 'queue_item_gone',
  });
});

it('gives nothing to somebody who may only read, and whose cases come back when they leave', async () => {
  const reader = await makeAccount(test, 'admin', { permisos: ['lectura'] });
  const [item] = await only('pago');
  if (!item) throw new Error('no payout waits');
  expect(await assign(item, { a: reader.keylogin })).toMatchObject({ code: 'assignee_not_found' });
  expect(await assign(item, { a: ada.keylogin }, reader)).toMatchObject({
    code: 'no_permission',
  });
  await assign(item, { a: bruno.keylogin });
  await test.services.db
    .updateTable('account')
    .set({ permisos: ['lectura'] })
    .where('id', '=', bruno.id)
    .execute();
  expect((await only('pago'))[0]).toMatchObject({ responsable: null });
  expect(await assign(item, { a: ada.keylogin })).toMatchObject({ mensaje: 'success' });
});

it('has a project that holds money in silence', async () => {
  const project = await projectIn(test, 'pagado');
  await remindAfter(test, 31 * DAY);
  ada = await makeAccount(test, 'admin');
  const found = await only('proyecto');
  expect(found.map(({ detalle }) => detalle)).toContain('Con pago y sin entregar');
  expect(found[0]).toMatchObject({ monto: expect.any(Number) });
  expect(project.id).toBeGreaterThan(0);
});

it('has chosen validations alone until they are decided, and says what was decided', async () => {
  const people = [];
  for (const _ of Array.from({ length: 22 }))
    people.push(await makeProfessional(test, { validacion: 'pendiente' }));
  await makeProfessional(test, { validacion: 'pendiente' });
  const [first, second] = people.map(({ keylogin }) => keylogin);
  const run = { tipo: 'validacion', claves: people.map(({ keylogin }) => keylogin) } as const;
  const begun = await queue(run);
  expect(new Set(begun.casos.map(({ clave }) => clave))).toEqual(new Set(run.claves));
  expect([begun.hay_mas, begun.elegidas]).toEqual([
    false,
    { pendientes: 22, validadas: 0, rechazadas: 0 },
  ]);
  const decide = (user_id: string | undefined, decision: object) =>
    test.call.reply(validateProfessional, { user_id, ...decision }, { as: ada });
  await decide(first, { estatus: 'validado' });
  await decide(second, { estatus: 'rechazado', motivo: 'La foto está borrosa.' });
  const after = await queue(run, bruno);
  expect(after.casos).toHaveLength(20);
  expect(after.elegidas).toEqual({ pendientes: 20, validadas: 1, rechazadas: 1 });
  // Of no others is anything counted, and nothing is read without saying of what.
  expect((await queue({ tipo: 'validacion' })).elegidas).toBeNull();
  expect((await queue({ tipo: 'denuncia', claves: run.claves })).casos).toEqual([]);
  expect(await test.call.reply(getQueue, { claves: run.claves }, { as: ada })).toMatchObject({
    campos: { tipo: 'Falta de qué son los casos.' },
  });
});
