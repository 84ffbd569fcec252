import { publicPath } from '#server/features/files/index.ts';

/** What a deleted account is called towards others (decisions §2). */
const DELETED = 'Cuenta eliminada';

interface Named {
  readonly nombre: string;
  readonly apellidos: string;
  readonly nombre_comercial?: string | null;
  readonly deleted_at?: Date | string | null;
}

/** What a person is called towards others: the trade name where there is one. */
export function visibleName({ nombre, apellidos, nombre_comercial, deleted_at }: Named): string {
  if (deleted_at) return DELETED;
  return nombre_comercial || `${nombre} ${apellidos}`.trim();
}

/** «Clara R.»: how a client is named in public. */
export function shortName({ nombre, apellidos, deleted_at }: Named): string {
  if (deleted_at) return DELETED;
  const initial = apellidos.trim().at(0);
  const first = nombre.trim().split(/\s+/)[0] ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** The path of a profile picture below the API base, in the size in which faces are shown. */
export const picturePath = (fileId: string | null): string | null =>
  fileId === null ? null : publicPath(fileId, 'card');

/** Stars with one decimal; null without reviews. */
export const averageStars = (stars: number, count: number): number | null =>
  count === 0 ? null : Math.round((stars * 10) / count) / 10;
