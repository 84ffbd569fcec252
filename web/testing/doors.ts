import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

/** Which layouts stand around an address. */
interface Door {
  readonly path: string;
  readonly layouts: readonly string[];
}

const doorsOf = (entries: readonly RouteConfigEntry[], layouts: readonly string[] = []): Door[] =>
  entries.flatMap(({ path, file, children }) =>
    children
      ? doorsOf(children, [...layouts, file])
      : { path: `/${path?.replaceAll(/:\w+/g, 'x').replace('*', 'no-existe')}`, layouts },
  );

/** Every address of web/routes.ts within a layout. */
export const within = (layout: string): readonly Door[] =>
  doorsOf(routes).filter(({ layouts }) => layouts.includes(layout));
