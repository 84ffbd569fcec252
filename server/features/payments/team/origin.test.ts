import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDispute } from '#contract/disputes.ts';
import { getPagoDeCliente, getPagosDeClientes } from '#contract/payments.ts';
import { cancelProposal } from '#contract/projects.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { openCaseOf } from '#server/features/cases/testing.ts';
import { codeOf, resolve } from '#server/features/disputes/testing.ts';
import { remindAfter } from '#server/features/reminders/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

// The page of a payment says why something of it is owed to its card (4 §A).

let test: TestApp;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

/** The payments of a project as their pages read them, the last one first. */
async function paymentsOf({ client }: TestProject) {
  const { pagos } = await test.call.send(getPagosDeClientes, {}, { as });
  const own = pagos.filter(({ keylogin }) => keylogin === client.keylogin);
  return Promise.all(
    own.map(async ({ id }) => {
      const { pago } = await test.call.send(getPagoDeCliente, { pago_id: id }, { as });
      const owed = pago.movimientos.filter(({ kind }) => kind === 'reembolso');
      return { reembolsos: pago.reembolsos, owed };
    }),
  );
}

it('a ruling is why each payment of its project owes something back, in one movement', async () => {
  const project = await projectIn(test, 'pagado', { precio: 6001 });
  expect(await project.do(openDispute, { texto: 'Quedó mal puesta.' })).toBe('success');
  const dispute_id = (await project.view()).disputa?.id ?? 0;
  expect(codeOf(await resolve(test, as, { dispute_id, reembolso: 4000, retenido: 6001 }))).toBe(
    'success',
  );
  const [last, first] = await paymentsOf(project);
  expect([last, first].map((one) => one?.reembolsos)).toMatchObject([
    [{ amount: 3000.5, motivo: 'disputa', disputa: dispute_id, caso: null }],
    [{ amount: 999.5, motivo: 'disputa', disputa: dispute_id, caso: null }],
  ]);
  for (const one of [last, first])
    expect(one?.owed).toMatchObject([
      {
        createAt: one?.reembolsos[0]?.createAt,
        partidas: expect.arrayContaining([{ cuenta: 'devolucion', amount: 4000 }]),
      },
    ]);
});

it('so is a case that gives everything back', async () => {
  const project = await projectIn(test, 'pagado');
  await remindAfter(test, 30 * DAY);
  as = sessionOf(await makeAdmin(test.services));
  const { caso } = await openCaseOf(test, as, { project, causa: 'sin_marcar' });
  const back = { motivo: 'Nadie contesta.', case_id: caso.id };
  expect(await project.do(cancelProposal, back, as)).toBe('success');
  expect(await paymentsOf(project)).toMatchObject([
    {
      reembolsos: [{ amount: 2000, motivo: 'cancelacion', disputa: null, caso: caso.id }],
      owed: [{ kind: 'reembolso' }],
    },
  ]);
});
