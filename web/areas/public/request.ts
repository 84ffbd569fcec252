import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/**
 * /solicitar, /servicios and /servicios/:categoria (1 §2): until the request form stands there, they
 * lead to the professionals of the category, with whatever the address asks for.
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { categoria } = params;
  const path = categoria === undefined ? paths.categories : paths.category(categoria);
  throw redirect(path + new URL(request.url).search);
}

// The same in the browser, without asking the server.
export { loader as clientLoader };
