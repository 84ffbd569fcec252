const DATABASE = 'alta';
const PHOTOS = 'fotos';
const DAY = 24 * 60 * 60_000;

interface Kept {
  id: string;
  photo: File;
  /** When it was chosen (epoch ms). */
  at: number;
}

// The chosen photo of a sign-up, in the browser's database: only there a file survives a reload.
// The draft of the tab knows its id. Where the browser forbids it, the photo lives with the page.

/** Keeps a photo under its id, in place of a former one. */
export const keepPhoto = (id: string, photo: File): Promise<void> =>
  write((store) => store.put({ id, photo, at: Date.now() } satisfies Kept));

export const dropPhoto = (id: string): Promise<void> => write((store) => store.delete(id));

/** The photo of the draft; null when it is gone. Photos of abandoned sign-ups go after a day. */
export async function findPhoto(id: string): Promise<File | null> {
  try {
    const all = await request<Kept[]>('readwrite', (store) => store.getAll());
    const fresh = all.filter(({ at }) => Date.now() < at + DAY);
    for (const old of all) if (!fresh.includes(old)) await dropPhoto(old.id);
    return fresh.find((kept) => kept.id === id)?.photo ?? null;
  } catch {
    return null;
  }
}

async function write(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  try {
    await request('readwrite', change);
  } catch {
    // Full or forbidden.
  }
}

async function request<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await answerOf(ask(database.transaction(PHOTOS, mode).objectStore(PHOTOS)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(PHOTOS, { keyPath: 'id' });
  });
  return answerOf(opening);
}

const answerOf = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => {
      reject(asked.error ?? new Error('the browser database failed'));
    });
  });
