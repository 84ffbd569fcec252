import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { updateAccount } from '#contract/accounts.ts';
import { endSession, getSessions, type OpenSession } from '#contract/privacy.ts';
import { open } from '#web/testing/app.tsx';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, field, notices } from '#web/testing/screen.ts';

const session = (id: string, changes: Partial<OpenSession>): OpenSession => ({
  id: id.padStart(22, '0'),
  dispositivo: 'Mac',
  navegador: 'Safari',
  pais: 'MX',
  red: '189.203.14.x',
  createAt: '2026-11-20T15:00:00.000Z',
  ultimo_uso: '2026-11-20T15:30:00.000Z',
  actual: false,
  ...changes,
});

const mine = session('mia', { actual: true });
const stolen = session('ajena', {
  dispositivo: 'Windows',
  navegador: 'Firefox',
  pais: 'RU',
  red: '95.108.213.x',
});

test('an administrator sees who they are, and ends a session that is not theirs', async () => {
  const user = signIn(person('admin', { permisos: ['finanzas', 'moderación'] }));
  answer(getSessions, { sesiones: [mine, stolen] });
  await open('/admin/mi-cuenta');
  const main = page.getByRole('main');
  await expect.element(main.getByText('Finanzas, Moderación')).toBeVisible();
  await expect.element(main.getByText('Rusia, red 95.108.213.x')).toBeVisible();
  await expect.element(button('Cambiar correo')).toBeVisible();
  await expectGoodScreen();
  answer(updateAccount, { user });
  await field('Nombre').fill('Noemí');
  await button('Guardar cambios').click();
  await expect.element(notices().getByText('Cuenta actualizada.')).toBeVisible();
  expect(asked(updateAccount)).toMatchObject([{ account: { nombre: 'Noemí' } }]);
  await page.getByRole('button', { name: /^Cerrar sesión de Firefox en Windows/ }).click();
  answer(endSession, {});
  answer(getSessions, { sesiones: [mine] });
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.element(main.getByText('Windows')).not.toBeInTheDocument();
  expect(asked(endSession)).toMatchObject([{ id: stolen.id }]);
});
