import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '#server/calls/handler.ts';
import { isSessionValid } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import { registerStream } from './open-streams.ts';

const HEARTBEAT_MS = 20_000;
const HEARTBEATS_PER_CHECK = 3;
/** Who does not read that much gets a closed stream instead of our memory, and resumes. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/**
 * Sends an account's events down an open reply until the reader leaves, the session ends or the
 * process stops; then nothing of it is left behind.
 */
export function openEventStream(
  response: ServerResponse,
  { caller, services, log }: { caller: Caller; services: Services; log: FastifyBaseLogger },
): void {
  // Left before we came to answer: 'close' will not be heard again.
  if (response.destroyed || response.closed) return;

  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
  };
  const endUnlessSessionIsValid = () => {
    isSessionValid(services.db, caller.sessionHash, services.clock()).then(
      (valid) => void (valid || end()),
      // While the database is away nothing can be announced either; the next check asks again.
      (error: Error) => log.warn({ err: error }, 'session of a stream not checked'),
    );
  };
  let heartbeats = 0;
  const sendHeartbeat = () => {
    write(': sigue\n\n');
    if (++heartbeats % HEARTBEATS_PER_CHECK === 0) endUnlessSessionIsValid();
  };

  const timer = setInterval(sendHeartbeat, HEARTBEAT_MS);
  const unsubscribe = services.push.subscribe(caller.id, (event) => {
    if (event === 'session_ended') return endUnlessSessionIsValid();
    if (event !== 'resync') return write(`data: ${JSON.stringify(event)}\n\n`);
    // What was missed may also have been the end of the session.
    endUnlessSessionIsValid();
    write('event: resync\ndata: {}\n\n');
  });
  const unregister = registerStream(services.push, caller.id, end);
  response.once('close', cleanUp);
  // After subscribing: whatever happens from here on reaches this reader.
  write('event: listo\ndata: {}\n\n');

  function end(): void {
    cleanUp();
    response.end();
  }

  function cleanUp(): void {
    clearInterval(timer);
    unsubscribe();
    unregister();
  }
}
