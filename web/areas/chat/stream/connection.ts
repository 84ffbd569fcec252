import { createParser } from 'eventsource-parser';
import { type ChatEvent, stream as call } from '#contract/chat.ts';
import { apiBase, sessionFields } from '#web/api/client.ts';

export interface StreamListener {
  /** Something is new with somebody. */
  onEvent: (event: ChatEvent) => void;
  /** Something may have been missed: the stream has begun, begun again, or says so. */
  onResync: () => void;
  /** Whether events arrive now. */
  onState: (connected: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
/** The server says something at least every 20 s; a longer silence is a dead connection. */
const SILENCE = 45_000;
/** After sleep the timer that watches over it has slept too, and is not waited for. */
const SUSPICIOUS_SILENCE = 25_000;

/**
 * Keeps the push stream open until the returned function is called: reconnects with growing pauses,
 * and at once when the network or the tab comes back. Only `fetch` can send the session in a body,
 * which is why this is no EventSource.
 */
export function openChatStream(listener: StreamListener): () => void {
  let closed = false;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | null = null;
  let heardAt = 0;

  async function connect() {
    clearTimeout(retry);
    current?.abort();
    listener.onState(false);
    const attempt = new AbortController();
    current = attempt;
    try {
      await listen(attempt, {
        ...listener,
        onHeard: () => {
          heardAt = Date.now();
        },
        onResync: () => {
          wait = FIRST_WAIT;
          listener.onState(true);
          listener.onResync();
        },
      });
    } catch {
      // Offline, refused or cut: all the same here, the pause and the next attempt follow.
    }
    if (closed || current !== attempt) return;
    current = null;
    listener.onState(false);
    // Many browsers that lost the same server must not come back in the same instant.
    retry = setTimeout(() => void connect(), wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  const hurry = () => {
    wait = FIRST_WAIT;
    void connect();
  };
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (!current || Date.now() - heardAt > SUSPICIOUS_SILENCE) hurry();
  };
  // Over another network the old connection may be dead without a word.
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', onVisible);
  void connect();

  return () => {
    closed = true;
    clearTimeout(retry);
    current?.abort();
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Reads one connection to its end. */
async function listen(
  attempt: AbortController,
  listener: StreamListener & { onHeard: () => void },
): Promise<void> {
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    listener.onHeard();
    clearTimeout(watchdog);
    watchdog = setTimeout(() => attempt.abort(), SILENCE);
  };
  try {
    heard();
    const reply = await fetch(apiBase() + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(sessionFields(call)),
      signal: attempt.signal,
    });
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream');
    if (!reply.ok || !isStream || !reply.body) return;

    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'listo' || event === 'resync') listener.onResync();
        else if (event === undefined) listener.onEvent(JSON.parse(data) as ChatEvent);
      },
    });
    const pieces = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
      heard();
      parser.feed(next.value);
    }
  } finally {
    clearTimeout(watchdog);
  }
}
