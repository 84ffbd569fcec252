import { keptPhotos } from '#web/shared/kept-photos.ts';
import { tabDraft } from '#web/shared/tab-draft.ts';
import type { AlbumImage } from '#web/ui/album-field.tsx';
import type { ProjectValues } from './send-project.ts';

/** What was typed and chosen and is not saved: new images by the number under which they are kept. */
interface Draft {
  titulo: string;
  descripcion: string;
  imagenes: readonly string[];
  clientId: string;
  /** What the project was when the change began; 0 for a new one. */
  version: number;
}

const EMPTY: Draft = { titulo: '', descripcion: '', imagenes: [], clientId: '', version: 0 };
const NEW = 'nueva:';
const drafts = tabDraft<Draft>(EMPTY, (stored) => ({ ...EMPTY, ...stored }));
const photos = keptPhotos('portafolio');
const ids = new WeakMap<File, string>();

/** One's own drafts: of a new project, or of a change of one. */
export const draftKey = (keylogin: string, id: number | null): string =>
  `portafolio:${keylogin}:${id ?? 'nuevo'}`;

/** What is not saved, as a former visit of this tab left it. */
export const useDraft = (key: string) => drafts.use(key);

export function keepDraft(
  key: string,
  { imagenes, ...text }: ProjectValues,
  facts: Pick<Draft, 'clientId' | 'version'>,
): void {
  drafts.keep(key, { ...text, ...facts, imagenes: imagenes.map(nameOf) });
}

/** Forgets a draft with the images that only it had. */
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

/** The images of a draft; what the browser could not keep is missing. */
export async function draftImages(names: readonly string[]): Promise<AlbumImage[]> {
  const wanted = names.filter((name) => name.startsWith(NEW)).map((name) => name.slice(NEW.length));
  const files = wanted.length > 0 ? await photos.find(wanted) : new Map<string, File>();
  for (const [id, file] of files) ids.set(file, id);
  return names.flatMap((name) =>
    name.startsWith(NEW) ? (files.get(name.slice(NEW.length)) ?? []) : name,
  );
}
