import { randomUUID } from 'node:crypto';
import * as admin from '#contract/payouts.ts';
import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { PAYOUT } from '#contract/payouts.ts';
import { validateSession } from '#contract/session.ts';
import { makeAdmin } from '#demo/factories.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { makePayouts } from '#server/jobs/kinds.ts';
import type { TestApp } from '#server/testing/app.ts';
import {
  doJob,
  moveClock,
  projectIn,
  sessionOf,
  type TestProject,
} from '#server/testing/project.ts';
import { sealed } from '#server/db/sealed/index.ts';

export const CLABE = '032180000118359719';

/** What is in somebody's balance after a quarter of 2,000 was released: less 5 % and 3 MXN. */
export const QUARTER = 472;

/** Somebody with a balance of 472 MXN who can be paid. */
export async function payable(
  test: TestApp,
  { method = true, id = true } = {},
): Promise<TestProject & { accountId: number }> {
  const project = await projectIn(test, 'pagado');
  await project.release(0.25);
  const accountId = await idOf(test, project.professional.keylogin);
  if (method) await giveMethod(test, accountId);
  if (id) await showId(test, accountId);
  return { ...project, accountId };
}

const idOf = async ({ services: { db } }: TestApp, keylogin: string): Promise<number> =>
  (
    await db
      .selectFrom('account')
      .select('id')
      .where('keylogin', '=', keylogin)
      .executeTakeFirstOrThrow()
  ).id;

/** Long ago, so that it holds no payouts. */
export async function giveMethod(
  { services }: TestApp,
  accountId: number,
  numero = CLABE,
): Promise<void> {
  const stored = { ...PAYOUT, ...sealed(services.db, 'payment_method.numero', numero) };
  const now = services.clock();
  await services.db
    .insertInto('payment_method')
    .values({ account_id: accountId, ...stored, created_at: now, updated_at: now })
    .execute();
}

export async function showId({ services: { db } }: TestApp, accountId: number): Promise<void> {
  const file = { owner_id: accountId, purpose: 'identificacion', public: false, key_id: 'test' };
  const sides = [randomUUID(), randomUUID()] as const;
  for (const name of sides)
    await db
      .insertInto('file')
      .values({ ...file, id: name, width: 1, height: 1, bytes: 1 })
      .execute();
  await db
    .updateTable('profile')
    .set({ identificacion_frontal: sides[0], identificacion_trasera: sides[1] })
    .where('account_id', '=', accountId)
    .execute();
}

/** Advances the clock to the coming Wednesday 09:00 in Mexico City, plus `later`, and runs the jobs. */
export async function comingWednesday(test: TestApp, later = 0): Promise<string> {
  const fecha = await untilWednesday(test, later);
  await doJob(test, makePayouts);
  return fecha;
}

/** Moves the clock to the next Wednesday, whose payouts are still to be made. */
export async function untilWednesday(test: TestApp, later = 0): Promise<string> {
  const now = test.services.clock().getTime();
  const fecha = nextBatch(now);
  await moveClock(test, batchTime(fecha) - now + later);
  return fecha;
}

type Several = InputOf<typeof admin.updatePayouts>['payouts'][number];

/** The calls of a new administrator. */
export async function teamOf(test: TestApp) {
  const as = sessionOf(await makeAdmin(test.services));
  const outcome = async (call: Call, input: object): Promise<string> => {
    const reply = await test.call.reply(call, input, { as });
    return 'code' in reply ? reply.code : 'success';
  };
  return {
    as,
    payouts: async (input: InputOf<typeof admin.getPayouts> = {}) =>
      (await test.call.send(admin.getPayouts, input, { as })).payouts,
    batches: () => test.call.send(admin.getBatches, {}, { as }),
    /** All pages. */
    leftOut: async () => {
      const people: OutputOf<typeof admin.getLeftOut>['profesionales'] = [];
      for (let marca: string | null | undefined; marca !== null; ) {
        const page = await test.call.send(admin.getLeftOut, marca ? { marca } : {}, { as });
        people.push(...page.profesionales);
        marca = page.siguiente;
      }
      return people;
    },
    /** «success» or the code. */
    update: (input: object) => outcome(admin.updatePayout, input),
    correct: (input: object) => outcome(admin.correctTrackingKey, input),
    /** The changed payouts, and the error codes of the others. */
    several: async (estado: 'enviado' | 'pagado', payouts: Several[]) => {
      const input = { estado, payouts };
      const { hechos, fallidos } = await test.call.send(admin.updatePayouts, input, { as });
      return {
        hechos: hechos.map(({ id }) => id),
        fallidos: fallidos.map(({ payout_id, code }) => [payout_id, code] as const),
      };
    },
  };
}

/** A payout's audit entries, oldest first. */
export const auditOf = ({ services: { db } }: TestApp, id: number) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'payout')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

/** How somebody hears that a payout was sent, and that it arrived: with its receipt by mail. */
export const SENT_AND_ARRIVED = [
  ['deposito_enviado', 'whatsapp'],
  ['deposito_pagado', 'whatsapp'],
  ['deposito_pagado', 'email'],
];

/** Somebody's notifications about payouts, oldest first. */
export const noticesOf = ({ services: { db } }: TestApp, accountId: number) =>
  db
    .selectFrom('notification as n')
    .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
    .select(['n.evento', 'n.msg', 'n.path', 'd.channel'])
    .where('n.account_id', '=', accountId)
    .where('n.evento', 'like', 'deposito%')
    .orderBy('d.id')
    .execute();

export const userOf = async (
  test: TestApp,
  { professional: as }: Pick<TestProject, 'professional'>,
) => (await test.call.send(validateSession, {}, { as })).user;

/** Somebody whose 472 MXN have just become a payout, and the team. */
export async function paidOut(test: TestApp) {
  const person = await payable(test);
  const fecha = await comingWednesday(test);
  const team = await teamOf(test);
  const [payout] = await team.payouts({ fecha });
  if (payout?.keylogin !== person.professional.keylogin) throw new Error('nobody was paid');
  const { id } = payout;
  let keys = 0;
  return {
    ...person,
    id,
    fecha,
    team,
    payout,
    now: async () => (await team.payouts({ fecha })).find((one) => one.id === id),
    send: (clave_rastreo = `MAE${id}X${++keys}`) =>
      team.update({ payout_id: id, estado: 'enviado', clave_rastreo }),
    pay: () => team.update({ payout_id: id, estado: 'pagado' }),
    correct: (clave_rastreo: string) => team.correct({ payout_id: id, clave_rastreo }),
    fail: (motivo = 'La cuenta está cerrada.') =>
      team.update({ payout_id: id, estado: 'fallido', motivo }),
    comeBack: (motivo = 'La cuenta está cerrada.') =>
      team.update({ payout_id: id, estado: 'devuelto', motivo }),
  };
}
