import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { suspendAccount } from '#contract/accounts.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { send } from './steps/calls.ts';
import { logIn, signUpClient, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, test } from './steps/person.ts';
import { follow } from './steps/router.ts';

// The audit log and its export.

const entries = (page: Page) => page.getByRole('main').getByRole('article');

async function download(page: Page): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') };
}

test('exports the filtered entries in the words of the screen, and records the export', async ({
  seat,
}) => {
  const person = await signUpClient(somebodyNew('Violeta', 'Arce'));
  const admin = await logIn(DEMO_ACCOUNTS[2].email);
  const { session_id, keylogin } = admin;
  const suspension = { user_id: person.keylogin, motivo: '=Cobra por fuera' };
  await send(suspendAccount, suspension, { as: { session_id, keylogin } });
  const { page } = await seat(DESKTOP, admin);
  await page.goto(`/admin/auditoria?persona=${person.keylogin}&accion=suspender_cuenta`);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Activa cambió a Suspendida');
  await expectGoodScreen(page);
  const { name, lines } = await download(page);
  expect(name).toMatch(/^auditoria_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},.*,Suspendió una cuenta,Violeta Arce,Cuenta,Estado: Activa → Suspendida; Motivo: =Cobra por fuera$/,
  );
  await expect(page.getByText(`Descargaste 1 entrada en ${name}.`)).toBeVisible();

  await follow(page, '/admin/auditoria?accion=descargar_auditoria');
  await expect(entries(page).first()).toContainText('Descargó la auditoría');
  await expect(entries(page).first()).toContainText('Suspendió una cuenta');
});
