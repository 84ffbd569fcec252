import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMessages } from '#contract/chat.ts';
import * as chargebacks from '#contract/chargebacks.ts';
import { getPagoDeCliente } from '#contract/payments.ts';
import { getIngresos } from '#contract/payouts.ts';
import * as projects from '#contract/projects.ts';
import { validateSession } from '#contract/session.ts';
import { makeAdmin } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { letTimePass, projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// A card's bank takes a payment back without asking anybody (4 §A).

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(async () => {
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [] });
  await test.close();
});

const TEAM = 'equipo@maestros.example';

async function disputed(project: TestProject, body = {}) {
  const payment_intent = await intentOf(test, project.id);
  const { id: dispute } = await atBank(test, 'disputes', { payment_intent, ...body });
  await hearOfAll(test);
  await hearOfAll(test);
  const { contracargos } = await test.call.send(chargebacks.getChargebacks, {}, { as: admin });
  const id = contracargos.find(({ id_dispute }) => id_dispute === dispute)?.id ?? 0;
  return { id, dispute };
}
const closed = async (dispute: string, status: 'won' | 'lost') => {
  await atBank(test, `disputes/${dispute}/close`, { status });
  await hearOfAll(test);
  await hearOfAll(test);
};
const caseOf = async (id: number) =>
  (await test.call.send(chargebacks.getChargeback, { id }, { as: admin })).contracargo;
const balanceOf = async (as: Credentials) => {
  const { user } = await test.call.send(validateSession, {}, { as });
  return { balance: user.balance, reservado: user.reservado, adeudo: user.adeudo };
};
const undecidedOf = async (as: Credentials) =>
  (await test.call.send(validateSession, {}, { as })).user.reservado_por_decidir;
const decide = (loss_id: number, cargo: number) =>
  test.call.reply(
    chargebacks.decideLoss,
    { loss_id, cargo, motivo: 'No hay pruebas' },
    { as: admin },
  );

describe('while it is open', () => {
  it('everything of the project waits, and both and the team know why', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    const { id } = await disputed(project);
    expect(await project.view()).toMatchObject({
      contracargo: { monto: 2000 },
      retenido: 2000,
      vence: null,
      eventos: expect.arrayContaining([expect.objectContaining({ evento: 'contracargo' })]),
    });
    for (const refused of [
      await project.release(0.5),
      await project.ask('completado'),
      await project.cancel(project.client),
      await project.do(projects.requestChanges, { motivo: 'Falta pintar' }),
    ])
      expect(refused).toBe('in_chargeback');
    await letTimePass(test, 30 * DAY);
    expect(await project.view()).toMatchObject({ estado: 'pagado', retenido: 2000 });
    expect(await caseOf(id)).toMatchObject({ monto: 2000, ganado: null, por_reservar: 0 });
    expect(test.sentTo(TEAM).filter((text) => text.includes(`contracargos/${id}`))).toHaveLength(1);
    const file = (estado: 'abiertos' | 'terminados') =>
      test.call.send(chargebacks.exportChargebacks, { estado }, { as: admin });
    expect(await file('abiertos')).toMatchObject({ contracargos: [{ id }], hay_mas: false });
    expect(await file('terminados')).toMatchObject({ contracargos: [] });
  });

  it('what was released out of the payment is kept, from the balance and from later releases', async () => {
    const project = await projectIn(test, 'pagado');
    await project.release(0.5);
    const { professional } = project;
    expect(await balanceOf(professional)).toEqual({ balance: 947, reservado: 0, adeudo: 0 });
    const { id, dispute } = await disputed(project);
    expect(await balanceOf(professional)).toEqual({ balance: 0, reservado: 947, adeudo: 0 });
    expect(await caseOf(id)).toMatchObject({ por_reservar: 947, reservado: 947 });
    await closed(dispute, 'won');
    expect(await balanceOf(professional)).toEqual({ balance: 947, reservado: 0, adeudo: 0 });
    expect(await project.view()).toMatchObject({ contracargo: null, retenido: 1000 });
    expect(await project.release(0.5)).toBe('success');
  });
});

