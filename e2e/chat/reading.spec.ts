import { expect, type Page } from '@playwright/test';
import { getMessages } from '#contract/chat.ts';
import type { Message } from '#contract/views.ts';
import { openChat } from '../steps/chat.ts';
import { photoOf } from '../steps/images.ts';
import { demoProfessional, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { messages } from '../steps/project.ts';

// Reading a conversation: scroll position, times, links and images.

let professional: Member;
test.beforeAll(async () => {
  professional = await demoProfessional();
});

const READS = `**/api${getMessages.path}`;

/** Changes the server's reply with messages before the page gets it. */
const change = (page: Page, edit: (messages: Message[]) => void) =>
  page.route(READS, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { messages: Message[] };
    edit(reply.messages);
    await route.fulfill({ response, json: reply });
  });

/** Both people write, so that neither reaches the rate limit. */
async function fill(client: Member, count: number): Promise<void> {
  for (let i = 1; i <= count; i++) {
    const [from, to] = i % 2 ? [client, professional] : [professional, client];
    await from.write(to, `Mensaje número ${i}.`);
  }
}

const numbered = (page: Page, i: number) =>
  messages(page).getByText(`Mensaje número ${i}.`, { exact: true });

test('a conversation opens at the last message, and keeps its scroll position while more arrive', async ({
  seat,
}) => {
  const client = await newClient();
  await fill(client, 120);
  const { page } = await seat(PHONE, client);
  await openChat(page, professional);
  await expect(numbered(page, 120)).toBeInViewport();
  await expect(numbered(page, 71)).toBeAttached();
  await expect(numbered(page, 70)).toHaveCount(0);

  // The older page is delayed while the position is checked.
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route(
    READS,
    async (route) => {
      asked.resolve();
      await answer.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await numbered(page, 73).scrollIntoViewIfNeeded();
  await asked.promise;
  const position = async () => (await numbered(page, 73).boundingBox())?.y;
  const before = await position();
  answer.resolve();
  await expect(numbered(page, 21)).toBeAttached();
  expect(Math.abs(((await position()) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);

  // A message that arrives below moves nothing either, and is announced.
  const pill = page.getByRole('button', { name: 'nuevos mensajes' });
  await expect(pill).toHaveCount(0);
  await professional.write(client, 'Algo nuevo.');
  await expect(pill).toBeVisible();
  expect(Math.abs(((await position()) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
  await expectGoodScreen(page);
  await pill.click();
  await expect(messages(page).getByText('Algo nuevo.')).toBeInViewport();
  await expect(pill).toHaveCount(0);
  // A reader at the end stays at the end.
  await professional.write(client, 'Y otra cosa.');
  await expect(messages(page).getByText('Y otra cosa.')).toBeInViewport();
  await expect(pill).toHaveCount(0);

  // All messages up to the first are there, once and in order.
  for (const first of [21, 1]) {
    await numbered(page, first).scrollIntoViewIfNeeded();
    await expect(numbered(page, Math.max(1, first - 20))).toBeAttached();
  }
  const shown = await messages(page)
    .getByText(/^Mensaje número \d+\.$/)
    .allInnerTexts();
  expect(shown).toEqual(Array.from({ length: 120 }, (_, i) => `Mensaje número ${i + 1}.`));
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Friday morning in Mexico City. */
const NOW = Date.parse('2026-11-20T16:30:00Z');
const TIMES: readonly (readonly [ago: number, words: string, day: string])[] = [
  [16 * DAY, '04 del 11 a las 10:30', 'miércoles 4 de noviembre'],
  [15 * DAY, 'hace 15 días', 'jueves 5 de noviembre'],
  [DAY, 'hace 1 día', 'ayer'],
  [3 * HOUR, 'hace 3 horas', 'hoy'],
  [HOUR, 'hace 1 hora', 'hoy'],
  [2 * MINUTE, 'hace 2 minutos', 'hoy'],
  [MINUTE, 'hace 1 minuto', 'hoy'],
  [30_000, 'justo ahora', 'hoy'],
];

test('times are worded exactly and kept current, also after sleep', async ({ seat }) => {
  const client = await newClient();
  await fill(client, TIMES.length);
  const { page } = await seat(PHONE, client);
  await page.clock.install({ time: NOW - HOUR });
  await change(page, (shown) => {
    for (const [i, message] of shown.entries())
      message.createAt = new Date(NOW - (TIMES[i]?.[0] ?? 0)).toISOString();
  });
  await openChat(page, professional);
  await page.clock.pauseAt(NOW);
  const times = () => messages(page).getByRole('time').allInnerTexts();
  await expect.poll(times).toEqual(TIMES.map(([, words]) => words));
  const days = [...new Set(TIMES.map(([, , day]) => day))];
  for (const day of days)
    await expect(messages(page).getByText(day, { exact: true })).toHaveCount(1);

  // They are kept current while the page is open, and after a laptop was closed over night.
  await page.clock.runFor(MINUTE);
  await expect
    .poll(async () => (await times()).slice(-3))
    .toEqual(['hace 3 minutos', 'hace 2 minutos', 'hace 1 minuto']);
  await page.clock.fastForward(DAY);
  await expect
    .poll(async () => (await times()).slice(1))
    .toEqual([
      '05 del 11 a las 10:30',
      'hace 2 días',
      ...Array.from({ length: 5 }, () => 'hace 1 día'),
    ]);
  await expect(messages(page).getByText('hoy', { exact: true })).toHaveCount(0);
  await expect(messages(page).getByText('ayer', { exact: true })).toHaveCount(1);
  // axe needs running timers.
  await page.clock.resume();
  await expectGoodScreen(page);
  await page.unrouteAll({ behavior: 'wait' });
});

test('web addresses become links in a new tab without referrer; deceptive ones stay text', async ({
  seat,
}) => {
  const client = await newClient();
  const long = `https://fotos.example/${'muy-larga-'.repeat(40)}fin`;
  await client.write(professional, `Mira https://fotos.example/a?b=1. Y (www.maestros.mx).`);
  await professional.write(client, long);
  await professional.write(
    client,
    'javascript:alert(1) https://banco.mx@malo.example/ https://bаnco.mx',
  );
  const { page } = await seat(PHONE, client);
  await openChat(page, professional);
  const links = messages(page).getByRole('link');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
    'https://fotos.example/a?b=1',
    'https://www.maestros.mx/',
    long,
  ]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expectGoodScreen(page);
  await page
    .context()
    .route('https://fotos.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Fotos</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await links.first().click();
  const other = await opened;
  await expect(other).toHaveTitle('Fotos');
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('an image opens large, can be zoomed, and returns the focus', async ({ seat }) => {
  const client = await newClient();
  const { buffer: content, name } = await photoOf(8);
  await professional.write(client, 'Así quedó.', { name, content });
  const { page } = await seat(DESKTOP, client);
  // Its link has expired before it is opened, so a new one is requested.
  let first = true;
  await change(page, ([message]) => {
    if (first && message) message.rute_adjunto = message.rute_adjunto.replace(/v=\d+/, 'v=1');
    first = false;
  });
  await openChat(page, professional);
  const thumb = messages(page).getByRole('button', { name: 'Ver imagen de Taller Núñez' });
  const naturalWidth = () =>
    messages(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(naturalWidth).toBeGreaterThan(0);

  await thumb.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Imagen de Taller Núñez' });
  const image = viewer.locator('img');
  await expect(image).toBeInViewport();
  const width = async () => (await image.boundingBox())?.width ?? 0;
  const whole = await width();
  await expectGoodScreen(page);
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(2 * whole, 0);
  // The centre of the image is still in the middle.
  const middle = await viewer
    .getByRole('group')
    .evaluate((box) => (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth);
  expect(middle).toBeCloseTo(0.5, 2);
  await viewer.getByRole('button', { name: 'Acercar', exact: true }).click();
  await expect.poll(width).toBeCloseTo(4 * whole, 0);
  await expectGoodScreen(page);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(whole, 0);
  await viewer.getByRole('button', { name: 'Acercar la imagen' }).click();
  await expect.poll(width).toBeCloseTo(2 * whole, 0);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(thumb).toBeFocused();
});
