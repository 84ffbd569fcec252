import { browserStore } from '#web/shared/browser-store.ts';
import { readRequest, saveRequest } from './store.ts';

// Keeps the images of the request over a reload and sign-up. When the session is cleared,
// web/api/session-store.ts deletes the database.
const database = browserStore('solicitud', 'imagenes');
const KEY = 'request';

/** The images where the browser forbids storage; lost with the page. */
let unstored: File[] = [];

/** The chosen images, in their order. */
export async function readImages(): Promise<File[]> {
  try {
    return (await database.request<File[] | undefined>((store) => store.get(KEY))) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Replaces the stored images, and gives the request a new id: it is then another request. */
export async function saveImages(images: File[]): Promise<void> {
  const request = readRequest();
  if (request) saveRequest(request.form);
  await keepImages(images);
}

/** Stores the images that a request begins with: they are part of it, so it keeps its id. */
export async function keepImages(images: File[]): Promise<void> {
  unstored = images;
  await database.write((store) => store.put(images, KEY));
}

export async function clearImages(): Promise<void> {
  unstored = [];
  await database.write((store) => store.delete(KEY));
}
