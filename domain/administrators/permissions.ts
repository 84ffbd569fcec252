/**
 * What an administrator may have (4 §F). `dueño` may do everything and decides who is in the team; `lectura` is what each of
 * the others gives as well: to read what the team's screens list.
 */
export const PERMISSIONS = ['dueño', 'finanzas', 'soporte', 'moderación', 'lectura'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Those of which any one allows a call. `['lectura']`: everybody of the team; `['dueño']`: nobody else. */
export type Needed = readonly [Permission, ...Permission[]];

export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  dueño: 'Dueño',
  finanzas: 'Finanzas',
  soporte: 'Soporte',
  moderación: 'Moderación',
  lectura: 'Lectura',
};

/** What each is for, as its box says. */
export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  dueño: 'Todo, y decide quién está en el equipo y qué puede hacer.',
  finanzas: 'Pagos a profesionales, devoluciones, contracargos, contabilidad y tarifas.',
  soporte: 'Cuentas, conversaciones, proyectos, disputas, casos y validaciones.',
  moderación: 'Validaciones, denuncias, reseñas, fotos y conversaciones.',
  lectura: 'Ver listas, reportes y contabilidad, sin cambiar nada.',
};

/** What the database keeps of somebody: nothing for whoever is no administrator. */
export const permissionsOf = ({
  permisos,
}: {
  readonly permisos: readonly string[] | null;
}): readonly Permission[] => (permisos ?? []) as readonly Permission[];

/** Whether somebody with these permissions may do what needs any of `needed`. */
export const permits = (own: readonly Permission[], needed: Needed): boolean =>
  own.includes('dueño') ||
  (needed.includes('lectura') ? own.length > 0 : needed.some((one) => own.includes(one)));

/** Those with which somebody does things for the team, and can look after a project. */
export const ACTING: readonly Permission[] = PERMISSIONS.filter((one) => one !== 'lectura');

/** Who can do it instead, for somebody who may not. */
export function whoMay(needed: Needed): string {
  const names = needed.filter((one) => one !== 'dueño').map((one) => PERMISSION_NAMES[one]);
  if (names.length === 0) return 'Lo hace un dueño.';
  const last = names.pop() ?? '';
  return `Lo hace quien tiene el permiso de ${names.length > 0 ? `${names.join(', ')} o ` : ''}${last}.`;
}

/** The same set in one order, each once; with `dueño` it is that alone, which is everything. */
export function permissionSet(chosen: readonly Permission[]): Permission[] {
  if (chosen.includes('dueño')) return ['dueño'];
  return PERMISSIONS.filter((one) => chosen.includes(one));
}
