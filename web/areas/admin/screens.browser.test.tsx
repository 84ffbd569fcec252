import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getReplies } from '#contract/notifications.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import { signInReader } from '#web/testing/reader.ts';
import { expectGoodScreen, problem } from '#web/testing/screen.ts';

// The screens that are not for everybody of the team (4 §F).

const KEY = 'c'.repeat(43);
const nav = () => page.getByRole('navigation', { name: 'Administración' });

test.each([
  [`/admin/cuentas/${KEY}`, 'Soporte, Moderación o Finanzas'],
  ['/admin/nuevo-profesional?paso=perfil', 'Soporte'],
  ['/admin/mensajes', 'Soporte o Moderación'],
  ['/admin/respuestas', 'Soporte'],
  [`/admin/chat-history/${KEY}/${'d'.repeat(43)}`, 'Soporte o Moderación'],
])('%s says who may open it, and asks for nothing', async (address, who) => {
  signInReader();
  await open(address);
  await expect.element(problem()).toMatchTextContent(`Lo hace quien tiene el permiso de ${who}.`);
  await expectGoodScreen();
});

test('the navigation has the screens that one may open', async () => {
  signInReader();
  await open('/admin/respuestas', DESKTOP);
  answer(getReplies, { respuestas: [], hay_mas: false, siguiente: null });
  await expect.element(nav().getByRole('link', { name: 'Cuentas' })).toBeVisible();
  for (const name of ['Mensajes', 'Nuevo profesional'])
    await expect.element(nav().getByRole('link', { name })).not.toBeInTheDocument();
  signInReader('soporte');
  for (const name of ['Mensajes', 'Nuevo profesional'])
    await expect.element(nav().getByRole('link', { name })).toBeVisible();
});
