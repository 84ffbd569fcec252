import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYOUT, updatePaymentMethod } from '#contract/payouts.ts';
import { createProject } from '#contract/payments.ts';
import { changePassword } from '#contract/privacy.ts';
import { cancelProposal } from '#contract/projects.ts';
import { closeRiskHit, getRiskHit } from '#contract/risk.ts';
import { getQueue } from '#contract/queue.ts';
import { validateLogin } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { CLOSES_RISK } from '#domain/risk/decisions.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { membershipOf } from '#server/features/membership/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import {
  comeBack,
  confirmAtProvider,
  letTimePass,
  projectIn,
  sessionOf,
  type TestProject,
} from '#server/testing/project.ts';

let test: TestApp;
let boss: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  boss = sessionOf(await makeAdmin(test.services, { permisos: [...CLOSES_RISK] }));
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const payment = ({ id, client }: TestProject) =>
  test.call.refused(createProject, { proposal: { id } }, { as: client });
const queued = async (): Promise<string[]> => {
  const { casos } = await test.call.send(getQueue, { tipo: 'riesgo' }, { as: boss });
  return casos.map(({ clave }) => clave);
};
const hitsOf = (project: TestProject) =>
  test.services.db
    .selectFrom('risk_hit')
    .select(['id', 'regla', 'stops', 'closed_at', 'decision'])
    .where('proposal_id', '=', project.id)
    .where('stops', '=', true)
    .orderBy('id')
    .execute();
/** The open case that stops a project, as the team opens it. */
async function caseOf(project: TestProject) {
  const [hit] = await hitsOf(project);
  return test.call.send(getRiskHit, { id: hit?.id ?? 0 }, { as: boss });
}
const lift = (id: number, as = boss) =>
  test.call.reply(closeRiskHit, { id, decision: 'nada_malo', nota: 'Son hermanos.' }, { as });

/** Two people whose project is accepted, the professional with this telephone. */
async function acceptedBetween(facts: { client?: object; professional?: object } = {}) {
  const client = await makeClient(test.services, facts.client);
  const professional = await makeProfessional(test.services, facts.professional);
  const people = { client: sessionOf(client), professional: sessionOf(professional) };
  return { client, professional, project: await projectIn(test, 'por_pagar', { people }) };
}
const again = async ({ email }: { email: string }): Promise<Credentials> =>
  sessionOf(await signIn({ email, pass: 'otra-clave-larga' }));
const signIn = ({ email, pass }: { email: string; pass: string }, cookies = '') =>
  test.call.send(validateLogin, { email, pass }, { cookies });

