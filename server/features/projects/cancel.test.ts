import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelProposal, updateProposal } from '#contract/projects.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import {
  comeBack,
  confirmAtProvider,
  letTimePass,
  projectIn,
  sessionOf,
  type TestProject,
} from '#server/testing/project.ts';

// The clock is at 10:00 on November 20th in Mexico City.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  const books = await proveBooks(test.services.db);
  expect(books.faults).toEqual([]);
  expect(books.returning).toBe(0);
  await test.close();
});

/** Centavos owed to the professional. */
async function owedTo({ professional: { keylogin } }: TestProject): Promise<number> {
  const owed = await test.services.db
    .selectFrom('ledger_account as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select('l.balance')
    .where('a.keylogin', '=', keylogin)
    .executeTakeFirst();
  return owed?.balance ?? 0;
}

/** Centavos that the provider has refunded, by payment, oldest payment first. */
async function sentBack(project: TestProject): Promise<number[]> {
  await test.work();
  const payments = await test.services.db
    .selectFrom('payment')
    .select('id_payment')
    .where('proposal_id', '=', project.id)
    .orderBy('id')
    .execute();
  return Promise.all(
    payments.map(async ({ id_payment }) => {
      const { data } = await test.stripe.refunds.list({ payment_intent: id_payment ?? '' });
      return data.reduce((sum, { amount }) => sum + amount, 0);
    }),
  );
}

describe('where the money goes', () => {
  it.each([
    ['the client, no day agreed', 2000, null, 'client', 0, 2000],
    ['the client, the day after tomorrow', 2000, '2026-11-22', 'client', 0, 2000],
    ['the client, tomorrow', 2000, '2026-11-21', 'client', 200, 1800],
    ['the client, tomorrow, an odd price', 3333, '2026-11-21', 'client', 333.3, 2999.7],
    ['the client, tomorrow, at most 500', 5000, '2026-11-21', 'client', 500, 4500],
    ['the client, today', 2000, '2026-11-20', 'client', 200, 1800],
    ['the professional, tomorrow', 2000, '2026-11-21', 'professional', 0, 2000],
    ['an administrator, tomorrow', 2000, '2026-11-21', 'admin', 0, 2000],
  ] as const)('when %s', async (_, precio, start, who, share, back) => {
    const project = await projectIn(test, 'pagado', { precio, start });
    const as = who === 'admin' ? sessionOf(await makeAdmin(test.services)) : project[who];
    expect(await project.cancel(as)).toBe('success');
    expect(await project.view()).toMatchObject({
      estado: 'cancelada',
      retenido: 0,
      liberado: share,
      devuelto: back,
      por_pagar: 0,
    });
    const fee = share === 0 ? 0 : Math.round(share * 5) + 300;
    expect(await owedTo(project)).toBe(Math.round(share * 100) - fee);
    expect(await sentBack(project)).toEqual([Math.round(back * 100)]);
  });

  it('changes 24 hours before the day begins in Mexico City, to the millisecond', async () => {
    const start = '2026-11-22';
    const early = await projectIn(test, 'pagado', { start });
    const late = await projectIn(test, 'pagado', { start });
    await letTimePass(test, 14 * 3_600_000);
    expect(await early.cancel(early.client)).toBe('success');
    expect(await early.view()).toMatchObject({ liberado: 0, devuelto: 2000 });
    await letTimePass(test, 1);
    expect(await late.cancel(late.client)).toBe('success');
    expect(await late.view()).toMatchObject({ liberado: 200, devuelto: 1800 });
  });

  it('after anticipos, what was released stays released', async () => {
    const start = '2026-11-21';
    const part = await projectIn(test, 'pagado', { start });
    await part.release(0.75);
    expect(await part.cancel(part.client)).toBe('success');
    expect(await part.view()).toMatchObject({ liberado: 1700, devuelto: 300 });
    // 5 % and 3.00 of 1,700.00, taken once.
    expect(await owedTo(part)).toBe(170_000 - 8_800);
    expect(await sentBack(part)).toEqual([30_000]);

    const little = await projectIn(test, 'pagado', { start, precio: 5000 });
    await little.release(0.75);
    await little.release(0.25);
    expect(await little.cancel(little.client)).toBe('success');
    expect(await little.view()).toMatchObject({ liberado: 5000, devuelto: 0, retenido: 0 });
    expect(await sentBack(little)).toEqual([0]);
  });

  it('nothing moves before anything is paid', async () => {
    const project = await projectIn(test, 'por_pagar', { start: '2026-11-21' });
    expect(await project.cancel(project.client)).toBe('success');
    expect(await project.view()).toMatchObject({ estado: 'cancelada', pagado: 0, liberado: 0 });
    expect(await sentBack(project)).toEqual([]);
  });

  it('each card is refunded what it paid, the last one first', async () => {
    const half = await projectIn(test, 'por_pagar', { precio: 9000, start: '2026-11-21' });
    await half.pay();
    expect(await half.cancel(half.client)).toBe('success');
    expect(await half.view()).toMatchObject({ pagado: 4500, liberado: 500, devuelto: 4000 });
    expect(await sentBack(half)).toEqual([400_000]);

    const whole = await projectIn(test, 'pagado', { precio: 6001, start: '2026-11-21' });
    expect(await whole.cancel(whole.client)).toBe('success');
    expect(await whole.view()).toMatchObject({ pagado: 6001, liberado: 500, devuelto: 5501 });
    expect(await sentBack(whole)).toEqual([250_050, 300_050]);
  });
});

describe('cancelling', () => {
  it('requires a reason, at its field', async () => {
    const project = await projectIn(test, 'por_pagar');
    for (const motivo of ['', '   ', undefined]) {
      const input = { id_proposal: project.id, motivo };
      const reply = await test.call.reply(cancelProposal, input, { as: project.client });
      expect(reply).toMatchObject({
        status: 400,
        campos: { motivo: 'Escribe por qué se cancela.' },
      });
    }
    expect((await project.view()).estado).toBe('por_pagar');
  });

  it('is posted in the chat with its reason and amounts', async () => {
    const project = await projectIn(test, 'pagado', { start: '2026-11-21' });
    await project.cancel(project.client);
    const event = (await project.view()).eventos.at(-1);
    expect(event).toMatchObject({ evento: 'cancelada', detalle: 'Cambio de planes', monto: 1800 });
  });

  it('happens once when both cancel at once, or one cancels twice', async () => {
    for (let round = 0; round < 5; round++) {
      const project = await projectIn(test, 'pagado');
      const outcomes = await Promise.all([
        project.cancel(project.client),
        project.cancel(project.professional),
        project.cancel(project.client),
      ]);
      expect(outcomes).toEqual(['success', 'success', 'success']);
      expect(await sentBack(project)).toEqual([200_000]);
    }
  });

  it('at the same time as a release never moves money twice', async () => {
    for (let round = 0; round < 5; round++) {
      const project = await projectIn(test, 'pagado');
      await Promise.all([project.cancel(project.professional), project.release(0.5)]);
      const { pagado, liberado, devuelto, retenido } = await project.view();
      expect(liberado + devuelto).toBe(pagado);
      expect(retenido).toBe(0);
    }
  });

  it('by an administrator is in the audit log, by a stranger is refused', async () => {
    const project = await projectIn(test, 'pagado');
    const stranger = sessionOf(await makeClient(test.services));
    expect(await project.cancel(stranger)).toBe('proposal_not_found');
    await project.cancel(sessionOf(await makeAdmin(test.services)));
    const logged = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'proposal')
      .where('subject_id', '=', String(project.id))
      .execute();
    expect(logged).toEqual([
      {
        action: 'cancelar_proyecto',
        before: { estado: 'pagado' },
        after: { estado: 'cancelada', motivo: 'Cambio de planes' },
      },
    ]);
  });
});

