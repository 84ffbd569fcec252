import { useCallback, useEffect, useState } from 'react';
import type { Estado } from '#contract/catalogue/view.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { cacheForAMinute } from '../cache-for-a-minute.ts';

const getEstados = cacheForAMinute(
  async () => (await api.catalogue.getEstadosCiudades({})).estados,
);

/**
 * States and their cities. They are loaded only when the visitor is about to choose, because thousands of
 * names would slow down the first page; with `eager`, at once. After a failure the next `load` tries again.
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
