import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAudit } from '#contract/audit.ts';
import {
  getCannedAnswers,
  saveCannedAnswer,
  undoCannedAnswer,
  withdrawCannedAnswer,
} from '#contract/canned-answers.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// The team's answers, on PostgreSQL: versions, two at once, and what a text may say (4 §F).

let test: TestApp;
let ada: TestAccount;
let bruno: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  ada = await makeAccount(test, 'admin', { nombre: 'Ada', apellidos: 'Solís' });
  bruno = await makeAccount(test, 'admin', { nombre: 'Bruno', apellidos: 'Luna' });
});
afterAll(() => test.close());

const answer = (titulo: string) => ({
  tema: 'rechazo' as const,
  titulo,
  texto: 'Hola, {nombre}. La foto salió movida.',
});
const make = async (titulo: string) =>
  (await test.call.send(saveCannedAnswer, answer(titulo), { as: ada })).respuesta;
const listed = () => test.call.send(getCannedAnswers, {}, { as: bruno });

it('has answers from the beginning, each with the fields of its topic', async () => {
  const { respuestas } = await listed();
  expect(respuestas.map(({ tema }) => tema)).toContain('rechazo');
  for (const { id: _, version: _v, por, createAt: _c, retirada: _r, ...one } of respuestas) {
    expect(por).toBeNull();
    expect(saveCannedAnswer.input.safeParse(one)).toMatchObject({ success: true });
  }
});

it('is saved once, however often it is sent, and its title once', async () => {
  const first = await make('Foto movida');
  expect(await make('Foto movida')).toEqual(first);
  const other = { ...answer('FOTO MOVIDA'), texto: 'Otra cosa.' };
  expect(await test.call.reply(saveCannedAnswer, other, { as: bruno })).toMatchObject({
    code: 'canned_answer_title',
    campos: { titulo: 'Ya hay una respuesta con este título.' },
  });
  const elsewhere = { ...other, tema: 'suspension' as const };
  await test.call.send(saveCannedAnswer, elsewhere, { as: bruno });
});

it('a field that its topic does not have is refused at the text', async () => {
  const wrong = { ...answer('Con monto'), texto: 'Son {monto}.' };
  expect(await test.call.reply(saveCannedAnswer, wrong, { as: ada })).toMatchObject({
    status: 400,
    campos: { texto: '«{monto}» no es un dato de esta respuesta: usa {nombre}.' },
  });
});

it('is changed, withdrawn and taken back; of two at once the second is told of the first', async () => {
  const { id } = await make('Dos a la vez');
  const changed = { id, version: 1, ...answer('Dos a la vez'), texto: 'Más corta.' };
  await test.call.send(saveCannedAnswer, changed, { as: bruno });
  expect(
    await test.call.reply(saveCannedAnswer, { ...changed, texto: 'Otra.' }, { as: ada }),
  ).toMatchObject({
    code: 'canned_answer_changed',
    mensaje: expect.stringContaining('Bruno Luna la cambió el'),
  });
  await test.call.send(withdrawCannedAnswer, { id, version: 2 }, { as: ada });
  const { respuestas, retiradas } = await listed();
  expect(respuestas.map((one) => one.id)).not.toContain(id);
  expect(retiradas).toContainEqual(
    expect.objectContaining({ id, texto: 'Más corta.', por: 'Ada Solís', version: 3 }),
  );
  await test.call.send(undoCannedAnswer, { id, version: 3 }, { as: bruno });
  expect((await listed()).respuestas).toContainEqual(
    expect.objectContaining({ id, texto: 'Más corta.', version: 4, retirada: 0 }),
  );
  const { entradas } = await test.call.send(getAudit, {}, { as: ada });
  const of = entradas.filter(
    ({ asunto }) => asunto.tipo === 'canned_answer' && asunto.id === String(id),
  );
  expect(of).toHaveLength(4);
});

it('what has no change cannot be taken back, nor what is not there', async () => {
  const { id } = await make('Sin cambios');
  const undo = (version: number, which = id) =>
    test.call.reply(undoCannedAnswer, { id: which, version }, { as: ada });
  expect(await undo(1)).toMatchObject({ code: 'canned_answer_first' });
  expect(await undo(1, 999_999)).toMatchObject({ status: 404 });
});

it('two who write the same new answer make one', async () => {
  const both = await Promise.all(
    [ada, bruno].map((as) => test.call.reply(saveCannedAnswer, answer('A la vez'), { as })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { respuestas } = await listed();
  expect(respuestas.filter(({ titulo }) => titulo === 'A la vez')).toHaveLength(1);
});

it('of two changes at once one is made, and the other is told of it', async () => {
  const { id } = await make('Dos cambios');
  const change = (texto: string, as: TestAccount) =>
    test.call.reply(saveCannedAnswer, { id, version: 1, ...answer('Dos cambios'), texto }, { as });
  const both = await Promise.all([change('Una.', ada), change('Otra.', bruno)]);
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  const undone = await Promise.all(
    [ada, bruno].map((as) => test.call.reply(undoCannedAnswer, { id, version: 2 }, { as })),
  );
  expect(undone.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
});