it('of a project that is over nothing is said to wait, but what is kept of the professional', async () => {
  const project = await projectIn(test, 'finalizada');
  const { id, dispute } = await disputed(project);
  const told = async (evento: string) => {
    const { messages } = await test.call.send(
      getMessages,
      { key_primary: project.client.keylogin, key_secundary: project.professional.keylogin },
      { as: project.client },
    );
    return messages.findLast((message) => message.evento === evento)?.msg;
  };
  expect(await told('contracargo')).toMatch(/ya terminó y no cambia/);
  const mails = test.standIns.outbox.list().filter(({ text }) => text.includes('ya terminó'));
  expect(mails.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^El banco de la tarjeta está revisando un pago de \$2,000\.00 MXN/),
      expect.stringContaining('Hasta que decida reservamos $1,897.00 MXN de tu saldo'),
    ]),
  );
  await closed(dispute, 'lost');
  expect(await told('contracargo_perdido')).not.toContain('espera');
  const waits = test.standIns.outbox.list().filter(({ text }) => text.includes(`el proyecto y su`));
  expect(waits.filter(({ text }) => text.includes(`proyecto=${project.id}`))).toEqual([]);
  expect((await decide((await caseOf(id)).perdida?.id ?? 0, 0)).status).toBe(200);
});

