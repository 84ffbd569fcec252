import { browserStore } from './browser-store.ts';

const DAY = 24 * 60 * 60_000;

interface Kept {
  id: string;
  photo: File;
  /** When it was chosen (epoch ms). */
  at: number;
}

interface KeptPhotos {
  /** Keeps a photo under its id, in place of a former one. */
  keep: (id: string, photo: File) => Promise<void>;
  drop: (id: string) => Promise<void>;
  /** Those of the ids that are still there. Photos of abandoned forms go after a day. */
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, File>>;
}

/**
 * Photos chosen in a form, over a reload; the draft of the tab knows their ids. Where the browser forbids
 * storage, they live with the page.
 */
export function keptPhotos(database: string): KeptPhotos {
  const photos = browserStore(database, 'fotos', { keyPath: 'id' });
  const drop = (id: string) => photos.write((store) => store.delete(id));
  return {
    keep: (id, photo) =>
      photos.write((store) => store.put({ id, photo, at: Date.now() } satisfies Kept)),
    drop,
    find: async (ids) => {
      try {
        const all = await photos.ask<Kept[]>((store) => store.getAll());
        const fresh = all.filter(({ at }) => Date.now() < at + DAY);
        for (const old of all) if (!fresh.includes(old)) await drop(old.id);
        const wanted = fresh.filter(({ id }) => ids.includes(id));
        return new Map(wanted.map(({ id, photo }) => [id, photo]));
      } catch {
        return new Map();
      }
    },
  };
}
