import { isPostalCode } from '../accounts/postal-code.ts';

/**
 * Where a work is, as everybody who is asked reads it: «Santa Teresita, 44600 Guadalajara, Jalisco», from the parts that
 * are given. The street is not among them (4 §G), nor a postal code that is none.
 */
export const placeWords = ({
  colonia = '',
  cp = '',
  ciudad,
  estado = '',
}: {
  readonly colonia?: string;
  readonly cp?: string;
  readonly ciudad: string;
  readonly estado?: string;
}): string =>
  [colonia, [isPostalCode(cp) && cp, ciudad].filter(Boolean).join(' '), estado]
    .filter(Boolean)
    .join(', ');
