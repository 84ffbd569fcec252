import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suspendAccount } from '#contract/accounts.ts';
import { acceptSettlement, offerSettlement, openDispute } from '#contract/disputes.ts';
import { closeRiskHit, getRiskHit, getRiskHits, setRiskRule } from '#contract/risk.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import type { RiskRule } from '#domain/risk/rules.ts';
import { membershipOf } from '#server/features/membership/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { confirmAtProvider, comeBack, projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
let boss: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  boss = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

/** The newest of a rule, of everybody or of one person. */
const hits = async (regla: RiskRule, of?: Credentials) =>
  (await test.call.send(getRiskHits, { regla }, { as: boss })).casos.filter(
    ({ persona }) => of === undefined || persona.keylogin === of.keylogin,
  );
const people = async () => ({
  client: sessionOf(await makeClient(test.services)),
  professional: sessionOf(await makeProfessional(test.services)),
});
const keyOf = ({ keylogin }: Credentials) => ({ persona: { keylogin } });
/** Changes a rule, whatever it held. */
async function set(regla: RiskRule, umbrales: Record<string, number>, ultima = 0) {
  const list = Object.entries(umbrales).map(([nombre, valor]) => ({ nombre, valor }));
  const change = { regla, ultima, activa: true, umbrales: list, desde: null, motivo: 'Prueba' };
  await test.call.send(setRiskRule, change, { as: boss });
}

describe('a case is raised', () => {
  it('for the first payments to a professional from an amount on, each once', async () => {
    const { professional } = await people();
    for (const precio of [4000, 30_000]) {
      const client = sessionOf(await makeClient(test.services));
      await projectIn(test, 'pagado', { precio, people: { client, professional } });
    }
    const found = await hits('primeros_pagos', professional);
    // Of a dear work half is paid first.
    const half = { nombre: 'monto', valor: 15_000 };
    const open = { detiene: false, del_equipo: false, cierre: null };
    expect(found).toMatchObject([
      { ...open, hechos: expect.arrayContaining([{ nombre: 'pago', valor: 3 }, half]) },
      { ...open, hechos: expect.arrayContaining([{ nombre: 'pago', valor: 2 }, half]) },
    ]);
  });

  it('for all that is released soon after the payment, and not for a part or for what waited', async () => {
    const quick = await projectIn(test, 'pagado', { precio: 8000 });
    expect(await quick.release(0.5)).toBe('success');
    expect(await hits('liberacion_rapida')).toEqual([]);
    expect(await quick.release(0.5)).toBe('success');
    expect(await hits('liberacion_rapida')).toMatchObject([
      { ...keyOf(quick.client), proyecto: { id: quick.id }, retenido: 0 },
    ]);
    const slow = await projectIn(test, 'pagado', { precio: 8000 });
    test.advance(25 * 3_600_000);
    boss = sessionOf(await makeAdmin(test.services));
    await test.services.db
      .updateTable('session')
      .set({ last_seen_at: test.services.clock() })
      .execute();
    expect(await slow.release(1)).toBe('success');
    expect(await hits('liberacion_rapida')).toHaveLength(1);
  });

  it('for all of a first half, and where both agree on it in a dispute that was just opened', async () => {
    const half = await projectIn(test, 'por_pagar', { precio: 30_000 });
    await half.pay();
    expect(await half.release(0.5)).toBe('success');
    expect(await hits('liberacion_rapida', half.client)).toMatchObject([{ retenido: 0 }]);
    const agreed = await projectIn(test, 'pagado', { precio: 8000 });
    expect(
      await agreed.do(openDispute, { texto: 'No quedamos de acuerdo en el trabajo hecho.' }),
    ).toBe('success');
    expect(await agreed.do(offerSettlement, { reembolso: 0 }, agreed.professional)).toBe('success');
    const [offer] = await test.services.db.selectFrom('dispute_offer').select('id').execute();
    expect(await agreed.do(acceptSettlement, { oferta: offer?.id })).toBe('success');
    expect(await hits('liberacion_rapida', agreed.client)).toMatchObject([
      { proyecto: { id: agreed.id }, retenido: 0 },
    ]);
  });

  it('for many cards of one client in a day, declined ones too', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    for (const card of [
      'pm_card_chargeDeclined',
      'pm_card_chargeDeclinedInsufficientFunds',
      'pm_card_visa',
    ]) {
      await confirmAtProvider(test, intent, card);
      await comeBack(test, project.id, intent);
    }
    expect(await hits('muchas_tarjetas')).toMatchObject([
      { ...keyOf(project.client), hechos: [{ nombre: 'tarjetas', valor: 3 }] },
    ]);
  });

  it('for many cards of a professional who tries them for a membership', async () => {
    const professional = sessionOf(await makeProfessional(test.services));
    const membership = membershipOf(test, professional);
    await membership.buy(2, 'pm_card_chargeDeclined');
    await membership.buy(2, 'pm_card_chargeDeclinedInsufficientFunds');
    expect(await hits('muchas_tarjetas', professional)).toEqual([]);
    await membership.buy(2, 'pm_card_chargeDeclinedExpiredCard');
    await membership.buy(2, 'pm_card_visa');
    expect(await hits('muchas_tarjetas', professional)).toMatchObject([
      { proyecto: null, hechos: [{ nombre: 'tarjetas', valor: 3 }] },
    ]);
  });

  it('for many projects of one person in a day, once though they are paid at once', async () => {
    await set('muchos_proyectos', { proyectos: 2 });
    const client = sessionOf(await makeClient(test.services));
    const projects = [];
    for (let n = 0; n < 3; n++) {
      const professional = sessionOf(await makeProfessional(test.services));
      projects.push(await projectIn(test, 'por_pagar', { people: { client, professional } }));
    }
    await projects[0]?.prepare();
    expect(await hits('muchos_proyectos')).toEqual([]);
    await Promise.all(projects.map((project) => project.prepare()));
    expect(await hits('muchos_proyectos')).toMatchObject([keyOf(client)]);
  });

  it('by the rule of its day: another amount holds for what comes after it', async () => {
    await set('primeros_pagos', { pagos: 3, monto: 900_000 });
    const { client, professional } = await people();
    await projectIn(test, 'pagado', { precio: 30_000, people: { client, professional } });
    expect(await hits('primeros_pagos', professional)).toEqual([]);
  });
});

