import { expect, type Page } from '@playwright/test';
import { closeSession, validateSession } from '#contract/session.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { send } from '../steps/calls.ts';
import { demoClient, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, PHONE } from '../steps/person.ts';
import { test } from './test.ts';

test('each role lands in its own area after login, whatever redirect was stored', async ({
  seat,
}) => {
  const [, professional, admin] = DEMO_ACCOUNTS;
  for (const [account, home] of [
    [professional.email, '/profesional'],
    [admin.email, '/admin/cuentas'],
  ] as const) {
    const { page } = await seat(DESKTOP);
    await page.goto(`/login?email=${encodeURIComponent(account)}`);
    await page.evaluate(() => localStorage.setItem('redirect_url', '/chat/alguien-mas'));
    await expect(page.getByLabel('Correo')).toHaveValue(account);
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    const items = await itemsOf(page);
    expect(items).toMatchObject({ code_confirm: '1', path_api: '/api' });
    expect(items).not.toHaveProperty('redirect_url');
  }
});

test('an expired session shows an alert for a second, and then /login opens', async ({ seat }) => {
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await page.goto('/cliente');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endOnServer(client);
  await page.reload();
  await expect(page.getByText('No se encontró una sesión activa')).toBeVisible();
  await expect(page).toHaveURL(/\/cliente$/);
  await expect(page).toHaveURL(/\/login$/);
  await expectNothingLeft(page);
});

test('writing rol 4 into the storage shows nothing of the administration', async ({ seat }) => {
  const client = await demoClient();
  const { page } = await seat(DESKTOP, client);
  await page.goto('/terminos-condiciones');
  const refused: number[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/api/admin/')) refused.push(reply.status());
  });
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, rol: 4 }));
  });
  await page.goto('/admin/cuentas');
  await expect(page).toHaveURL(/\/login$/);
  for (const status of refused) expect(status).toBe(403);
  expect(JSON.parse((await itemsOf(page)).user ?? '')).toMatchObject({ rol: 1 });
});

test('logging out ends the session here and on the server', async ({ seat }) => {
  const client = await newClient();
  const { page } = await seat(DESKTOP, client);
  await page.goto('/cliente');
  // The first attempt does not reach the server.
  await page.route('**/close_session.php', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Cerrando sesión…')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNothingLeft(page);
  const { session_id, keylogin } = client;
  await expect
    .poll(() =>
      send(validateSession, {}, { as: { session_id, keylogin } }).then(
        () => 'holds',
        () => 'over',
      ),
    )
    .toBe('over');

  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(client.user.nombre)).toHaveCount(0);
});

const endOnServer = ({ session_id, keylogin }: Member) =>
  send(closeSession, {}, { as: { session_id, keylogin } });

const itemsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** The five items that end with a session (1 §4). */
async function expectNothingLeft(page: Page): Promise<void> {
  const left = Object.keys(await itemsOf(page));
  for (const item of ['session_id', 'keylogin', 'code_confirm', 'user', 'formDataSearch'])
    expect(left).not.toContain(item);
}

test('an unknown address keeps the header of the signed-in person', async ({ seat }) => {
  const client = await demoClient();
  const { page } = await seat(DESKTOP, client);
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible();
});
