import { local } from '#lib/browser-storage.ts';
import { browserStore } from '#web/shared/browser-store.ts';
import { readRequest, saveRequest } from './store.ts';

// Keeps the images of the request over a reload and sign-up. When the session is cleared,
// web/api/session-store.ts deletes the database.
const database = browserStore('solicitud', 'imagenes');
const KEY = 'request';
/**
 * Which of the stored images are chosen, written at once: the database takes its time, and a page that goes meanwhile
 * would bring back what was just removed.
 */
const CHOSEN_ITEM = 'solicitud_imagenes';

/** The images that the database does not have, because it has not yet or the browser forbids it; lost with the page. */
let unstored: readonly File[] | null = null;

/** The chosen images, in their order. */
export async function readImages(): Promise<readonly File[]> {
  try {
    const stored = await database.request<File[] | undefined>((store) => store.get(KEY));
    return unstored ?? chosenOf(stored ?? []);
  } catch {
    return unstored ?? [];
  }
}

/** Replaces the stored images, and gives the request a new id: it is then another request. */
export async function saveImages(images: readonly File[]): Promise<void> {
  const request = readRequest();
  if (request) saveRequest(request.form);
  await keepImages(images);
}

/** Stores the images that a request begins with: they are part of it, so it keeps its id. */
export async function keepImages(images: readonly File[]): Promise<void> {
  unstored = images;
  local.set(CHOSEN_ITEM, JSON.stringify(images.map(nameOf)));
  if (!(await database.write((store) => store.put([...images], KEY)))) return;
  // Unless others were chosen meanwhile.
  if (unstored === images) unstored = null;
}

export const clearImages = (): Promise<void> => keepImages([]);

/** The same for a file and its stored copy. Of a file chosen twice, either copy is as good. */
const nameOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

function chosenOf(stored: readonly File[]): File[] {
  const item = local.get(CHOSEN_ITEM);
  if (item === null) return [...stored];
  const chosen = JSON.parse(item) as string[];
  return stored.filter((image) => {
    const at = chosen.indexOf(nameOf(image));
    if (at >= 0) chosen.splice(at, 1);
    return at >= 0;
  });
}
