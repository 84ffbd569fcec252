import { local } from '#lib/browser-storage.ts';
import { browserStore } from '#web/shared/browser-store.ts';
import type { Outgoing } from './outbox.ts';

// Keeps unsent messages over a reload and a closed tab: the text in the local storage, which is
// synchronous, the image in IndexedDB. Each message belongs to one tab, so that no two tabs send or
// change it; a tab that opens the chat takes over the messages of closed ones.

const images = browserStore('chat_salida', 'imagenes');

/** An unsent message in the local storage. */
interface Stored extends Omit<Outgoing, 'image'> {
  readonly other: string;
  readonly tab: string;
  readonly hasImage: boolean;
}

/** A message of a closed tab, with its recipient. */
export interface Orphan {
  readonly other: string;
  readonly item: Outgoing;
}

const TAB = crypto.randomUUID();
const TAB_LOCK = 'chat_tab:';
// This lock shows other tabs that this one is open; the browser releases it with the page.
// Refused where storage is refused, and then nothing was stored.
void navigator.locks?.request(TAB_LOCK + TAB, () => new Promise(() => {})).catch(() => {});

const prefixOf = (me: string) => `chat_outbox:${me}:`;

/** Updates the stored messages of a conversation to the outbox's new state. */
export function storeOutbox(
  { me, other }: { me: string; other: string },
  before: readonly Outgoing[],
  after: readonly Outgoing[],
): void {
  const ids = new Set(after.map(({ client_id }) => client_id));
  for (const item of before)
    if (!ids.has(item.client_id)) {
      local.remove(prefixOf(me) + item.client_id);
      if (item.image) void images.write((store) => store.delete(item.client_id));
    }
  const known = new Map(before.map((item) => [item.client_id, item]));
  for (const item of after) {
    const former = known.get(item.client_id);
    if (former === item) continue;
    const { image, ...text } = item;
    storeText(me, { ...text, other, tab: TAB, hasImage: image !== undefined });
    if (image && !former) void images.write((store) => store.put(image, item.client_id));
  }
}

function storeText(me: string, stored: Stored): void {
  local.set(prefixOf(me) + stored.client_id, JSON.stringify(stored));
}

/** Claims the messages of this account's closed tabs, oldest first. */
export async function takeOrphans(me: string): Promise<Orphan[]> {
  const { locks } = navigator;
  // One tab at a time; without locks (no HTTPS) open tabs cannot be told from closed ones.
  const taken = locks
    ? await locks.request('chat_orphans', async () => claim(me, (await locks.query()).held ?? []))
    : claim(me, []);
  const orphans = await Promise.all(taken.map(withImage));
  return orphans.sort((a, b) => a.item.at - b.item.at);
}

function claim(me: string, held: readonly LockInfo[]): Stored[] {
  const openTabs = new Set([...held.map(({ name }) => name), TAB_LOCK + TAB]);
  const names = local.items().filter((name) => name.startsWith(prefixOf(me)));
  const orphans = names
    .map((name) => parse(local.get(name)))
    .filter((stored) => stored !== null && !openTabs.has(TAB_LOCK + stored.tab)) as Stored[];
  for (const orphan of orphans) storeText(me, { ...orphan, tab: TAB });
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
    .request<File | undefined>((store) => store.get(client_id))
    .catch(() => undefined);
  if (image) return { other, item: { ...item, image } };
  const lost = 'La imagen no se guardó. Edita el mensaje y elígela otra vez.';
  return { other, item: { ...item, state: 'refused', problem: lost } };
}
