import { expect } from '@playwright/test';
import sharp from 'sharp';
import { productUrl, test } from './steps/product.ts';

// What a phone needs to install Maestros as an application.

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

test('Chromium accepts the manifest', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: productUrl() });
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({
    name: 'Maestros',
    lang: 'es-MX',
    start_url: '/',
    display: 'standalone',
  });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in private pages, which cannot install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await page.close();
});

test('every icon has its declared type and size', async () => {
  const manifest = await fetch(`${productUrl()}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { icons } = (await manifest.json()) as { icons: Icon[] };
  expect(icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
    'monochrome 512x512',
  ]);
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...icons, apple]) {
    const answer = await fetch(productUrl() + src);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`);
  }
});

test('files that browsers request at the root exist, and pages still work', async () => {
  const type = async (path: string) => {
    const answer = await fetch(productUrl() + path);
    return `${answer.status} ${answer.headers.get('content-type')?.split(';')[0]}`;
  };
  expect(await type('/favicon.ico')).toMatch(/^200 image\/(?:x-icon|vnd\.microsoft\.icon)$/);
  expect(await type('/favicon.svg')).toBe('200 image/svg+xml');
  expect(await type('/iconos/no-existe.png')).toMatch(/^404 text\/html/);
  expect(await type('/manifest.webmanifest.br')).toMatch(/^404/);
  expect(await type('/')).toBe('200 text/html');
});
