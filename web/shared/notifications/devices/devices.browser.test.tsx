import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as notifications from '#contract/notifications.ts';
import { getReceivedRequests } from '#contract/requests.ts';
import { local } from '#lib/browser-storage.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen } from '#web/testing/screen.ts';
import { keepTold } from '#web/shared/session/device.ts';

// This browser shows what somebody is told (4 §E): the browser's own part is given.

let permission: NotificationPermission;
let subscribed: boolean;
let fails: boolean;

const subscription = () => ({
  endpoint: 'https://push.example/uno',
  options: { applicationServerKey: null },
  toJSON: () => ({
    endpoint: 'https://push.example/uno',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
  unsubscribe: async () => !(subscribed = false),
});
const registration = {
  pushManager: {
    getSubscription: async () => (subscribed ? subscription() : null),
    subscribe: async () => {
      if (fails) throw new DOMException('push service error', 'AbortError');
      subscribed = true;
      return subscription();
    },
  },
} as unknown as ServiceWorkerRegistration;

beforeEach(() => {
  permission = 'default';
  subscribed = fails = false;
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => permission);
  const { serviceWorker } = navigator;
  vi.spyOn(serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  answer(notifications.getPreferences, { preferencias: [] });
  answer(notifications.getPushKey, { clave_publica: 'BA'.repeat(43) + 'A' });
  answer(notifications.saveDevice, {});
  answer(notifications.forgetDevice, {});
  answer(getReceivedRequests, { solicitudes: [], hay_mas: false, siguiente: null });
});
afterEach(() => vi.restoreAllMocks());

const device = () => page.getByRole('region', { name: 'Este dispositivo' });

test('somebody turns it on and off; the server hears where it reaches them', async () => {
  signIn(person('client'));
  await open('/cliente/avisos', PHONE);
  permission = 'granted';
  await button('Activar avisos').click();
  await expect.element(device().getByText(/^Los avisos están activados/)).toBeVisible();
  expect(asked(notifications.saveDevice)).toMatchObject([
    { endpoint: 'https://push.example/uno', auth: 'a'.repeat(22) },
  ]);
  await expectGoodScreen();
  await button('Desactivar').click();
  await expect.element(device().getByText(/^Actívalos/)).toBeVisible();
  expect(asked(notifications.forgetDevice)).toMatchObject([
    { endpoint: 'https://push.example/uno' },
  ]);
  expect(subscribed).toBe(false);
});

test('who does not allow it is told how to, and nothing is saved', async () => {
  signIn(person('client'));
  await open('/cliente/avisos', PHONE);
  const press = button('Activar avisos');
  await expect.element(press).toBeVisible();
  permission = 'denied';
  await press.click();
  await expect.element(device().getByText(/^Bloqueaste los avisos/)).toBeVisible();
  await expect.element(press).not.toBeInTheDocument();
  expect(asked(notifications.saveDevice)).toEqual([]);
  await expectGoodScreen();
});

test('a browser that cannot reach its service says so, and can be asked again', async () => {
  signIn(person('client'));
  await open('/cliente/avisos', PHONE);
  permission = 'granted';
  fails = true;
  await button('Activar avisos').click();
  await expect
    .element(alerts().getByText(/no pudo conectarse a su servicio de avisos/))
    .toBeVisible();
  await expect.element(button('Activar avisos')).toBeEnabled();
});

test('it is offered where a professional waits for requests, once in thirty days', async () => {
  signIn(person('professional'));
  await open('/profesional/solicitudes', PHONE);
  const offer = page.getByRole('region', { name: 'Entérate en cuanto te pidan algo' });
  await expect.element(offer).toBeVisible();
  await expectGoodScreen();
  await button('Ahora no').click();
  await expect.element(offer).not.toBeInTheDocument();
  await open('/profesional/solicitudes', PHONE);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('the next session of the same person is told too; another person of this browser is not', async () => {
  permission = 'granted';
  subscribed = true;
  const me = signIn(person('client'));
  local.set('avisos_dispositivo', me.keylogin);
  await keepTold();
  await keepTold();
  expect(asked(notifications.saveDevice)).toHaveLength(1);
  signIn(person('client'));
  await keepTold();
  expect(asked(notifications.saveDevice)).toHaveLength(1);
});
