import { afterAll, beforeAll, expect, it } from 'vitest';
import * as chargebacks from '#contract/chargebacks.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { remindAfter } from '#server/features/reminders/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { linesOf, openCaseOf } from './testing.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

it('a case says where its project stands, and what its author keeps after what they were charged of a loss', async () => {
  const project = await projectIn(test, 'por_pagar', { precio: 9000 });
  await project.pay();
  const payment_intent = await intentOf(test, project.id);
  await project.pay();
  await project.release(0.5);
  await project.deliver();
  await remindAfter(test, 75 * DAY);
  const read = () => openCaseOf(test, admin, { project, causa: 'retenido' });
  expect(await read()).toMatchObject({
    proyecto: {
      estado: 'pagado',
      pagado: 9000,
      entregado: 1,
      en_disputa: 0,
      en_contracargo: 0,
      en_revision: 0,
    },
    // 4,500 less 5 % and 3.
    conserva: 4272,
    por_decidir: 0,
  });

  const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
  await hearOfAll(test);
  expect((await read()).proyecto.en_contracargo).toBe(1);
  await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
  await hearOfAll(test);
  expect(await read()).toMatchObject({ conserva: 4272, por_decidir: 4500 });
  const { contracargos } = await test.call.send(chargebacks.getChargebacks, {}, { as: admin });
  const loss_id = contracargos[0]?.perdida?.id ?? 0;
  const decision = { loss_id, cargo: 4272, motivo: 'No hay pruebas.' };
  await test.call.send(chargebacks.decideLoss, decision, { as: admin });
  expect(await read()).toMatchObject({ conserva: 0, por_decidir: 0, caso: { liberado: 4500 } });
});

it('a project whose money a bank takes and gives back is looked at for as long as something is due or held', async () => {
  const project = await projectIn(test, 'por_pagar', { precio: 5400 });
  await project.pay();
  await project.deliver();
  await remindAfter(test, 75 * DAY);
  const within = 'resto: sola, Sigue en el caso de los 75 días.';
  expect(await linesOf(test, admin, project)).toEqual([within, 'retenido abierto']);

  const payment_intent = await intentOf(test, project.id);
  const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
  await hearOfAll(test);
  await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
  await hearOfAll(test);
  await remindAfter(test, 0);
  const gone = 'retenido: sola, Ya no hay dinero protegido.';
  expect(await linesOf(test, admin, project)).toEqual([within, gone, 'resto abierto']);

  await atBank(test, `disputes/${dispute}/close`, { status: 'won' });
  await hearOfAll(test);
  await remindAfter(test, 74 * DAY);
  expect(await linesOf(test, admin, project)).toEqual([within, gone, 'resto abierto']);
  await remindAfter(test, DAY);
  expect(await linesOf(test, admin, project)).toEqual([within, gone, within, 'retenido abierto']);
});
