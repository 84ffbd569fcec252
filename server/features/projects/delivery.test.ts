import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDispute } from '#contract/disputes.ts';
import { requestChanges } from '#contract/projects.ts';
import { DAY } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass, projectIn } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const SECOND = 1000;

describe('delivering', () => {
  it('is possible once, for the professional, after the first payment', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9000 });
    expect(await project.deliver()).toBe('nothing_paid');
    await project.pay();
    expect(await project.deliver()).toBe('success');
    expect(await project.deliver()).toBe('already_delivered');
    expect((await project.view()).entregado_at).not.toBeNull();
  });

  it('is undone by a request for changes, and can be repeated', async () => {
    const project = await projectIn(test, 'pagado');
    const ask = () => project.do(requestChanges, { motivo: 'Falta la chapa de abajo' });
    expect(await ask()).toBe('not_delivered');
    await project.deliver();
    expect(await project.do(requestChanges, {}, project.professional)).toBe('transition_not_yours');
    expect(await ask()).toBe('success');
    const view = await project.view();
    expect(view).toMatchObject({ entregado_at: null, vence: null, estado: 'pagado' });
    expect(view.eventos.at(-1)).toMatchObject({
      evento: 'cambios',
      detalle: 'Falta la chapa de abajo',
    });
    await letTimePass(test, 8 * DAY);
    expect((await project.view()).estado).toBe('pagado');
    expect(await project.deliver()).toBe('success');
  });
});

describe('the clock', () => {
  it('completes a delivered project after 7 days and finalizes it after 7 more', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    await letTimePass(test, 7 * DAY - SECOND);
    expect((await project.view()).estado).toBe('pagado');
    await letTimePass(test, SECOND);
    expect(await project.view()).toMatchObject({ estado: 'completado', liberado: 0 });
    await letTimePass(test, 7 * DAY - SECOND);
    expect((await project.view()).estado).toBe('completado');
    await letTimePass(test, SECOND);
    await letTimePass(test, 0);
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'finalizada', liberado: 2000, retenido: 0, vence: null });
    expect(view.eventos.map(({ evento }) => evento).slice(-3)).toEqual([
      'entregado',
      'completado_por_plazo',
      'finalizada_por_plazo',
    ]);
  });

  it('does not complete an undelivered project', async () => {
    const project = await projectIn(test, 'pagado');
    await letTimePass(test, 60 * DAY);
    expect((await project.view()).estado).toBe('pagado');
  });

  it('counts from the payment when money was due, so paying does not complete at once', async () => {
    const half = await projectIn(test, 'por_pagar', { precio: 9000 });
    await half.pay();
    const grown = await projectIn(test, 'pagado');
    await grown.grow(300);
    for (const project of [half, grown]) {
      await project.deliver();
      expect((await project.view()).vence).toBeNull();
    }
    await letTimePass(test, 20 * DAY);
    for (const project of [half, grown]) {
      await project.pay();
      await letTimePass(test, 7 * DAY - SECOND);
      expect((await project.view()).estado).toBe('pagado');
      await letTimePass(test, SECOND);
      expect((await project.view()).estado).toBe('completado');
    }
  });

  it('starts again when an unpaid service is withdrawn', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    await project.grow(300);
    await letTimePass(test, 9 * DAY);
    const id = (await project.view()).data_propuesta.adicionales[0]?.id;
    await project.additional([{ id, estatus: 'retirado' }], project.client);
    await letTimePass(test, 6 * DAY);
    expect((await project.view()).estado).toBe('pagado');
    await letTimePass(test, DAY);
    expect((await project.view()).estado).toBe('completado');
  });

  it('is paused during a dispute', async () => {
    const delivered = await projectIn(test, 'pagado');
    await delivered.deliver();
    const completed = await projectIn(test, 'completado');
    for (const project of [delivered, completed])
      expect(await project.do(openDispute, { texto: 'Quedó mal' })).toBe('success');
    await letTimePass(test, 30 * DAY);
    expect(await delivered.view()).toMatchObject({ estado: 'pagado', vence: null });
    expect(await completed.view()).toMatchObject({ estado: 'completado', retenido: 2000 });
  });

  it('and a person at the same moment make each transition once', async () => {
    const project = await projectIn(test, 'completado');
    await project.review('client');
    await project.review('professional');
    await Promise.all([letTimePass(test, 7 * DAY), project.ask('finalizada')]);
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'finalizada', liberado: 2000 });
    expect(view.eventos.filter(({ evento }) => evento.startsWith('finalizada'))).toHaveLength(1);
  });
});
