import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoProfessional, somebodyNew } from './steps/people.ts';
import { DESKTOP, PHONE, test } from './steps/person.ts';
import { messages, say } from './steps/project.ts';
import { fillAccount, signUpAsClient } from './steps/sign-up.ts';

// What browsers of the floor (README) lack, and what some people's browsers refuse, in the browser of the journeys.

/** Takes away what Chrome 109, Safari 16.0 or Firefox 115 lack, and makes locales write what nobody expects. */
const asOnTheFloor = (page: Page) =>
  page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [RegExp, ['escape']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Document.prototype, ['startViewTransition']],
      [globalThis, ['requestIdleCallback', 'Iterator', 'navigation']],
    ];
    for (const [owner, names] of lacking)
      for (const name of names) Reflect.deleteProperty(owner, name);
    const odd = { value: () => '0 10/17/2025' };
    for (const formatter of [Intl.DateTimeFormat, Intl.NumberFormat, Intl.ListFormat])
      Object.defineProperties(formatter.prototype, {
        format: odd,
        formatToParts: { value: () => [] },
      });
    for (const owner of [Number, Date])
      Object.defineProperty(owner.prototype, 'toLocaleString', odd);
  });

test('a person with an old browser signs up, reads dates and prices, and chats', async ({
  seat,
}) => {
  const { page } = await seat(PHONE);
  await asOnTheFloor(page);
  await signUpAsClient(page, somebodyNew('Olga', 'Peña Sol'));
  const professional = await demoProfessional();
  await page.goto(`/ver/profesional/${professional.keylogin}`);
  await expect(page.getByText(/Validado.* \d{1,2} [a-z]{3} \d{4}/).first()).toBeVisible();
  await expect(page.getByText(/\$\d/).first()).toBeVisible();
  await page.goto(`/chat/${professional.keylogin}`);
  await say(page, '¿Puede venir mañana?');
  await expect(messages(page).getByText('¿Puede venir mañana?')).toBeVisible();
  await expect(messages(page).getByTitle('Enviado')).toBeVisible();
  await page.goto('/cliente');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olga');
});

/** Every access to what a browser keeps is refused, as where its owner forbids cookies and site data. */
const refusingStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Forbidden by the browser’s owner', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get });
  });

test('where storage is refused, public pages are whole, and signing in says what it needs', async ({
  seat,
}) => {
  const { page, pageErrors } = await seat(DESKTOP);
  await refusingStorage(page);
  const { keylogin } = await demoProfessional();
  for (const path of [
    '/',
    '/solicitar',
    '/servicios/Pintura',
    '/categorias/Plomería',
    `/ver/profesional/${keylogin}`,
    '/oferta-profesionales',
    '/terminos-condiciones',
    '/restaurar-contraseña',
    '/quiero-trabajar',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Algo falló')).toHaveCount(0);
  }
  const needed = page.getByText(/no deja guardar tu sesión/);
  await page.goto('/quiero-contratar');
  await fillAccount(page, somebodyNew('Nora', 'Ruiz Lara'));
  await expect(needed).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Nora');

  await page.goto('/login');
  await page.getByLabel('Correo').fill(DEMO_ACCOUNTS[0].email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(needed).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  // The router's own script that restores the place on the page says that it cannot.
  const refused = /^SecurityError: Forbidden by the browser’s owner/;
  expect(pageErrors.splice(0).filter((error) => !refused.test(error))).toEqual([]);
});

test('a browser below the floor is told which it needs, and every text can be read', async ({
  seat,
}) => {
  const { page } = await seat(PHONE);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/politicas-de-privacidad');
  await expect(page.getByRole('note').filter({ hasText: 'Chrome 109' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('note').filter({ hasText: 'Chrome 109' })).toBeVisible();
});
