import { createContext, type RouterContext } from 'react-router';

/**
 * What the server passes to the loaders of a request.
 *
 * Contexts are compared by identity, and this module is loaded twice (by Node for server/, and inside
 * the web build): they are kept on globalThis so that both use the same ones.
 */
function shared<T>(name: string, defaultValue: T): RouterContext<T> {
  const store = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>;
  const key = Symbol.for(`maestros.web.${name}`);
  store[key] ??= createContext(defaultValue);
  return store[key];
}

/** The nonces of this reply's Content-Security-Policy; empty where the policy needs none. */
export interface Nonces {
  script: string;
  style: string;
}
export const nonceContext = shared<Nonces>('nonce', { script: '', style: '' });

/** Where the application runs: pages under /_dev exist only when `devPages` is set. */
export interface Runtime {
  development: boolean;
  devPages: boolean;
}
export const runtimeContext = shared<Runtime>('runtime', { development: false, devPages: false });

/** Reports errors of rendering and of loaders. */
export const reportContext = shared<(error: unknown) => void>('report', () => {});

/** True once a loader has failed because the database is unreachable. */
export const unavailableContext = shared('unavailable', false);
