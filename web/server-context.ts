import { createContext, type RouterContext } from 'react-router';

/**
 * What the server hands to loaders of a request.
 *
 * Contexts are compared by identity, and this module is loaded twice (by Node for server/, and inside
 * the web build): they live on globalThis so that both see the same ones.
 */
function shared<T>(name: string, defaultValue: T): RouterContext<T> {
  const store = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>;
  const key = Symbol.for(`maestros.web.${name}`);
  store[key] ??= createContext(defaultValue);
  return store[key];
}

/** Nonces of the Content-Security-Policy of this reply; empty where the policy needs none. */
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

/** Where errors of rendering and of loaders are reported. */
export const reportContext = shared<(error: unknown) => void>('report', () => {});

/** Set once a loader could not be answered because the database is not there right now. */
export const unavailableContext = shared('unavailable', false);
