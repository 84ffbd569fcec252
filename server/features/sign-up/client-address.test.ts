import { afterAll, beforeAll, expect, it } from 'vitest';
import * as signUp from '#contract/sign-up.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { provePhone } from './testing.ts';

// The table of calls (1 §7) has an address beside the account; the screen of a client asks for none (1 §2).

let test: TestApp;
let cookies: string;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await provePhone(test, '3330000001');
});
afterAll(() => test.close());

const accountOf = (phone: string) => ({
  nombre: 'Clara',
  apellidos: 'Ríos Luna',
  email: `c${phone}@correo.mx`,
  pass: 'una-clave-larga',
  phone,
  terms: true,
});
const address = {
  direccion: 'Calle Morelos 12',
  referencia: '',
  apartamento: '',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Americana',
  cp: 44160,
};

it.each([
  [{ ...address, colonia: '' }, { colonia: 'Escribe tu colonia.' }],
  [{ ...address, ciudad: 'Ninguna' }, { ciudad: 'Elige una ciudad de la lista.' }],
  [7, { address: 'Revisa «address».' }],
])(
  'a client’s address %o is refused at its field, and nothing is created',
  async (sent, campos) => {
    const input = { account: accountOf('3330000001'), address: sent };
    const reply = await test.call.reply(signUp.create, input, { cookies });
    expect(reply).toMatchObject({ status: 400, code: 'invalid_input', campos });
  },
);

it('stores a client’s address', async () => {
  const input = { account: accountOf('3330000001'), address };
  const { user } = await test.call.send(signUp.create, input, { cookies });
  expect(user.address).toEqual({ ...address, comentarios: '' });
});

let last = 3_330_000_001;

it.each([undefined, null, '', {}, '{}', { direccion: '', estado: null, cp: '' }])(
  'takes %o for no address',
  async (nothing) => {
    const phone = String(++last);
    const proved = await provePhone(test, phone);
    const input = { account: accountOf(phone), address: nothing };
    const { user } = await test.call.send(signUp.create, input, { cookies: proved });
    expect(user.address).toBeNull();
  },
);
