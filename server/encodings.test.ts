import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { sessionOf } from './testing/project.ts';

// One reader for all the ways in which a body can be written (4 §H).

let test: TestApp;
let as: { session_id: string; keylogin: string };
let professional: string;
beforeAll(async () => {
  test = await startTestApp();
  as = sessionOf(await makeClient(test.services));
  professional = (await makeProfessional(test.services)).keylogin;
});
afterAll(() => test.close());

type Fields = readonly (readonly [string, string])[];

const ENCODINGS = {
  json: 'application/json',
  text: 'text/plain',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
} as const;
const part = ([name, value]: readonly [string, string]) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

async function post(path: string, type: keyof typeof ENCODINGS, payload: string) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': ENCODINGS[type] },
    payload,
  });
  return { status: reply.statusCode, ...reply.json<Record<string, never>>() };
}

const session = (): Fields => Object.entries({ rute: '', ...as });
/** A form, urlencoded and as multipart. */
const forms = (path: string, fields: Fields) => [
  post(path, 'urlencoded', new URLSearchParams(fields as [string, string][]).toString()),
  post(path, 'multipart', `${fields.map(part).join('')}--b--\r\n`),
];
/** An object, as JSON and as text. */
const objects = (path: string, body: object) =>
  (['json', 'text'] as const).map((type) => post(path, type, JSON.stringify(body)));

const ADDRESS = {
  direccion: 'Calle Morelos 12',
  referencia: 'Portón azul',
  apartamento: '',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Americana',
  cp: '44160',
};
const saved = { mensaje: 'success', user: { address: { ...ADDRESS, cp: 44160 } } };

describe('an object', () => {
  it.each([
    ['itself', (): Fields => Object.entries(ADDRESS)],
    ['a field of JSON', (): Fields => [['address', JSON.stringify(ADDRESS)]]],
    [
      'fields in brackets',
      (): Fields => Object.entries(ADDRESS).map(([name, value]) => [`address[${name}]`, value]),
    ],
  ])('of a form may be %s', async (_what, fields) => {
    const path = '/update-account/address.php';
    for (const reply of await Promise.all(forms(path, [...session(), ...fields()])))
      expect(reply).toMatchObject(saved);
  });

  it('of an object may be a text of JSON', async () => {
    const path = '/update-account/address.php';
    const bodies = [ADDRESS, { address: ADDRESS }, { address: JSON.stringify(ADDRESS) }];
    for (const body of bodies)
      for (const reply of await Promise.all(objects(path, { ...as, ...body })))
        expect(reply).toMatchObject(saved);
  });

  it('that is not JSON is refused at its field, and so is what it lacks', async () => {
    const path = '/default/contacto.php';
    const refused = { status: 400, code: 'invalid_input' };
    for (const reply of await Promise.all(forms(path, [['formContact', '{"nombre":']])))
      expect(reply).toMatchObject({ ...refused, campos: { formContact: 'Revisa «formContact».' } });
    for (const reply of await Promise.all(forms(path, [['formContact[nombre]', 'Ana']])))
      expect(reply).toMatchObject({ ...refused, campos: { correo: 'Escribe tu correo.' } });
  });

  it('of a search is not mistaken for its words', async () => {
    const path = '/default/get_profiles.php';
    const [words, braces] = await Promise.all([
      ...forms(path, [['search', '["plomero"]']]).slice(0, 1),
      ...forms(path, [['search', '{plomero']]).slice(0, 1),
    ]);
    expect([words, braces]).toMatchObject([{ mensaje: 'success' }, { mensaje: 'success' }]);
    for (const reply of await Promise.all(forms(path, [['search[categoria]', 'Nada']])))
      expect(reply).toMatchObject({ mensaje: 'success', profiles: [] });
  });
});

describe('a list', () => {
  const path = '/chat/send_message.php';

  it('may be repeated, in brackets, numbered, JSON, or by commas', async () => {
    const [own, other] = [as.keylogin, professional];
    const ways: Fields[] = [
      [
        ['keys', own],
        ['keys', other],
      ],
      [
        ['keys[]', own],
        ['keys[]', other],
      ],
      [
        ['keys[1]', other],
        ['keys[0]', own],
      ],
      [['keys', JSON.stringify([own, other])]],
      [['keys', `${own}, ${other}`]],
      [['keys', JSON.stringify({ key_primary: own, key_secundary: other })]],
    ];
    for (const keys of ways) {
      const fields: Fields = [...session(), ...keys, ['msg', 'Hola'], ['sender', own]];
      for (const reply of await Promise.all(forms(path, fields)))
        expect(reply).toMatchObject({ mensaje: 'success', message: { msg: 'Hola' } });
    }
  });
});

describe('«undefined» and «null» as text', () => {
  it('say nothing, also inside an object and instead of a session', async () => {
    const optional = { ...ADDRESS, referencia: 'undefined', apartamento: 'null' };
    const path = '/update-account/address.php';
    for (const reply of await Promise.all([
      ...forms(path, [...session(), ['address', JSON.stringify(optional)]]),
      ...objects(path, { ...as, ...optional }),
    ]))
      expect(reply).toMatchObject({ user: { address: { referencia: '', apartamento: '' } } });

    for (const reply of await Promise.all(forms('/default/get_profiles.php', [['search', 'null']])))
      expect(reply).toMatchObject({ profiles: [{ keylogin: professional }] });
    const lost = { session_id: 'undefined', keylogin: 'null' };
    for (const reply of await Promise.all(objects('/account/validate_session.php', lost)))
      expect(reply).toMatchObject({ status: 401, code: 'no_session' });
  });

  it('are not the text of a required field', async () => {
    const fields: Fields = [...session(), ['keys', `${as.keylogin},x`], ['msg', 'undefined']];
    for (const reply of await Promise.all(forms('/chat/send_message.php', fields)))
      expect(reply).toMatchObject({ status: 400 });
    const address = JSON.stringify({ ...ADDRESS, colonia: 'undefined' });
    const path = '/update-account/address.php';
    for (const reply of await Promise.all(forms(path, [...session(), ['address', address]])))
      expect(reply).toMatchObject({ campos: { colonia: 'Escribe tu colonia.' } });
  });
});

describe('what does not belong there', () => {
  it('is a file: one of a field that the call does not have is dropped', async () => {
    const file =
      '--b\r\nContent-Disposition: form-data; name="search"; filename="a.txt"\r\n\r\nx\r\n--b--\r\n';
    const reply = await post('/default/get_profiles.php', 'multipart', file);
    expect(reply).toMatchObject({ mensaje: 'success' });
  });

  it('is a list where the whole body is an object', async () => {
    const body = { ...as, address: [[]] };
    for (const reply of await Promise.all(objects('/update-account/address.php', body)))
      expect(reply).toMatchObject({ status: 400, code: 'malformed_body' });
  });
});

describe('odd names of fields', () => {
  it('reach no prototype and cost nothing', async () => {
    const names = [
      '__proto__[polluted]',
      'constructor[prototype][polluted]',
      'search[__proto__][polluted]',
      'search[99999999999999999999]',
      `search${'[a]'.repeat(500)}`,
      '[',
      ']',
      'a[b',
      '',
    ];
    for (const name of names) {
      const [reply] = await Promise.all(
        forms('/default/get_profiles.php', [[name, 'yes']]).slice(0, 1),
      );
      expect(reply?.status).toBeLessThan(500);
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const deep = `{"search":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    expect((await post('/default/get_profiles.php', 'text', deep)).status).toBeLessThan(500);
  });
});
