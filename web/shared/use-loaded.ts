import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface Loaded<Value> {
  value: Value | null;
  /** What went wrong, as a person reads it. */
  failure: string | null;
  retry: () => void;
}

const NOTHING = { value: null, failure: null };

/**
 * What `load` gives, asked once when the screen opens; `load` must keep its identity. With `told` its
 * failure is also told in a toast (2 §8).
 */
export function useLoaded<Value>(load: () => Promise<Value>, { told = false } = {}): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, 'retry'>>(NOTHING);
  const ask = useCallback(
    () =>
      load().then(
        (value) => setState({ value, failure: null }),
        (error: unknown) => {
          const { mensaje } = failureOf(error);
          setState({ value: null, failure: mensaje });
          if (told) toast.error(mensaje);
        },
      ),
    [load, told],
  );
  useEffect(() => {
    void ask();
  }, [ask]);

  const retry = () => {
    setState(NOTHING);
    void ask();
  };
  return { ...state, retry };
}
