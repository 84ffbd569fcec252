import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Administrator,
  getAdministrators,
  getInvitations,
  setPermissions,
} from '#contract/administrators.ts';
import { textOf } from '#contract/errors.ts';
import type { Permission } from '#domain/administrators/permissions.ts';
import { open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen, notices } from '#web/testing/screen.ts';

const member = (nombre: string, permisos: Permission[]): Administrator => ({
  keylogin: nombre.replace(' ', '').padStart(16, 'n'),
  nombre,
  email: 'equipo@maestros.example',
  img_profile: null,
  permisos,
  suspendida: false,
  visto_at: '2026-11-20T15:00:00.000Z',
  createAt: '2026-01-15T15:00:00.000Z',
});

const eva = member('Eva Paz', ['finanzas', 'lectura']);
const dialog = () => page.getByRole('dialog');
const box = (name: RegExp) => dialog().getByRole('checkbox', { name });

beforeEach(() => {
  answer(getAdministrators, { administradores: [member('Ada Ruiz', ['dueño']), eva] });
  answer(getInvitations, { invitaciones: [] });
});

test('an owner changes what somebody may do, from what the screen showed', async () => {
  signIn(person('admin'));
  await open('/admin/equipo');
  await button('Cambiar permisos de Eva Paz').click();
  await expect.element(box(/^Finanzas/)).toBeChecked();
  await expect.element(box(/^Soporte/)).not.toBeChecked();
  await box(/^Finanzas/).click();
  await box(/^Lectura/).click();
  await dialog().getByRole('button', { name: 'Guardar permisos' }).click();
  await expect.element(dialog()).toMatchTextContent('Elige al menos un permiso.');
  expect(asked(setPermissions)).toEqual([]);
  await expectGoodScreen();

  await box(/^Moderación/).click();
  const after = { ...eva, permisos: ['moderación' as const] };
  answer(setPermissions, { administrador: after });
  answer(getAdministrators, { administradores: [after] });
  await dialog().getByRole('button', { name: 'Guardar permisos' }).click();
  await expect.element(notices().getByText('Los permisos de Eva Paz cambiaron.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(setPermissions)).toMatchObject([
    { user_id: eva.keylogin, permisos: ['moderación'], antes: ['finanzas', 'lectura'] },
  ]);
});

test('an owner’s box includes the others, which say so', async () => {
  signIn(person('admin'));
  await open('/admin/equipo');
  await button('Cambiar permisos de Eva Paz').click();
  await box(/^Dueño/).click();
  await expect.element(box(/^Soporte/)).toBeChecked();
  await expect.element(box(/^Soporte/)).toHaveAttribute('aria-disabled', 'true');
  await expectGoodScreen();
});

test('what somebody else changed meanwhile is told and shown', async () => {
  signIn(person('admin'));
  await open('/admin/equipo');
  await button('Cambiar permisos de Eva Paz').click();
  await box(/^Soporte/).click();
  refuse(setPermissions, 'administrator_changed');
  answer(getAdministrators, { administradores: [{ ...eva, permisos: ['moderación'] }] });
  await dialog().getByRole('button', { name: 'Guardar permisos' }).click();
  await expect.element(alerts().getByText(textOf('administrator_changed'))).toBeVisible();
  await expect.element(box(/^Moderación/)).toBeChecked();
  await expect.element(box(/^Finanzas/)).not.toBeChecked();
});

test('who is no owner sees the team, and why nothing can be changed', async () => {
  signIn(person('admin', { permisos: ['soporte'] }));
  await open('/admin/equipo');
  const change = button('Cambiar permisos de Eva Paz');
  await expect.element(change).toHaveAttribute('aria-disabled', 'true');
  await expect.element(change).toHaveAccessibleDescription('Lo hace un dueño.');
  const invite = button('Invitar a alguien');
  await expect.element(invite).toHaveAttribute('aria-disabled', 'true');
  await expect.element(invite).toHaveAccessibleDescription('Lo hace un dueño.');
  // Nor do they read who was invited.
  expect(asked(getInvitations)).toEqual([]);
  await expectGoodScreen();
});
