import { expect, type Page } from '@playwright/test';
import {
  getConversations,
  getConversationsNoRead,
  getMessages,
  sendMessage,
  stream,
} from '#contract/chat.ts';
import { textOf } from '#contract/errors.ts';
import { getProposal } from '#contract/projects.ts';
import { openChat, unsent } from '../steps/chat.ts';
import { TOO_LARGE_IMAGE } from '../steps/images.ts';
import { demoClient, demoProfessional, type Member, newClient } from '../steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { messages, say } from '../steps/project.ts';
import {
  alerts,
  requestEnd,
  expectErrorToast,
  FAILURE_MODES,
  failWith,
  routeOf,
  stopClock,
} from './fail.ts';

// The chat's errors (1 §8): a toast after an action, a message in its place for what does not load, and
// nothing for failures in the background.

let professional: Member;
test.beforeAll(async () => {
  professional = await demoProfessional();
});

test('a message that cannot be sent stays and says why in a toast, for every failure', async ({
  seat,
}) => {
  const { page } = await seat(PHONE, await newClient());
  await page.clock.install();
  await openChat(page, professional);
  await stopClock(page);
  for (const [before, failing] of FAILURE_MODES.entries()) {
    await failWith(page, sendMessage, failing);
    await say(page, `Intento ${before + 1}.`);
    await expect(unsent(page)).toHaveCount(before + 1);
    // All waiting messages are tried together, and fail with one toast.
    await expect(
      messages(page).getByText(failing.text(sendMessage), { exact: true }),
    ).toBeVisible();
    await expectErrorToast(page, failing.text(sendMessage));
  }
  await page.unroute(routeOf(sendMessage));
  await page.clock.resume();
  await messages(page).getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(messages(page).getByTitle('Enviado')).toHaveCount(FAILURE_MODES.length);
  await expect(unsent(page)).toHaveCount(0);
});

test('an empty message and an image that is too large are refused in the browser', async ({
  seat,
}) => {
  const { page } = await seat(PHONE, await newClient());
  await page.clock.install();
  await openChat(page, professional);
  await stopClock(page);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expectErrorToast(page, 'No puedes enviar un mensaje vacio');
  expect(textOf('message_empty')).toBe('No puedes enviar un mensaje vacio');
  await page.getByLabel('Imagen para adjuntar').setInputFiles(TOO_LARGE_IMAGE);
  await expectErrorToast(page, 'El adjunto excede el tamaño máximo de 6MB');
});

const LOADS = [
  {
    what: 'a conversation that',
    call: getMessages,
    open: (page: Page) => page.goto(`/chat/${professional.keylogin}`),
    loaded: (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ }),
  },
  {
    what: 'a project whose conversation',
    call: getMessages,
    open: (page: Page) => page.goto(`/chat/${professional.keylogin}?panel=proyecto`),
    loaded: (page: Page) => page.getByRole('tab', { name: 'Proyecto' }),
  },
  {
    what: 'the list that',
    call: getConversations,
    open: (page: Page) => page.goto('/chat/view'),
    loaded: (page: Page) => page.getByRole('link', { name: /Taller Núñez/ }),
  },
] as const;

for (const { what, call, open, loaded } of LOADS)
  test(`${what} does not load: says why for every failure, and the retry works`, async ({
    seat,
  }) => {
    const { page } = await seat(PHONE, await demoClient());
    // A push would reload by itself meanwhile.
    await page.route(routeOf(stream), (route) => route.abort());
    const [first, ...others] = FAILURE_MODES;
    if (!first) throw new Error('nothing fails');
    await failWith(page, call, first);
    await open(page);
    const problem = page.getByRole('main').getByRole('alert');
    const again = problem.getByRole('button', { name: 'Intentar de nuevo' });
    await expect(problem.getByText(first.text(call), { exact: true })).toBeVisible();
    await expectGoodScreen(page);
    for (const failing of others) {
      await failWith(page, call, failing);
      const failed = requestEnd(page, call);
      await again.click();
      await failed;
      await expect(problem.getByText(failing.text(call), { exact: true })).toBeVisible();
      await expect(again).not.toHaveAttribute('aria-busy');
    }
    await expect(alerts(page)).toHaveCount(0);
    await page.unroute(routeOf(call));
    await again.click();
    await expect(loaded(page)).toBeVisible();
    await expect(problem).toHaveCount(0);
  });

const POLLS = [getMessages, getConversations, getProposal, getConversationsNoRead] as const;

test('nothing is polled while the stream is open', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await demoClient());
  await page.clock.install();
  await openChat(page, professional);
  await stopClock(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.runFor(35_000);
  // Another request has finished, so any made before it would be known by now.
  await page.evaluate(() => fetch('/livez'));
  expect(asked.filter((path) => POLLS.some((call) => path === `/api${call.path}`))).toEqual([]);
});

test('without the stream everything is polled, and polls fail silently', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await demoClient());
  await page.clock.install();
  await page.route(routeOf(stream), (route) => route.abort());
  await openChat(page, professional);
  const list = page.getByRole('region', { name: 'Conversaciones' });
  await expect(list.getByRole('link', { name: /^Taller Núñez/ })).toBeVisible();
  await stopClock(page);
  for (const failing of FAILURE_MODES) {
    for (const call of POLLS) await failWith(page, call, failing);
    const over = Promise.all(POLLS.map((call) => requestEnd(page, call)));
    await page.clock.runFor(10_000);
    await over;
    await expect(alerts(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  for (const call of POLLS) await page.unroute(routeOf(call));
  await professional.write(await demoClient(), 'Llegó sin que nadie avisara.');
  await page.clock.resume();
  await expect(messages(page).getByText('Llegó sin que nadie avisara.').last()).toBeVisible({
    timeout: 10_000,
  });
});
