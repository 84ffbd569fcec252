import { expect, type Page } from '@playwright/test';
import { sendMessage } from '#contract/chat.ts';
import type { Photo } from './images.ts';
import type { Member } from './people.ts';
import { messages, say } from './project.ts';

export const SENDS = `**/api${sendMessage.path}`;

export const openChat = async (page: Page, other: Pick<Member, 'keylogin'>): Promise<void> => {
  await page.goto(`/chat/${other.keylogin}`);
  await expect(field(page)).toBeVisible();
};

export const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ });
export const sent = (page: Page) => messages(page).getByTitle(/^(Enviado|Visto)$/);
export const unsent = (page: Page) => messages(page).getByTitle('No se envió');

export async function sayWith(page: Page, photo: Photo, text: string): Promise<void> {
  await page.getByLabel('Imagen para adjuntar').setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Quitar la imagen' })).toBeVisible();
  await say(page, text);
}

/** Fails all requests that send messages; the page itself can still be loaded. */
export const holdSends = (page: Page) => page.route(SENDS, (route) => route.abort());

/** The texts that the other person has received, with images marked. */
export async function received(reader: Member, from: Member): Promise<string[]> {
  const written = await reader.read(from);
  return written
    .filter(({ sender }) => sender === from.keylogin)
    .map(({ msg, rute_adjunto }) => (rute_adjunto ? `${msg} [imagen]` : msg));
}

/** Replaces the browser's session by that of another account, as after a logout and a login. */
export async function becomes(page: Page, { session_id, keylogin, user }: Member): Promise<void> {
  const items = { session_id, keylogin, user: JSON.stringify(user), code_confirm: '1' };
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, items);
}

/** In the page: nothing is asked for again after a while, so that only a push brings what is new. */
export function stopPolling(): void {
  const { setInterval: real } = globalThis;
  const without = (work: () => void, every = 0) => (every < 5_000 ? real(work, every) : 0);
  globalThis.setInterval = without as typeof setInterval;
}
