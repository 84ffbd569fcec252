import { afterAll, beforeAll, expect, it } from 'vitest';
import { getChargebacks, getInquiries } from '#contract/chargebacks.ts';
import { getFacts } from '#contract/operations.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// Where a dispute stands, in each of the provider's words (issue 17).

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
  const asked = await disputed({ inquiry: true });
  await says(asked.dispute, 'prevented');
  expect(await found(asked.dispute)).toBeNull();
  expect((await test.call.send(getInquiries, {}, { as })).consultas).toEqual([]);
  expect(await asked.project.release(0.5)).toBe('success');
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