describe('a lost one', () => {
  it('is covered by what is still held', async () => {
    const project = await projectIn(test, 'pagado');
    const { id, dispute } = await disputed(project);
    await closed(dispute, 'lost');
    expect(await caseOf(id)).toMatchObject({ ganado: 0, perdida: null });
    expect(await project.view()).toMatchObject({ retenido: 0, devuelto: 2000, contracargo: null });
    expect((await proveBooks(test.services.db)).undecided).toBe(0);
  });

  it('is decided: from the reserve, and then as a debt that later releases pay', async () => {
    const project = await projectIn(test, 'finalizada');
    const { id, dispute } = await disputed(project);
    await closed(dispute, 'lost');
    const { perdida } = await caseOf(id);
    expect(perdida).toMatchObject({ monto: 2000, cargo: null });
    const loss = perdida?.id ?? 0;
    expect((await decide(loss, 2000.5)).status).toBe(400);
    const both = await Promise.all([decide(loss, 2000), decide(loss, 0)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    // Pressed again after its answer was lost, it is done; another decision is refused.
    const [first, other] = both[0]?.status === 200 ? [2000, 0] : [0, 2000];
    expect((await decide(loss, first)).status).toBe(200);
    const refused = await decide(loss, other);
    expect(refused).toMatchObject({ code: 'loss_decided' });
    expect(refused.mensaje).toMatch(
      /decidida\. .+ lo decidió el \d+ \S+ \d{4}, \d?\d:\d\d: \$2,000\.00 MXN (a cargo del profesional|los asume Maestros)\.$/,
    );
    expect(await decide(999_999, 0)).toMatchObject({ code: 'loss_not_found' });
  });

  it('is a debt of what the reserve does not cover, with its story', async () => {
    const project = await projectIn(test, 'finalizada');
    const { professional, client } = project;
    const { id, dispute } = await disputed(project);
    expect(await balanceOf(professional)).toEqual({ balance: 0, reservado: 1897, adeudo: 0 });
    expect(await undecidedOf(professional)).toBe(0);
    await closed(dispute, 'lost');
    expect(await undecidedOf(professional)).toBe(1897);
    const loss = (await caseOf(id)).perdida?.id ?? 0;
    expect((await decide(loss, 1997)).status).toBe(200);
    expect(await balanceOf(professional)).toEqual({ balance: 0, reservado: 0, adeudo: 100 });
    expect(await undecidedOf(professional)).toBe(0);
    expect(await caseOf(id)).toMatchObject({
      reservado: 0,
      perdida: { cargo: 1997, adeudo: 100, cobrado: 0 },
    });
    const next = await projectIn(test, 'pagado', {
      precio: 1000,
      people: { client, professional },
    });
    await next.release(0.25);
    expect(await balanceOf(professional)).toEqual({ balance: 134.5, reservado: 0, adeudo: 0 });
    expect((await caseOf(id)).perdida).toMatchObject({ cobrado: 100 });
    const { adeudos } = await test.call.send(chargebacks.getOwnDebts, {}, { as: professional });
    expect(adeudos).toMatchObject([
      {
        titulo: 'Cambio de llave',
        causa: 'contracargo',
        perdido: 2000,
        cargo: 1997,
        de_reserva: 1897,
        monto: 100,
        cobrado: 100,
        motivo: 'No hay pruebas',
        cobros: [{ monto: 100, de: 'proyecto', titulo: 'Cambio de llave' }],
      },
    ]);
    const other = await projectIn(test, 'publicada');
    const theirs = await test.call.send(chargebacks.getOwnDebts, {}, { as: other.professional });
    expect(theirs.adeudos).toEqual([]);
  });

  it('leaves what it does not cost', async () => {
    const project = await projectIn(test, 'finalizada');
    const { id, dispute } = await disputed(project);
    await closed(dispute, 'lost');
    const loss = (await caseOf(id)).perdida?.id ?? 0;
    expect((await decide(loss, 500)).status).toBe(200);
    expect(await balanceOf(project.professional)).toEqual({
      balance: 1397,
      reservado: 0,
      adeudo: 0,
    });
    const as = project.professional;
    const { adeudos } = await test.call.send(chargebacks.getOwnDebts, {}, { as });
    expect(adeudos).toMatchObject([{ cargo: 500, de_reserva: 500, monto: 0, cobros: [] }]);
  });

  describe('that the bank gives back after all', () => {
    it('is held again while its project goes on', async () => {
      const project = await projectIn(test, 'pagado');
      const { id, dispute } = await disputed(project);
      await closed(dispute, 'lost');
      expect(await project.view()).toMatchObject({ retenido: 0, devuelto: 2000 });
      const lostAt = (await caseOf(id)).cerrado_at;
      test.advance(60_000);
      await closed(dispute, 'won');
      expect(await caseOf(id)).toMatchObject({
        ganado: 1,
        perdida: null,
        cerrado_at: lostAt,
        recuperado_at: test.services.clock().toISOString(),
      });
      const view = await project.view();
      expect(view).toMatchObject({ pagado: 2000, retenido: 2000, devuelto: 0, liberado: 0 });
      expect(view.eventos.at(-1)).toMatchObject({
        evento: 'contracargo_ganado',
        detalle: 'El banco cambió su decisión',
      });
      expect(test.sentTo(TEAM)[0]).toContain('El banco cambió su decisión');
      expect(await project.release(0.5)).toBe('success');
    });

    it('is theirs again who were charged for it, and nobody owes it any more', async () => {
      const project = await projectIn(test, 'finalizada');
      const { professional, client } = project;
      const { id, dispute } = await disputed(project);
      await closed(dispute, 'lost');
      expect((await decide((await caseOf(id)).perdida?.id ?? 0, 2000)).status).toBe(200);
      const next = await projectIn(test, 'pagado', {
        precio: 200,
        people: { client, professional },
      });
      await next.release(0.25);
      expect(await balanceOf(professional)).toEqual({ balance: 0, reservado: 0, adeudo: 58.5 });
      const charged = async () =>
        (await test.call.send(getIngresos, {}, { as: professional })).descontado;
      expect(await charged()).toBe(2000);
      await closed(dispute, 'won');
      expect(await balanceOf(professional)).toEqual({ balance: 1941.5, reservado: 0, adeudo: 0 });
      expect((await caseOf(id)).perdida).toMatchObject({ cargo: 2000, repuesto: 1941.5 });
      expect(await charged()).toBe(0);
      const told = await test.services.db
        .selectFrom('notification')
        .innerJoin('account', 'account.id', 'notification.account_id')
        .select('evento')
        .distinct()
        .where('keylogin', '=', professional.keylogin)
        .where('evento', 'in', ['contracargo_ganado', 'perdida_repuesta'])
        .execute();
      expect(told).toEqual([{ evento: 'perdida_repuesta' }]);
      const as = professional;
      const { adeudos } = await test.call.send(chargebacks.getOwnDebts, {}, { as });
      expect(adeudos).toMatchObject([{ repuesto: 1941.5 }]);
      await hearOfAll(test);
      expect(await balanceOf(professional)).toMatchObject({ balance: 1941.5 });
    });

    it('ends a loss that nobody has decided on, and frees what was kept for it', async () => {
      const project = await projectIn(test, 'finalizada');
      const { id, dispute } = await disputed(project);
      await closed(dispute, 'lost');
      const loss = (await caseOf(id)).perdida?.id ?? 0;
      await closed(dispute, 'won');
      expect(await balanceOf(project.professional)).toEqual({
        balance: 1897,
        reservado: 0,
        adeudo: 0,
      });
      expect((await decide(loss, 100)).status).toBe(409);
      expect((await proveBooks(test.services.db)).undecided).toBe(0);
    });
  });
});

describe('evidence', () => {
  it('is handed in as it was read, once', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    const { id } = await disputed(project);
    const read = () => test.call.send(chargebacks.getChargeback, { id }, { as: admin });
    const before = await read();
    expect(before.pruebas).toContain('Cambio de llave');
    expect(before.pruebas).toContain('entregado');
    const hand = (huella: string) =>
      test.call.reply(chargebacks.submitEvidence, { id, huella }, { as: admin });
    expect(await hand('otra')).toMatchObject({ code: 'evidence_changed' });
    expect((await hand(before.huella)).status).toBe(200);
    expect(await hand(before.huella)).toMatchObject({ code: 'evidence_handed_in' });
    expect(await caseOf(id)).toMatchObject({ entregadas_por: expect.stringMatching(/\w/) });
    const { data } = await test.stripe.disputes.list({
      payment_intent: await intentOf(test, project.id),
    });
    expect(data[0]).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: before.pruebas },
    });
  });

  it('says what was accepted, when and with what, and shows the pictures of the delivery', async () => {
    const project = await projectIn(test, 'publicada');
    const accepts = { id_proposal: project.id, estado: 'por_pagar' };
    await test.call.send(projects.updateProposal, accepts, {
      as: project.client,
      headers: {
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36',
      },
    });
    await project.pay();
    const picture = async (name: string) => ({ name, content: await drawnPhoto() });
    const images = {
      antes: [await picture('antes.png')],
      despues: [await picture('uno.png'), await picture('dos.png')],
    };
    const of = { as: project.professional, images };
    await test.call.send(projects.markDelivered, { id_proposal: project.id }, of);
    const { id } = await disputed(project);
    const { pruebas, entrega, huella } = await test.call.send(
      chargebacks.getChargeback,
      { id },
      { as: admin },
    );
    expect(pruebas).toMatch(
      /PROPUESTA ACEPTADA\nLa aceptó: Clara Ríos, el \d+ de \p{L}+ de 20\d\d, \d?\d:\d\d, con: Teléfono Android, Chrome\.\nVersión 1 de la propuesta, publicada el /u,
    );
    expect(pruebas).toContain('de arriba abajo: 1 de antes, 2 de después.');
    expect([entrega.antes.length, entrega.despues.length]).toEqual([1, 2]);
    await test.call.send(chargebacks.submitEvidence, { id, huella }, { as: admin });
    const { data } = await test.stripe.disputes.list({
      payment_intent: await intentOf(test, project.id),
    });
    const file = data[0]?.evidence.service_documentation as string;
    expect(await test.stripe.files.retrieve(file)).toMatchObject({ type: 'jpg' });
  });

  it('is refused when the bank takes no more', async () => {
    const project = await projectIn(test, 'pagado');
    const { id } = await disputed(project, { due_in_days: -1 });
    const { huella } = await test.call.send(chargebacks.getChargeback, { id }, { as: admin });
    const late = await test.call.reply(chargebacks.submitEvidence, { id, huella }, { as: admin });
    expect(late).toMatchObject({ code: 'evidence_closed' });
  });
});

