import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  getNotificationRates,
  getSentNotifications,
  sendNotificationAgain,
  type SentNotification,
} from '#contract/notifications.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { signInReader } from '#web/testing/reader.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { dialogButton } from '#web/testing/project.ts';
import { button, expectGoodScreen, problem } from '#web/testing/screen.ts';

// What people were told and which way it went (4 §E), as the team reads it.

const PAID: SentNotification = {
  id: 7,
  persona: { keylogin: 'ramon', nombre: 'Taller Núñez' },
  evento: 'pagado',
  titulo: 'Recibiste un pago',
  msg: '«Cambio de llave» está pagado y protegido: ya puedes empezar.',
  createAt: '2026-11-26T15:00:00.000Z',
  leido_at: null,
  pasos: [
    { canal: 'whatsapp', estado: 'fallo', at: '2026-11-26T15:00:02.000Z', motivo: 'rechazada' },
    { canal: 'email', estado: 'enviado', at: '2026-11-26T15:00:05.000Z', motivo: null },
  ],
  repetible: 1,
};
const AT_NIGHT: SentNotification = {
  ...PAID,
  id: 6,
  leido_at: '2026-11-26T05:00:00.000Z',
  pasos: [{ canal: 'whatsapp', estado: 'espera', at: '2026-11-26T14:00:00.000Z', motivo: null }],
  repetible: 0,
};
const END = { hay_mas: false, siguiente: null };

beforeEach(() => signIn(person('admin')));

test('each says its way through the channels, and goes out again once that is confirmed', async () => {
  answer(getSentNotifications, { avisos: [PAID, AT_NIGHT], ...END });
  await open('/admin/avisos', PHONE);
  const first = page.getByRole('article').first();
  await expect.element(first).toMatchTextContent('No recibe mensajes ahí');
  await expect.element(first.getByText('Enviado', { exact: true })).toBeVisible();
  const second = page.getByRole('article').nth(1);
  await expect.element(second.getByText('Espera a la mañana')).toBeVisible();
  await expect.element(second.getByText('Leído')).toBeVisible();
  await expect.element(second.getByRole('button')).not.toBeInTheDocument();
  await expectGoodScreen();

  await button('Enviar otra vez a Taller Núñez').click();
  await expectGoodScreen();
  answer(sendNotificationAgain, {});
  const again = { ...PAID, pasos: [{ ...AT_NIGHT.pasos[0]!, estado: 'en_camino' as const }] };
  answer(getSentNotifications, { avisos: [{ ...again, repetible: 0 }], ...END });
  await dialogButton('Enviar otra vez').click();
  await expect.element(first.getByText('En camino')).toBeVisible();
  expect(asked(sendNotificationAgain)).toEqual([expect.objectContaining({ notification_id: 7 })]);
});

test('a person is looked for, and what does not load or is nobody says so', async () => {
  answer(getSentNotifications, { avisos: [PAID], ...END });
  await open('/admin/avisos?persona=nadie', DESKTOP);
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(asked(getSentNotifications).at(-1)).toMatchObject({ persona: 'nadie' });
  await expectGoodScreen();
  answer(getSentNotifications, { avisos: [], ...END });
  await page.getByLabelText('Persona: nombre, correo o clave').fill('zoé');
  await button('Buscar').click();
  await expect.element(page.getByText('Nada para esa persona')).toBeVisible();
  expect(asked(getSentNotifications).at(-1)).toMatchObject({ persona: 'zoé' });
  for (const failure of FAILURES) {
    fail(getSentNotifications, failure);
    await open('/admin/avisos', DESKTOP);
    await expect.element(problem()).toBeVisible();
  }
});

test('a day shows how each event did on each channel', async () => {
  answer(getSentNotifications, { avisos: [], ...END });
  const rate = { evento: 'pagado', salieron: 4, llegaron: 3, leidos: 1, fallaron: 1 };
  answer(getNotificationRates, {
    tasas: [
      { ...rate, canal: 'whatsapp' },
      { ...rate, canal: 'email', salieron: 1, llegaron: 0, leidos: 0, fallaron: 0 },
    ],
  });
  await open('/admin/avisos?vista=dia', PHONE);
  const rows = page.getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent('WhatsApp');
  await expect.element(rows.nth(1)).toMatchTextContent('3 (75 %)');
  await expect.element(rows.nth(2)).toMatchTextContent('—');
  await expectGoodScreen();
  answer(getNotificationRates, { tasas: [] });
  await page.getByLabelText('Día').fill('2026-11-20');
  await expect.element(page.getByText('Ese día no salió ningún aviso')).toBeVisible();
  expect(asked(getNotificationRates).at(-1)).toMatchObject({ dia: '2026-11-20' });
});

test('who only reads sees what was sent, and who sends it again', async () => {
  signInReader();
  answer(getSentNotifications, { avisos: [PAID], ...END });
  await open('/admin/avisos');
  await expect.element(button('Enviar otra vez a Taller Núñez')).toBeVisible();
  await expect
    .element(button('Enviar otra vez a Taller Núñez'))
    .toHaveAccessibleDescription('Lo hace quien tiene el permiso de Soporte.');
  await expectGoodScreen();
});
