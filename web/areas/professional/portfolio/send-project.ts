import type { PortfolioItem, User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import type { AlbumImage } from '#web/ui/album-field.tsx';

/** A project in the form; images are new files or the paths of stored ones. */
export type ProjectValues = {
  titulo: string;
  descripcion: string;
  imagenes: readonly AlbumImage[];
};

interface Sending {
  values: ProjectValues;
  /** The project when editing began; null for a new one. */
  item: PortfolioItem | null;
  /** Idempotency key; the same for all attempts that the server may have received. */
  clientId: string;
  onProgress: (sent: number) => void;
}

interface Sent {
  user: User;
  item: PortfolioItem | null;
  /** The server had received an earlier attempt; later changes are not saved yet. */
  repeated: boolean;
}

/** Adds or changes a project; removed images are deleted. */
export async function sendProject({ values, item, clientId, onProgress }: Sending): Promise<Sent> {
  const { titulo, descripcion, imagenes } = values;
  const images: Record<string, File> = {};
  const sent = imagenes.map((image, at) => {
    if (typeof image === 'string') return { ruta: image };
    images[`imagenes[${at}][file]`] = image;
    return { estado: 'por_subir' as const };
  });
  const removed = (item?.imagenes ?? []).filter(({ ruta }) => !imagenes.includes(ruta));
  const fields = {
    titulo: titulo.trim(),
    descripcion: descripcion.trim(),
    imagenes: [...sent, ...removed.map(({ ruta }) => ({ ruta, estado: 'por_eliminar' as const }))],
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

/** Error texts by image; the server names an image `imagenes[2][file]`. */
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
