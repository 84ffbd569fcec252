import { useCallback, useEffect, useState } from 'react';
import type { Estado } from '#contract/views.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { keep } from '../keep.ts';

const getEstados = keep(async () => (await api.catalogue.getEstadosCiudades({})).estados);

/**
 * States and their cities, only once somebody is about to choose: thousands of names are no part of
 * a first page on a phone. `eager` when the choice itself is what was opened. After a failure the next touch tries again.
 */
export function usePlaces(eager: boolean): { estados: readonly Estado[]; load: () => void } {
  const [estados, setEstados] = useState<readonly Estado[]>([]);
  const load = useCallback(() => {
    getEstados().then(setEstados, (error: unknown) => {
      toast.error(error instanceof ApiError ? error.message : 'Error al cargar estados y ciudades');
    });
  }, []);

  useEffect(() => {
    if (eager) load();
  }, [eager, load]);
  return { estados, load };
}
