import { useSyncExternalStore } from 'react';
import { OTHER } from '#domain/requests/prequote.ts';
import { type KeptRequest, useRequest } from './store.ts';

/**
 * The request once it has a description, and a price or an option that has none; else null. Whether it is still valid is checked
 * before it is sent. Null on the server.
 */
export function useReadyRequest(): KeptRequest | null {
  const kept = useRequest();
  if (!kept) return null;
  const { categoria, opt, precotizacion, descripcion_servicio } = kept.form;
  const priced = precotizacion !== null || opt === OTHER;
  return categoria && priced && descripcion_servicio.trim() ? kept : null;
}

/** False on the server and during hydration, when the request cannot be read yet. */
export const useKnowsRequest = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
