import { isHistory } from './screen-shape.tsx';

/** Areas with a frame of their own, which stays while one of their screens leads to another. */
const FRAMED = /^\/(cliente|profesional|admin)(?=\/|$)/;

/** The area in whose frame an address is shown. */
export const areaOf = (pathname: string): string | undefined =>
  isHistory(pathname) ? undefined : FRAMED.exec(pathname)?.[1];
