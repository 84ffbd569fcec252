import { keptPhotos } from '#web/shared/kept-photos.ts';
import { tabDraft } from '#web/shared/tab-draft.ts';
import type { AlbumImage } from '#web/ui/album-field.tsx';
import type { ProjectValues } from './send-project.ts';

/** Unsaved input of the project form; new images by the id of their stored file. */
interface Draft {
  titulo: string;
  descripcion: string;
  imagenes: readonly string[];
  clientId: string;
  /** The project's version when editing began; 0 for a new one. */
  version: number;
}

const EMPTY: Draft = { titulo: '', descripcion: '', imagenes: [], clientId: '', version: 0 };
const NEW = 'nueva:';
const drafts = tabDraft<Draft>(EMPTY);
const photos = keptPhotos('portafolio');
const ids = new WeakMap<File, string>();

/** Storage key of a user's draft: of a new project, or of a change. */
export const draftKey = (keylogin: string, id: number | null): string =>
  `portafolio:${keylogin}:${id ?? 'nuevo'}`;

/** The draft that an earlier visit in this tab left. */
export const useDraft = (key: string) => drafts.use(key);

export function keepDraft(
  key: string,
  { imagenes, ...text }: ProjectValues,
  facts: Pick<Draft, 'clientId' | 'version'>,
): void {
  drafts.keep(key, { ...text, ...facts, imagenes: imagenes.map(nameOf) });
}

/** Deletes a draft and its new images. */
export function dropDraft(key: string, imagenes: readonly AlbumImage[]): void {
  drafts.drop(key);
  for (const image of imagenes)
    if (image instanceof File) {
      const id = ids.get(image);
      if (id) void photos.drop(id);
    }
}

function nameOf(image: AlbumImage): string {
  if (typeof image === 'string') return image;
  let id = ids.get(image);
  if (!id) {
    id = crypto.randomUUID();
    ids.set(image, id);
    void photos.keep(id, image);
  }
  return NEW + id;
}

/** The images of a draft, without those that the browser could not store. */
export async function draftImages(names: readonly string[]): Promise<AlbumImage[]> {
  const wanted = names.filter((name) => name.startsWith(NEW)).map((name) => name.slice(NEW.length));
  const files = wanted.length > 0 ? await photos.find(wanted) : new Map<string, File>();
  for (const [id, file] of files) ids.set(file, id);
  return names.flatMap((name) =>
    name.startsWith(NEW) ? (files.get(name.slice(NEW.length)) ?? []) : name,
  );
}
