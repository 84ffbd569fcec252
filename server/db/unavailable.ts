/** SQLSTATEs: connection exceptions, shutting down or starting up, too many connections. */
const STATES = /^(08|57P|53300)/;
/** What a socket says; ENOENT is the missing socket of a server that is not there. */
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
/** What pg says of a connection that broke before or under a query; those errors have no code. */
const WORDS = /connection (terminated|error|timeout)|not queryable|timeout (exceeded|expired)/i;

/** Whether an error says that the database is not there right now, which passes. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return WORDS.test(error.message);
  // A file that does not exist is another matter than a socket.
  return STATES.test(code) || (SOCKET.has(code) && /^(connect|read|write)$/.test(syscall ?? ''));
}
