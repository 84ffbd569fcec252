import { afterAll, beforeAll, expect, it } from 'vitest';
import { getChargebacks, getInquiries } from '#contract/chargebacks.ts';
import * as ledger from '#contract/ledger.ts';
import { getFacts } from '#contract/operations.ts';
import { getPagoDeCliente, getPagosDeClientes } from '#contract/payments.ts';
import { makeAdmin } from '#demo/factories.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';
import { cellsOf } from '#server/testing/xlsx.ts';

// Where a dispute stands, in each of the provider's words (issue 17).

/** The place of the journal among the sheets of the file. */
const JOURNAL = 4;
let test: TestApp;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const heard = async (path: string, body: object) => {
  const { id } = await atBank(test, path, body);
  await hearOfAll(test);
  await hearOfAll(test);
  return id;
};
async function disputed(body = {}) {
  const project = await projectIn(test, 'pagado');
  const payment_intent = await intentOf(test, project.id);
  return { project, dispute: await heard('disputes', { payment_intent, ...body }) };
}
const says = (dispute: string, status: string) => heard(`disputes/${dispute}`, { status });
async function found(dispute: string) {
  for (const estado of ['abiertos', 'terminados'] as const) {
    const { contracargos } = await test.call.send(getChargebacks, { estado }, { as });
    const one = contracargos.find(({ id_dispute }) => id_dispute === dispute);
    if (one) return { estado, ganado: one.ganado };
  }
  return null;
}
const waiting = async () => (await test.call.send(getFacts, {}, { as })).hechos.length;

it('a prevented one is over: lost with the money that it took, else closed', async () => {
  const took = await disputed();
  await says(took.dispute, 'prevented');
  expect(await found(took.dispute)).toEqual({ estado: 'terminados', ganado: 0 });
  const { parameters } = await test.services.db
    .selectFrom('notification')
    .select('parameters')
    .where('path', 'like', '/admin/contracargos/%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(parameters).toEqual(['Contracargo evitado: $2,000.00 MXN']);
  // Nobody has decided, so nobody is told that.
  const mails = test.standIns.outbox.list().filter(({ subject }) => subject !== undefined);
  const toSides = mails.filter(({ text }) => text.includes('El banco devolvió a la tarjeta'));
  expect(toSides.map(({ subject }) => subject)).toEqual(
    Array(2).fill('Un pago de tu proyecto volvió a la tarjeta'),
  );
  const asked = await disputed({ inquiry: true });
  await says(asked.dispute, 'prevented');
  expect(await found(asked.dispute)).toBeNull();
  expect((await test.call.send(getInquiries, {}, { as })).consultas).toEqual([]);
  expect(await asked.project.release(0.5)).toBe('success');
});

it('the books call what was lost as its case does, wherever they are read', async () => {
  const { dispute, project } = await disputed();
  await says(dispute, 'prevented');
  const day = mexicoDay(test.services.clock().getTime());
  const range = { desde: day, hasta: day };
  const named = async () => {
    const { movimientos } = await test.call.send(ledger.getMovements, range, { as });
    const { pagos } = await test.call.send(getPagosDeClientes, {}, { as });
    const pago_id = pagos.find(({ keylogin }) => keylogin === project.client.keylogin)?.id ?? 0;
    const { pago } = await test.call.send(getPagoDeCliente, { pago_id }, { as });
    const { xlsx } = await test.call.send(ledger.exportBooks, { ...range, por: 'dia' }, { as });
    const journal = await cellsOf(Buffer.from(xlsx, 'base64'), JOURNAL);
    return {
      drilled: movimientos.find(({ proyecto }) => proyecto?.id === project.id)?.nombre,
      paid: pago.movimientos.find(({ kind }) => kind === 'contracargo_perdido')?.nombre,
      file: journal
        .flat()
        .filter((cell) => String(cell).startsWith('Contracargo '))
        .at(-1),
    };
  };
  const prevented = 'Contracargo evitado';
  expect(await named()).toEqual({ drilled: prevented, paid: prevented, file: prevented });
  await says(dispute, 'appeal_under_review');
  const appealed = 'Contracargo perdido, se apela';
  expect(await named()).toEqual({ drilled: appealed, paid: appealed, file: appealed });
});

it('an appeal leaves what was decided until the next decision', async () => {
  const { dispute } = await disputed();
  await heard(`disputes/${dispute}/close`, { status: 'lost' });
  for (const word of ['appeal_needs_response', 'appeal_under_review']) {
    await says(dispute, word);
    expect(await found(dispute)).toEqual({ estado: 'terminados', ganado: 0 });
  }
});

it('a word that nobody knows decides nothing, and waits for the team', async () => {
  const before = await waiting();
  const { dispute, project } = await disputed();
  await says(dispute, 'warning_of_another_kind');
  expect(await found(dispute)).toEqual({ estado: 'abiertos', ganado: null });
  expect(await project.release(0.5)).toBe('in_chargeback');
  expect(await waiting()).toBe(before + 1);
});
