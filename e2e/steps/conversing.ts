import { expect, type Page } from '@playwright/test';
import { sendMessage } from '#contract/chat.ts';
import { openChat, sayWith, unsent } from './chat.ts';
import { photoOf } from './images.ts';
import type { Member } from './people.ts';
import { messages, say } from './project.ts';

/** Somebody with one conversation open, and what they wrote in it. */
export interface Speaker {
  readonly page: Page;
  readonly me: Member;
  readonly other: Member;
  /** In the order of the presses on send. */
  readonly typed: string[];
  /** What the server has said that it stored. */
  readonly acknowledged: string[];
}

export async function speakerAt(page: Page, me: Member, other: Member): Promise<Speaker> {
  const acknowledged: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(sendMessage.path) || !response.ok()) return;
    response.json().then(
      ({ message }: { message: { msg: string } }) => acknowledged.push(message.msg),
      // Cut in the middle: it said nothing.
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

/** The texts of a thread as they stand on the screen, those with an image marked. */
export const onScreen = (page: Page): Promise<string[]> =>
  messages(page)
    .getByRole('article')
    .evaluateAll((bubbles) =>
      bubbles.map((bubble) => {
        const text = bubble.querySelector('p')?.textContent ?? '';
        // Where it cannot be loaded, something else stands in its place.
        return bubble.querySelector('img') ? `${text} [imagen]` : text;
      }),
    );

/** The conversation as the server has it. */
export async function onServer(reader: Member, other: Member): Promise<string[]> {
  const written = await reader.read(other);
  return written.map(({ msg, rute_adjunto }) => msg + (rute_adjunto ? ' [imagen]' : ''));
}

const withoutMark = (texts: readonly string[]) =>
  texts.map((text) => text.replace(' [imagen]', ''));

/**
 * Once nothing is on its way any more: what was acknowledged is stored, and whatever else was typed is
 * either stored too or offered again, never both and never neither.
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

/** Sends what was offered again, unless the next message has just taken it along. */
export async function retry(speaker: Speaker): Promise<void> {
  const { page } = speaker;
  await messages(page)
    .getByRole('button', { name: 'Reintentar' })
    .evaluateAll(([first]) => (first as HTMLButtonElement | undefined)?.click());
  await expect(unsent(page)).toHaveCount(0, SETTLED);
  await expectNothingOnItsWay(speaker);
}

/** Both see the conversation as the server has it: everything typed once, each one's in their order. */
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

/** A stream that was lost comes back after pauses of a few seconds. */
export const SETTLED = { timeout: 60_000 };
