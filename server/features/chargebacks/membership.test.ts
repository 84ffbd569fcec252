import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProfessional } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { membershipOf } from '#server/features/membership/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { confirmAtProvider, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll } from '#server/testing/provider.ts';

// What the owner of a membership reads when a bank takes its payment back (4 §A).

const TEAM = 'equipo@maestros.example';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [] });
  await test.close();
});

/** Somebody whose payment of a Plata membership a bank takes back. */
async function takenBack() {
  const made = await makeProfessional(test.services);
  const member = membershipOf(test, sessionOf(made));
  const intent = await member.prepare(2);
  await confirmAtProvider(test, intent, 'pm_card_visa');
  await member.comeBack(intent);
  const { id } = await atBank(test, 'disputes', { payment_intent: intent });
  await hearOfAll(test);
  const told = async () =>
    (
      await test.services.db
        .selectFrom('notification')
        .select(['evento', 'msg', 'path'])
        .where('account_id', '=', made.id)
        .where('evento', 'like', 'contracargo%')
        .orderBy('id')
        .execute()
    ).at(-1);
  const decide = async (status: 'won' | 'lost') => {
    await atBank(test, `disputes/${id}/close`, { status });
    await hearOfAll(test);
    await hearOfAll(test);
  };
  return { member, told, decide };
}

describe('a chargeback of a membership', () => {
  it('tells its owner that it goes on, and what to do if it was a mistake', async () => {
    const { told, member } = await takenBack();
    expect(await told()).toMatchObject({
      evento: 'contracargo_membresia',
      msg: expect.stringMatching(/\$399\.00 MXN de tu membresía Plata.*no cambia.*dile a tu banco/),
      path: '/profesional/membresia',
    });
    expect(await member.nivel()).toBe(2);
    expect(test.sentTo(TEAM)[0]).toContain('membresía Plata');
  });

  it('tells its owner that the payment stands', async () => {
    const { told, decide } = await takenBack();
    await decide('won');
    expect(await told()).toMatchObject({
      evento: 'contracargo_membresia_ganado',
      msg: expect.stringContaining('el pago de $399.00 MXN de tu membresía Plata vale'),
    });
  });

  it('tells its owner that the bank gave them the money', async () => {
    const { told, decide, member } = await takenBack();
    await decide('lost');
    expect(await told()).toMatchObject({
      evento: 'contracargo_membresia_perdido',
      msg: expect.stringContaining('te devolvió $399.00 MXN'),
    });
    expect(await member.nivel()).toBe(2);
    // Nothing of a membership was ever protected, and nobody but the platform can bear it.
    const [mail = ''] = test.sentTo(TEAM);
    expect(mail).toContain('los asume Maestros');
    expect(mail).not.toContain('protegidos');
  });
});