describe('a project whose two sides are one person', () => {
  it('is not paid where both have the same telephone, in words that do not say why', async () => {
    const phone = '+523312340001';
    const { project } = await acceptedBetween({ client: { phone }, professional: { phone } });
    const reply = await test.call.reply(
      createProject,
      { proposal: { id: project.id } },
      { as: project.client },
    );
    expect(reply).toMatchObject({ status: 409, code: 'in_review' });
    expect(reply.mensaje).not.toMatch(/tel[eé]fono|dispositivo|tarjeta|clabe/i);
    expect(await project.view()).toMatchObject({ en_revision: 1, pagado: 0 });
    // Pressed again, nothing is told again.
    expect(await payment(project)).toBe('in_review');
    expect(await hitsOf(project)).toMatchObject([{ regla: 'mismo_telefono', closed_at: null }]);
    const { caso, decisiones } = await caseOf(project);
    expect(caso).toMatchObject({ regla: 'mismo_telefono', detiene: true, retenido: 0 });
    expect(decisiones).toEqual(['nada_malo']);
    expect(await queued()).toContain(String(caso.id));
    // Either side may leave what nobody paid for.
    expect(await project.cancel(project.client)).toBe('success');
    // The team still sees the two.
    expect(await hitsOf(project)).toMatchObject([{ closed_at: null }]);
    expect(await queued()).toContain(String(caso.id));
    expect((await caseOf(project)).decisiones).toEqual(['nada_malo', 'suspendida', 'vigilar']);
    expect(await project.view()).toMatchObject({ estado: 'cancelada', en_revision: 0 });
  });

  it('is stopped again between the same two until the team decides, whatever they share by then', async () => {
    const { client, professional, project } = await acceptedBetween();
    const { cookies } = await signIn(client);
    await signIn(professional, cookies);
    expect(await payment(project)).toBe('in_review');
    expect(await project.cancel(project.professional)).toBe('success');
    const people = { client: project.client, professional: project.professional };
    await test.asOwner(`delete from device where account_id = ${professional.id}`);
    const next = await projectIn(test, 'por_pagar', { people });
    expect(await payment(next)).toBe('in_review');
    expect(await hitsOf(next)).toMatchObject([{ regla: 'mismo_dispositivo', closed_at: null }]);
    // With somebody else each of them goes on.
    const others = await projectIn(test, 'por_pagar', {
      people: { ...people, professional: sessionOf(await makeProfessional(test.services)) },
    });
    await others.pay();
    expect((await lift((await caseOf(project)).caso.id)).mensaje).toBe('success');
    expect(await payment(next)).toBe('in_review');
    expect((await lift((await caseOf(next)).caso.id)).mensaje).toBe('success');
    await next.pay();
    expect(await next.view()).toMatchObject({ estado: 'pagado', en_revision: 0 });
  });

  it('goes on once the team finds nothing wrong, and is not stopped for the same again', async () => {
    const phone = '+523312340002';
    const { project } = await acceptedBetween({ client: { phone }, professional: { phone } });
    expect(await payment(project)).toBe('in_review');
    const { caso } = await caseOf(project);
    expect((await lift(caso.id)).mensaje).toBe('success');
    expect((await lift(caso.id)).mensaje).toBe('success');
    expect(await project.view()).toMatchObject({ en_revision: 0 });
    await project.pay();
    expect(await project.view()).toMatchObject({ estado: 'pagado', en_revision: 0 });
    const other = sessionOf(await makeAdmin(test.services));
    expect(await lift(caso.id, other)).toMatchObject({ code: 'case_closed' });
  });

  it('is stopped where one browser let both in, and only there', async () => {
    const { client, professional, project } = await acceptedBetween();
    const { cookies } = await signIn(client);
    await signIn(professional);
    await project.pay();
    expect(await hitsOf(project)).toEqual([]);
    // The money is held by the time at which they do.
    await signIn(professional, cookies);
    await test.work();
    expect(await hitsOf(project)).toMatchObject([{ regla: 'mismo_dispositivo' }]);
    expect(await project.view()).toMatchObject({ estado: 'pagado', en_revision: 1 });
    expect(await project.release(0.5)).toBe('in_review');
    expect(await project.ask('completado')).toBe('in_review');
    expect(await project.cancel(project.client)).toBe('in_review');
    expect(await project.cancel(project.professional)).toBe('in_review');
    expect(await project.deliver()).toBe('in_review');
    await letTimePass(test, 30 * 86_400_000);
    expect(await project.view()).toMatchObject({ estado: 'pagado', retenido: 2000 });
    boss = sessionOf(await makeAdmin(test.services, { permisos: [...CLOSES_RISK] }));
    const cancelled = await test.call.send(
      cancelProposal,
      { id_proposal: project.id, motivo: 'Se pagaba a sí mismo.' },
      { as: boss },
    );
    expect(cancelled.proposal).toMatchObject({ estado: 'cancelada', devuelto: 2000, liberado: 0 });
    expect(await hitsOf(project)).toMatchObject([{ decision: 'termino' }]);
  });

  it('is stopped by what came true between the beginning of its payment and the money', async () => {
    const { client, professional, project } = await acceptedBetween();
    const { cookies } = await signIn(client);
    const intent = await project.prepare();
    await signIn(professional, cookies);
    await test.work();
    expect(await hitsOf(project)).toEqual([]);
    await confirmAtProvider(test, intent, 'pm_card_visa');
    await comeBack(test, project.id, intent);
    expect(await hitsOf(project)).toMatchObject([{ regla: 'mismo_dispositivo' }]);
    expect(await project.view()).toMatchObject({ estado: 'pagado', en_revision: 1 });
    expect(await project.release(1)).toBe('in_review');
  });

  it('is stopped by a shared browser also after both replaced their passwords in another', async () => {
    const { client, professional, project } = await acceptedBetween();
    const { cookies } = await signIn(client);
    await signIn(professional, cookies);
    for (const { session_id, keylogin, pass } of [client, professional])
      await test.call.send(
        changePassword,
        { pass_actual: pass, pass: 'otra-clave-larga', confirm: 'otra-clave-larga' },
        { as: { session_id, keylogin } },
      );
    const people = {
      ...project,
      client: await again(client),
      professional: await again(professional),
    };
    expect(await payment(people)).toBe('in_review');
    expect(await hitsOf(project)).toMatchObject([{ regla: 'mismo_dispositivo' }]);
  });

  it('is stopped by the card of its payment, which the professional used for a membership', async () => {
    const { professional, project } = await acceptedBetween();
    await membershipOf(test, sessionOf(professional)).buy(2, 'pm_card_amex');
    await project.pay('pm_card_amex');
    expect(await project.view()).toMatchObject({ estado: 'pagado', pagado: 2000, en_revision: 1 });
    expect(await hitsOf(project)).toMatchObject([{ regla: 'misma_tarjeta' }]);
    // Nobody reads why in the chat.
    const { eventos } = await project.view();
    expect(eventos.at(-1)).toMatchObject({ evento: 'caso_abierto' });
  });

  it('is stopped by the card of a membership that comes after the payment', async () => {
    const { professional, project } = await acceptedBetween();
    await project.pay('pm_card_mastercard');
    await membershipOf(test, sessionOf(professional)).buy(2, 'pm_card_mastercard');
    await test.work();
    expect(await hitsOf(project)).toMatchObject([{ regla: 'misma_tarjeta' }]);
  });

  it('is stopped by the CLABE of the account that the client has as a professional', async () => {
    const phone = '+523312340003';
    const own = await makeProfessional(test.services, { phone });
    const { professional, project } = await acceptedBetween({ client: { phone } });
    await project.pay();
    const method = { ...PAYOUT, numero: '002010077777777771' };
    for (const { session_id, keylogin } of [own, professional])
      await test.call.send(updatePaymentMethod, method, { as: { session_id, keylogin } });
    await test.work();
    expect(await hitsOf(project)).toMatchObject([{ regla: 'misma_clabe' }]);
  });

  it('is given back by the team also once it is completed', async () => {
    const { client, professional, project } = await acceptedBetween();
    const { cookies } = await signIn(client);
    await project.pay();
    await project.deliver();
    await project.ask('completado');
    await signIn(professional, cookies);
    await test.work();
    const input = { id_proposal: project.id, motivo: 'Se pagaba a sí mismo.' };
    const { proposal } = await test.call.send(cancelProposal, input, { as: boss });
    expect(proposal).toMatchObject({ estado: 'cancelada', devuelto: 2000 });
  });

  it('raises one case when two payments begin at once', async () => {
    const phone = '+523312340004';
    const { project } = await acceptedBetween({ client: { phone }, professional: { phone } });
    expect(await Promise.all([payment(project), payment(project), payment(project)])).toEqual([
      'in_review',
      'in_review',
      'in_review',
    ]);
    expect(await hitsOf(project)).toHaveLength(1);
  });

  it('has the rest of its deadlines left once it goes on', async () => {
    const { client, professional, project } = await acceptedBetween();
    const { cookies } = await signIn(client);
    await project.pay();
    await project.deliver();
    await letTimePass(test, 3 * 86_400_000);
    await signIn(professional, cookies);
    await test.work();
    await letTimePass(test, 20 * 86_400_000);
    boss = sessionOf(await makeAdmin(test.services, { permisos: [...CLOSES_RISK] }));
    expect((await lift((await caseOf(project)).caso.id)).mensaje).toBe('success');
    await letTimePass(test, 3 * 86_400_000);
    expect((await project.view()).estado).toBe('pagado');
    await letTimePass(test, 2 * 86_400_000);
    expect((await project.view()).estado).toBe('completado');
  });
});
