import { request } from 'node:http';
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

const part = (index: number) =>
  `--b\r\nContent-Disposition: form-data; name="imagenes[${index}][file]"; filename="a.jpg"\r\n\r\n`;

/** A stranger sends eight images of 5 MB and then stops; answers the reply so far, if any. */
function fallSilent() {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sending = request(`${base}/api${addPortfolio.path}`, { method: 'POST', headers });
  const said = new Promise<number>((resolve) => {
    sending.on('response', (answer) => resolve(answer.statusCode ?? 0));
  });
  sending.on('error', () => {});
  const taken = (async () => {
    for (let index = 0; index < 8; index++)
      await new Promise((written) =>
        sending.write(
          Buffer.concat([Buffer.from(part(index)), Buffer.alloc(5 * MB), Buffer.from('\r\n')]),
          written,
        ),
      );
  })();
  return { said, taken, leave: () => sending.destroy() };
}

it('limits the memory of uploads, and releases it when a client leaves', async () => {
  const silent = [fallSilent(), fallSilent(), fallSilent()];
  await Promise.all(silent.map(({ taken }) => taken));
  // 120 MB are held of the 128 that one network may fill.
  const refused = fallSilent();
  expect(await refused.said).toBe(503);
  refused.leave();
  for (const { leave } of silent) leave();

  const { session_id, keylogin } = await makeProfessional(test);
  const ana = { session_id, keylogin };
  const small = { file: await photo(30) };
  const text = { titulo: 'Baño nuevo', descripcion: 'Azulejo y plomería.' };
  await expect
    .poll(
      async () => {
        const again = fallSilent();
        const heard = await Promise.race([again.said, again.taken.then(() => 'room')]);
        again.leave();
        return heard;
      },
      // One look sends 40 MB, which alone can take a busy machine a second.
      { timeout: 30_000 },
    )
    .toBe('room');
  expect(await sendForm(test, addPortfolio, ana, text, [small])).toMatchObject({
    mensaje: 'success',
  });
});
