import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '#contract/accounts.ts';
import { approve, getApprovals } from '#contract/approvals.ts';
import { deleteView, getSavedViews, saveView } from '#contract/saved-views.ts';
import { type ViewList, VIEWS_MAX } from '#domain/saved-views/saved-views.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// Filters that somebody of the team keeps, on PostgreSQL: whose they are, their names, and how many (4 §F).

let test: TestApp;
let ada: TestAccount;
let bruno: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  ada = await makeAccount(test, 'admin', { nombre: 'Ada' });
  bruno = await makeAccount(test, 'admin', { nombre: 'Bruno' });
});
afterAll(() => test.close());

const view = (nombre: string, consulta = 'rol=2&validacion=pendiente') => ({
  lista: 'cuentas' as const,
  nombre,
  consulta,
});
const save = (input: object, as = ada) => test.call.reply(saveView, input, { as });
const listed = async (as: TestAccount, lista: ViewList = 'cuentas') =>
  (await test.call.send(getSavedViews, { lista }, { as })).vistas;
const names = async (as: TestAccount) => (await listed(as)).map(({ nombre }) => nombre);

it('keeps what the list knows of an address, once however often it is sent', async () => {
  const sent = { lista: 'cuentas', nombre: ' Por validar ', consulta: '?page=2&x=1&rol=2' };
  const both = await Promise.all([1, 2].map(() => save(sent)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listed(ada)).toMatchObject([{ nombre: 'Por validar', consulta: 'rol=2' }]);
  expect(await listed(ada, 'proyectos')).toEqual([]);
});

it.each([
  ['another site', 'https://otro.example/?rol=2'],
  ['a path', '//otro.example'],
  ['a page alone', 'page=2'],
  ['a text that is too long once it is written as an address', `search=${'ñ'.repeat(1000)}`],
])('keeps nothing of %s', async (_what, consulta) => {
  expect(await save(view('Nada', consulta))).toMatchObject({
    status: 400,
    campos: { consulta: expect.any(String) },
  });
  expect(await names(ada)).not.toContain('Nada');
});

it('replaces a name only when asked to, however it is capitalised', async () => {
  await save(view('Ñandú'));
  expect(await save(view('ñANDÚ', 'rol=1'))).toMatchObject({
    code: 'saved_view_exists',
    campos: { nombre: 'Ya tienes una vista con este nombre.' },
  });
  expect(await listed(ada)).toContainEqual(
    expect.objectContaining({ nombre: 'Ñandú', consulta: 'rol=2&validacion=pendiente' }),
  );
  await save({ ...view('ñandú', 'rol=1'), reemplazar: 1 });
  const kept = (await listed(ada)).filter(({ nombre }) => /ñandú/i.test(nombre));
  expect(kept).toMatchObject([{ nombre: 'ñandú', consulta: 'rol=1' }]);
});

it('takes names that look the same for one, and orders numbers as people do', async () => {
  const noa = await makeAccount(test, 'admin', { nombre: 'Noa' });
  const reemplazar = 1;
  await save(view('Café  de\u00a0ayer'), noa);
  for (const same of ['Cafe\u0301 de ayer', ' café de   ayer ', 'Café\u2003de\u200b ayer'])
    expect(await save(view(same, 'rol=1'), noa)).toMatchObject({ code: 'saved_view_exists' });
  await save({ ...view('CAFE\u0301 de ayer', 'rol=1'), reemplazar }, noa);
  for (const nombre of ['v10', 'V2', 'v1']) await save(view(nombre), noa);
  expect(await names(noa)).toEqual(['CAFÉ de ayer', 'v1', 'V2', 'v10']);
});

it('is nobody else’s: not read, not replaced and not deleted', async () => {
  await save(view('Solo de Ada'));
  const own = (await listed(ada)).find(({ nombre }) => nombre === 'Solo de Ada');
  expect(await names(bruno)).toEqual([]);
  await save({ ...view('Solo de Ada', 'rol=1'), reemplazar: 1 }, bruno);
  const id = own?.id ?? 0;
  expect(await test.call.reply(deleteView, { id }, { as: bruno })).toMatchObject({ status: 200 });
  expect(await listed(ada)).toContainEqual(own);
  await test.call.send(deleteView, { id }, { as: ada });
  await test.call.send(deleteView, { id }, { as: ada });
  expect(await names(ada)).not.toContain('Solo de Ada');
  expect(await names(bruno)).toEqual(['Solo de Ada']);
});

it('is one of twenty of a list, also of two at once', async () => {
  const eva = await makeAccount(test, 'admin', { nombre: 'Eva' });
  for (let n = 1; n < VIEWS_MAX; n += 1) await save(view(`Vista ${n}`), eva);
  const both = await Promise.all(['Una', 'Otra'].map((nombre) => save(view(nombre), eva)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await names(eva)).toHaveLength(VIEWS_MAX);
  expect(await save({ ...view('Vista 1', 'rol=1'), reemplazar: 1 }, eva)).toMatchObject({
    status: 200,
  });
  expect(await save({ ...view('Vista 1'), lista: 'mensajes', consulta: 'search=a' }, eva)).toEqual(
    expect.objectContaining({ status: 200 }),
  );
});

it('goes with the account', async () => {
  const gone = await makeAccount(test, 'admin', { nombre: 'Gema' });
  await save(view('Se va'), gone);
  await test.call.reply(deleteAccount, { id: gone.keylogin }, { as: ada });
  const { en_espera } = await test.call.send(getApprovals, {}, { as: bruno });
  await test.call.send(approve, { id: en_espera[0]?.id ?? 0 }, { as: bruno });
  const left = await test.services.db.selectFrom('saved_view').select('nombre').execute();
  expect(left.map(({ nombre }) => nombre)).not.toContain('Se va');
});
