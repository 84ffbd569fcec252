import { browserStore } from '#web/shared/browser-store.ts';
import { readRequest, saveRequest } from './store.ts';

// The images of the request, over a reload and the detour through sign-up. The database is deleted by
// web/api/session-store.ts too, when the session is cleared.
const kept = browserStore('solicitud', 'imagenes');
const KEY = 'request';

/** Where the browser forbids storage, they live with the page. */
let unstored: File[] = [];

/** The chosen images, in their order. */
export async function readImages(): Promise<File[]> {
  try {
    return (await kept.ask<File[] | undefined>((store) => store.get(KEY))) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Keeps the chosen images in place of the former ones: with others it is another request. */
export async function saveImages(images: File[]): Promise<void> {
  unstored = images;
  const request = readRequest();
  if (request) saveRequest(request.form);
  await kept.write((store) => store.put(images, KEY));
}

export async function clearImages(): Promise<void> {
  unstored = [];
  await kept.write((store) => store.delete(KEY));
}
