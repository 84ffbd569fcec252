import { publicPath } from '#server/features/files/index.ts';

/** The name of a deleted account, as others see it (decisions §2). */
const DELETED = 'Cuenta eliminada';

interface Named {
  readonly nombre: string;
  readonly apellidos: string;
  readonly nombre_comercial?: string | null;
  readonly deleted_at?: Date | string | null;
}

/** A person's full name, as the team and those see it who agreed on a project: the trade name where there is one. */
export function visibleName({ nombre, apellidos, nombre_comercial, deleted_at }: Named): string {
  if (deleted_at) return DELETED;
  return nombre_comercial || `${nombre} ${apellidos}`.trim();
}

/** «Clara R.»: first name and initial of the surname, as strangers see a person. */
export function shortName({ nombre, apellidos, deleted_at }: Named): string {
  if (deleted_at) return DELETED;
  const initial = apellidos.trim().at(0);
  const first = nombre.trim().split(/\s+/)[0] ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** A person's name as strangers see it: the trade name where there is one. */
export const publicName = (person: Named): string =>
  person.deleted_at ? DELETED : person.nombre_comercial || shortName(person);

/** A person's name for somebody who does or does not know them by an agreed project. */
export const nameFor = (person: Named & { readonly acquainted: boolean }): string =>
  person.acquainted ? visibleName(person) : publicName(person);

/** «N.»: what strangers see of the surnames. */
export const surnameInitial = ({ apellidos }: Pick<Named, 'apellidos'>): string =>
  apellidos.trim() && `${apellidos.trim().charAt(0).toUpperCase()}.`;

/** The path of a profile picture below the API base, in the small size. */
export const picturePath = (fileId: string | null): string | null =>
  fileId === null ? null : publicPath(fileId, 'card');

/** The average stars with one decimal; null without reviews. */
export const averageStars = (stars: number, count: number): number | null =>
  count === 0 ? null : Math.round((stars * 10) / count) / 10;
