import { expect, type Page } from '@playwright/test';
import { getProfilePublic } from '#contract/search.ts';
import { send } from './steps/calls.ts';
import { demoProfessional, type Member, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { follow } from './steps/router.ts';
import { fillAccount, proveCode } from './steps/sign-up.ts';

// From the search to a professional: the list, the profile, and the way into the chat.

const SEARCH = '/default/get_profiles.php';
const REVIEWS = '/default/get_reviews_public.php';

let professional: Member;
test.beforeAll(async () => {
  professional = await demoProfessional();
});

/** Records the page's requests of a call from now on. */
function asked(page: Page, path: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

const cards = (page: Page) => page.getByRole('article');

test('«Ver más» continues the list, and going back restores it', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await page.goto('/categorias');
  await expect(cards(page)).toHaveCount(20);
  const searches = asked(page, SEARCH);

  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards(page).nth(20).getByRole('link')).toBeFocused();
  expect(searches).toEqual([expect.stringContaining('"despues":"')]);

  const links = cards(page).getByRole('link');
  const all = await links.evaluateAll((found) => found.map((one) => one.getAttribute('href')));
  expect(new Set(all).size).toBe(40);
  const chosen = cards(page).nth(30);
  await chosen.scrollIntoViewIfNeeded();
  await chosen.getByRole('link').click();
  await expect(page).toHaveURL(/\/ver\/profesional\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect(cards(page).nth(30)).toBeInViewport();
  expect(searches).toHaveLength(1);

  await page.reload();
  await expect(cards(page)).toHaveCount(40);
  expect(await links.evaluateAll((found) => found.map((one) => one.getAttribute('href')))).toEqual(
    all,
  );
});

test('a card shows the price of the option that was searched for', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await page.goto('/categorias/plomeria');
  const secondary = cards(page).filter({ hasText: 'Plomería desde $' });
  await expect(secondary.first()).toBeVisible();
  await expect(secondary.first().getByText('Plomería', { exact: true })).toHaveCount(0);
  await follow(page, '/categorias');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/plomería/i);
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).filter({ hasText: 'Plomería desde $' })).toHaveCount(0);
});

test('the reviews of a profile load page by page, without private data', async ({ seat }) => {
  const { keylogin, user, session_id } = professional;
  const { page } = await seat(PHONE);
  const answer = await page.goto(`/ver/profesional/${keylogin}`);
  const html = (await answer?.text()) ?? '';
  const reply = JSON.stringify(await send(getProfilePublic, { keylogin }));
  const { email, phone } = user.account;
  const { direccion = '' } = user.address ?? {};
  for (const secret of [email, phone, phone.slice(-10), direccion, session_id]) {
    expect(secret).not.toBe('');
    expect(html).not.toContain(secret);
    expect(reply).not.toContain(secret);
  }

  const reviews = page.locator('#resenas li[tabindex]');
  await expect(page.getByText(/^Suele responder en un/)).toBeVisible();
  await expect(reviews).toHaveCount(4);
  const pages = asked(page, REVIEWS);
  await page.getByRole('button', { name: 'Ver más reseñas' }).click();
  await expect(reviews.nth(4)).toBeFocused();
  expect(pages).toHaveLength(1);
  const { profile } = await send(getProfilePublic, { keylogin });
  await expect(reviews).toHaveCount(Math.min(profile.reviews_count, 14));
  await expectGoodScreen(page);
});

test('a visitor who wants to write signs up and lands in that chat', async ({ seat }) => {
  const { page } = await seat(PHONE);
  const person = somebodyNew('Vera', 'Luna Paz');
  await page.goto(`/ver/profesional/${professional.keylogin}`);
  await page.getByRole('link', { name: 'Escribirle' }).click();
  await expect(page).toHaveURL(/\/quiero-contratar$/);
  await fillAccount(page, person);
  await proveCode(page, person.phone);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${professional.keylogin}$`));
  await expect(page.getByRole('textbox', { name: /^Mensaje para/ })).toBeVisible();
});
