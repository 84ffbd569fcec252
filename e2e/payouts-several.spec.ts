import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { getPayouts, updatePayout } from '#contract/payouts.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { auditOf } from './steps/audit.ts';
import { send } from './steps/calls.ts';
import { logIn, type Member } from './steps/people.ts';
import { paidOutProfessionals } from './steps/payouts.ts';
import { expectAtField, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { onProductApart } from './steps/product.ts';

// An administrator processes several payouts at once on a phone, and corrects a wrong tracking key.

onProductApart();

const rowOf = (page: Page, { keylogin }: Member) =>
  page
    .getByRole('table', { name: 'Pagos a profesionales' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/admin/cuentas/${keylogin}"]`) });

const pick = (page: Page, member: Member) =>
  rowOf(page, member).getByRole('checkbox', { name: /^Elegir el pago a/ });

/** Pastes as from a spreadsheet column. */
const paste = (page: Page, label: RegExp, text: string) =>
  page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('several payouts are marked as sent and paid at once, and failures are named', async ({
  seat,
}) => {
  const paid = await paidOutProfessionals('Abundio', 'Blasa', 'Cirilo');
  const { fecha, professionals: people } = paid;
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const [first, second, third] = people as [Member, Member, Member];
  const { page } = await seat(PHONE, admin);
  const list = (estado: string) => `/admin/pagos-a-profesionales?fecha=${fecha}&estado=${estado}`;
  await page.goto(list('pendiente'));
  const bar = page.getByRole('group', { name: 'Pagos elegidos' });
  const all = page.getByRole('checkbox', { name: 'Elegir todos los de esta lista' });
  await all.check();
  for (const member of people) await expect(pick(page, member)).toBeChecked();
  await bar.getByRole('button', { name: 'No elegir ninguno' }).click();
  await expect(all).not.toBeChecked();
  await expect(bar).toHaveCount(0);
  for (const member of people) await pick(page, member).check();
  await expect(bar).toContainText('3 pagos elegidos · $1,416.00 MXN');
  await expect(bar.getByRole('button', { name: 'Marcar pagados' })).toHaveAccessibleDescription(
    'Ninguno de los elegidos está enviado.',
  );
  await expectGoodScreen(page);

  await bar.getByRole('button', { name: 'Marcar enviados' }).click();
  const sending = page.getByRole('dialog', { name: '¿Marcar 3 pagos como enviados?' });
  await expect(sending).toContainText('3 pagos por $1,416.00 MXN');
  await sending.getByRole('button', { name: 'Marcar enviados' }).click();
  await expectAtField(page, 'Abundio Núñez Lara, $472.00', /Escribe la clave de rastreo/);
  const keys = people.map(() => `LOTE${randomInt(1_000_000_000)}`);
  await paste(page, /^Abundio/, keys.join('\r\n'));
  await expect(page.getByLabel(/^Cirilo/)).toHaveValue(keys[2] ?? '');
  await expectGoodScreen(page);
  // The second has the key of the first: it stays, and the others are sent.
  await page.getByLabel(/^Blasa/).fill(keys[0] ?? '');
  await sending.getByRole('button', { name: 'Marcar enviados' }).click();
  await expect(page.getByText('Marcaste 2 pagos como enviados.')).toBeVisible();
  await expectAtField(page, 'Blasa Núñez Lara, $472.00', /ya tiene esta clave de rastreo/);
  await page.getByLabel(/^Blasa/).fill(keys[1] ?? '');
  const one = page.getByRole('dialog', { name: '¿Marcar 1 pago como enviado?' });
  await one.getByRole('button', { name: 'Marcar enviados' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, second)).toHaveCount(0);

  await page.getByLabel('Estado').selectOption('enviado');
  const row = rowOf(page, first);
  await row.getByRole('button', { name: /^Corregir clave del pago a/ }).click();
  const correcting = page.getByRole('dialog', { name: 'Corregir la clave de rastreo' });
  await correcting.getByRole('button', { name: 'Corregir clave' }).click();
  await expectAtField(page, 'Clave de rastreo', /Es la clave que ya tiene/);
  await expectGoodScreen(page);
  const right = `BIEN${randomInt(1_000_000_000)}`;
  await page.getByRole('textbox', { name: 'Clave de rastreo' }).fill(right);
  await correcting.getByRole('button', { name: 'Corregir clave' }).click();
  await expect(page.getByText('Clave corregida. Ya le avisamos al profesional.')).toBeVisible();
  await expect(row).toContainText(`Rastreo ${right}`);

  for (const member of people) await pick(page, member).check();
  await bar.getByRole('button', { name: 'Marcar pagados' }).click();
  const paying = page.getByRole('dialog', { name: '¿Marcar 3 pagos como pagados?' });
  await expect(paying).toContainText('3 pagos por $1,416.00 MXN');
  await expectGoodScreen(page);
  await failMeanwhile(admin, third, fecha);
  await paying.getByRole('button', { name: 'Marcar pagados' }).click();
  await expect(page.getByText('Marcaste 2 pagos como pagados.')).toBeVisible();
  const refused = page.getByRole('dialog', { name: 'No se pudo con 1 pago' });
  await expect(refused).toContainText('Cirilo Núñez Lara, $472.00 MXN');
  await expect(refused).toContainText('Este pago cambió mientras lo veías.');
  await expectGoodScreen(page);
  await refused.getByRole('button', { name: 'Entendido' }).click();
  await page.goto(list('pagado'));
  await expect(rowOf(page, first)).toContainText(`Rastreo ${right}`);
  await expect(rowOf(page, second)).toContainText('Pagado');
  await expect(rowOf(page, third)).toHaveCount(0);
  expect(await auditOf(admin)).toContainEqual(
    expect.objectContaining({ action: 'corregir_clave_de_rastreo' }),
  );
});

/** Another administrator marks it as failed meanwhile. */
async function failMeanwhile(
  { session_id, keylogin }: Member,
  { keylogin: whose }: Member,
  fecha: string,
) {
  const as = { session_id, keylogin };
  const { payouts } = await send(getPayouts, { fecha, estado: 'enviado' }, { as });
  const payout_id = payouts.find((payout) => payout.keylogin === whose)?.id ?? 0;
  await send(updatePayout, { payout_id, estado: 'fallido', motivo: 'Cuenta cerrada.' }, { as });
}
