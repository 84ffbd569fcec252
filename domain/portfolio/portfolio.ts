/** The limits of a portfolio (2 §5, §9): images of one project, their bytes together, projects. */
export const PORTFOLIO_IMAGES = 10;
export const PORTFOLIO_BYTES = 52_428_800;
export const PORTFOLIO_PROJECTS = 60;
export const TITULO_MAX = 80;
export const DESCRIPCION_MAX = 1500;

/** One image of an edit (2 §4): a new one, by the number of its upload, or an existing one. */
export interface NamedImage {
  upload?: number | undefined;
  /** Its file id; an unknown one is refused. */
  stored?: string | undefined;
  estado?: 'por_subir' | 'por_eliminar' | undefined;
}

/** One image after the edit: `stored` is an existing file, `upload` the number of a new one. */
export type KeptImage = { stored: string } | { upload: number };

/** The result of an edit: the images in order, and the files to delete. */
export interface Arrangement {
  order: readonly KeptImage[];
  /** Files to delete. */
  removed: readonly string[];
}

/**
 * The images of a project after an edit (2 §4, docs/decisions/0006-areas.md): the named ones in their order,
 * then the existing ones that were not named. One marked for removal goes, however often it is named. Answers
 * an error code if the edit is not possible.
 */
export function arrangeImages(
  present: readonly string[],
  named: readonly NamedImage[],
): Arrangement | 'portfolio_image_not_found' | 'image_required' | 'portfolio_images_too_many' {
  const there = new Set(present);
  const removed = new Set<string>();
  for (const { stored, estado } of named) {
    if (stored !== undefined && !there.has(stored)) return 'portfolio_image_not_found';
    if (stored !== undefined && estado === 'por_eliminar') removed.add(stored);
  }
  const order: KeptImage[] = [];
  const placed = new Set<string>(removed);
  const place = (stored: string) => {
    if (!placed.has(stored)) order.push({ stored });
    placed.add(stored);
  };
  for (const { upload, stored, estado } of named) {
    if (estado === 'por_eliminar') continue;
    if (upload !== undefined) order.push({ upload });
    else if (stored !== undefined) place(stored);
    else if (estado === 'por_subir') return 'image_required';
  }
  for (const stored of present) place(stored);
  if (order.length > PORTFOLIO_IMAGES) return 'portfolio_images_too_many';
  return { order, removed: [...removed] };
}
