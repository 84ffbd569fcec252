import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateAdicionalesProposal } from '#contract/projects.ts';
import * as payments from '#contract/payments.ts';
import { makeClient } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { comeBack, confirmAtProvider, projectIn, sessionOf } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const chapa = { descripcion: 'Chapa nueva', precio: 300 };
const copias = { descripcion: 'Dos copias', precio: 100 };

describe('additional services', () => {
  it('are proposed, also two at once, accepted or rejected, paid, and then the project can end', async () => {
    const project = await projectIn(test, 'pagado');
    const { client, professional } = project;
    expect(await project.additional([chapa, copias], professional)).toBe('success');
    const proposed = await project.view();
    expect(proposed).toMatchObject({ precio: 2000, adicionales: 0, por_pagar: 0 });
    expect(proposed.data_propuesta.adicionales).toMatchObject([
      { ...chapa, estatus: 'pendiente', pagado: 0 },
      { ...copias, estatus: 'pendiente', pagado: 0 },
    ]);
    const [first, second] = proposed.data_propuesta.adicionales;
    // One by its id, the other by its place.
    expect(await project.additional([{ id: first?.id, estatus: 'aceptado' }], client)).toBe(
      'success',
    );
    const byPlace = [
      { ...chapa, estatus: 'aceptado' },
      { ...copias, estatus: 'rechazado' },
    ];
    expect(await project.additional(byPlace, client)).toBe('success');
    expect(await project.view()).toMatchObject({
      estado: 'pagado',
      precio: 2300,
      adicionales: 1,
      por_pagar: 300,
    });
    expect(await project.ask('completado')).toBe('payment_pending');
    const again = [{ id: second?.id, estatus: 'aceptado' }];
    expect(await project.additional(again, client)).toBe('additional_decided');
    await project.pay();
    const paid = await project.view();
    expect(paid).toMatchObject({ pagado: 2300, adicionales: 0, por_pagar: 0 });
    expect(paid.data_propuesta.adicionales).toMatchObject([
      { estatus: 'aceptado', pagado: 1 },
      { estatus: 'rechazado', pagado: 0 },
    ]);
    expect(await project.ask('completado')).toBe('success');
    expect(await project.additional([...byPlace, chapa], professional)).toBe(
      'transition_wrong_state',
    );
  });

  it('are matched by position in a form without ids', async () => {
    const project = await projectIn(test, 'por_pagar');
    await project.additional([chapa], project.professional);
    const { id: _, ...echoed } = await project.view();
    const adicionales = echoed.data_propuesta.adicionales.map(({ id: _id, ...rest }) => rest);
    const send = (list: object[], as = project.professional) =>
      test.call.reply(
        updateAdicionalesProposal,
        {
          proposal: { ...echoed, id: project.id, version: undefined },
          newProposal: { ...echoed, precio: 1, data_propuesta: { adicionales: list } },
        },
        { as },
      );
    expect(await send([...adicionales, copias])).toMatchObject({ mensaje: 'success' });
    const view = await project.view();
    expect(view).toMatchObject({ precio: 2000 });
    expect(view.data_propuesta.adicionales).toMatchObject([chapa, copias]);
  });

  it('added by another tab meanwhile are not confused with new ones: no input is lost', async () => {
    const project = await projectIn(test, 'por_pagar');
    await project.additional([chapa], project.professional);
    // This tab has seen no service and sends its own as the first.
    expect(await project.additional([copias], project.professional)).toBe('proposal_changed');
    expect((await project.view()).data_propuesta.adicionales).toMatchObject([chapa]);
  });

  it.each([
    [{ descripcion: ' ', precio: 300 }, 'descripcion', 'Describe el servicio adicional.'],
    [{ precio: 300 }, 'descripcion', 'Describe el servicio adicional.'],
    [{ descripcion: 'x', precio: 99 }, 'precio', 'El precio mínimo es de $100.00 MXN.'],
    [{ descripcion: 'x', precio: 100.5 }, 'precio', 'Usa pesos enteros, sin centavos.'],
  ])('refuse %j at its field, and the whole list changes nothing', async (bad, campo, text) => {
    const project = await projectIn(test, 'por_pagar');
    const before = await project.view();
    const reply = await test.call.reply(
      updateAdicionalesProposal,
      {
        proposal: { id: project.id },
        newProposal: { data_propuesta: { adicionales: [chapa, bad] } },
      },
      { as: project.professional },
    );
    const campos = { [campo]: text, [`data_propuesta.adicionales.1.${campo}`]: text };
    expect(reply).toMatchObject({ status: 400, campos });
    expect(await project.view()).toEqual(before);
  });

  it('are proposed by the professional and accepted or rejected by the client of this project', async () => {
    const project = await projectIn(test, 'pagado');
    const { client, professional } = project;
    expect(await project.additional([chapa], client)).toBe('transition_not_yours');
    await project.additional([{ ...chapa, estatus: 'aceptado', pagado: 1 }], professional);
    const [service] = (await project.view()).data_propuesta.adicionales;
    expect(service).toMatchObject({ estatus: 'pendiente', pagado: 0 });
    const id = service?.id;
    for (const estatus of ['aceptado', 'rechazado'])
      expect(await project.additional([{ id, estatus }], professional)).toBe(
        'transition_not_yours',
      );
    expect(await project.additional([{ id, estatus: 'retirado' }], client)).toBe(
      'transition_not_yours',
    );
    const stranger = sessionOf(await makeClient(test.services));
    expect(await project.additional([{ id, estatus: 'aceptado' }], stranger)).toBe(
      'proposal_not_found',
    );
    const other = await projectIn(test, 'pagado');
    expect(await other.additional([{ id, estatus: 'aceptado' }], other.client)).toBe(
      'additional_not_found',
    );
    expect(await project.additional([{ id, estatus: 'retirado' }], professional)).toBe('success');
  });

  it('are changed once by an old screen or two requests at once', async () => {
    const project = await projectIn(test, 'pagado');
    const { client, professional } = project;
    await project.additional([chapa], professional);
    const { version, data_propuesta } = await project.view();
    const id = data_propuesta.adicionales[0]?.id;
    const yes = [{ id, estatus: 'aceptado' }];
    expect(await project.additional(yes, client, { version: version - 1 })).toBe(
      'proposal_changed',
    );
    const outcomes = await Promise.all([
      project.additional(yes, client),
      project.additional([{ id, estatus: 'rechazado' }], client),
      project.additional([{ id, estatus: 'retirado' }], professional),
    ]);
    const { precio, data_propuesta: after } = await project.view();
    const [service] = after.adicionales;
    expect(precio).toBe(service?.estatus === 'aceptado' ? 2300 : 2000);
    expect(outcomes).toContain('success');
  });

  it('that are accepted and not paid can be withdrawn by either side', async () => {
    for (const who of ['client', 'professional'] as const) {
      const project = await projectIn(test, 'pagado');
      await project.grow(300);
      const id = (await project.view()).data_propuesta.adicionales[0]?.id;
      const back = [{ id, estatus: 'retirado' }];
      expect(await project.additional(back, project[who])).toBe('success');
      expect(await project.view()).toMatchObject({ precio: 2000, adicionales: 0, por_pagar: 0 });
      expect(await project.ask('completado')).toBe('success');
    }
  });

  it('that are paid, even in part, cannot be withdrawn', async () => {
    const project = await projectIn(test, 'pagado');
    // More than a card can pay at once.
    await project.grow(1_500_000);
    expect(await project.view()).toMatchObject({ precio: 1_502_000, por_pagar: 750_000 });
    await project.pay();
    const id = (await project.view()).data_propuesta.adicionales[0]?.id;
    const back = [{ id, estatus: 'retirado' }];
    expect(await project.view()).toMatchObject({ pagado: 752_000, adicionales: 1 });
    expect(await project.additional(back, project.client)).toBe('additional_paid');
    await project.pay();
    expect(await project.additional(back, project.client)).toBe('additional_paid');
    expect(await project.view()).toMatchObject({ pagado: 1_502_000, adicionales: 0 });
  });

  it('that are withdrawn can leave the project fully paid', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 6000 });
    await project.grow(6000);
    // Half of 12,000.
    await project.pay();
    expect(await project.view()).toMatchObject({ estado: 'por_pagar', pagado: 6000 });
    const id = (await project.view()).data_propuesta.adicionales[0]?.id;
    const back = [{ id, estatus: 'retirado' }];
    expect(await project.additional(back, project.professional)).toBe('success');
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'pagado', precio: 6000, por_pagar: 0 });
    expect(view.eventos.slice(-2).map(({ evento }) => evento)).toEqual([
      'adicional_retirado',
      'pagado_al_retirar',
    ]);
  });

  it('raise both halves before the first payment, and join the rest after it', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 6000 });
    await project.grow(500);
    expect(await project.view()).toMatchObject({ por_pagar: 3250, mitad_pagada: 0 });
    await project.pay();
    expect(await project.view()).toMatchObject({ por_pagar: 3250, mitad_pagada: 1 });
    await project.grow(500);
    await project.grow(200);
    expect(await project.view()).toMatchObject({ por_pagar: 3950, mitad_pagada: 1 });
    await project.pay();
    expect(await project.view()).toMatchObject({
      estado: 'pagado',
      pagado: 7200,
      por_pagar: 0,
      mitad_pagada: 0,
    });
    // Once all is paid, each is due by itself.
    await project.grow(5500);
    expect(await project.view()).toMatchObject({ por_pagar: 5500, mitad_pagada: 0 });
  });

  it('do not turn one payment into two', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 4800 });
    await project.grow(500);
    expect((await project.view()).por_pagar).toBe(5300);
    await project.pay();
    expect(await project.view()).toMatchObject({ estado: 'pagado', pagado: 5300 });
  });

  it('never raise a price beyond the maximum', async () => {
    const project = await projectIn(test, 'por_pagar', { precio: 9_999_999 });
    await project.additional([copias], project.professional);
    const id = (await project.view()).data_propuesta.adicionales[0]?.id;
    expect(await project.additional([{ id, estatus: 'aceptado' }], project.client)).toBe(
      'additional_too_much',
    );
  });
});

