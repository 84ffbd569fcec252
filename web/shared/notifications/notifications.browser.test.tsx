import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { getReceipts } from '#contract/payments.ts';
import { getNotifications, type Notification, readNotifications } from '#contract/notifications.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { answer, answerEach, asked, fail, reply } from '#web/testing/network.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { NOTHING_WAITS, person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen } from '#web/testing/screen.ts';

// What one was told, and the bell that leads there (4 §E).

const told = (id: number, parts: Partial<Notification> = {}): Notification => ({
  id,
  titulo: 'Rechazaron tu propuesta',
  msg: 'Hola: Clara Ríos rechazó tu propuesta «Cambio de llave».',
  enlace: '/cliente/recibos',
  leido: false,
  createAt: '2025-11-21T18:27:00.000Z',
  ...parts,
});
const END = { hay_mas: false, siguiente: null };

/** Signs a client in to whom this was told, and who reads it when they say so. */
function withList(avisos: readonly Notification[]): { keylogin: string } {
  const user = person('client');
  signIn(user);
  answer(getReceipts, { recibos: [], ...END });
  const read = new Set(avisos.filter(({ leido }) => leido).map(({ id }) => id));
  answerEach(getCounts, () => ({ ...NOTHING_WAITS, avisos: avisos.length - read.size }));
  answerEach(getNotifications, () => ({
    avisos: avisos.map((one) => ({ ...one, leido: read.has(one.id) })),
    ...END,
  }));
  answerEach(readNotifications, ({ id, hasta }) => {
    for (const one of avisos)
      if (one.id === Number(id) || one.id <= Number(hasta ?? 0)) read.add(one.id);
    return {};
  });
  return user;
}
const bell = () => page.getByRole('link', { name: /^Avisos/ });

test('the bell counts what is not read, and leads to the list by day', async () => {
  withList([
    told(3, { createAt: new Date().toISOString(), titulo: 'Mensaje nuevo' }),
    told(2),
    told(1, { leido: true }),
  ]);
  await open('/cliente/recibos', DESKTOP);
  await expect.element(bell()).toHaveTextContent('Avisos2 sin leer');
  await bell().click();
  await expect.poll(address).toBe('/avisos');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect
    .poll(() => days.elements().map((one) => one.textContent))
    .toEqual(['Hoy', '21 de noviembre de 2025']);
  await expect
    .element(page.getByRole('link', { name: /^Mensaje nuevo \(sin leer\)/ }))
    .toBeVisible();
  await expectGoodScreen();
});

test('one that is opened is read, and so is what leads to the screen that is open', async () => {
  withList([told(2), told(1)]);
  await open('/avisos');
  await page
    .getByRole('link', { name: /^Rechazaron/ })
    .first()
    .click();
  await expect.poll(address).toBe('/cliente/recibos');
  await expect
    .poll(() => asked(readNotifications))
    .toContainEqual(expect.objectContaining({ id: 2 }));
  await expect
    .poll(() => asked(readNotifications))
    .toContainEqual(expect.objectContaining({ enlace: '/cliente/recibos' }));
});

test('all are marked as read, up to the newest that was seen', async () => {
  withList([told(9), told(8)]);
  await open('/avisos');
  await button('Marcar todo como leído').click();
  await expect
    .poll(() => asked(readNotifications))
    .toContainEqual(expect.objectContaining({ hasta: 9 }));
  await expect.poll(() => button('Marcar todo como leído').elements()).toEqual([]);
  await expect.poll(() => page.getByText('(sin leer)').elements()).toEqual([]);
  expect(bell().element().textContent).toBe('Avisos');
});

test('what marks them all comes with the list, and not after it when they are counted', async () => {
  withList([told(2), told(1)]);
  reply(getCounts, () => new Promise(() => {}));
  await open('/avisos');
  await expect.element(page.getByRole('link', { name: /^Rechazaron/ }).first()).toBeVisible();
  expect(button('Marcar todo como leído').elements()).toHaveLength(1);
});

test('says that marking failed, and leaves them as they were', async () => {
  withList([told(9)]);
  answer(getCounts, { ...NOTHING_WAITS, avisos: 1 });
  fail(readNotifications, FAILURES[1]!);
  await open('/avisos');
  await button('Marcar todo como leído').click();
  await expect.element(alerts().getByText(readNotifications.texts.failed)).toBeVisible();
  await expect.element(button('Marcar todo como leído')).toBeEnabled();
});

test('says what will be there while there is nothing', async () => {
  signIn(person('professional'));
  answer(getNotifications, { avisos: [], ...END });
  await open('/avisos');
  await expect.element(page.getByRole('heading', { name: 'Aquí verás tus avisos' })).toBeVisible();
});

test('can be asked for again when the list did not come', async () => {
  signIn(person('professional'));
  fail(getNotifications, FAILURES[1]!);
  await open('/avisos');
  await expect.element(button('Intentar de nuevo')).toBeVisible();
  answer(getNotifications, { avisos: [told(1, { leido: true })], ...END });
  await button('Intentar de nuevo').click();
  await expect.element(page.getByRole('link', { name: /^Rechazaron/ })).toBeVisible();
});

describe('another tab', () => {
  function otherTab() {
    const channel = new BroadcastChannel('counts');
    const heard: unknown[] = [];
    channel.addEventListener('message', ({ data }) => heard.push(data));
    onTestFinished(() => channel.close());
    return { heard, tell: (data: unknown) => channel.postMessage(data) };
  }

  test('hears at once what was read here', async () => {
    const { heard } = otherTab();
    const { keylogin } = withList([told(9), told(8)]);
    await open('/avisos');
    await button('Marcar todo como leído').click();
    await expect.poll(() => heard).toContainEqual({ keylogin, counts: NOTHING_WAITS });
  });

  test('of the same account is heard by the bell and the list, and one of another is not', async () => {
    const { tell } = otherTab();
    const { keylogin } = withList([told(9), told(8)]);
    await open('/avisos');
    await expect.element(bell()).toHaveTextContent('Avisos2 sin leer');
    answer(getNotifications, { avisos: [told(9, { leido: true }), told(8)], ...END });
    // This tab learns nothing by itself.
    reply(getCounts, () => new Promise(() => {}));
    tell({ keylogin, counts: { ...NOTHING_WAITS, avisos: 1 } });
    tell({ keylogin: 'x'.repeat(43), counts: { ...NOTHING_WAITS, avisos: 7 } });
    await expect.poll(() => page.getByText('(sin leer)').elements()).toHaveLength(1);
    await expect.element(bell()).toHaveTextContent('Avisos1 sin leer');
  });
});
