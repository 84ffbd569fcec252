import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetRedirect, rememberRedirect, rememberReturn } from '../redirect.ts';
import { Purpose } from './purpose.tsx';
import { sentMarkup } from '#web/testing/sent.ts';

// The page of the sign-up as the server sends it, which knows nothing of this browser.

let root: Root | undefined;
let sent: HTMLElement;

afterEach(() => {
  root?.unmount();
  root = undefined;
  sent.remove();
  forgetRedirect();
});

/** Puts the server's HTML into the page, whose scripts run as they are met. */
function send(): void {
  sent = document.createElement('div');
  sent.append(
    document.createRange().createContextualFragment(sentMarkup(renderToString(<Purpose />))),
  );
  document.body.append(sent);
}
const box = () => page.getByRole('region', { name: 'Para qué' });

test('what an account is for is there before the scripts come, and does not move then', async () => {
  rememberRedirect('/chat/x', 'escribirle a Taller Núñez');
  send();
  await expect.element(box().getByText('escribirle a Taller Núñez', { exact: true })).toBeVisible();
  const height = sent.offsetHeight;
  const errors: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => errors.push(error) };
  root = hydrateRoot(sent, <Purpose />, options);
  await expect.poll(() => sent.querySelector('script')).toBeNull();
  await expect.element(box().getByText('escribirle a Taller Núñez', { exact: true })).toBeVisible();
  expect(sent.offsetHeight).toBe(height);
  expect(errors).toEqual([]);
});

test('whoever only wants an account, or was somewhere else since, reads nothing of it', async () => {
  send();
  expect(sent.offsetHeight).toBe(0);
  sent.remove();
  rememberRedirect('/chat/x', 'escribirle a Taller Núñez');
  rememberReturn('/cliente');
  send();
  expect(sent.offsetHeight).toBe(0);
  root = hydrateRoot(sent, <Purpose />);
  await expect.poll(() => sent.innerHTML).toBe('');
});
