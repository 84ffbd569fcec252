import { publicPath } from '#server/features/files/index.ts';

/** The name of a deleted account, as others see it (decisions §2). */
const DELETED = 'Cuenta eliminada';

interface Named {
  readonly nombre: string;
  readonly apellidos: string;
  readonly nombre_comercial?: string | null;
  readonly deleted_at?: Date | string | null;
}

/** A person's name as others see it: the trade name where there is one. */
export function visibleName({ nombre, apellidos, nombre_comercial, deleted_at }: Named): string {
  if (deleted_at) return DELETED;
  return nombre_comercial || `${nombre} ${apellidos}`.trim();
}

/** «Clara R.»: a client's name in public. */
export function shortName({ nombre, apellidos, deleted_at }: Named): string {
  if (deleted_at) return DELETED;
  const initial = apellidos.trim().at(0);
  const first = nombre.trim().split(/\s+/)[0] ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** The path of a profile picture below the API base, in the small size. */
export const picturePath = (fileId: string | null): string | null =>
  fileId === null ? null : publicPath(fileId, 'card');

/** The average stars with one decimal; null without reviews. */
export const averageStars = (stars: number, count: number): number | null =>
  count === 0 ? null : Math.round((stars * 10) / count) / 10;
