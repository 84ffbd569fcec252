import { browserStore } from '#web/shared/browser-store.ts';

const DAY = 24 * 60 * 60_000;

interface Kept {
  id: string;
  photo: File;
  /** When it was chosen (epoch ms). */
  at: number;
}

// The chosen photo of a sign-up. The draft of the tab knows its id. Where the browser forbids storage,
// the photo lives with the page.
const photos = browserStore('alta', 'fotos', { keyPath: 'id' });

/** Keeps a photo under its id, in place of a former one. */
export const keepPhoto = (id: string, photo: File): Promise<void> =>
  photos.write((store) => store.put({ id, photo, at: Date.now() } satisfies Kept));

export const dropPhoto = (id: string): Promise<void> => photos.write((store) => store.delete(id));

/** The photo of the draft; null when it is gone. Photos of abandoned sign-ups go after a day. */
export async function findPhoto(id: string): Promise<File | null> {
  try {
    const all = await photos.ask<Kept[]>((store) => store.getAll());
    const fresh = all.filter(({ at }) => Date.now() < at + DAY);
    for (const old of all) if (!fresh.includes(old)) await dropPhoto(old.id);
    return fresh.find((kept) => kept.id === id)?.photo ?? null;
  } catch {
    return null;
  }
}
