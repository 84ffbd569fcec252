import { afterAll, beforeAll, expect, it } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import { ADDRESSES_MAX } from '#domain/accounts/addresses.ts';
import { makeClient } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';

// A client's saved addresses (4 §G).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const client = async () => sessionOf(await makeClient(test.services));
const MOTHER = {
  nombre: 'Mamá',
  direccion: 'Pavo 312',
  apartamento: '',
  referencia: '',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Mexicaltzingo',
  cp: '44180',
};
const save = (as: Credentials, extra = {}) =>
  test.call.send(accounts.saveAddress, { ...MOTHER, ...extra }, { as });
const namesOf = async (as: Credentials) =>
  (await test.call.send(accounts.getAddresses, {}, { as })).direcciones.map(({ nombre }) => nombre);

it('the account’s own comes first, others are saved, changed and deleted', async () => {
  const me = await client();
  await test.call.send(
    accounts.updateAddress,
    { ...MOTHER, direccion: 'Juan Álvarez 1870', comentarios: '' },
    { as: me },
  );
  const { id } = await save(me);
  const { direcciones } = await save(me, { id, nombre: 'Casa de mi mamá', apartamento: '2' });
  expect(direcciones).toMatchObject([
    { id: 0, nombre: 'Mi dirección', direccion: 'Juan Álvarez 1870', cp: '44180' },
    { ...MOTHER, id, nombre: 'Casa de mi mamá', apartamento: '2' },
  ]);
  await test.call.send(accounts.deleteAddress, { id }, { as: me });
  expect(await namesOf(me)).toEqual(['Mi dirección']);
});

it('nobody changes or deletes somebody else’s', async () => {
  const [me, other] = await Promise.all([client(), client()]);
  const { id } = await save(other);
  const change = { ...MOTHER, id, nombre: 'Mía' };
  expect(await test.call.refused(accounts.saveAddress, change, { as: me })).toBe(
    'address_not_found',
  );
  expect(await test.call.refused(accounts.deleteAddress, { id }, { as: me })).toBe(
    'address_not_found',
  );
  expect(await namesOf(other)).toContain('Mamá');
});

it('a postal code of another state is refused at its field', async () => {
  const me = await client();
  const reply = await test.call.reply(accounts.saveAddress, { ...MOTHER, cp: '64000' }, { as: me });
  expect(reply).toMatchObject({ campos: { cp: expect.stringContaining('Nuevo León') } });
});

it('ten are enough, also when two are saved at once', async () => {
  const me = await client();
  const before = (await namesOf(me)).length;
  for (let index = 1; index < ADDRESSES_MAX; index += 1) await save(me);
  const both = await Promise.allSettled([save(me), save(me)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await namesOf(me)).toHaveLength(before + ADDRESSES_MAX);
});
