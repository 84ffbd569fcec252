import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exportAccounts,
  getUser,
  restoreAccount,
  suspendAccount,
  updateAccount,
} from '#contract/accounts.ts';
import { exportAudit } from '#contract/audit.ts';
import { exportMensajes } from '#contract/chat.ts';
import { acceptSettlement, offerSettlement, openDispute } from '#contract/disputes.ts';
import { exportReports } from '#contract/moderation.ts';
import { retryRefund } from '#contract/operations.ts';
import { exportPagos } from '#contract/payments.ts';
import { updatePaymentMethod } from '#contract/payouts.ts';
import { getDataLink } from '#contract/privacy.ts';
import { anticipoProposal, cancelProposal, updateProposal } from '#contract/projects.ts';
import { planFee, planPrice } from '#contract/rates.ts';
import { adjustDifference } from '#contract/reconciliation.ts';
import { exportTeamRequests } from '#contract/requests.ts';
import { exportReviews } from '#contract/reviews.ts';
import { prove, validateLogin } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import { PROOF_MINUTES } from '#domain/session/proof.ts';
import { saveProfile } from '#server/features/identity/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  // Of people of the demo data, whose password is real.
  test = await startTestApp({ realPasswords: true });
});
afterAll(() => test.close());

/** Until no proof given so far holds any more. */
const wait = () => test.advance(PROOF_MINUTES * 60_000 + 1);

/** What a call answers to whoever cannot prove anything. */
async function codeOf(
  ...[call, input, as]: [Parameters<TestApp['call']['reply']>[0], object, Credentials]
) {
  const reply = await test.call.reply(call, input, { as, proves: false });
  return 'code' in reply ? reply.code : 'success';
}

describe('a proof', () => {
  it('holds for five minutes, for the session that gave it alone', async () => {
    const { email, pass, ...made } = await makeClient(test.services);
    const mine = sessionOf(made);
    const other = sessionOf(await test.call.send(validateLogin, { email, pass }));
    wait();
    for (const as of [mine, other]) expect(await codeOf(getDataLink, {}, as)).toBe('proof_needed');
    expect(await codeOf(prove, { pass }, mine)).toBe('success');
    test.advance(PROOF_MINUTES * 60_000);
    expect(await codeOf(getDataLink, {}, mine)).toBe('success');
    expect(await codeOf(getDataLink, {}, other)).toBe('proof_needed');
    test.advance(1);
    expect(await codeOf(getDataLink, {}, mine)).toBe('proof_needed');
  });

  it('is not given by a wrong password, of which ten are enough', async () => {
    const { pass, ...made } = await makeClient(test.services);
    const as = sessionOf(made);
    wait();
    const wrong = await test.call.reply(prove, { pass: 'otra' }, { as });
    expect(wrong).toMatchObject({ status: 401, campos: { pass: 'La contraseña no es valida' } });
    for (let tried = 1; tried < 10; tried++) await codeOf(prove, { pass: 'otra' }, as);
    expect(await codeOf(prove, { pass }, as)).toBe('too_many_requests');
    expect(await codeOf(getDataLink, {}, as)).toBe('proof_needed');
  });
});

it('is needed for what a stolen session could take from everybody: the fee, money, and lists of people', async () => {
  const as = sessionOf(await makeAdmin(test.services));
  wait();
  for (const [call, input] of [
    [planFee, { porcentaje: 30, fija: 900, motivo: 'Robo' }],
    [planPrice, { nivel: 2, precio: 9000, motivo: 'Robo' }],
    [retryRefund, { refund_id: 1 }],
    [adjustDifference, { id: 1, motivo: 'Robo' }],
    [exportAccounts, {}],
    [exportTeamRequests, {}],
    [exportMensajes, {}],
    [exportAudit, {}],
    [exportReviews, {}],
    [exportReports, {}],
    [exportPagos, {}],
  ] as const)
    expect([call.path, await codeOf(call, input, as)]).toEqual([call.path, 'proof_needed']);
});

