import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMonths } from '#contract/ledger.ts';
import * as reconciliation from '#contract/reconciliation.ts';
import { makeAdmin, makeProfessional } from '#demo/factories.ts';
import { describeDifference } from '#domain/reconciliation/difference.ts';
import { formatPesos } from '#lib/numbers.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf } from '#server/testing/project.ts';
import { atBank, hearOfAll } from '#server/testing/provider.ts';
import { openDifferences } from './differences.ts';
import { sealed } from '#server/db/sealed/index.ts';

// What the bank says of the platform's account, against the books (4 §B).

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const HEADINGS = 'Fecha,Concepto,Cargos,Abonos';
const importing = async (...rows: string[]) => {
  const reply = await test.call.send(
    reconciliation.importStatement,
    { archivo: 'noviembre.csv', texto: [HEADINGS, ...rows].join('\r\n') },
    { as: admin },
  );
  await test.work();
  return reply;
};
const lines = async (input = {}) =>
  (await test.call.send(reconciliation.getBankLines, input, { as: admin })).lineas;
const differences = async () =>
  (await openDifferences(test.services.db, { most: 100, book: 'banco' })).map(describeDifference);
const slashed = (day: string) => day.split('-').toReversed().join('/');

/** A payout of the provider's that has arrived; answers its amount and the day on which the bank has it. */
async function deposit(amount: number) {
  const { id } = await atBank(test, 'payouts', { amount });
  const arrived = Math.floor(test.services.clock().getTime() / 1000);
  await atBank(test, `payouts/${id}`, { status: 'paid', arrived });
  await hearOfAll(test);
  const { arrives_at, rastreo } = await test.services.db
    .selectFrom('provider_payout')
    .select(['arrives_at', 'rastreo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, rastreo, day: slashed(mexicoDay(arrives_at?.getTime() ?? 0)) };
}

/** A payout to a professional that the team has sent. */
async function sent(clave: string, amount: number, at: Date) {
  const { keylogin } = await makeProfessional(test.services);
  const { id } = await test.services.db
    .selectFrom('account')
    .select('id')
    .where('keylogin', '=', keylogin)
    .executeTakeFirstOrThrow();
  const { fecha } = await test.services.db
    .selectFrom('payout_batch')
    .select('fecha')
    .executeTakeFirstOrThrow();
  return test.services.db
    .insertInto('payout')
    .values({
      account_id: id,
      fecha,
      amount,
      metodo: 'clabe',
      tipo: 'clabe',
      ...sealed(test.services.db, 'payout.numero', '0'.repeat(18)),
      estado: 'enviado',
      clave_rastreo: clave,
      created_at: at,
      sent_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

it('each line is imported once, and is what the books say it is, by key or by amount and day', async () => {
  await projectIn(test, 'pagado');
  const { id, day } = await deposit(100_000);
  const at = test.services.clock();
  const payout = await sent('MAE20261118001', 47_200, at);
  const rows = [
    `${day},STRIPE PAYMENTS MX,,"${formatPesos(1000)}"`,
    `${slashed(mexicoDay(at.getTime()))},SPEI ENVIADO MAE 2026 1118001,472.00,`,
  ];
  expect(await importing(...rows)).toMatchObject({ nuevas: 2, repetidas: 0, malas: [] });
  expect(await importing(...rows)).toMatchObject({ nuevas: 0, repetidas: 2, malas: [] });
  const matched = await lines();
  expect(new Set(matched.map(({ que_es }) => que_es))).toEqual(
    new Set([`El depósito de Stripe ${id}`, `El pago a profesional ${payout.id}`]),
  );
  expect(await differences()).toEqual([]);
});

it('two equal lines of a day are two', async () => {
  const day = slashed(mexicoDay(test.services.clock().getTime()));
  const row = `${day},COMISION BANCARIA,11.60,`;
  expect(await importing(row, row)).toMatchObject({ nuevas: 2 });
  expect(await importing(row, row)).toMatchObject({ nuevas: 0, repetidas: 2 });
  expect(await differences()).toEqual([
    `El banco dice «${day} COMISION BANCARIA» por −$11.60 MXN, y no corresponde a nada en los libros.`,
    `El banco dice «${day} COMISION BANCARIA» por −$11.60 MXN, y no corresponde a nada en los libros.`,
  ]);
  expect(test.sentTo('equipo@maestros.example').at(0)).toContain('COMISION BANCARIA');
});

it('a line that is no payment is explained, and differs no more', async () => {
  const [first, second] = await lines({ solo_sin_explicar: 1 });
  const explain = (line_id: number) =>
    test.call.reply(
      reconciliation.explainBankLine,
      { line_id, nota: 'Comisión del banco' },
      { as: admin },
    );
  for (const line of [first, second])
    expect(await explain(line?.id ?? 0)).toMatchObject({ status: 200 });
  await test.work();
  expect(await explain(first?.id ?? 0)).toMatchObject({
    status: 404,
    mensaje: expect.stringMatching(/ lo dijo el \d.+, \d?\d:\d\d: Comisión del banco\.$/),
  });
  expect(await differences()).toEqual([]);
  expect(await lines({ solo_sin_explicar: 1 })).toEqual([]);
});

it('what was said of a line wrongly is taken back, and it differs again', async () => {
  const wrong = (await lines({})).find(({ nota }) => nota === 'Comisión del banco');
  const line_id = wrong?.id ?? 0;
  const correct = async () => {
    const input = { line_id, motivo: 'Era el pago a un profesional' };
    const reply = await test.call.reply(reconciliation.correctBankLine, input, { as: admin });
    await test.work();
    return 'code' in reply ? reply.code : 'success';
  };
  expect(await correct()).toBe('success');
  expect(await differences()).toHaveLength(1);
  expect(await lines({ solo_sin_explicar: 1 })).toMatchObject([{ id: line_id, nota: null }]);
  expect(await correct()).toBe('bank_line_not_explained');
  const log = await test.services.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'corregir_linea_del_banco')
    .execute();
  expect(log).toMatchObject([
    {
      before: { nota: 'Comisión del banco' },
      after: { motivo: 'Era el pago a un profesional' },
    },
  ]);
  const again = { line_id, nota: 'Comisión del banco' };
  await test.call.send(reconciliation.explainBankLine, again, { as: admin });
  await test.work();
  expect(await differences()).toEqual([]);
});

it('a line taken for the wrong payment is corrected, and never taken for it again', async () => {
  const at = test.services.clock();
  const { id } = await sent('MAE20261119007', 51_300, at);
  const day = slashed(mexicoDay(at.getTime()));
  await importing(`${day},PAGO A PROVEEDOR,513.00,`);
  const line = (await lines()).find(({ texto }) => texto === 'PAGO A PROVEEDOR');
  expect(line?.que_es).toBe(`El pago a profesional ${id}`);
  const input = { line_id: line?.id ?? 0, motivo: 'Era la imprenta' };
  await test.call.send(reconciliation.correctBankLine, input, { as: admin });
  await test.work();
  expect(await lines({ linea: line?.id })).toMatchObject([{ que_es: null, nota: null }]);
  expect(await differences()).toHaveLength(2);
  // The line that it is comes later; the other one is explained.
  await importing(`${day},SPEI ENVIADO MAE20261119007,513.00,`);
  const nota = 'La imprenta';
  await test.call.send(
    reconciliation.explainBankLine,
    { line_id: input.line_id, nota },
    { as: admin },
  );
  await test.work();
  expect((await lines()).filter(({ que_es }) => que_es === line?.que_es)).toMatchObject([
    { texto: 'SPEI ENVIADO MAE20261119007' },
  ]);
  expect(await differences()).toEqual([]);
});

it('what the bank should have said and did not is named, until it does', async () => {
  const at = test.services.clock();
  const { id } = await sent('MAE20261120002', 30_000, at);
  const day = slashed(mexicoDay(at.getTime()));
  await importing(`${day},SPEI ENVIADO,299.00,`);
  expect((await differences()).toSorted()).toEqual([
    `El banco dice «${day} SPEI ENVIADO» por −$299.00 MXN, y no corresponde a nada en los libros.`,
    `El pago a profesional ${id} (MAE20261120002) está en los libros por −$300.00 MXN, y no en el estado de cuenta.`,
  ]);
  const missing = async () => {
    const asked = await test.call.send(reconciliation.getBankLines, {}, { as: admin });
    return { faltan: asked.faltan, count: asked.faltan_en_total };
  };
  const one = { objeto: `pago:${id}`, que: `El pago a profesional ${id}`, clave: 'MAE20261120002' };
  const dia = mexicoDay(at.getTime());
  expect(await missing()).toEqual({ faltan: [{ ...one, monto: -300, dia }], count: 1 });
  await importing(`${day},SPEI ENVIADO,300.00,`);
  expect(await differences()).toHaveLength(1);
  expect(await missing()).toEqual({ faltan: [], count: 0 });
});

it('days between two imports are covered by none', async () => {
  const at = (days: number) => test.services.clock().getTime() - days * DAY;
  const day = (days: number) => mexicoDay(at(days));
  const { id } = await sent('MAE20261101001', 11_100, new Date(at(300)));
  const dated = (days: number) => `${slashed(day(days))},RENTA,1${days}.00,`;
  await importing(dated(310), dated(305));
  await importing(dated(296));
  const named = async () =>
    (await differences()).filter((text) => text.includes(`pago a profesional ${id} `));
  expect(await named()).toEqual([]);
  const { importados } = await test.call.send(reconciliation.getBankLines, {}, { as: admin });
  expect(importados.slice(0, 2)).toEqual([
    { desde: day(310), hasta: day(305) },
    { desde: day(296), hasta: day(296) },
  ]);
  // A file of the days between: now the bank should have said it.
  await importing(dated(304), dated(297));
  expect(await named()).toHaveLength(1);
  const after = await test.call.send(reconciliation.getBankLines, {}, { as: admin });
  expect(after.importados[0]).toEqual({ desde: day(310), hasta: day(296) });
});

it('what a line is in the books stands with it as soon as it was imported', async () => {
  const { id } = await sent('MAE20261101002', 22_200, test.services.clock());
  const texto = [
    HEADINGS,
    `${slashed(mexicoDay(test.services.clock().getTime()))},SPEI MAE20261101002,222.00,`,
  ].join('\n');
  // No job has run.
  await test.call.send(reconciliation.importStatement, { archivo: 'a.csv', texto }, { as: admin });
  const line = (await lines()).find(({ texto: text }) => text.includes('MAE20261101002'));
  expect(line?.que_es).toBe(`El pago a profesional ${id}`);
  await test.work();
});

it('amounts that no account holds and days to come are wrong lines, and many are counted', async () => {
  const today = slashed(mexicoDay(test.services.clock().getTime()));
  const tomorrow = slashed(mexicoDay(test.services.clock().getTime() + DAY));
  const many = Array.from({ length: 60 }, () => `${today},A,99999999999999.00,`);
  const reply = await importing(...many, `${tomorrow},B,1.00,`);
  expect(reply).toMatchObject({ nuevas: 0, mas_malas: 11 });
  expect(reply.malas).toHaveLength(50);
  expect(await importing(`${tomorrow},B,1.00,`)).toMatchObject({
    malas: [{ linea: 2, que: `«${tomorrow}» todavía no llega.` }],
  });
});

it('a file that is no text is refused in words', async () => {
  expect(await importing('PK\u0003\u0004\u0000\u0014')).toMatchObject({
    nuevas: 0,
    malas: [{ linea: 1, que: expect.stringMatching(/^Este archivo no es un CSV/) }],
  });
});

it('of a statement with wrong lines nothing is imported', async () => {
  const before = await lines();
  expect(await importing('20/11/2026,RENTA,900.00,', '31/02/2026,LUZ,1.00,')).toEqual(
    expect.objectContaining({
      nuevas: 0,
      malas: [{ linea: 3, que: '«31/02/2026» no es una fecha.' }],
    }),
  );
  expect(await lines()).toEqual(before);
});

it('what was imported by mistake is taken back, but for what another file names too', async () => {
  const day = slashed(mexicoDay(test.services.clock().getTime() - 400 * DAY));
  const next = slashed(mexicoDay(test.services.clock().getTime() - 399 * DAY));
  const [shared, wrong] = [`${day},AGUA,71.00,`, `${next},OTRA CUENTA,72.00,`];
  await importing(shared, wrong);
  await importing(shared);
  const texts = async () => (await lines()).map(({ texto }) => texto);
  const imports = async () =>
    (await test.call.send(reconciliation.getImports, {}, { as: admin })).importaciones;
  const undo = (import_id: number) =>
    test.call.reply(reconciliation.undoImport, { import_id }, { as: admin });
  const [later, first] = await imports();
  expect(first).toMatchObject({ archivo: 'noviembre.csv', lineas: 2, propias: 1, explicadas: 0 });
  expect(later).toMatchObject({ lineas: 1, propias: 0 });
  const { importados } = await test.call.send(reconciliation.getBankLines, {}, { as: admin });

  expect(await undo(first?.id ?? 0)).toMatchObject({ status: 200 });
  expect(await undo(first?.id ?? 0)).toMatchObject({
    status: 404,
    mensaje: expect.stringMatching(/se quitó\. \S.+ lo quitó el \d.+, \d?\d:\d\d\.$/),
  });
  expect(await texts()).toContain('AGUA');
  expect(await texts()).not.toContain('OTRA CUENTA');
  expect((await imports()).map(({ id }) => id)).not.toContain(first?.id);
  const left = await test.call.send(reconciliation.getBankLines, {}, { as: admin });
  expect(left.importados).not.toEqual(importados);
  expect(await undo(later?.id ?? 0)).toMatchObject({ status: 200 });
  expect(await texts()).not.toContain('AGUA');
  await test.work();
  expect((await differences()).filter((text) => /AGUA|OTRA CUENTA/.test(text))).toEqual([]);
});

it('what was just imported is being compared until the job has run', async () => {
  const comparing = async () =>
    (await test.call.send(reconciliation.getBankLines, {}, { as: admin })).comparando;
  const texto = [
    HEADINGS,
    `${slashed(mexicoDay(test.services.clock().getTime()))},INTERES,,3.00`,
  ].join('\n');
  test.advance(1000);
  await test.call.send(reconciliation.importStatement, { archivo: 'b.csv', texto }, { as: admin });
  expect(await comparing()).toBe(true);
  test.advance(1000);
  await test.work();
  expect(await comparing()).toBe(false);
});

it('a difference names its line, which is shown alone, and who closes the month is told of it', async () => {
  const day = mexicoDay(test.services.clock().getTime());
  await importing(`${slashed(day)},RENTA DE LA CUENTA,174.00,`, `${slashed(day)},OTRA COSA,12.00,`);
  const { diferencias } = await test.call.send(reconciliation.getDifferences, {}, { as: admin });
  const rent = diferencias.find(({ que }) => que.includes('RENTA DE LA CUENTA'));
  expect(await lines({ linea: rent?.linea })).toMatchObject([{ texto: 'RENTA DE LA CUENTA' }]);

  const months = () => test.call.send(getMonths, {}, { as: admin });
  expect(await months()).toMatchObject({ por_cerrar: null, diferencias: 0 });
  const next = mexicoDay(test.services.clock().getTime() + 31 * DAY).slice(0, 7);
  test.advance(startOfMexicoDay(`${next}-01`) + 60_000 - test.services.clock().getTime());
  admin = sessionOf(await makeAdmin(test.services));
  expect(await months()).toMatchObject({
    por_cerrar: day.slice(0, 7),
    diferencias: diferencias.length,
  });
  const ofLines = diferencias.filter(({ linea }) => linea !== null);
  for (const { linea } of ofLines)
    await test.call.send(
      reconciliation.explainBankLine,
      { line_id: linea ?? 0, nota: 'Del banco' },
      { as: admin },
    );
  await test.work();
  expect(await months()).toMatchObject({ diferencias: diferencias.length - ofLines.length });
});
