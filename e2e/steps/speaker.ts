import { expect, type Page } from '@playwright/test';
import { sendMessage } from '#contract/chat.ts';
import { openChat, sayWith, unsent } from './chat.ts';
import { photoOf } from './images.ts';
import type { Member } from './people.ts';
import { messages, say } from './project.ts';

/** A person with one open conversation, and the messages they typed. */
export interface Speaker {
  readonly page: Page;
  readonly me: Member;
  readonly other: Member;
  /** The typed texts, in the order of sending. */
  readonly typed: string[];
  /** The texts that the server acknowledged. */
  readonly acknowledged: string[];
}

export async function speakerAt(page: Page, me: Member, other: Member): Promise<Speaker> {
  const acknowledged: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(sendMessage.path) || !response.ok()) return;
    response.json().then(
      ({ message }: { message: { msg: string } }) => acknowledged.push(message.msg),
      // A reply that was cut off acknowledges nothing.
      () => {},
    );
  });
  await openChat(page, other);
  return { page, me, other, typed: [], acknowledged };
}

export async function speak(speaker: Speaker, count: number): Promise<void> {
  const { page, me, typed } = speaker;
  for (let i = 0; i < count; i++) {
    const text = `${me.user.nombre} ${typed.length + 1}.`;
    typed.push(text);
    await say(page, text);
  }
}

export async function showPicture(speaker: Speaker): Promise<void> {
  const { page, me, typed } = speaker;
  const text = `${me.user.nombre} ${typed.length + 1}, con foto.`;
  typed.push(text);
  await sayWith(page, await photoOf(typed.length), text);
}

/** The texts of a conversation on the screen, with images marked. */
export const onScreen = (page: Page): Promise<string[]> =>
  messages(page)
    .getByRole('article')
    .evaluateAll((bubbles) =>
      bubbles.map((bubble) => {
        const text = bubble.querySelector('p')?.textContent ?? '';
        // An image that fails to load is replaced by another element.
        return bubble.querySelector('img') ? `${text} [imagen]` : text;
      }),
    );

/** The texts of the conversation on the server. */
export async function onServer(reader: Member, other: Member): Promise<string[]> {
  const written = await reader.read(other);
  return written.map(({ msg, rute_adjunto }) => msg + (rute_adjunto ? ' [imagen]' : ''));
}

const withoutMark = (texts: readonly string[]) =>
  texts.map((text) => text.replace(' [imagen]', ''));

/**
 * Waits until nothing is being sent, then expects: acknowledged messages are stored, and every other typed
 * message is either stored or offered again, but not both.
 */
export async function expectNothingLost(speaker: Speaker): Promise<void> {
  const { page, me, other, typed, acknowledged } = speaker;
  await expectNothingOnItsWay(speaker);
  await expect
    .poll(async () => {
      const stored = withoutMark(await onServer(me, other));
      const offered = await page
        .getByRole('article')
        .filter({ has: page.getByTitle('No se envió') })
        .locator('p')
        .allInnerTexts();
      return [...stored.filter((text) => typed.includes(text)), ...offered].toSorted();
    }, SETTLED)
    .toEqual(typed.toSorted());
  const stored = withoutMark(await onServer(me, other));
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
}

/** Sends the messages that are offered again, unless the next message has just sent them. */
export async function retry(speaker: Speaker): Promise<void> {
  const { page } = speaker;
  await messages(page)
    .getByRole('button', { name: 'Reintentar' })
    .evaluateAll(([first]) => (first as HTMLButtonElement | undefined)?.click());
  await expect(unsent(page)).toHaveCount(0, SETTLED);
  await expectNothingOnItsWay(speaker);
}

/** Expects both to see the conversation as on the server: each message once, each person's in order. */
export async function expectSame(one: Speaker, two: Speaker): Promise<void> {
  await Promise.all([expectNothingOnItsWay(one), expectNothingOnItsWay(two)]);
  for (const { page, me, other } of [one, two])
    await expect.poll(() => onScreen(page), SETTLED).toEqual(await onServer(me, other));
  const stored = withoutMark(await onServer(one.me, one.other));
  for (const { typed } of [one, two])
    expect(stored.filter((text) => typed.includes(text))).toEqual(typed);
  expect(stored).toHaveLength(one.typed.length + two.typed.length);
}

const expectNothingOnItsWay = ({ page }: Speaker) =>
  expect(messages(page).getByTitle('Enviando')).toHaveCount(0, SETTLED);

/** A lost stream reconnects after pauses of a few seconds; a busy machine with two products takes longer. */
export const SETTLED = { timeout: 60_000 };
