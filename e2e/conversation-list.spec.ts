import { expect, type Page } from '@playwright/test';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { getConversations } from '#contract/chat.ts';
import type { Conversation } from '#contract/chat/view.ts';
import { reach } from './steps/keyboard.ts';
import { demoClient, demoProfessional } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';

// A list of hundreds of conversations. The server's part has tests of its own; here the replies are
// simulated according to the contract.

type Reply = OutputOf<typeof getConversations>;

const PAGE = 100;
const MANY = 250;

const entry = (number: number, last_id = MANY - number): Conversation => ({
  other_key: `conversation-${number}`,
  nombre: number === 230 ? 'Óscar Núñez' : `Persona ${number}`,
  img_profile: null,
  rol: 1,
  last_message: `Mensaje ${last_id}`,
  last_id,
  last_sender: `conversation-${number}`,
  createAt: new Date(Date.now() - number * 60_000).toISOString(),
  no_leidos: 0,
});

/** Answers the list's calls until the page is closed; entries passed to `change` come with the next poll. */
async function withManyConversations(page: Page) {
  const asked: InputOf<typeof getConversations>[] = [];
  let changed: Conversation[] = [];
  const answer = ({ antes, desde }: InputOf<typeof getConversations>): Reply => {
    const marca = `${asked.length}:${asked.length}:`;
    if (desde !== undefined) {
      const conversations = changed.splice(0);
      return { conversations, hay_mas: false, siguiente: null, marca, cambios: true };
    }
    const from = antes === undefined ? 0 : MANY - Number(antes) + 1;
    const last = Math.min(from + PAGE, MANY);
    const conversations = Array.from({ length: last - from }, (_, i) => entry(from + i));
    const siguiente = last < MANY ? (conversations.at(-1)?.last_id ?? null) : null;
    return { conversations, hay_mas: siguiente !== null, siguiente, marca, cambios: false };
  };
  await page.route(`**/api${getConversations.path}`, async (route) => {
    const input = route.request().postDataJSON() as InputOf<typeof getConversations>;
    asked.push(input);
    await route.fulfill({ json: { mensaje: 'success', ...answer(input) } });
  });
  return { asked, change: (...entries: Conversation[]) => void (changed = entries) };
}

const list = (page: Page) => page.getByRole('region', { name: 'Conversaciones' });
const entries = (page: Page) => list(page).getByRole('link');
const entryOf = (page: Page, nombre: string) =>
  entries(page).filter({ has: page.getByText(nombre, { exact: true }) });

test('every conversation can be reached, and a changed one moves up without moving the view', async ({
  seat,
}) => {
  const professional = await demoProfessional();
  const { page } = await seat(PHONE, professional);
  const { asked, change } = await withManyConversations(page);
  await page.goto('/chat/view');
  await expect(entries(page)).toHaveCount(PAGE);
  await expectGoodScreen(page);

  // Scrolling loads the next page before the end is visible.
  await entries(page).last().scrollIntoViewIfNeeded();
  await expect(entries(page)).toHaveCount(2 * PAGE);
  await entries(page).last().scrollIntoViewIfNeeded();
  await expect(entries(page)).toHaveCount(MANY);
  await expect(list(page).getByRole('button')).toHaveCount(0);
  expect(asked.map(({ antes }) => antes).filter(Boolean)).toEqual([151, 51]);

  // A conversation far below changes while the middle of the list is visible.
  const middle = entryOf(page, 'Persona 120');
  await middle.scrollIntoViewIfNeeded();
  await middle.focus();
  const before = await middle.boundingBox();
  change({ ...entry(200, 1000), no_leidos: 1 });
  await (await demoClient()).write(professional, 'Así suena el timbre.');
  await expect(entries(page).first()).toContainText('Persona 200');
  await expect(entries(page)).toHaveCount(MANY);
  await expect(middle).toBeFocused();
  await expect.poll(async () => (await middle.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('the search finds a name that is not loaded yet', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await demoProfessional());
  await withManyConversations(page);
  await page.goto('/chat/view');
  const field = list(page).getByLabel('Buscar por nombre');
  await reach(field);
  await page.keyboard.type('nunez');
  await expect(entries(page)).toHaveText([/Óscar Núñez/]);
  await expect(list(page).getByRole('status')).toHaveText('1 conversación');
  await expectGoodScreen(page);
  await page.keyboard.type('zz');
  await expect(list(page).getByRole('status')).toHaveText(
    'No hay nadie con ese nombre en tus conversaciones.',
  );
  await field.clear();
  await expect(entries(page)).toHaveCount(MANY);
});

test('a failed page can be loaded again, and the focus moves on to it', async ({ seat }) => {
  const { page } = await seat(DESKTOP, await demoProfessional());
  await withManyConversations(page);
  await page.goto('/chat/view');
  await expect(entries(page)).toHaveCount(PAGE);
  // Fails that page only, because a push may request the changes at any moment.
  let fails = true;
  await page.route(`**/api${getConversations.path}`, (route) => {
    const { antes } = route.request().postDataJSON() as InputOf<typeof getConversations>;
    if (antes === undefined || !fails) return route.fallback();
    fails = false;
    return route.abort();
  });
  const again = list(page).getByRole('button', {
    name: `${getConversations.texts.network}. Intentar de nuevo`,
  });
  await entries(page).last().focus();
  await reach(again);
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(2 * PAGE);
  await expect(entries(page).nth(PAGE)).toBeFocused();
});
