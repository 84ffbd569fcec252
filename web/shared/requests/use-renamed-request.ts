import { useEffect } from 'react';
import { saveRequest, useRequest } from './store.ts';

/** The kept request follows its category to the name that this has by now. */
export function useRenamedRequest(categoria: string, anteriores: readonly string[]): void {
  const form = useRequest()?.form;
  useEffect(() => {
    if (form && anteriores.includes(form.categoria)) saveRequest({ ...form, categoria });
  }, [form, categoria, anteriores]);
}
