import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { getCategorias } from '#contract/catalogue.ts';
import { getSettings } from '#contract/contact.ts';
import { send } from './steps/calls.ts';
import { productUrl } from './steps/product.ts';
import { DESKTOP, PHONE, test } from './steps/person.ts';

// /oferta-profesionales: its film respects the visitor's settings, and its lists come from the server.

const OFFER = '/oferta-profesionales';
const pause = (page: Page) => page.getByRole('button', { name: 'Pausar la animación' });
const play = (page: Page) => page.getByRole('button', { name: 'Reproducir la animación' });

/** Moves the pointer, also where it lay before: the film waits for somebody. */
async function attend(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

/** The current time of the film, to tell whether it plays. */
const time = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

const watching = test.extend<{ watch: (options?: BrowserContextOptions) => Promise<Page> }>({
  watch: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: productUrl(),
        viewport: DESKTOP,
        reducedMotion: 'no-preference',
        ...options,
      });
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

watching('the film plays by itself, stops by keyboard, and moves nothing', async ({ watch }) => {
  const page = await watch();
  await page.addInitScript(() => {
    const record = window as unknown as { shift: number };
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        record.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
  await page.goto(OFFER, { waitUntil: 'networkidle' });
  await expect(page.locator('video')).toHaveCount(0);
  await attend(page);
  await expect(page.locator('video')).toHaveCSS('opacity', '1');
  // Fonts that come late on a first visit move texts by less than anybody sees; 0.1 would be good.
  expect(await shift()).toBeLessThan(0.01);
  await page.goto(OFFER, { waitUntil: 'networkidle' });
  await attend(page);
  await expect(pause(page)).toBeVisible();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await expect(page.locator('video')).toHaveCSS('opacity', '1');
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeFocused();
  expect(await isPaused(page)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await shift()).toBe(0);
});

watching('out of sight it stops, and goes on when it is back', async ({ watch }) => {
  const page = await watch({ viewport: PHONE });
  await page.goto(OFFER, { waitUntil: 'networkidle' });
  await attend(page);
  await expect.poll(() => page.locator('video').count()).toBe(1);
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.locator('video').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
});

watching('who wants less motion or less data sees the drawing until asking', async ({ watch }) => {
  const calm = await watch({ reducedMotion: 'reduce' });
  const saving = await watch();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const page of [calm, saving]) {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(?:webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.goto(OFFER);
    await expect(play(page)).toBeVisible();
    expect(films).toEqual([]);
    await play(page).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    expect(films).not.toEqual([]);
  }
});

test('the trades come from the server, and the chat link exists if a phone is configured', async ({
  seat,
}) => {
  const [{ categorias }, { whatsapp }] = await Promise.all([
    send(getCategorias, {}),
    send(getSettings, {}),
  ]);
  const { page } = await seat(PHONE);
  await page.goto(OFFER);
  const main = page.getByRole('main');
  for (const categoria of categorias)
    await expect(main.getByRole('link', { name: categoria, exact: true })).toHaveAttribute(
      'href',
      /^\/categorias\/[^/]+$/,
    );
  const chat = main.getByRole('link', { name: 'Escríbenos por WhatsApp' });
  await expect(chat).toHaveCount(whatsapp === null ? 0 : 2);
  await main.getByRole('link', { name: 'Quiero trabajar' }).click();
  await expect(page).toHaveURL(/\/quiero-trabajar$/);
  await page.getByRole('link', { name: 'Ver todo lo que ofrecemos' }).click();
  await main.getByRole('link', { name: 'Plomería', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Plomería|plomería/ })).toBeVisible();
});
