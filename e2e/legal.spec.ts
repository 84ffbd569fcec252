import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoProfessional, somebodyNew } from './steps/people.ts';
import { DESKTOP, PHONE, test } from './steps/person.ts';
import { fillAccount } from './steps/sign-up.ts';

const PAGES = [
  { path: '/terminos-condiciones', name: 'Términos y condiciones', sections: 8 },
  { path: '/politicas-de-privacidad', name: 'Políticas de privacidad', sections: 7 },
  { path: '/politica-de-cookies', name: 'Política de cookies', sections: 6 },
];

async function expectLegal(page: Page, sections: number): Promise<void> {
  const text = page.getByRole('main');
  await expect(text.getByText(/^Versión \d{4}-\d{2}-\d{2}, vigente desde el/)).toBeVisible();
  await expect(text.getByRole('link', { name: 'equipo@maestros.example' }).first()).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link');
  await expect(contents).toHaveCount(sections);
  await expect(text.getByRole('heading', { level: 2 })).toHaveCount(sections);
  const last = await contents.last().textContent();
  await contents.last().click();
  await expect(
    text.getByRole('heading', { level: 2, name: `${sections}. ${last}` }),
  ).toBeInViewport();
}

test('each footer leads to the legal pages, with contents, version, date and contact', async ({
  seat,
}) => {
  const { page } = await seat(PHONE);
  await page.goto('/login');
  for (const { path, name, sections } of PAGES) {
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveURL(path);
    await expectLegal(page, sections);
  }
  // Their other address, and one that is loaded.
  await page.goto('/terminos-y-condiciones');
  await expect(page.getByRole('heading', { level: 1, name: PAGES[0]?.name })).toBeVisible();
  await expectLegal(page, 8);
});

test('everything that the browser stores is in the cookie policy', async ({ seat }) => {
  const [{ email }] = DEMO_ACCOUNTS;
  const { page } = await seat(DESKTOP);
  const stored = new Set<string>();
  const collect = async () => {
    for (const name of await namesIn(page)) stored.add(name);
  };
  await page.goto('/#contacto');
  await page.locator('#contacto').getByLabel('Nombre').fill('Clara');
  await expect.poll(() => namesIn(page)).toContain('contacto');
  await page.goto('/quiero-contratar');
  await fillAccount(page, somebodyNew('Clara', 'Ríos'));
  await expect(page.getByLabel('Código')).toBeVisible();
  await page.goto('/quiero-trabajar');
  await page.getByLabel('Nombre', { exact: true }).fill('Clara');
  await page.goto('/restaurar-contrase%C3%B1a');
  await page.getByLabel('Correo').fill(somebodyNew('Clara', 'Ríos').email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByLabel('Código')).toBeVisible();
  await collect();

  const { keylogin } = await demoProfessional();
  await page.goto(`/ver/profesional/${keylogin}`);
  await page
    .getByRole('link', { name: /Escribirle/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/quiero-contratar$/);
  await collect();
  await page.goto('/login');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(new RegExp(keylogin));
  await page.getByRole('textbox', { name: /mensaje/i }).fill('Hola');
  await collect();

  await page.goto('/politica-de-cookies');
  const listed = await page.locator('main li code').allTextContents();
  const isListed = (name: string) =>
    listed.some((item) =>
      item.endsWith('…') ? name.startsWith(item.slice(0, -1)) : name === item,
    );
  expect([...stored].filter((name) => !isListed(name))).toEqual([]);
  const usual = ['alta', 'session_id', 'redirect_url', 'contacto', 'alta_cliente', 'restaurar'];
  for (const name of usual) expect(stored).toContain(name);
});

/** The names of cookies and of the items in both storages. */
async function namesIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const items = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies.map(({ name }) => name), ...items];
}
