import { useSyncExternalStore } from 'react';
import { type KeptRequest, useRequest } from './store.ts';

/**
 * The request once it has a price and a description, else null. Whether it is still valid is checked
 * before it is sent. Null on the server.
 */
export function useReadyRequest(): KeptRequest | null {
  const kept = useRequest();
  if (!kept) return null;
  const { categoria, precotizacion, descripcion_servicio } = kept.form;
  return categoria && precotizacion !== null && descripcion_servicio.trim() ? kept : null;
}

/** False on the server and during hydration, when the request cannot be read yet. */
export const useKnowsRequest = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
