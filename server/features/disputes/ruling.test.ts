import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDispute } from '#contract/disputes.ts';
import { makeAdmin } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { codeOf, disputed, MOTIVO, resolve } from './testing.ts';

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

describe('the ruling', () => {
  it.each([
    ['pagado', 0, 'finalizada', 2000, 0],
    ['pagado', 750.25, 'finalizada', 1249.75, 750.25],
    ['pagado', 2000, 'cancelada', 0, 2000],
    ['completado', '500', 'finalizada', 1500, 500],
  ] as const)(
    'of a project that is %s, with %s back: %s',
    async (estado, back, ends, released, returned) => {
      const { project, dispute_id } = await disputed(test, estado);
      expect(
        codeOf(await resolve(test, admin, { dispute_id, reembolso: back, retenido: 2000 })),
      ).toBe('success');
      const view = await project.view();
      expect(view).toMatchObject({
        estado: ends,
        liberado: released,
        devuelto: returned,
        retenido: 0,
        disputa: null,
      });
      expect(view.eventos.at(-1)).toMatchObject({
        evento: 'disputa_resuelta',
        monto: returned,
        detalle: MOTIVO,
      });
      await test.work();
      const { id_payment } = await test.services.db
        .selectFrom('payment')
        .select('id_payment')
        .where('proposal_id', '=', project.id)
        .executeTakeFirstOrThrow();
      const { data } = await test.stripe.refunds.list({ payment_intent: id_payment ?? '' });
      expect(data.map(({ amount }) => amount)).toEqual(returned ? [returned * 100] : []);
    },
  );

  it('of a half-paid project cancels it, whoever gets the money', async () => {
    const half = await projectIn(test, 'por_pagar', { precio: 9000 });
    await half.pay();
    const input = { id_proposal: half.id, texto: 'No vino más' };
    const { proposal } = await test.call.send(openDispute, input, { as: half.professional });
    expect(
      codeOf(await resolve(test, admin, { dispute_id: proposal.disputa?.id ?? 0, reembolso: 500 })),
    ).toBe('success');
    expect(await half.view()).toMatchObject({
      estado: 'cancelada',
      liberado: 4000,
      devuelto: 500,
    });
  });

  it('splits what is held: after an anticipo the rest, after a full release nothing', async () => {
    const project = await projectIn(test, 'pagado');
    await project.release(0.75);
    await project.do(openDispute, { texto: 'x' });
    const dispute_id = (await project.view()).disputa?.id ?? 0;
    expect(await resolve(test, admin, { dispute_id, reembolso: 500.01 })).toMatchObject({
      status: 400,
      campos: { reembolso: 'El reembolso es mayor que el dinero protegido.' },
    });
    expect(codeOf(await resolve(test, admin, { dispute_id, reembolso: 500 }))).toBe('success');
    expect(await project.view()).toMatchObject({ liberado: 1500, devuelto: 500 });

    const empty = await projectIn(test, 'pagado');
    await empty.release(1);
    await empty.do(openDispute, { texto: 'x' });
    const none = { dispute_id: (await empty.view()).disputa?.id ?? 0, reembolso: 0 };
    expect(codeOf(await resolve(test, admin, none))).toBe('success');
    expect(await empty.view()).toMatchObject({ estado: 'finalizada', liberado: 2000 });
  });

  it.each([
    [{ reembolso: -1 }, 'reembolso', 'La cantidad no puede ser negativa.'],
    [{ reembolso: 10.005 }, 'reembolso', 'Usa como máximo 2 decimales.'],
    [{ reembolso: 'mucho' }, 'reembolso', 'Escribe la cantidad en pesos, por ejemplo 1,500.50.'],
    [{ reembolso: undefined }, 'reembolso', 'Escribe la cantidad en pesos, por ejemplo 1,500.50.'],
    [{ motivo: ' ' }, 'motivo', 'Explica la decisión: la leerán las dos partes.'],
  ])('with %j is refused at its field', async (bad, campo, text) => {
    const { project, dispute_id } = await disputed(test);
    expect(await resolve(test, admin, { dispute_id, reembolso: 1, ...bad })).toMatchObject({
      status: 400,
      campos: { [campo]: text },
    });
    expect((await project.view()).disputa).not.toBeNull();
  });

  it('happens once, also by two administrators at once: the second one reads that it is closed', async () => {
    const { project, dispute_id } = await disputed(test);
    const other = sessionOf(await makeAdmin(test.services));
    const replies = await Promise.all([
      resolve(test, admin, { dispute_id, reembolso: 0 }),
      resolve(test, other, { dispute_id, reembolso: 2000 }),
    ]);
    const codes = replies.map(codeOf);
    expect(codes.toSorted()).toEqual(['not_in_dispute', 'success']);
    expect(codeOf(await resolve(test, admin, { dispute_id, reembolso: 1000 }))).toBe(
      'not_in_dispute',
    );
    const { liberado, devuelto } = await project.view();
    expect([
      [0, 2000],
      [2000, 0],
    ]).toContainEqual([liberado, devuelto]);
  });

  it('pressed again by who made it is done; with other words, or by somebody else, it is refused', async () => {
    const { project, dispute_id } = await disputed(test);
    const other = sessionOf(await makeAdmin(test.services));
    const ruling = { dispute_id, reembolso: 500, retenido: 2000 };
    // Its answer was lost, so it is pressed again.
    expect(codeOf(await resolve(test, admin, ruling))).toBe('success');
    expect(codeOf(await resolve(test, admin, ruling))).toBe('success');
    expect(await project.view()).toMatchObject({ liberado: 1500, devuelto: 500 });
    expect(codeOf(await resolve(test, admin, { ...ruling, motivo: 'Otro.' }))).toBe(
      'not_in_dispute',
    );
    const refused = await resolve(test, other, ruling);
    expect(refused).toMatchObject({ status: 409, code: 'not_in_dispute' });
    expect(refused.mensaje).toMatch(
      /abierta\. .+ la resolvió el \d+ \S+ \d{4}, \d?\d:\d\d: \$500\.00 MXN regresan al cliente y \$1,500\.00 MXN se liberan\.$/,
    );
  });

  it('is refused when the held amount has changed since the administrator saw it', async () => {
    const { dispute_id } = await disputed(test);
    const ruling = { dispute_id, reembolso: 100 };
    expect(codeOf(await resolve(test, admin, { ...ruling, retenido: 1500 }))).toBe(
      'proposal_changed',
    );
    const unknown = { ...ruling, dispute_id: dispute_id + 10_000 };
    expect(codeOf(await resolve(test, admin, unknown))).toBe('dispute_not_found');
  });

  it('is only for the team, and is in the audit log with the values before and after', async () => {
    const { project, dispute_id } = await disputed(test);
    for (const as of [project.client, project.professional])
      expect(codeOf(await resolve(test, as, { dispute_id, reembolso: 0 }))).toBe('forbidden');
    await resolve(test, admin, { dispute_id, reembolso: 500 });
    const logged = await test.services.db
      .selectFrom('audit_log as l')
      .innerJoin('account as a', 'a.id', 'l.admin_id')
      .select(['a.keylogin', 'action', 'before', 'after'])
      .where('subject', '=', 'dispute')
      .where('subject_id', '=', String(dispute_id))
      .execute();
    expect(logged).toEqual([
      {
        keylogin: admin.keylogin,
        action: 'resolver_disputa',
        before: { estado: 'pagado', retenido: 200_000 },
        after: {
          estado: 'finalizada',
          reembolso: 50_000,
          liberado: 150_000,
          motivo: MOTIVO,
        },
      },
    ]);
  });
});
