import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/index.ts';
import { contacto } from '#contract/contact.ts';
import { textOf } from '#contract/errors.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { ApiError, clientOf } from './client.ts';

// What a person reads when a call fails (1 §8), for each call of the contract. That a screen shows it is its own
// test's affair.

afterEach(() => void vi.unstubAllGlobals());

/** How a call fails when the network answers this. */
async function failureOf(call: (typeof calls)[number], reply: () => Response): Promise<ApiError> {
  vi.stubGlobal('fetch', async () => reply());
  const { send } = clientOf({ send: call });
  const error: unknown = await send({}).catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error(`${call.path} did not fail`);
}

for (const { name, reply, code, text } of FAILURES)
  test(`${name}: every call fails with its text`, async () => {
    for (const call of calls) {
      const { message, code: its } = await failureOf(call, reply);
      const { path } = call;
      expect({ path, message, code: its }).toEqual({ path, message: text(call), code });
    }
  });

test('a refusal carries its code and the texts of its fields', async () => {
  const campos = { correo: 'Texto del campo.' };
  const mensaje = textOf('invalid_input');
  const error = await failureOf(contacto, () =>
    Response.json({ mensaje, code: 'invalid_input', campos }, { status: 400 }),
  );
  expect(error).toMatchObject({ message: mensaje, code: 'invalid_input', campos });
});

test('a reply that breaks off is a failed connection', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) });
  const error = await failureOf(contacto, () => new Response(broken));
  expect(error).toMatchObject({ message: contacto.texts.network, code: 'network' });
});
