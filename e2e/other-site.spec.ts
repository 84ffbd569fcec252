import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './steps/outbox.ts';
import { demoProfessional, somebodyNew } from './steps/people.ts';
import { DESKTOP, test } from './steps/person.ts';
import { otherSite, productUrl } from './steps/product.ts';

// A page of another site uses the API in a browser (4 §H): what it may is decided there, by its rules for origins.

type Reply = Readonly<Record<string, unknown>>;
type Encoding = 'json' | 'text' | 'urlencoded' | 'multipart';

/** The reply of a call, or the name of the browser's error. */
const call = (page: Page, path: string, fields: object, encoding: Encoding = 'json') =>
  page.evaluate(
    async ([url, sent, type]) => {
      const body =
        type === 'json' || type === 'text'
          ? JSON.stringify(sent)
          : type === 'urlencoded'
            ? new URLSearchParams()
            : new FormData();
      if (typeof body !== 'string')
        for (const [name, value] of Object.entries(sent))
          body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
      const headers: HeadersInit = type === 'json' ? { 'content-type': 'application/json' } : {};
      try {
        const reply = await fetch(url, { method: 'POST', body, headers });
        return (await reply.json()) as Reply;
      } catch (error) {
        return { mensaje: (error as Error).name };
      }
    },
    [`${productUrl()}/api${path}`, fields, encoding] as const,
  );

const showsPicture = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    return image.decode().then(
      () => image.naturalWidth > 0,
      () => false,
    );
  }, `${productUrl()}/api${path}`);

test('an allowed site signs somebody up without cookies, writes, and shows pictures', async ({
  seat,
}) => {
  const { page } = await seat(DESKTOP);
  const professional = await demoProfessional();
  const { pass, ...person } = somebodyNew('Nadia', 'Lugo Paz');
  await page.goto(`${otherSite()}/terminos-condiciones`);
  const { intento } = await call(page, '/create-account/code_send.php', { phone: person.phone });
  expect(await page.context().cookies()).toEqual([]);
  const code = await codeSentTo(person.phone);
  await call(page, '/create-account/validate_code.php', { code, intento }, 'urlencoded');
  const account = { ...person, pass, terms: true };
  const created = await call(page, '/create-account/create.php', { account, intento }, 'multipart');
  expect(created).toMatchObject({ mensaje: 'success' });

  const { session_id, keylogin } = created;
  const keys = [keylogin, professional.keylogin];
  for (const encoding of ['json', 'text', 'urlencoded', 'multipart'] as const) {
    const message = { session_id, keylogin, keys, msg: `Con ${encoding}`, sender: keylogin };
    const reply = await call(page, '/chat/send_message.php', message, encoding);
    expect(reply).toMatchObject({ mensaje: 'success', message: { msg: `Con ${encoding}` } });
  }
  // A refusal says why there too.
  const lost = await call(page, '/account/validate_session.php', { session_id: 'x', keylogin });
  expect(lost).toMatchObject({ mensaje: 'No se encontró una sesión activa' });
  const search = { categoria: 'Plomería' };
  const found = await call(page, '/default/get_profiles.php', { search }, 'urlencoded');
  const [first] = found.profiles as { img_profile: string }[];
  expect(await showsPicture(page, first?.img_profile ?? '')).toBe(true);
});

test('any other site reads nothing', async ({ seat }) => {
  const { page, pageErrors } = await seat(DESKTOP);
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Otro sitio</title>');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    for (const encoding of ['json', 'text', 'urlencoded', 'multipart'] as const)
      expect(await call(page, '/default/get_categorias.php', {}, encoding)).toEqual({
        mensaje: 'TypeError',
      });
    // The browser says so on its console.
    expect(pageErrors.splice(0).join()).toContain('Access-Control-Allow-Origin');
  } finally {
    site.close();
  }
});
