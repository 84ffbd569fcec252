import { createParser } from 'eventsource-parser';
import { type ChatEvent, stream as call } from '#contract/chat.ts';
import { apiBase, sessionFields } from '#web/api/client.ts';

export interface StreamListener {
  /** An event of one of the user's conversations. */
  onEvent: (event: ChatEvent) => void;
  /** Events may have been missed: after connecting, reconnecting, or when the server says so. */
  onResync: () => void;
  /** Whether the stream is connected. */
  onState: (connected: boolean) => void;
}

const FIRST_DELAY = 500;
const MAX_DELAY = 5_000;
/** The server sends at least a heartbeat every 20 s; a longer silence means a dead connection. */
const SILENCE_TIMEOUT = 45_000;
/** The watchdog timer sleeps with the device, so a returning tab checks the silence itself. */
const SUSPICIOUS_SILENCE = 25_000;

/**
 * Keeps the event stream open until the returned function is called. It reconnects with exponential
 * backoff, and at once when the network or the tab comes back. It uses `fetch` instead of EventSource
 * to send the session in the body.
 */
export function openChatStream(listener: StreamListener): () => void {
  let closed = false;
  let delay = FIRST_DELAY;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | null = null;
  let lastDataAt = 0;

  async function connect() {
    clearTimeout(retry);
    current?.abort();
    listener.onState(false);
    const attempt = new AbortController();
    current = attempt;
    try {
      await listen(attempt, {
        ...listener,
        onData: () => {
          lastDataAt = Date.now();
        },
        onRetry: (milliseconds) => {
          delay = milliseconds;
        },
        onResync: () => {
          delay = FIRST_DELAY;
          listener.onState(true);
          listener.onResync();
        },
      });
    } catch {
      // Offline, refused or cut: in any case, the next attempt follows after the pause.
    }
    if (closed || current !== attempt) return;
    current = null;
    listener.onState(false);
    // Jitter, so that many browsers do not reconnect at the same instant.
    retry = setTimeout(() => void connect(), delay * (0.75 + Math.random() / 2));
    delay = Math.min(delay * 2, MAX_DELAY);
  }

  const reconnectNow = () => {
    delay = FIRST_DELAY;
    void connect();
  };
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (!current || Date.now() - lastDataAt > SUSPICIOUS_SILENCE) reconnectNow();
  };
  // After a change of network the old connection may be dead without an error.
  window.addEventListener('online', reconnectNow);
  document.addEventListener('visibilitychange', onVisible);
  void connect();

  return () => {
    closed = true;
    clearTimeout(retry);
    current?.abort();
    window.removeEventListener('online', reconnectNow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Reads one connection until it ends. */
async function listen(
  attempt: AbortController,
  listener: StreamListener & { onData: () => void; onRetry: (milliseconds: number) => void },
): Promise<void> {
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const onChunk = () => {
    listener.onData();
    clearTimeout(watchdog);
    watchdog = setTimeout(() => attempt.abort(), SILENCE_TIMEOUT);
  };
  try {
    onChunk();
    const reply = await fetch(apiBase() + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(sessionFields(call)),
      signal: attempt.signal,
    });
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream');
    if (!reply.ok || !isStream || !reply.body) return;

    const parser = createParser({
      // A server that stops says when to come back, to each another time.
      onRetry: listener.onRetry,
      onEvent: ({ event, data }) => {
        if (event === 'listo' || event === 'resync') listener.onResync();
        else if (event === undefined) listener.onEvent(JSON.parse(data) as ChatEvent);
      },
    });
    const chunks = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await chunks.read(); !next.done; next = await chunks.read()) {
      onChunk();
      parser.feed(next.value);
    }
  } finally {
    clearTimeout(watchdog);
  }
}
