import { browserStore } from '#web/shared/browser-store.ts';
import type { Outgoing } from './outbox.ts';

// Messages that are not sent yet, over a reload and a closed tab: the words at once in the local
// storage, the image in a database. Each belongs to one tab, so that no two send it or change it; a
// tab that opens the chat takes over what closed ones left behind.

const images = browserStore('chat_salida', 'imagenes');

/** An unsent message as it is kept. */
interface Stored extends Omit<Outgoing, 'image'> {
  readonly other: string;
  readonly tab: string;
  readonly hasImage: boolean;
}

/** What a closed tab left behind, and for whom. */
export interface Orphan {
  readonly other: string;
  readonly item: Outgoing;
}

const TAB = crypto.randomUUID();
const LIVING = 'chat_tab:';
// Other tabs see by this lock that this one lives; the browser lets go of it with the page.
void navigator.locks?.request(LIVING + TAB, () => new Promise(() => {}));

const prefixOf = (me: string) => `chat_outbox:${me}:`;

/** Brings what is kept of a conversation from one state of its outbox to the next. */
export function keepOutbox(
  { me, other }: { me: string; other: string },
  before: readonly Outgoing[],
  after: readonly Outgoing[],
): void {
  const ids = new Set(after.map(({ client_id }) => client_id));
  for (const item of before)
    if (!ids.has(item.client_id)) {
      localStorage.removeItem(prefixOf(me) + item.client_id);
      if (item.image) void images.write((store) => store.delete(item.client_id));
    }
  const known = new Map(before.map((item) => [item.client_id, item]));
  for (const item of after) {
    const former = known.get(item.client_id);
    if (former === item) continue;
    const { image, ...words } = item;
    keepWords(me, { ...words, other, tab: TAB, hasImage: image !== undefined });
    if (image && !former) void images.write((store) => store.put(image, item.client_id));
  }
}

function keepWords(me: string, stored: Stored): void {
  try {
    localStorage.setItem(prefixOf(me) + stored.client_id, JSON.stringify(stored));
  } catch {
    // Full or forbidden: it lives with the page.
  }
}

/** Takes over what closed tabs of this account left behind, in the order in which it was written. */
export async function takeOrphans(me: string): Promise<Orphan[]> {
  const { locks } = navigator;
  // One tab after the other; without locks (no https) there is no telling whose it is.
  const taken = locks
    ? await locks.request('chat_orphans', async () => claim(me, (await locks.query()).held ?? []))
    : claim(me, []);
  const orphans = await Promise.all(taken.map(withImage));
  return orphans.sort((a, b) => a.item.at - b.item.at);
}

function claim(me: string, held: readonly LockInfo[]): Stored[] {
  const living = new Set([...held.map(({ name }) => name), LIVING + TAB]);
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(me)));
  const orphans = names
    .map((name) => parse(localStorage.getItem(name)))
    .filter((stored) => stored !== null && !living.has(LIVING + stored.tab)) as Stored[];
  for (const orphan of orphans) keepWords(me, { ...orphan, tab: TAB });
  return orphans;
}

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

async function withImage({ other, hasImage, ...stored }: Stored): Promise<Orphan> {
  const { client_id, msg, at, state, problem } = stored;
  const item: Outgoing = { client_id, msg, at, state, problem };
  if (!hasImage) return { other, item };
  const image = await images
    .ask<File | undefined>((store) => store.get(client_id))
    .catch(() => undefined);
  if (image) return { other, item: { ...item, image } };
  const lost = 'La imagen no se guardó. Edita el mensaje y elígela otra vez.';
  return { other, item: { ...item, state: 'refused', problem: lost } };
}
