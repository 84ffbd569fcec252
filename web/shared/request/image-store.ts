import { readRequest, saveRequest } from './store.ts';

/** Deleted by web/api/session-store.ts too, when the session is cleared. */
const DATABASE = 'solicitud';
const IMAGES = 'imagenes';
const KEY = 'request';

// The images of the request, in the browser's database: only there a file survives a reload and the
// detour through sign-up. Where the browser forbids it, they live with the page.
let unstored: File[] = [];

/** The chosen images, in their order. */
export async function readImages(): Promise<File[]> {
  try {
    return (await ask<File[] | undefined>('readonly', (store) => store.get(KEY))) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Keeps the chosen images in place of the former ones: with others it is another request. */
export async function saveImages(images: File[]): Promise<void> {
  unstored = images;
  const kept = readRequest();
  if (kept) saveRequest(kept.form);
  await write((store) => store.put(images, KEY));
}

export async function clearImages(): Promise<void> {
  unstored = [];
  await write((store) => store.delete(KEY));
}

async function write(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  try {
    await ask('readwrite', change);
  } catch {
    // Full or forbidden.
  }
}

async function ask<Result>(
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await answerOf(what(database.transaction(IMAGES, mode).objectStore(IMAGES)));
  } finally {
    // At once: an open one would keep the session's end from deleting it.
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(IMAGES));
  return answerOf(opening);
}

const answerOf = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => {
      reject(asked.error ?? new Error('the browser database failed'));
    });
  });
