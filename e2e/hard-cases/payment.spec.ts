import { expect } from '@playwright/test';
import { DESKTOP, openTabOf, type Person, PHONE } from '../steps/person.ts';
import {
  answerBank,
  beginPayment,
  confirm,
  expectProtected,
  openProject,
  panel,
} from '../steps/project.ts';
import { deliver } from '../steps/project-calls.ts';
import { projectAt } from '../steps/project-setup.ts';
import { test } from './test.ts';

const WITH_BANK = '4000002500003155';

test('above 5,000 MXN half is paid first and the rest before completing, also after the bank refuses', async ({
  seat,
  professional,
}) => {
  const job = await projectAt('por_pagar', professional, { precio: 8001 });
  const { page } = await seat(PHONE, job.client);
  await openProject(page, professional);
  const pay = await beginPayment(page, WITH_BANK);
  await pay.click();
  await answerBank(page, 'Rechazar');
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Error')).toBeVisible();
  await expect(pay).toBeEnabled();
  expect(await job.view()).toMatchObject({ estado: 'por_pagar', pagado: 0 });

  // The same card in the same form, now authorised.
  await pay.click();
  await answerBank(page, 'Autorizar');
  await expect(page.getByRole('heading', { name: 'Pagaste $4,000.50' })).toBeVisible();
  await expectProtected(page, '$4,000.50');
  expect(await job.count('pago_parcial')).toBe(1);
  await deliver(job);
  // A payment asked for with what the page knew before the delivery would be refused as changed.
  await expect(panel(page).getByText(/ avisó que terminó\./)).toBeVisible();
  const complete = panel(page).getByRole('button', { name: 'Marcar como completado' });
  await expect(complete).toHaveAccessibleDescription('Falta pagar $4,000.50 MXN del proyecto.');

  // Another card, after the form was closed.
  await (await beginPayment(page, WITH_BANK)).click();
  await answerBank(page, 'Rechazar');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await (await beginPayment(page, '4242424242424242')).click();
  await expectProtected(page, '$8,001.00');
  expect(await job.view()).toMatchObject({ estado: 'pagado', pagado: 8001, por_pagar: 0 });
  expect(await job.count('pago_recibido')).toBe(1);
  await confirm(page, 'Marcar como completado');
  await expect(panel(page).getByText('Confirmaste el trabajo')).toBeVisible();
});

test('a project is paid once, whether the tab closes before or right after paying', async ({
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

  const second = await openTabOf(person);
  const again = await prepare(second);
  expect(again.payment).toBe(first.payment);
  const closed = second.page.waitForEvent('close');
  // The return through the server never happens: the webhook says that it is paid.
  await second.page.route('**/stripe/confirm_project*', () => second.page.close());
  await again.pay.click();
  await closed;
  await expect.poll(async () => (await job.view()).estado).toBe('pagado');

  const third = await openTabOf(person);
  await openProject(third.page, professional);
  await expectProtected(third.page, '$1,999.00');
  expect(await job.view()).toMatchObject({ pagado: 1999 });
  expect(await job.count('pago_recibido')).toBe(1);
});
