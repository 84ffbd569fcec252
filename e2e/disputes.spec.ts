import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { auditOf } from './steps/audit.ts';
import { refundedOf } from './steps/stripe.ts';
import { photoOf } from './steps/images.ts';
import { demoProfessional, logIn, type Member, newClient } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { messages } from './steps/project.ts';

// An administrator rules on a dispute, and both parties see the result.

let admin: Member;
let professional: Member;
test.beforeAll(async () => {
  [admin, professional] = await Promise.all([logIn(DEMO_ACCOUNTS[2].email), demoProfessional()]);
});

/** A paid project of 2,000.00 with a dispute by its client. */
async function disputed(nombre: string, reason: string) {
  // Unique, because the product may keep the data of earlier runs.
  const texto = `${reason} Folio ${randomInt(1_000_000)}.`;
  const client = await newClient(nombre);
  const id = await professional.begin(client, {
    titulo: 'Fuga en la azotea',
    descripcion: 'Revisión y sellado de la tubería.',
    precio: 2000,
  });
  await professional.publish(id);
  await client.accept(id);
  await client.pay(id);
  const { name, buffer: content } = await photoOf(11);
  const dispute = await client.dispute(id, texto, { name, content });
  return { client, id, dispute, texto };
}

const cardOf = (page: Page, texto: string) => page.getByRole('article').filter({ hasText: texto });

test('an administrator decides on a dispute, on a phone', async ({ seat }) => {
  const { client, id, dispute, texto } = await disputed('Dalia', 'Sigue goteando desde ayer.');
  const { page } = await seat(PHONE, admin);
  await page.goto('/admin/cuentas');
  await page.getByRole('navigation', { name: 'Administración' }).getByText('Disputas').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disputas');
  const card = cardOf(page, texto);
  await expect(card).toContainText('La abrió Dalia Ríos Luna');
  await expect(card).toContainText('$2,000.00 protegido');
  await expectGoodScreen(page);
  await card.getByRole('button', { name: 'Ver imagen 1 de la disputa' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card.getByRole('link', { name: /^Ver conversación/ })).toHaveAttribute(
    'href',
    `/admin/chat-history/${client.keylogin}/${professional.keylogin}`,
  );

  const refund = card.getByLabel('Reembolso al cliente', { exact: true });
  const reason = card.getByLabel('Motivo', { exact: true });
  const resolve = card.getByRole('button', { name: 'Resolver disputa' });
  await reason.fill('La foto muestra que la fuga sigue.');
  // Half each: shows what both receive, with the fee.
  await card.getByRole('button', { name: 'La mitad · $1,000.00' }).click();
  await expect(refund).toHaveValue('1,000');
  await expect(card).toContainText('Dalia Ríos Luna recibe en su tarjeta$1,000.00 MXN');
  await expect(card).toContainText('Comisión de Maestros$53.00 MXN');
  await expect(card).toContainText('recibe en su saldo$947.00 MXN');
  await page.reload();
  await expect(refund).toHaveValue('1,000');
  await expect(reason).toHaveValue('La foto muestra que la fuga sigue.');

  await resolve.click();
  const dialog = page.getByRole('dialog', { name: '¿Resolver la disputa?' });
  await expect(dialog).toContainText('Esta acción no se puede deshacer.');
  await dialog.getByRole('button', { name: 'Devolver $1,000.00' }).click();
  await expect(page.getByText('Disputa resuelta.')).toBeVisible();
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('tab', { name: 'Resueltas' }).click();
  await expect(card).toContainText('Regresó al cliente$1,000.00 MXN');
  await expect(card).toContainText('La foto muestra que la fuga sigue.');
  await expectGoodScreen(page);

  await expect.poll(() => refundedOf(id)).toEqual([100_000]);
  expect(await auditOf(admin)).toContainEqual({
    action: 'resolver_disputa',
    subject_id: String(dispute),
  });
  for (const [who, other] of [
    [client, professional],
    [professional, client],
  ] as const) {
    const { page: chat } = await seat(DESKTOP, who);
    await chat.goto(`/chat/${other.keylogin}`);
    await messages(chat)
      .getByRole('button', { name: /^El equipo de Maestros resolvió la disputa/ })
      .click();
    await expect(messages(chat).getByText('$1,000.00 MXN regresan a la tarjeta')).toBeVisible();
  }
});
