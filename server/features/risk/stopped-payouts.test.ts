import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  exportPayouts,
  exportPayoutsXlsx,
  getOwnPayouts,
  PAYOUT,
  updatePaymentMethod,
} from '#contract/payouts.ts';
import { closeRiskHit } from '#contract/risk.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import {
  auditOf,
  CLABE,
  comingWednesday,
  payable,
  teamOf,
} from '#server/features/payouts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { cellsOf } from '#server/testing/xlsx.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

// A payout that was made before its professional's project was stopped (4 §I).

type Somebody = Awaited<ReturnType<typeof payable>>;

let test: TestApp;
let team: Awaited<ReturnType<typeof teamOf>>;
let held: Somebody;
let free: Somebody;
let fecha: string;
beforeAll(async () => {
  test = await startTestApp();
  held = await payable(test);
  free = await payable(test);
  fecha = await comingWednesday(test);
  team = await teamOf(test);
  await stop(held, '+523312340081');
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

/** Somebody is paid by a client who, by their telephone, is who has typed the same CLABE. */
async function stop({ professional }: Somebody, phone: string): Promise<void> {
  const client = sessionOf(await makeClient(test.services, { phone }));
  const twin = sessionOf(await makeProfessional(test.services, { phone }));
  await projectIn(test, 'pagado', { people: { client, professional } });
  await test.call.send(updatePaymentMethod, { ...PAYOUT, numero: CLABE }, { as: twin });
  await test.work();
}
const payoutOf = async ({ professional }: Somebody) => {
  const [payout] = await team.payouts({ persona: professional.keylogin });
  if (!payout) throw new Error('there is no payout');
  return payout;
};
const file = (input: object = { fecha, estado: 'pendiente' }) =>
  test.call.reply(exportPayouts, input, { as: team.as });
/** What the team's address was mailed. */
const toldTeam = async () => {
  await test.work();
  return test.sentTo(test.services.config.operator.teamEmail);
};

it('is left out of the bank’s file while it waits to be sent, and says so', async () => {
  const [waits, goes] = [await payoutOf(held), await payoutOf(free)];
  expect([waits, goes]).toMatchObject([
    { estado: 'pendiente', en_revision: true },
    { estado: 'pendiente', en_revision: false },
  ]);
  for (const input of [{ fecha }, { fecha, estado: 'pendiente' }]) {
    const reply = await file(input);
    expect(reply).toMatchObject({ pagos: 1, detenidos: 1 });
    expect(JSON.stringify(reply)).toContain(`Maestros pago ${goes.id}`);
    expect(JSON.stringify(reply)).not.toContain(`Maestros pago ${waits.id},`);
  }
  const asked = { fecha, estado: 'pendiente' } as const;
  const { xlsx, detenidos } = await test.call.send(exportPayoutsXlsx, asked, { as: team.as });
  expect(detenidos).toBe(1);
  expect(await cellsOf(Buffer.from(xlsx, 'base64'))).toHaveLength(2);
  const [logged] = await test.services.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'descargar_pagos_a_profesionales')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(logged?.after).toMatchObject({ pagos: 1, detenidos: 1 });
  // Its owner is told nothing of it.
  const own = await test.call.send(getOwnPayouts, {}, { as: held.professional });
  expect(JSON.stringify(own)).not.toContain('en_revision');
});

it('alone in a file says why there is none', async () => {
  const { id } = await payoutOf(free);
  await team.update({ payout_id: id, estado: 'enviado', clave_rastreo: 'LIBRE1' });
  expect(await file()).toMatchObject({ code: 'payouts_in_review' });
  // What was sent stays in the file of the whole Wednesday.
  expect(await file({ fecha })).toMatchObject({ pagos: 1, detenidos: 1 });
});

it('is marked as sent where the bank has paid it, of which the team hears once, and stays visible', async () => {
  const { id } = await payoutOf(held);
  const sent = { payout_id: id, estado: 'enviado', clave_rastreo: 'PAGO1' };
  expect(await team.update(sent)).toBe('success');
  expect(await team.update(sent)).toBe('success');
  expect(await payoutOf(held)).toMatchObject({ estado: 'enviado', en_revision: true });
  const told = (await toldTeam()).filter((text) => text.includes('un proyecto detenido'));
  expect(told).toHaveLength(1);
  expect((await auditOf(test, id)).at(-1)?.after).toMatchObject({ en_revision: true });
  expect(await file({ fecha })).toMatchObject({ pagos: 2, detenidos: 0 });
  expect(await team.update({ payout_id: id, estado: 'pagado' })).toBe('success');
  expect(await payoutOf(held)).toMatchObject({ estado: 'pagado', en_revision: false });
});

it('is in the file again once the team finds nothing wrong', async () => {
  const again = await payable(test);
  const next = await comingWednesday(test);
  team = await teamOf(test);
  await stop(again, '+523312340082');
  expect(await payoutOf(again)).toMatchObject({ estado: 'pendiente', en_revision: true });
  const hits = await test.services.db
    .selectFrom('risk_hit')
    .select('id')
    .where('payee_id', '=', again.accountId)
    .where('closed_at', 'is', null)
    .execute();
  for (const { id } of hits)
    await test.call.send(
      closeRiskHit,
      { id, decision: 'nada_malo', nota: 'Son hermanos.' },
      { as: team.as },
    );
  expect(await payoutOf(again)).toMatchObject({ en_revision: false });
  expect(await file({ fecha: next, estado: 'pendiente' })).toMatchObject({
    pagos: 1,
    detenidos: 0,
  });
});
