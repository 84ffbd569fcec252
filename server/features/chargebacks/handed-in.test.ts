import { afterAll, beforeAll, expect, it } from 'vitest';
import { getChargeback, getChargebacks, submitEvidence } from '#contract/chargebacks.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// Whether the bank has the evidence is what the provider says, whatever answers were lost (issue 17).

let test: TestApp;
let as: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

async function disputed() {
  const project = await projectIn(test, 'pagado');
  const payment_intent = await intentOf(test, project.id);
  const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
  await hearOfAll(test);
  await hearOfAll(test);
  const { contracargos } = await test.call.send(getChargebacks, {}, { as });
  const id = contracargos.find(({ id_dispute }) => id_dispute === dispute)?.id ?? 0;
  return { id, dispute };
}
const read = (id: number) => test.call.send(getChargeback, { id }, { as });
const hand = async (id: number) => {
  const { huella } = await read(id);
  return test.call.reply(submitEvidence, { id, huella }, { as });
};
/** The provider does the work, and none of its answers arrives. */
const loseAnswers = () =>
  atBank(test, 'faults', { match: 'POST /v1/disputes/:id', kind: 'lost', times: 3 });
const audited = (id: number) =>
  test.services.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'entregar_pruebas')
    .where('subject_id', '=', String(id))
    .execute();

it('evidence whose every answer was lost is handed in once the provider is heard of', async () => {
  const { id } = await disputed();
  await loseAnswers();
  expect(await hand(id)).toMatchObject({ code: 'payment_provider_unreachable' });
  expect((await read(id)).contracargo.entregadas_por).toBeNull();
  await hearOfAll(test);
  await hearOfAll(test);
  const { contracargo } = await read(id);
  expect(contracargo).toMatchObject({
    estado: 'under_review',
    entregadas_at: expect.any(String),
    entregadas_por: expect.stringMatching(/\w/),
  });
  expect(await audited(id)).toHaveLength(1);
  expect(await hand(id)).toMatchObject({
    code: 'evidence_handed_in',
    mensaje: expect.stringMatching(/ya están entregadas\. \S.+ las entregó el \d.+, \d?\d:\d\d\.$/),
  });
});

it('who presses again before any news reads that it is handed in', async () => {
  const { id } = await disputed();
  await loseAnswers();
  expect(await hand(id)).toMatchObject({ code: 'payment_provider_unreachable' });
  expect(await hand(id)).toMatchObject({
    status: 200,
    contracargo: { entregadas_at: expect.any(String) },
  });
  await hearOfAll(test);
  expect(await audited(id)).toHaveLength(1);
});

it('what somebody hands in at the provider is known, and is nobody’s here', async () => {
  const { id, dispute } = await disputed();
  await test.stripe.disputes.update(dispute, {
    evidence: { uncategorized_text: 'Escrito en el panel.' },
    submit: true,
  });
  await hearOfAll(test);
  await hearOfAll(test);
  expect((await read(id)).contracargo).toMatchObject({
    entregadas_at: expect.any(String),
    entregadas_por: null,
  });
  expect((await hand(id)).mensaje).toMatch(/Se entregaron en Stripe el \d.+, \d?\d:\d\d\.$/);
  expect(await audited(id)).toEqual([]);
});
