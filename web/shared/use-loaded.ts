import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '#web/ui/form/campos.ts';

export interface Loaded<Value> {
  value: Value | null;
  /** What went wrong, as a person reads it. */
  failure: string | null;
  retry: () => void;
}

const NOTHING = { value: null, failure: null };

/** What `load` gives, asked once when the screen opens; `load` must keep its identity. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, 'retry'>>(NOTHING);
  const ask = useCallback(
    () =>
      load().then(
        (value) => setState({ value, failure: null }),
        (error: unknown) => setState({ value: null, failure: failureOf(error).mensaje }),
      ),
    [load],
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
