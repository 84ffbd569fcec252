import type { PortfolioItem, User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import type { AlbumImage } from '#web/ui/album-field.tsx';

/** A project as the form has it; of its images new files, and the paths of those that are there. */
export type ProjectValues = {
  titulo: string;
  descripcion: string;
  imagenes: readonly AlbumImage[];
};

interface Sending {
  values: ProjectValues;
  /** What the change began with; null for a new project. */
  item: PortfolioItem | null;
  /** Stays the same while what is sent again may have been heard. */
  clientId: string;
  onProgress: (sent: number) => void;
}

interface Sent {
  user: User;
  item: PortfolioItem | null;
  /** An earlier try had been heard: what was changed since then is not there yet. */
  repeated: boolean;
}

/** Adds or changes a project; images that were there and are not wanted any more go. */
export async function sendProject({ values, item, clientId, onProgress }: Sending): Promise<Sent> {
  const { titulo, descripcion, imagenes } = values;
  const images: Record<string, File> = {};
  const said = imagenes.map((image, at) => {
    if (typeof image === 'string') return { ruta: image };
    images[`imagenes[${at}][file]`] = image;
    return { estado: 'por_subir' as const };
  });
  const gone = (item?.imagenes ?? []).filter(({ ruta }) => !imagenes.includes(ruta));
  const fields = {
    titulo: titulo.trim(),
    descripcion: descripcion.trim(),
    imagenes: [...said, ...gone.map(({ ruta }) => ({ ruta, estado: 'por_eliminar' as const }))],
    client_id: clientId,
  };
  const options = { images, onProgress };
  if (!item) {
    const { user, id, repetido } = await api.portfolio.addPortfolio(fields, options);
    return { user, item: itemOf(user, id), repeated: repetido };
  }
  const { id, version } = item;
  const change = { ...fields, id, version };
  const { user, repetido } = await api.portfolio.editPortfolio(change, options);
  return { user, item: itemOf(user, id), repeated: repetido };
}

const itemOf = ({ portfolio }: User, wanted: number): PortfolioItem | null =>
  portfolio.find(({ id }) => id === wanted) ?? null;

/** Which image a text is about: the server names it `imagenes[2][file]`. */
export function marksOf(
  campos: Readonly<Record<string, string>>,
  imagenes: readonly AlbumImage[],
): ReadonlyMap<AlbumImage, string> {
  const marks = new Map<AlbumImage, string>();
  for (const [campo, text] of Object.entries(campos)) {
    const image = imagenes[Number(/^imagenes\[(\d+)\]/.exec(campo)?.[1] ?? -1)];
    if (image !== undefined) marks.set(image, text);
  }
  return marks;
}
