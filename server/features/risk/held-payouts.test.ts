import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject } from '#contract/payments.ts';
import { getLeftOut, PAYOUT, updatePaymentMethod } from '#contract/payouts.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { CLABE, payable, teamOf } from '#server/features/payouts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
let team: Awaited<ReturnType<typeof teamOf>>;
beforeAll(async () => {
  test = await startTestApp();
  team = await teamOf(test);
});
afterAll(() => test.close());

const heldOf = async ({ keylogin }: Credentials): Promise<boolean> => {
  const input = { motivo: 'en_revision' } as const;
  const { profesionales } = await test.call.send(getLeftOut, input, { as: team.as });
  return profesionales.some((one) => one.keylogin === keylogin);
};

/** A client, and who has given the CLABE of somebody else as theirs: one person by their telephone. */
async function clientWithTwin(phone: string) {
  const client = sessionOf(await makeClient(test.services, { phone }));
  const twin = sessionOf(await makeProfessional(test.services, { phone }));
  const type = () =>
    test.call.send(updatePaymentMethod, { ...PAYOUT, numero: CLABE }, { as: twin });
  return { client, type };
}

it('holds the payouts of whom a stopped project with money pays', async () => {
  const { professional } = await payable(test);
  const { client, type } = await clientWithTwin('+523312340078');
  await projectIn(test, 'pagado', { people: { client, professional } });
  expect(await heldOf(professional)).toBe(false);
  await type();
  await test.work();
  expect(await heldOf(professional)).toBe(true);
});

it('does not hold those of a professional whose CLABE somebody else typed, and who was paid nothing', async () => {
  const { professional } = await payable(test);
  const { client, type } = await clientWithTwin('+523312340077');
  await type();
  const { id } = await projectIn(test, 'por_pagar', { people: { client, professional } });
  expect(await test.call.refused(createProject, { proposal: { id } }, { as: client })).toBe(
    'in_review',
  );
  expect(await heldOf(professional)).toBe(false);
});