describe('a payment form that was open when the price changed', () => {
  const amountOf = async (intent: string) => {
    const { amount, status } = await test.stripe.paymentIntents.retrieve(intent);
    return [amount, status];
  };

  it('is replaced when it is opened again: the old payment is cancelled', async () => {
    const project = await projectIn(test, 'por_pagar');
    const stale = await project.prepare();
    await project.grow(300);
    const fresh = await project.prepare();
    expect(await amountOf(stale)).toEqual([200_000, 'canceled']);
    expect((await amountOf(fresh))[0]).toBe(230_000);
    expect(await project.prepare()).toBe(fresh);
    await confirmAtProvider(test, fresh, 'pm_card_visa');
    await comeBack(test, project.id, fresh);
    expect(await project.view()).toMatchObject({ estado: 'pagado', pagado: 2300 });
  });

  it('counts as a partial payment when it is confirmed, and the rest is due', async () => {
    const project = await projectIn(test, 'por_pagar');
    const stale = await project.prepare();
    await project.grow(300);
    await confirmAtProvider(test, stale, 'pm_card_visa');
    await comeBack(test, project.id, stale);
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'por_pagar', pagado: 2000, por_pagar: 300 });
    expect(view.eventos.at(-1)?.evento).toBe('pago_parcial');
    await project.pay();
    expect(await project.view()).toMatchObject({ estado: 'pagado', pagado: 2300 });
  });

  it('has its excess refunded when less is due by then', async () => {
    const project = await projectIn(test, 'por_pagar');
    await project.grow(300);
    const dear = await project.prepare();
    const id = (await project.view()).data_propuesta.adicionales[0]?.id;
    await project.additional([{ id, estatus: 'retirado' }], project.client);
    await confirmAtProvider(test, dear, 'pm_card_visa');
    await comeBack(test, project.id, dear);
    await test.work();
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'pagado', precio: 2000, pagado: 2000 });
    expect(view.eventos.at(-1)).toMatchObject({ evento: 'pago_devuelto', monto: 300 });
    const { data } = await test.stripe.refunds.list({ payment_intent: dear });
    expect(data).toMatchObject([{ amount: 30_000 }]);
  });

  it('is refused for an old version', async () => {
    const project = await projectIn(test, 'por_pagar');
    const { version } = await project.view();
    await project.grow(300);
    const input = { proposal: { id: project.id, version } };
    expect(await test.call.refused(payments.createProject, input, { as: project.client })).toBe(
      'proposal_changed',
    );
  });
});
