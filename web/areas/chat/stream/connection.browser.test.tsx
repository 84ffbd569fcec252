import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stream } from '#contract/chat.ts';
import { asked, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { openChatStream } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('comes back from a server that stops when it says, and not with all others', async () => {
  signIn(person('client'));
  const headers = { 'content-type': 'text/event-stream' };
  reply(stream, () => new Response('event: listo\ndata: {}\n\nretry: 60000\n\n', { headers }));
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let connected = false;
  const close = openChatStream({
    onEvent: () => {},
    onResync: () => {},
    onState: (state) => {
      if (connected && !state) end();
      connected = state;
    },
  });
  await ended;
  // Within a quarter of what it says.
  await vi.advanceTimersByTimeAsync(44_000);
  expect(asked(stream)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(asked(stream)).toHaveLength(2);
  close();
});
