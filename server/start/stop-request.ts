const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Aborts at the first Ctrl-C or SIGTERM. A second one must not end the process early, or the database would
 * keep running. Listeners added by others are removed, because Vite's exits at once.
 */
export function listenForStop(onStop: () => void): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) return;
    onStop();
    stopping.abort();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  process.on('newListener', (event, listener: () => void) => {
    if (SIGNALS.some((signal) => signal === event))
      queueMicrotask(() => process.off(event, listener));
  });
  return stopping.signal;
}
