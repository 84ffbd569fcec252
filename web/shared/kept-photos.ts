import { browserStore } from './browser-store.ts';

const DAY = 24 * 60 * 60_000;

interface Kept {
  id: string;
  photo: File;
  /** When it was chosen (epoch ms). */
  at: number;
}

interface KeptPhotos {
  /** Stores a photo under its id, replacing an earlier one. */
  keep: (id: string, photo: File) => Promise<unknown>;
  drop: (id: string) => Promise<unknown>;
  /** The stored photos among these ids. Photos older than a day are deleted. */
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, File>>;
}

/**
 * Keeps the photos chosen in a form over a reload; the tab's draft holds their ids. Where the browser
 * forbids storage, they are lost with the page.
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
        const all = await photos.request<Kept[]>((store) => store.getAll());
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
