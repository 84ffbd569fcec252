import { expect, type Page } from '@playwright/test';
import { productTime, setClock } from './steps/clock.ts';
import { outbox } from './steps/outbox.ts';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';
import { demoProfessional, newClient } from './steps/people.ts';
import { onProductApart } from './steps/product.ts';
import { projectAt } from './steps/project-setup.ts';

// What reaches a phone while the product is closed (4 §E). Between the server and the browser stands the stand-in of
// push services; what the worker does with what it brings is tested beside it (web/worker).

test.use({ serviceWorkers: 'allow' });
onProductApart();

/** At night all of this would wait for the morning. */
test.beforeAll(async () => {
  const tomorrow = new Date((await productTime()) + 24 * 3_600_000);
  tomorrow.setUTCHours(18, 0, 0, 0);
  await setClock(tomorrow);
});

/** A browser that subscribes at the stand-in instead of its maker's service. */
const subscribeThere = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const ITEM = 'prueba_push';
    const made = (keys: { endpoint: string; p256dh: string; auth: string }) => ({
      endpoint: keys.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: keys.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
      unsubscribe: async () => localStorage.removeItem(ITEM),
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const kept = localStorage.getItem(ITEM);
        return kept === null ? null : made(JSON.parse(kept));
      },
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) => {
        const clave_publica = btoa(String.fromCharCode(...key))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ clave_publica });
        const reply = await fetch('/_dev/push', { method: 'POST', headers, body });
        localStorage.setItem(ITEM, await reply.text());
        return made(JSON.parse(localStorage.getItem(ITEM) ?? ''));
      },
    });
  });

const pushed = async () => (await outbox()).filter(({ channel }) => channel === 'push');

test('somebody who asked for it is told on the phone, until they turn it off', async ({ seat }) => {
  const professional = await demoProfessional();
  const client = await newClient();
  const { page } = await seat(PHONE, client);
  await subscribeThere(page);
  await page.goto('/cliente/avisos');
  const device = page.getByRole('region', { name: 'Este dispositivo' });
  await device.getByRole('button', { name: 'Activar avisos' }).click();
  await expect(device.getByText(/Los avisos están activados/)).toBeVisible();
  await expectGoodScreen(page);
  await page.goto('/contacto');

  const before = (await pushed()).length;
  await projectAt('publicada', professional, {}, client);
  await expect.poll(async () => (await pushed()).length).toBe(before + 1);
  const [{ text } = { text: '' }] = await pushed();
  expect(JSON.parse(text)).toMatchObject({
    titulo: 'Recibiste una propuesta',
    enlace: expect.stringContaining(`/chat/${professional.keylogin}`),
  });

  await page.goto('/cliente/avisos');
  await device.getByRole('button', { name: 'Desactivar' }).click();
  await expect(device.getByText(/^Actívalos para que te lleguen/)).toBeVisible();
});

test('without a connection a page of ours says so, and opens by itself once it is back', async ({
  seat,
}) => {
  const { page } = await seat(PHONE, await newClient());
  await page.goto('/cliente');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto('/cliente/solicitudes');
  await expect(page.getByRole('heading', { name: 'Sin conexión a internet' })).toBeVisible();
  await expectGoodScreen(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /solicitudes/i })).toBeVisible();
});
