import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDisputes, openDispute, withdrawDispute } from '#contract/disputes.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { letTimePass, projectIn, sessionOf } from '#server/testing/project.ts';
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

describe('withdrawing a dispute', () => {
  it('is for who opened it, while it is open, and for the project as they saw it', async () => {
    const { project, dispute_id } = await disputed(test);
    const stranger = sessionOf(await makeClient(test.services));
    for (const other of [stranger, admin])
      expect(await project.do(withdrawDispute, {}, other)).toBe('proposal_not_found');
    expect(await project.do(withdrawDispute, {}, project.professional)).toBe('dispute_not_yours');
    const { version } = await project.view();
    expect(await project.do(withdrawDispute, { version: version - 1 })).toBe('proposal_changed');
    expect(await project.do(withdrawDispute, { version })).toBe('success');
    expect(await project.do(withdrawDispute, {}, project.professional)).toBe('not_in_dispute');
    const late = await resolve(test, admin, { dispute_id, reembolso: 0 });
    expect(codeOf(late)).toBe('not_in_dispute');
    expect(late.mensaje).toMatch(/abierta\. .+ la retiró el \d+ \S+ \d{4}, \d?\d:\d\d\.$/);
    // The same one may open another, and a decided one stays decided.
    const again = await test.call.send(
      openDispute,
      { id_proposal: project.id, texto: 'Otra vez.' },
      { as: project.client },
    );
    const next = { dispute_id: again.proposal.disputa?.id ?? 0, reembolso: 0 };
    expect(codeOf(await resolve(test, admin, next))).toBe('success');
    expect(await project.do(withdrawDispute)).toBe('not_in_dispute');
  });

  it('is done for who presses again without having had the answer, until something else happens', async () => {
    const { project } = await disputed(test);
    const { version } = await project.view();
    expect(await project.do(withdrawDispute, { version })).toBe('success');
    const after = await project.view();
    expect(await project.do(withdrawDispute, { version })).toBe('success');
    expect(await project.do(withdrawDispute)).toBe('success');
    expect(await project.view()).toEqual(after);
    expect(await project.release(0.5)).toBe('success');
    expect(await project.do(withdrawDispute, { version })).toBe('not_in_dispute');
  });

  it('moves no money, and the project goes on where it was', async () => {
    const { project, dispute_id } = await disputed(test);
    const before = await project.view();
    await project.do(withdrawDispute);
    const after = await project.view();
    expect(after).toMatchObject({
      estado: 'pagado',
      retenido: 2000,
      disputa: null,
      version: before.version + 1,
    });
    expect(after.eventos.at(-1)).toMatchObject({
      evento: 'disputa_retirada',
      actor: project.client.keylogin,
      monto: null,
    });
    const { disputes } = await test.call.send(getDisputes, { estado: 'resueltas' }, { as: admin });
    expect(disputes.find(({ id }) => id === dispute_id)).toMatchObject({
      retenido: 2000,
      resolucion: { fin: 'retirada', reembolso: 0, liberado: 0, motivo: '' },
    });
    expect(await project.release(0.5)).toBe('success');
  });

  it('lets the deadlines go on for the rest of their time', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    const { vence } = await project.view();
    test.advance(2 * DAY);
    await project.do(openDispute, { texto: 'No enciende.' });
    await letTimePass(test, 20 * DAY);
    expect((await project.view()).vence).toBeNull();
    await project.do(withdrawDispute);
    const { estado, vence: later } = await project.view();
    expect(estado).toBe('pagado');
    const stoodStill = Date.parse(later?.at ?? '') - Date.parse(vence?.at ?? '');
    expect(stoodStill).toBe(20 * DAY);
    await letTimePass(test, 5 * DAY);
    expect((await project.view()).estado).toBe('completado');
  });
});
