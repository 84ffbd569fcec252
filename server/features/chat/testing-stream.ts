import { vi } from 'vitest';
import { stream } from '#contract/chat.ts';
import type { Credentials } from '#server/testing/call.ts';

/** An open stream as a browser reads it. */
export interface TestStream {
  readonly headers: Headers;
  /** Everything received so far. */
  text(): string;
  events(): unknown[];
  ended(): boolean;
  leave(): void;
  /** Waits for at most a second, the time limit of events (decisions §4). */
  until(found: () => unknown): Promise<void>;
}

/** Opens a stream over a real connection and waits for its first event. */
export async function openStream(
  address: string,
  { session_id, keylogin }: Credentials,
): Promise<TestStream> {
  const leave = new AbortController();
  const response = await fetch(`${address}/api${stream.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
    body: JSON.stringify({ rute: '', session_id, keylogin }),
    signal: leave.signal,
  });
  const received = { text: '', ended: false };
  void follow(response, received);
  const opened: TestStream = {
    headers: response.headers,
    text: () => received.text,
    events: () => [...received.text.matchAll(/^data: (\{"tipo.*)$/gm)].map(parse),
    ended: () => received.ended,
    leave: () => leave.abort(),
    until: (found) =>
      vi.waitFor(
        () => {
          if (!found()) throw new Error(`not within a second; received: ${received.text}`);
        },
        { timeout: 1000, interval: 5 },
      ),
  };
  await opened.until(() => received.text.startsWith('event: listo\n'));
  return opened;
}

const parse = ([, json = '']: RegExpMatchArray): unknown => JSON.parse(json);

async function follow(response: Response, received: { text: string; ended: boolean }) {
  try {
    const chunks = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const chunk of chunks) received.text += chunk;
  } catch {
    // The reader left, or the connection was cut.
  }
  received.ended = true;
}
