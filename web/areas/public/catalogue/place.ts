/** Where a service is wanted; '' is any state or any city. */
export interface Place {
  estado: string;
  ciudad: string;
}

/** The default until the visitor chooses (1 §9). */
export const DEFAULT_PLACE: Place = { estado: 'Jalisco', ciudad: 'Guadalajara' };

/** «Guadalajara, Jalisco», «Todo Jalisco», «Todo México». */
export function placeText({ estado, ciudad }: Place): string {
  if (!estado) return 'Todo México';
  return ciudad ? `${ciudad}, ${estado}` : `Todo ${estado}`;
}