describe('a payment that arrives after cancelling', () => {
  it('is fully refunded, once, and posted in the chat', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    await project.cancel(project.professional);
    await confirmAtProvider(test, intent, 'pm_card_visa');
    await Promise.all([1, 2, 3].map(() => comeBack(test, project.id, intent)));
    expect(await sentBack(project)).toEqual([200_000]);
    const view = await project.view();
    expect(view).toMatchObject({ estado: 'cancelada', pagado: 0, retenido: 0 });
    expect(view.eventos.filter(({ evento }) => evento === 'pago_devuelto')).toMatchObject([
      { monto: 2000 },
    ]);
  });

  it('asks nobody to try again when it was declined', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    await project.cancel(project.professional);
    await confirmAtProvider(test, intent, 'pm_card_chargeDeclined');
    await comeBack(test, project.id, intent);
    expect((await project.view()).eventos.at(-1)?.evento).toBe('cancelada');
  });
});

describe('a day of the start that has passed', () => {
  const dayFromNow = (days: number) => mexicoDay(test.services.clock().getTime() + days * DAY);

  it.each(['start', 'end'])(
    'is refused when it would be published, at its field: %s',
    async (field) => {
      const draft = await projectIn(test, 'por_publicar', { [field]: dayFromNow(-1) });
      const asked = { id_proposal: draft.id, estado: 'publicada' };
      expect(
        await test.call.reply(updateProposal, asked, { as: draft.professional }),
      ).toMatchObject({
        code: 'start_passed',
        campos: { [field]: 'Ese día ya pasó. Elige otro.' },
      });
      expect(await draft.view()).toMatchObject({ estado: 'por_publicar' });
    },
  );

  it('cannot be accepted any more: cancelling would cost a part from the first minute', async () => {
    const project = await projectIn(test, 'publicada', { start: dayFromNow(0) });
    await letTimePass(test, DAY);
    expect(await project.ask('por_pagar')).toBe('start_passed');
    expect(await project.view()).toMatchObject({ estado: 'publicada' });
  });
});
