/** What the shared picture of a profile shows. */
export interface Shared {
  readonly nombre: string;
  readonly nombre_comercial: string;
  readonly profesion: string;
  readonly img_profile: string | null;
  readonly average_rating: number | null;
  readonly reviews_count: number;
}

/**
 * A short hash of what a profile's shared picture shows, so that its URL changes with its content. FNV-1a,
 * 32 bits: it is no secret.
 */
export function shareVersion(who: Shared): string {
  const { nombre, nombre_comercial, profesion, img_profile, average_rating, reviews_count } = who;
  const name = nombre_comercial || nombre;
  const shown = JSON.stringify([name, profesion, img_profile, average_rating, reviews_count]);
  let hash = 0x811c9dc5;
  for (const character of shown) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
