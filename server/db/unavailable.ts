/** SQLSTATEs: connection exceptions, shutting down or starting up, too many connections. */
const SQLSTATES = /^(08|57P|53300)/;
/** Socket error codes; ENOENT is the missing socket file of a server that is not running. */
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
/** Messages of pg about a connection that broke before or during a query; those errors have no code. */
const MESSAGES = /connection (terminated|error|timeout)|not queryable|timeout (exceeded|expired)/i;

/** Whether an error means that the database is temporarily not available. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return MESSAGES.test(error.message);
  // The same code for a missing file is another error, so the system call must be a socket's.
  return (
    SQLSTATES.test(code) || (SOCKET_CODES.has(code) && /^(connect|read|write)$/.test(syscall ?? ''))
  );
}
