import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '#server/calls/handler.ts';
import { isSessionValid } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import { registerStream } from './open-streams.ts';

const HEARTBEAT_MS = 20_000;
const HEARTBEATS_PER_CHECK = 3;
/** Over how long the readers of a process that stops come back, not to come all at once to the others. */
const COME_BACK_MS = { least: 500, spread: 4500 };
/** A reader this far behind is disconnected, so that it does not use our memory, and resumes. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/**
 * Sends an account's events over an open reply until the reader leaves, the session ends or the process
 * stops; then everything is cleaned up.
 */
export function openEventStream(
  response: ServerResponse,
  { caller, services, log }: { caller: Caller; services: Services; log: FastifyBaseLogger },
): void {
  // The client left before the reply: 'close' was emitted already.
  if (response.destroyed || response.closed) return;

  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
  };
  const endUnlessSessionIsValid = () => {
    isSessionValid(services.db, caller.sessionHash, services.clock()).then(
      (valid) => void (valid || end()),
      // Without the database there are no events either; the next check tries again.
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
    // The missed events may include the end of the session.
    endUnlessSessionIsValid();
    write('event: resync\ndata: {}\n\n');
  });
  const unregister = registerStream(services.push, caller.id, end);
  const comeBack = () => {
    write(`retry: ${COME_BACK_MS.least + Math.floor(Math.random() * COME_BACK_MS.spread)}\n\n`);
    end();
  };
  services.stopping.addEventListener('abort', comeBack);
  response.once('close', cleanUp);
  // After subscribing, so that this reader gets every event from here on.
  write('event: listo\ndata: {}\n\n');

  function end(): void {
    cleanUp();
    response.end();
  }

  function cleanUp(): void {
    clearInterval(timer);
    unsubscribe();
    unregister();
    services.stopping.removeEventListener('abort', comeBack);
  }
}