describe('a case', () => {
  it('is not closed as a suspension that nobody made', async () => {
    const { client, release } = await projectIn(test, 'pagado', { precio: 8000 });
    expect(await release(1)).toBe('success');
    const [hit] = await hits('liberacion_rapida', client);
    const { id = 0 } = hit ?? {};
    const close = { id, decision: 'suspendida', nota: 'Cobraba a su hermana.' } as const;
    const seen = () => test.call.send(getRiskHit, { id }, { as: boss });
    expect(await seen()).toMatchObject({ suspendida: false });
    const reply = await test.call.reply(closeRiskHit, close, { as: boss });
    expect(reply).toMatchObject({
      status: 409,
      code: 'risk_not_suspended',
      campos: { decision: expect.stringContaining('no está suspendida') },
    });
    const suspend = { user_id: client.keylogin, motivo: 'Cobraba a su hermana.' };
    await test.call.send(suspendAccount, suspend, { as: boss });
    expect(await seen()).toMatchObject({ suspendida: true });
    await test.call.send(closeRiskHit, close, { as: boss });
    expect((await seen()).caso.cierre).toMatchObject({ decision: 'suspendida' });
  });
});

describe('the bank authenticates who pays', () => {
  const asked = async (intent: string) => {
    const { payment_method_options: options } = await test.stripe.paymentIntents.retrieve(intent);
    return options?.card?.request_three_d_secure;
  };

  it('where a rule says so, and as it likes otherwise', async () => {
    const small = await projectIn(test, 'por_pagar', { precio: 300 });
    expect(await asked(await small.prepare())).toBe('automatic');
    const dear = await projectIn(test, 'por_pagar', { precio: 40_000 });
    const intent = await dear.prepare();
    expect(await asked(intent)).toBe('any');
    expect(await hits('autenticar_monto', dear.client)).toMatchObject([
      { pago: expect.any(Number), cierre: { decision: 'autenticado', por: null } },
    ]);
    // What is begun again is the same payment, and no second hit.
    expect(await dear.prepare()).toBe(intent);
    expect(await hits('autenticar_monto', dear.client)).toHaveLength(1);
  });

  it('of a payment that was begun before a card was declined', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 400 });
    const intent = await project.prepare();
    await confirmAtProvider(test, intent, 'pm_card_chargeDeclined');
    await comeBack(test, project.id, intent);
    expect(await asked(intent)).toBe('automatic');
    expect(await project.prepare()).toBe(intent);
    expect(await asked(intent)).toBe('any');
    // An enrolled card goes to its bank then, and one that is not is paid with.
    await confirmAtProvider(test, intent, 'pm_card_threeDSecureOptional');
    expect((await test.stripe.paymentIntents.retrieve(intent)).status).toBe('requires_action');
  });
});
