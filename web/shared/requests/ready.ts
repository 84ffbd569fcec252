import { useSyncExternalStore } from 'react';
import { type KeptRequest, useRequest } from './store.ts';

/**
 * The request once it has been filled in: with a price and a description. What is wrong with it by now
 * is said before it is sent. Null on the server.
 */
export function useReadyRequest(): KeptRequest | null {
  const kept = useRequest();
  if (!kept) return null;
  const { categoria, precotizacion, descripcion_servicio } = kept.form;
  return categoria && precotizacion !== null && descripcion_servicio.trim() ? kept : null;
}

/** False while rendering on the server and at the first moment of the page, which know no request. */
export const useKnowsRequest = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
