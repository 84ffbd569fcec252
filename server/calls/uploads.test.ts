import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPortfolio } from '#contract/portfolio.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { photo, sendForm } from '#server/features/portfolio/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const MB = 1024 * 1024;
let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await startTestApp();
  base = await test.listen();
});
afterAll(() => test.close());

const picture = (index: number, bytes: number) =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="imagenes[${index}][file]"; filename="a.jpg"\r\n\r\n`,
    ),
    Buffer.alloc(bytes),
    Buffer.from('\r\n'),
  ]);
const field = (name: string, value: string) =>
  Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

/** Begins a form, and never ends it; answers the status of the reply, once there is one. */
async function beginForm(parts: readonly Buffer[]) {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sending = request(`${base}/api${addPortfolio.path}`, { method: 'POST', headers });
  const answered = once(sending, 'response').then(
    ([answer]) => (answer as IncomingMessage).statusCode,
    () => 'cut off',
  );
  for (const part of parts)
    await Promise.race([answered, new Promise((written) => sending.write(part, written))]);
  return { answered, leave: () => sending.destroy() };
}

it('refuses whoever has no session at the first picture, without waiting for its end', async () => {
  const invented = [field('session_id', 'x'.repeat(43)), field('keylogin', 'x'.repeat(22))];
  const { answered, leave } = await beginForm([...invented, picture(0, 1)]);
  expect(await answered).toBe(401);
  leave();
});

it('keeps room for who signed in, whatever strangers begin and never end', async () => {
  // Forms that name nobody before their pictures count as strangers'; one network fills its share with them.
  const silent = await Promise.all(
    [1, 2, 3].map(() => beginForm([0, 1].map((index) => picture(index, 4 * MB)))),
  );
  const over = await Promise.all(
    [1, 2].map(() => beginForm([picture(0, 5 * MB), picture(1, 5 * MB)])),
  );
  expect(await Promise.race(over.map(({ answered }) => answered))).toBe(503);

  const { session_id, keylogin } = await makeProfessional(test);
  const text = { titulo: 'Baño nuevo', descripcion: 'Azulejo y plomería.' };
  const works = [{ file: await photo(30) }, { file: await photo(40) }];
  expect(await sendForm(test, addPortfolio, { session_id, keylogin }, text, works)).toMatchObject({
    mensaje: 'success',
  });
  for (const { leave } of [...silent, ...over]) leave();
});
