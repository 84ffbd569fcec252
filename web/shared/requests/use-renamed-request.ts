import { useEffect } from 'react';
import { saveRequest, useRequest } from './store.ts';

/** Updates the kept request when its category was renamed. */
export function useRenamedRequest(categoria: string, anteriores: readonly string[]): void {
  const form = useRequest()?.form;
  useEffect(() => {
    if (form && anteriores.includes(form.categoria)) saveRequest({ ...form, categoria });
  }, [form, categoria, anteriores]);
}
