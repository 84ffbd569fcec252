import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMON_ERRORS, ROL, type RolName, SESSION_ERRORS } from '#contract/call.ts';
import { newReview } from '#contract/reviews.ts';
import { stream } from '#contract/chat.ts';
import { calls } from '#contract/index.ts';
import { ODD, propertiesOf, type Shape, shapeOf } from '#contract/testing.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import type { Credentials } from './testing/call.ts';

// Generated from the contract: whatever the value of a field, the reply is a sentence, and nothing fails
// internally.

const rolNames = Object.keys(ROL) as RolName[];
let test: TestApp;
const people = {} as Record<RolName, Credentials>;

const who = ({ session_id, keylogin }: Credentials): Credentials => ({ session_id, keylogin });

beforeAll(async () => {
  test = await startTestApp();
  const { services } = test;
  people.client = who(await makeClient(services));
  people.professional = who(await makeProfessional(services));
  people.admin = who(await makeAdmin(services));
});
afterAll(() => test.close());

/** Plausible values, with which a body gets as far as possible. */
const PLAUSIBLE: Record<string, () => unknown> = {
  key_primary: () => people.client.keylogin,
  key_secundary: () => people.professional.keylogin,
  keylogin: () => people.professional.keylogin,
  sender: () => people.client.keylogin,
  keys: () => [people.client.keylogin, people.professional.keylogin],
  user_id: () => people.professional.keylogin,
  msg: () => 'Hola',
  email: () => 'alguien@correo.mx',
  pass: () => 'una-clave-larga-2026',
  phone: () => '3312345678',
  telefono: () => '3312345678',
  correo: () => 'alguien@correo.mx',
  code: () => '123456',
  terms: () => true,
  nombre: () => 'Clara',
  apellidos: () => 'Ríos',
  id: () => 1,
  id_proposal: () => 1,
  estado: () => 'publicada',
  precio: () => 500,
  anticipo: () => 0.25,
  rating: () => 5,
  description: () => 'Bien',
  estatus: () => 'validado',
  direccion: () => 'Hidalgo 12',
  ciudad: () => 'Guadalajara',
  colonia: () => 'Americana',
  cp: () => '44160',
  profesion: () => 'Plomería',
  descripcion: () => 'Trabajos con garantía.',
};

/** For each field and odd value, a body that is plausible otherwise. */
function* bodies(shape: Shape): Generator<[at: string, body: unknown]> {
  const plausible = plausibleOf(shape) as object;
  for (const [name, inner] of Object.entries(propertiesOf(shape))) {
    for (const odd of ODD)
      yield [`${name} = ${JSON.stringify(odd)}`, { ...plausible, [name]: odd }];
    for (const [at, value] of bodies(inner))
      yield [`${name}.${at}`, { ...plausible, [name]: value }];
  }
}

function plausibleOf(shape: Shape): unknown {
  const known = Object.entries(propertiesOf(shape)).map(([name, inner]): [string, unknown] => [
    name,
    PLAUSIBLE[name]?.() ??
      (Object.keys(propertiesOf(inner)).length > 0 ? plausibleOf(inner) : undefined),
  ]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

it('names no field when the body as a whole is wrong', async () => {
  const reply = await test.call.reply(newReview, { review: 5 }, { as: people.client });
  expect(reply).toMatchObject({ status: 400, code: 'malformed_body' });
});

/** The stream has no JSON reply and takes no fields. */
const answering = calls.filter(({ path }) => path !== stream.path);

describe.each(answering.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  it('answers every odd value with a sentence', async () => {
    const rol = rolNames.find((name) => call.access === 'public' || call.access.includes(name));
    const declared: readonly string[] = [
      ...call.errors,
      ...COMMON_ERRORS,
      ...(call.access === 'public' ? [] : SESSION_ERRORS),
    ];
    for (const [at, body] of bodies(shapeOf(call))) {
      const { statusCode, body: text } = await test.app.inject({
        method: 'POST',
        url: `/api${call.path}`,
        payload: { ...(rol && people[rol]), ...(body as object) },
      });
      expect.soft(statusCode, `${at}: ${text}`).toBeLessThan(500);
      const said = JSON.parse(text) as { mensaje: string; code?: string; campos?: object };
      if (said.mensaje === 'success') continue;
      expect.soft(declared, `${at}: ${text}`).toContain(said.code);
      expect.soft(Object.keys(said.campos ?? {}), `${at}: ${text}`).not.toContain('');
    }
  });
});
