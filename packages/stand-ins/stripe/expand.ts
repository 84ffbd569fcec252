import { invalidRequest } from './errors.ts';
import type { FormValue } from './form.ts';
import type { Store } from './store.ts';

type Json = Record<string, unknown>;

/** Replaces ids in a reply by their objects: `expand[]=latest_charge`, in lists `data.latest_charge`. */
export function expand(store: Store, reply: object, wanted: FormValue | undefined): object {
  if (!wanted) return reply;
  const paths = Array.isArray(wanted) ? wanted : [wanted];
  return paths.reduce<Json>((expanded, path) => {
    if (typeof path !== 'string') throw invalidRequest('Invalid string', { param: 'expand' });
    return expandPath(store, expanded, path.split('.'), path);
  }, reply as Json);
}

function expandPath(store: Store, parent: Json, path: string[], whole: string): Json {
  const [field = '', ...rest] = path;
  const value = parent[field];
  if (Array.isArray(value)) {
    return { ...parent, [field]: value.map((row) => expandPath(store, row as Json, rest, whole)) };
  }
  if (value === null) return parent;
  const object = typeof value === 'string' ? lookUp(store, value) : value;
  if (object === undefined || typeof object !== 'object') {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const child = object as Json;
  return { ...parent, [field]: rest.length > 0 ? expandPath(store, child, rest, whole) : child };
}

function lookUp(store: Store, id: string): object | undefined {
  return (
    store.intents.get(id) ??
    store.charges.get(id) ??
    store.refunds.get(id) ??
    store.disputes.get(id) ??
    store.transactions.get(id) ??
    store.payouts.get(id) ??
    store.methods.get(id)?.method
  );
}
