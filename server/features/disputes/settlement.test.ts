import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptSettlement,
  declineSettlement,
  getDisputes,
  offerSettlement,
  withdrawDispute,
} from '#contract/disputes.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf, type TestProject } from '#server/testing/project.ts';
import { codeOf, disputed, resolve } from './testing.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(async () => {
  await test.work();
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [], returning: 0 });
  await test.close();
});

const offersOf = async (project: TestProject) => (await project.view()).disputa?.ofertas ?? [];

/** A disputed project with an offer of its client. */
async function offered(reembolso = 500) {
  const { project, dispute_id } = await disputed(test);
  expect(await project.do(offerSettlement, { reembolso, retenido: 2000 })).toBe('success');
  const [offer] = await offersOf(project);
  return { project, dispute_id, oferta: offer?.id ?? 0 };
}

describe('settling a dispute', () => {
  it.each([
    [500, 'finalizada'],
    [0, 'finalizada'],
    [2000, 'cancelada'],
  ] as const)('with %s back ends it as a ruling would: %s', async (back, ends) => {
    const { project, dispute_id, oferta } = await offered(back);
    expect(await project.do(acceptSettlement, { oferta }, project.professional)).toBe('success');
    const view = await project.view();
    expect(view).toMatchObject({
      estado: ends,
      devuelto: back,
      liberado: 2000 - back,
      retenido: 0,
      disputa: null,
    });
    expect(view.eventos.at(-1)).toMatchObject({
      evento: 'disputa_acordada',
      actor: project.professional.keylogin,
      monto: back,
    });
    const { disputes } = await test.call.send(getDisputes, { estado: 'resueltas' }, { as: admin });
    expect(disputes.find(({ id }) => id === dispute_id)?.resolucion).toMatchObject({
      fin: 'acuerdo',
      reembolso: back,
      liberado: 2000 - back,
    });
    await test.work();
    const mails = test.standIns.outbox
      .list()
      .filter(({ subject }) => subject === 'Disputa con acuerdo: Cambio de llave');
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringContaining(`/admin/disputas/${dispute_id}`),
    );
  });

  it('keeps one offer of each side, and accepts only what was seen', async () => {
    const { project, dispute_id, oferta } = await offered();
    await project.do(offerSettlement, { reembolso: 900 }, project.professional);
    await project.do(offerSettlement, { reembolso: 700 });
    expect(await offersOf(project)).toMatchObject([
      { de: project.professional.keylogin, reembolso: 900, liberado: 1100 },
      { de: project.client.keylogin, reembolso: 700, liberado: 1300 },
    ]);
    expect(await project.do(acceptSettlement, { oferta }, project.professional)).toBe('offer_gone');
    const [theirs, mine] = await offersOf(project);
    const own = { oferta: mine?.id };
    expect(await project.do(acceptSettlement, own)).toBe('transition_not_yours');
    const stranger = sessionOf(await makeClient(test.services));
    for (const other of [stranger, admin])
      expect(await project.do(acceptSettlement, own, other)).toBe('proposal_not_found');
    const { disputes } = await test.call.send(getDisputes, {}, { as: admin });
    expect(disputes.find(({ id }) => id === dispute_id)?.ofertas).toHaveLength(2);
    expect(await project.do(acceptSettlement, { oferta: theirs?.id })).toBe('success');
    expect((await project.view()).devuelto).toBe(900);
  });

  it('is declined by the other side, and taken back by who offered', async () => {
    const { project, oferta } = await offered();
    expect(await project.do(declineSettlement, { oferta }, project.professional)).toBe('success');
    expect(await offersOf(project)).toEqual([]);
    expect((await project.view()).eventos.at(-1)?.evento).toBe('acuerdo_declinado');
    expect(await project.do(acceptSettlement, { oferta }, project.professional)).toBe('offer_gone');
    await project.do(offerSettlement, { reembolso: 1 });
    const [again] = await offersOf(project);
    expect(await project.do(declineSettlement, { oferta: again?.id })).toBe('success');
    expect((await project.view()).eventos.at(-1)?.evento).toBe('acuerdo_retirado');
  });

  it('falls with a ruling or a withdrawal', async () => {
    const { project, oferta } = await offered();
    await project.do(withdrawDispute);
    const answer = () => project.do(acceptSettlement, { oferta }, project.professional);
    expect(await answer()).toBe('not_in_dispute');
    const ruled = await offered();
    await resolve(test, admin, { dispute_id: ruled.dispute_id, reembolso: 0 });
    expect(
      await ruled.project.do(
        acceptSettlement,
        { oferta: ruled.oferta },
        ruled.project.professional,
      ),
    ).toBe('not_in_dispute');
    const left = await test.services.db
      .selectFrom('dispute_offer')
      .select('fin')
      .where('id', 'in', [oferta, ruled.oferta])
      .execute();
    expect(left).toEqual([{ fin: 'caduca' }, { fin: 'caduca' }]);
  });

  it('needs an amount of what is held, of a project as it was seen', async () => {
    const { project } = await disputed(test);
    const { version } = await project.view();
    const ask = (input: object) => project.do(offerSettlement, input);
    expect(await ask({ reembolso: 2000.01 })).toBe('refund_exceeds_held');
    expect(await ask({ reembolso: 'mucho' })).toBe('invalid_input');
    expect(await ask({ reembolso: 1, version: version - 1 })).toBe('proposal_changed');
    expect(await ask({ reembolso: 1, retenido: 1500 })).toBe('proposal_changed');
  });

  it('happens once when the other accepts while the team rules', async () => {
    const { project, dispute_id, oferta } = await offered();
    const outcomes = await Promise.all([
      project.do(acceptSettlement, { oferta }, project.professional),
      resolve(test, admin, { dispute_id, reembolso: 2000 }).then(codeOf),
    ]);
    expect(outcomes.toSorted()).toEqual(['not_in_dispute', 'success']);
    const { devuelto } = await project.view();
    expect(devuelto).toBe(outcomes[0] === 'success' ? 500 : 2000);
  });
});
