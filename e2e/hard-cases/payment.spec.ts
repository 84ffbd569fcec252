import { expect } from '@playwright/test';
import { DESKTOP, openTabOf, type Person, PHONE } from '../steps/person.ts';
import { answerBank, beginPayment, expectProtected, openProject } from '../steps/project.ts';
import { projectAt } from '../steps/project-setup.ts';
import { test } from './test.ts';

test('a 3-D Secure card pays when authorised, and is not charged otherwise', async ({
  seat,
  professional,
}) => {
  const job = await projectAt('por_pagar', professional);
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  const pay = await beginPayment(page, '4000002500003155');
  await pay.click();
  await answerBank(page, 'Rechazar');
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Error')).toBeVisible();
  await expect(pay).toBeEnabled();
  expect(await job.view()).toMatchObject({ estado: 'por_pagar', pagado: 0 });

  await pay.click();
  await answerBank(page, 'Autorizar');
  await expect(page.getByText('Pago recibido', { exact: true })).toBeVisible();
  await expectProtected(page, '$1,999.00');
  expect(await job.view()).toMatchObject({ estado: 'pagado', pagado: 1999, por_pagar: 0 });
  expect(await job.count('pago_recibido')).toBe(1);
});

test('another card can pay after the bank refuses', async ({ seat, professional }) => {
  const job = await projectAt('por_pagar', professional);
  const { page } = await seat(DESKTOP, job.client);
  await openProject(page, professional);
  await (await beginPayment(page, '4000002500003155')).click();
  await answerBank(page, 'Rechazar');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await (await beginPayment(page, '4242424242424242')).click();
  await expectProtected(page, '$1,999.00');
  expect(await job.count('pago_recibido')).toBe(1);
});

test('a project is paid by the webhook if the tab closes right after paying', async ({
  seat,
  professional,
}) => {
  const job = await projectAt('por_pagar', professional);
  const person = await seat(DESKTOP, job.client);
  const { page } = person;
  await openProject(page, professional);
  const pay = await beginPayment(page, '4242424242424242');
  const closed = page.waitForEvent('close');
  // The return through the server never happens.
  await page.route('**/stripe/confirm_project*', () => page.close());
  await pay.click();
  await closed;
  await expect.poll(async () => (await job.view()).estado).toBe('pagado');

  const again = await openTabOf(person);
  await openProject(again.page, professional);
  await expectProtected(again.page, '$1,999.00');
  expect(await job.count('pago_recibido')).toBe(1);
});

test('the same payment is offered again if the tab closes before paying', async ({
  seat,
  professional,
}) => {
  const job = await projectAt('por_pagar', professional);
  const person = await seat(DESKTOP, job.client);
  const prepare = async ({ page }: Person) => {
    const prepared = page.waitForResponse('**/stripe/create_project.php');
    await openProject(page, professional);
    const pay = await beginPayment(page, '4242424242424242');
    const { response } = (await (await prepared).json()) as {
      response: { client_secret: string };
    };
    return { pay, payment: response.client_secret };
  };
  const first = await prepare(person);
  await person.page.close();
  const again = await openTabOf(person);
  const second = await prepare(again);
  expect(second.payment).toBe(first.payment);
  await second.pay.click();
  await expectProtected(again.page, '$1,999.00');
  expect(await job.view()).toMatchObject({ pagado: 1999 });
});
