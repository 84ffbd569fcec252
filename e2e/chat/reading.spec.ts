import { expect, type Page } from '@playwright/test';
import { getMessages } from '#contract/chat.ts';
import type { Message } from '#contract/chat/view.ts';
import { openChat } from '../steps/chat.ts';
import { photoOf } from '../steps/images.ts';
import { demoProfessional, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { messages } from '../steps/project.ts';

// Reading a conversation: scroll position, links and images.

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

test('a link opens another tab; an image opens large, can be zoomed, and returns the focus', async ({
  seat,
}) => {
  const client = await newClient();
  const { buffer: content, name } = await photoOf(8);
  await professional.write(client, 'Así quedó: https://fotos.example/a', { name, content });
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

  // A link opens in a new tab, which learns nothing of this one.
  await page
    .context()
    .route('https://fotos.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Fotos</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await messages(page).getByRole('link').click();
  const other = await opened;
  await expect(other).toHaveTitle('Fotos');
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await other.close();

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
