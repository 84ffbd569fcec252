import { useCallback, useEffect, useState } from 'react';

export interface Loaded<Value> {
  value: Value | null;
  failed: boolean;
  retry: () => void;
}

/** What `load` gives, asked once when the screen opens; `load` must keep its identity. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, 'retry'>>({ value: null, failed: false });
  const ask = useCallback(
    () =>
      load().then(
        (value) => setState({ value, failed: false }),
        () => setState({ value: null, failed: true }),
      ),
    [load],
  );
  useEffect(() => {
    void ask();
  }, [ask]);

  const retry = () => {
    setState({ value: null, failed: false });
    void ask();
  };
  return { ...state, retry };
}
