import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getReplies, type WhatsAppReply } from '#contract/notifications.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, problem } from '#web/testing/screen.ts';

// What people answer on WhatsApp (4 §E), as the team reads it.

const WISH: WhatsAppReply = {
  id: 3,
  cuentas: [
    { keylogin: 'clara', nombre: 'Clara Ríos', rol: 1 },
    { keylogin: 'clara-pro', nombre: 'Clara Ríos', rol: 2 },
  ],
  phone: '',
  texto: 'Baja, por favor',
  pidio: 'baja',
  createAt: '2026-11-26T15:00:00.000Z',
  contestada_at: '2026-11-26T15:00:05.000Z',
};
const STRANGER: WhatsAppReply = {
  ...WISH,
  id: 2,
  cuentas: [],
  phone: '+523312345678',
  texto: '',
  pidio: null,
  contestada_at: null,
};

beforeEach(() => signIn(person('admin')));

test('each says who wrote, what was done and whether it was answered; older ones follow', async () => {
  answer(getReplies, { respuestas: [WISH], hay_mas: true, siguiente: 3 });
  await open('/admin/respuestas', PHONE);
  const first = page.getByRole('article').first();
  await expect.element(first.getByText('Baja, por favor')).toBeVisible();
  await expect.element(first.getByText('Pidió la baja')).toBeVisible();
  await expect.element(first.getByText('Contestada sola')).toBeVisible();
  expect(first.getByRole('link', { name: 'Clara Ríos' }).elements()).toHaveLength(2);
  await expectGoodScreen();

  answer(getReplies, { respuestas: [STRANGER], hay_mas: false, siguiente: null });
  await button('Ver más').click();
  const second = page.getByRole('article').nth(1);
  await expect.element(second).toMatchTextContent('33 1234 5678 sin cuenta');
  await expect.element(second.getByText('Mandó algo que no es texto.')).toBeVisible();
  await expect.element(second.getByText('Sin contestación')).toBeVisible();
  expect(asked(getReplies).at(-1)).toMatchObject({ antes: 3 });
  await expectGoodScreen();
});

test('without any, and when they do not load, the page says so', async () => {
  answer(getReplies, { respuestas: [], hay_mas: false, siguiente: null });
  await open('/admin/respuestas', DESKTOP);
  await expect.element(page.getByText('Nadie ha contestado')).toBeVisible();
  await expectGoodScreen();
  for (const failure of FAILURES) {
    fail(getReplies, failure);
    await open('/admin/respuestas', DESKTOP);
    await expect.element(problem()).toBeVisible();
  }
});
