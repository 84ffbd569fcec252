import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/**
 * /solicitar, /servicios and /servicios/:categoria (1 §2): until the request form stands there, they
 * lead to the professionals of the category, with whatever the address asks for.
 */
export const loader = (asked: LoaderFunctionArgs) => toSearch(asked);

/** The same in the browser, without asking the server. */
export const clientLoader = (asked: LoaderFunctionArgs) => toSearch(asked);

function toSearch({ request, params: { categoria } }: LoaderFunctionArgs): Response {
  const path = categoria === undefined ? paths.categories : paths.category(categoria);
  return redirect(path + new URL(request.url).search);
}
