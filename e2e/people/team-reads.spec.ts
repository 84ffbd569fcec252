import { expect, type Page } from '@playwright/test';
import { reportPerson } from '#contract/moderation.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { formatPhone } from '#lib/phone.ts';
import { auditOf } from '../steps/audit.ts';
import { send } from '../steps/calls.ts';
import { photoOf } from '../steps/images.ts';
import { demoProfessional, logIn, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, test } from '../steps/person.ts';
import { messages } from '../steps/project.ts';

// Administrators read reported conversations, which the audit log records, and close reports.

let admin: Member;
let professional: Member;
test.beforeAll(async () => {
  [admin, professional] = await Promise.all([logIn(DEMO_ACCOUNTS[2].email), demoProfessional()]);
});

const report = (client: Member, texto: string) =>
  send(
    reportPerson,
    {
      other_key: professional.keylogin,
      motivo: 'pago_por_fuera',
      texto,
      client_id: crypto.randomUUID(),
    },
    { as: { session_id: client.session_id, keylogin: client.keylogin } },
  );
const cardOf = (page: Page, texto: string) => page.getByRole('article').filter({ hasText: texto });

test('a report leads to its conversation, whose reading is recorded, and is closed', async ({
  seat,
}) => {
  const client = await newClient('Renata');
  for (let n = 1; n <= 60; n++) await client.write(professional, `Mensaje ${n}`);
  const { name, buffer: content } = await photoOf(7);
  await professional.write(client, 'Así quedaría.', { name, content });
  await report(client, 'Pide que le deposite.');

  const { page } = await seat(DESKTOP, admin);
  await page.goto('/admin/cuentas');
  await page.getByRole('navigation', { name: 'Administración' }).getByText('Denuncias').click();
  const card = cardOf(page, 'Pide que le deposite.');
  await expect(card).toContainText('Pide pagar por fuera de Maestros');
  await expectGoodScreen(page);
  await card.getByRole('link', { name: 'Ver conversación' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mensajes entre Renata/);
  const thread = messages(page);
  await expect(thread.getByText('Así quedaría.')).toBeInViewport();
  await expect(thread.getByText('hoy', { exact: true })).toBeAttached();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(thread.getByTitle('Enviado').or(thread.getByTitle('Visto')).first()).toBeAttached();
  await expectGoodScreen(page);
  await thread.getByRole('button', { name: /^Ver imagen/ }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // Older messages load by scrolling.
  await thread.hover();
  await page.mouse.wheel(0, -20_000);
  await expect(thread.getByText('Mensaje 1', { exact: true })).toBeAttached();
  await expect(thread.getByText('Mensaje 60', { exact: true })).toHaveCount(1);
  const trace = {
    action: 'leer_conversacion',
    subject_id: `${client.keylogin}/${professional.keylogin}`,
  };
  const readings = async () =>
    (await auditOf(admin)).filter(({ subject_id }) => subject_id === trace.subject_id);
  expect(await readings()).toEqual([trace]);

  // Leaving and coming back counts as another opening.
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denuncias');
  await page.goForward();
  await expect(thread.getByText('Así quedaría.')).toBeVisible();
  expect(await readings()).toEqual([trace, trace]);

  await page.getByRole('button', { name: 'Volver' }).click();
  await card.getByRole('button', { name: 'Marcar como atendida' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Hablamos con la persona' }).check();
  await dialog.getByRole('button', { name: 'Marcar como atendida' }).click();
  await expect(page.getByText('Denuncia atendida.')).toBeVisible();
  await expect(card).toBeHidden();
});

test('an administrator shows with five stars, and sees how to contact the other person', async ({
  seat,
}) => {
  const client = await newClient('Regina');
  await admin.write(client, 'Hola, somos el equipo.');
  const { page } = await seat(DESKTOP, client);
  await page.goto(`/chat/${admin.keylogin}`);
  for (const part of [
    page.getByRole('region', { name: 'Conversaciones' }),
    page.getByRole('region', { name: 'Conversación con Cuenta de administrador' }),
    page.getByRole('region', { name: 'Proyecto', exact: true }),
  ]) {
    // On a desktop the panel's header with the way back is hidden.
    await expect(
      part.getByText('Cuenta de administrador').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(part.getByText('5.0').first()).toBeVisible();
  }
  // Administrators cannot be blocked or reported.
  await expect(page.getByRole('button', { name: /^Opciones de/ })).toHaveCount(0);
  await expectGoodScreen(page);

  const { page: team } = await seat(DESKTOP, admin);
  await team.goto(`/chat/${client.keylogin}`);
  const panel = team.getByRole('region', { name: 'Proyecto', exact: true });
  await expect(panel.getByText(client.user.account.email)).toBeVisible();
  await expect(panel.getByText(formatPhone(client.user.account.phone))).toBeVisible();
});
