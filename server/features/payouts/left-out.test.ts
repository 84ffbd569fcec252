import { afterAll, beforeAll, expect, it } from 'vitest';
import { suspendAccount } from '#contract/accounts.ts';
import { getLeftOut, tellLeftOut } from '#contract/payouts.ts';
import type { InputOf } from '#contract/call.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { DAY } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { giveMethod, payable, QUARTER, teamOf } from './testing.ts';

// Those who are left out of the coming Wednesday, by reason, and how they are told what to do.

type Somebody = Awaited<ReturnType<typeof payable>>;

let test: TestApp;
let team: Awaited<ReturnType<typeof teamOf>>;
let bare: Somebody;
let unseen: Somebody;
let suspended: Somebody;
beforeAll(async () => {
  test = await startTestApp();
  team = await teamOf(test);
  bare = await payable(test, { method: false, id: false });
  unseen = await payable(test, { id: false });
  suspended = await payable(test, { method: false });
  await payable(test);
  const user_id = suspended.professional.keylogin;
  await test.call.send(suspendAccount, { user_id, motivo: 'Revisión' }, { as: team.as });
});
afterAll(() => test.close());

const listed = (input: InputOf<typeof getLeftOut> = {}) =>
  test.call.send(getLeftOut, input, { as: team.as });
const tell = (input: InputOf<typeof tellLeftOut> = {}, as = team.as) =>
  test.call.send(tellLeftOut, input, { as });
const toldOf = ({ accountId }: Somebody) =>
  test.services.db
    .selectFrom('notification')
    .select(['evento', 'msg', 'path'])
    .where('account_id', '=', accountId)
    .where('evento', 'in', ['saldo_detenido', 'saldo_sin_identificacion'])
    .orderBy('id')
    .execute();
const NOBODY = { avisados: 0, ya_avisados: 0, por_avisar: 0, sin_aviso: 0 };

it('counts each once, by what has to be done about first, with what waits', async () => {
  expect((await listed()).grupos).toEqual([
    { motivo: 'suspendida', profesionales: 1, monto: QUARTER, por_avisar: 0 },
    { motivo: 'sin_metodo', profesionales: 1, monto: QUARTER, por_avisar: 1 },
    { motivo: 'sin_identificacion', profesionales: 1, monto: QUARTER, por_avisar: 1 },
  ]);
  const { profesionales } = await listed({ motivo: 'sin_metodo' });
  expect(profesionales).toMatchObject([
    { keylogin: bare.professional.keylogin, se_puede_avisar: true, avisado_hoy: null },
  ]);
});

it('tells nothing to whom nothing helps, or who is not left out', async () => {
  const personas = [suspended.professional.keylogin, bare.client.keylogin];
  expect(await tell({ personas })).toMatchObject({ ...NOBODY, sin_aviso: 2 });
  expect(await tell({ motivo: 'suspendida' })).toMatchObject(NOBODY);
  expect(await toldOf(suspended)).toEqual([]);
});

it('tells everybody once a day what to do, whoever asks and however often', async () => {
  const other = (await teamOf(test)).as;
  const [one, two] = await Promise.all([tell(), tell({}, other)]);
  expect(one.avisados + two.avisados).toBe(2);
  expect([one, two].map((reply) => reply.avisados + reply.ya_avisados)).toEqual([2, 2]);
  const personas = [unseen.professional.keylogin];
  expect(await tell({ personas })).toMatchObject({ ...NOBODY, ya_avisados: 1 });
  const when = /no saldrán con los pagos del miércoles \d+ de \w+/;
  const [toldBare, ...again] = await toldOf(bare);
  expect(again).toEqual([]);
  expect(toldBare).toMatchObject({
    evento: 'saldo_detenido',
    msg: expect.stringMatching(when),
    path: '/profesional/metodo-de-pago',
  });
  expect(toldBare?.msg).toContain(
    'Para que te paguemos, agrega tu CLABE en tu método de pago y sube los dos lados de tu identificación en tu perfil.',
  );
  expect(await toldOf(unseen)).toMatchObject([
    { evento: 'saldo_sin_identificacion', path: '/profesional/mi-perfil' },
  ]);
  expect((await listed()).grupos.map(({ por_avisar }) => por_avisar)).toEqual([0, 0, 0]);
});

it('records who was told, with the Wednesday and the reason', async () => {
  test.advance(DAY);
  team = await teamOf(test);
  await giveMethod(test, bare.accountId);
  const next = nextBatch(test.services.clock().getTime());
  const again = await tell({ motivo: 'sin_identificacion' });
  expect(again).toMatchObject({ ...NOBODY, avisados: 2 });
  const [latest] = await test.services.db
    .selectFrom('audit_log')
    .select(['id', 'subject', 'subject_id', 'after'])
    .where('action', '=', 'avisar_fuera_de_pago')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(latest).toMatchObject({
    subject: 'payout_batch',
    subject_id: next,
    after: { avisados: 2, motivo: 'sin_identificacion' },
  });
  const people = await test.services.db
    .selectFrom('audit_person')
    .select('account_id')
    .where('audit_id', '=', latest?.id ?? 0)
    .execute();
  expect(new Set(people.map(({ account_id }) => account_id))).toEqual(
    new Set([bare.accountId, unseen.accountId]),
  );
  expect(batchTime(next)).toBeGreaterThan(test.services.clock().getTime());
});