describe('what needs one for some of what can be sent', () => {
  it('another phone, and nothing else of one’s own account', async () => {
    const { phone, ...made } = await makeClient(test.services);
    const as = sessionOf(made);
    wait();
    const account = { nombre: 'Clara', apellidos: 'Núñez', phone };
    expect(await codeOf(updateAccount, { account }, as)).toBe('success');
    const changed = { account: { ...account, apellidos: 'Paz', phone: '33 9876 0001' } };
    expect(await codeOf(updateAccount, changed, as)).toBe('proof_needed');
    const { user } = await test.call.send(updateAccount, { account }, { as });
    expect(user.account).toMatchObject({ apellidos: 'Núñez', phone });
  });

  it.each([
    [20_000, 0.5, 'success'],
    [20_002, 0.5, 'proof_needed'],
  ])('an anticipo of a half of %s MXN', async (precio, anticipo, said) => {
    const { id, client, view } = await projectIn(test, 'pagado', { precio });
    wait();
    expect(await codeOf(anticipoProposal, { proposal: { id, anticipo } }, client)).toBe(said);
    expect(await view()).toMatchObject({ liberado: said === 'success' ? 10_000 : 0 });
  });

  it.each([
    [10_000, 'success'],
    [10_001, 'proof_needed'],
  ])('the confirmation of a work of %s MXN', async (precio, said) => {
    const project = await projectIn(test, 'completado', { precio });
    await project.review('client');
    await project.review('professional');
    wait();
    const end = { id_proposal: project.id, estado: 'finalizada' };
    expect(await codeOf(updateProposal, end, project.client)).toBe(said);
    expect((await project.view()).estado).toBe(said === 'success' ? 'finalizada' : 'completado');
  });

  it('a client’s word in a settlement that gives more than 10,000 MXN away', async () => {
    const project = await projectIn(test, 'pagado', { precio: 12_000 });
    const { id, client, professional } = project;
    await test.call.send(openDispute, { id_proposal: id, texto: 'Mal puesta.' }, { as: client });
    wait();
    const offer = { id_proposal: id, reembolso: 1_000 };
    expect(await codeOf(offerSettlement, offer, client)).toBe('proof_needed');
    expect(await codeOf(offerSettlement, { ...offer, reembolso: 2_000 }, client)).toBe('success');
    expect(await codeOf(offerSettlement, offer, professional)).toBe('success');
    const ofertas = (await project.view()).disputa?.ofertas ?? [];
    const theirs = ofertas.find(({ reembolso }) => reembolso === 1_000);
    const accept = { id_proposal: id, oferta: theirs?.id };
    expect(await codeOf(acceptSettlement, accept, client)).toBe('proof_needed');
    expect(await project.view()).toMatchObject({ estado: 'pagado', retenido: 12_000 });
  });

  it('a cancellation by the team', async () => {
    const project = await projectIn(test, 'pagado');
    const admin = sessionOf(await makeAdmin(test.services));
    wait();
    const end = { id_proposal: project.id, motivo: 'Nadie contesta' };
    expect(await codeOf(cancelProposal, end, admin)).toBe('proof_needed');
    expect(await codeOf(cancelProposal, end, project.professional)).toBe('success');
  });

  it('who else is in the team, and not other people', async () => {
    const [owner, other] = [await makeAdmin(test.services), await makeAdmin(test.services)];
    const client = await makeClient(test.services);
    wait();
    const suspend = (user_id: string) =>
      codeOf(suspendAccount, { user_id, motivo: 'Prueba' }, sessionOf(owner));
    expect(await suspend(client.keylogin)).toBe('success');
    expect(await suspend(other.keylogin)).toBe('proof_needed');
    const user_id = other.keylogin;
    await test.call.send(suspendAccount, { user_id, motivo: 'Prueba' }, { as: sessionOf(owner) });
    wait();
    expect(await codeOf(restoreAccount, { user_id }, sessionOf(owner))).toBe('proof_needed');
  });

  it('what an ID shows and says, to the team', async () => {
    const made = sessionOf(await makeProfessional(test.services));
    const frontal = await drawnPhoto();
    await saveProfile(test, made, { frontal, trasera: frontal });
    const admin = sessionOf(await makeAdmin(test.services));
    const read = async (input: object) =>
      test.call.reply(getUser, { user_id: made.keylogin, ...input }, { as: admin, proves: false });
    const open = async (reply: object) => {
      const { user } = reply as { user: { profile: { identificacionFrontal_rute: string } } };
      return test.app.inject({ url: `/api${user.profile.identificacionFrontal_rute}` });
    };
    const fresh = await read({});
    expect(fresh).toMatchObject({ identidad: true, lectura: { estado: 'pendiente' } });
    expect((await open(fresh)).statusCode).toBe(200);
    wait();
    const stale = await read({});
    expect(stale).toMatchObject({ identidad: false, lectura: null });
    expect((await open(stale)).statusCode).toBe(404);
    expect(await read({ identidad: true })).toMatchObject({ status: 403, code: 'proof_needed' });
  });

  it('and a whole CLABE, to whoever of the team pays', async () => {
    const { keylogin, ...made } = await makeProfessional(test.services);
    const numero = '032180000118359719';
    const method = { tipo: 'Transferencia', metodo: 'Clabe interbancaria', numero } as const;
    await test.call.send(updatePaymentMethod, method, { as: { keylogin, ...made } });
    const read = async (as: Credentials) =>
      (await test.call.send(getUser, { user_id: keylogin }, { as, proves: false })).user
        .payment_method?.numero;
    const member = async (...permisos: Permission[]) =>
      sessionOf(await makeAdmin(test.services, { permisos }));
    const payers = [await member('dueño'), await member('finanzas')];
    const other = await member('moderación', 'soporte');
    for (const as of payers) expect(await read(as)).toBe(numero);
    expect(await read(other)).toBe('••••••••••••••9719');
    wait();
    for (const as of payers) expect(await read(as)).toBe('••••••••••••••9719');
  });
});