it('an early warning is told to the team and freezes nothing', async () => {
  const project = await projectIn(test, 'pagado');
  const payment_intent = await intentOf(test, project.id);
  await atBank(test, 'early_fraud_warnings', { payment_intent });
  await hearOfAll(test);
  expect(test.sentTo(TEAM)[0]).toContain('El dinero no se ha movido');
  expect(await project.release(0.5)).toBe('success');
  const { id: pago_id } = await test.services.db
    .selectFrom('payment')
    .select('id')
    .where('id_payment', '=', payment_intent)
    .executeTakeFirstOrThrow();
  const { pago } = await test.call.send(getPagoDeCliente, { pago_id }, { as: admin });
  expect(pago.avisos).toHaveLength(1);
  // The team reads it beside the project, whichever of the two is named first, until a bank takes the payment back.
  const { client, professional } = project;
  const beside = async (one: Credentials, two: Credentials) => {
    const pair = { key_primary: one.keylogin, key_secundary: two.keylogin };
    return (await test.call.send(chargebacks.getWarnings, pair, { as: admin })).avisos;
  };
  expect(await beside(client, professional)).toMatchObject([{ pago: pago_id, monto: 2000 }]);
  expect(await beside(professional, client)).toHaveLength(1);
  expect(await beside(client, admin)).toEqual([]);
  await disputed(project);
  expect(await beside(client, professional)).toEqual([]);
});
