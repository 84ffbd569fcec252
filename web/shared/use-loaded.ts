import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface Loaded<Value> {
  value: Value | null;
  /** The error's text. */
  failure: string | null;
  retry: () => void;
}

const NOTHING = { value: null, failure: null };

/**
 * Calls `load` once when the screen opens; `load` must keep its identity. With `toastOnError` its error
 * is shown in a toast too (2 §8).
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  { toastOnError = false } = {},
): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, 'retry'>>(NOTHING);
  const run = useCallback(
    () =>
      load().then(
        (value) => setState({ value, failure: null }),
        (error: unknown) => {
          const { mensaje } = failureOf(error);
          setState({ value: null, failure: mensaje });
          if (toastOnError) toast.error(mensaje);
        },
      ),
    [load, toastOnError],
  );
  useEffect(() => {
    void run();
  }, [run]);

  const retry = () => {
    setState(NOTHING);
    void run();
  };
  return { ...state, retry };
}
