import { expect, type Page } from '@playwright/test';
import { getPagosDeClientes } from '#contract/payments.ts';
import { getReviews } from '#contract/reviews.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { send } from './steps/calls.ts';
import { demoProfessional, logIn, type Member, newClient } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { follow } from './steps/router.ts';

// The administrator's lists of messages, reviews and payments.

let admin: Member;
let professional: Member;
test.beforeAll(async () => {
  [admin, professional] = await Promise.all([logIn(DEMO_ACCOUNTS[2].email), demoProfessional()]);
});

const only = ({ session_id, keylogin }: Member) => ({ session_id, keylogin });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });

/** Searches for a text and waits until it is in the address. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox');
  await box.fill(text);
  await box.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
}

test('an administrator finds a message, and reads on while both people write', async ({ seat }) => {
  const client = await newClient('Dalia');
  await client.write(professional, 'Se rompió la manguera del calentador.');
  const { page } = await seat(PHONE, admin);
  await page.goto('/admin/mensajes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listado de mensajes');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^Página 2 de /)).toBeVisible();

  await search(page, 'MANGUERA del calentador');
  await expect(page.getByText('Página 1 de')).toBeVisible();
  const row = rows(page).filter({ hasText: 'Dalia Ríos Luna' }).first();
  await expect(row).toContainText('Se rompió la manguera del calentador.');
  await expectGoodScreen(page);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/admin/chat-history/${client.keylogin}/${professional.keylogin}`);
  const thread = page.getByRole('log');
  await expect(thread).toContainText('Se rompió la manguera del calentador.');
  await client.write(professional, 'Ya cerré la llave de paso.');
  await expect(thread).toContainText('Ya cerré la llave de paso.', { timeout: 15_000 });
  await expectGoodScreen(page);

  // Back in the list, it is as it was left.
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('MANGUERA del calentador');
});

test('an administrator deletes a review, which is then gone from the list', async ({ seat }) => {
  const { reviews } = await send(getReviews, { type: 'cliente', page: 3 }, { as: only(admin) });
  const [review] = reviews;
  if (!review) throw new Error('the demonstration has too few reviews');
  const { page } = await seat(DESKTOP, admin);
  await page.goto('/admin/reviews?type=cliente&page=3');
  const row = rows(page).filter({ hasText: review.description }).first();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reseña');
  await expect(page.getByRole('main')).toContainText(review.description);
  await page.getByRole('button', { name: /^Eliminar la reseña de/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('Reseña eliminado con exito')).toBeVisible();
  await expect(page).toHaveURL('/admin/reviews');
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText(review.description)).toBeHidden();
  await follow(page, `/admin/reviews/${review.id}`);
  await expect(page.getByRole('main').getByText('No encontramos esta reseña.')).toBeVisible();
});

test('an administrator finds a payment by keyboard', async ({ seat }) => {
  const client = await newClient('Dalia');
  const id = await professional.begin(client, {
    titulo: 'Cambio de calentador',
    descripcion: 'Con instalación y prueba de fugas.',
    precio: 2000,
  });
  await professional.publish(id);
  await client.accept(id);
  await client.pay(id);
  const { pagos } = await send(
    getPagosDeClientes,
    { search: client.user.account.email },
    { as: only(admin) },
  );
  const [pago] = pagos;
  if (!pago) throw new Error('the payment is not there');
  const { page } = await seat(DESKTOP, admin);
  await page.goto('/admin/pagos-de-clientes');
  await search(page, pago.id_payment);
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  await expect(row).toContainText('Dalia Ríos Luna');
  await expect(row).toContainText('$2,000.00');
  await expect(row).toContainText('Pagado');
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/pagos-de-clientes/${pago.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago');
  await expect(page.getByRole('main')).toContainText('Llegó el pago');
  await expect(page.getByRole('main')).toContainText('Protegido del proyecto');
  await expect(page.getByRole('link', { name: 'Ver conversación' })).toHaveAttribute(
    'href',
    `/admin/chat-history/${client.keylogin}/${professional.keylogin}`,
  );
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(pago.id_payment);
});
