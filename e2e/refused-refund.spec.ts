import { expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { setRefundStatus, refundsOf } from './steps/stripe.ts';
import { productTime, setClock } from './steps/clock.ts';
import { logIn, newClient, newProfessional } from './steps/people.ts';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';
import { onProductApart } from './steps/product.ts';

// A card refuses its refund: administrators see it in the pending work and retry it.

onProductApart();

/** The longest interval between two attempts (docs/decisions/0007). */
const LONGEST_WAIT = 15 * 3_600_000;

test.afterEach(() => setRefundStatus('succeeded'));

test('a refund that was refused in all attempts can be retried', async ({ seat }) => {
  const [professional, client] = await Promise.all([newProfessional('Teodoro'), newClient()]);
  const id = await professional.begin(client, {
    titulo: 'Cambio de chapa',
    descripcion: 'Con material.',
    precio: 1200,
  });
  await professional.publish(id);
  await client.accept(id);
  await client.pay(id);
  await setRefundStatus('failed');
  await professional.cancel(id, 'No puedo ir.');
  await expect.poll(() => refundsOf(id)).toEqual(['failed']);
  await passAllRetries();

  const { page } = await seat(PHONE, await logIn(DEMO_ACCOUNTS[2].email));
  await page.goto('/admin/pendientes');
  const waiting = page.getByRole('region', { name: 'Devoluciones que no llegaron' });
  const card = waiting.getByRole('article').filter({
    has: page.locator(`a[href="/admin/cuentas/${client.keylogin}"]`),
  });
  await expect(card).toContainText('$1,200.00 MXN');
  await expect(card).toContainText('El banco de la tarjeta la rechazó, en 10 intentos.');
  await expectGoodScreen(page);
  await setRefundStatus('succeeded');
  await card.getByRole('button', { name: /^Reintentar: devolución a/ }).click();
  const asked = page.getByRole('dialog', { name: '¿Reintentar la devolución de $1,200.00?' });
  await asked.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/^Volvimos a pedir la devolución/)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect.poll(() => refundsOf(id)).toContain('succeeded');
});

/** Moves the clock on until the nine automatic retries have failed. */
async function passAllRetries(): Promise<void> {
  for (let again = 1; again < 10; again++)
    await setClock(new Date((await productTime()) + LONGEST_WAIT));
}
