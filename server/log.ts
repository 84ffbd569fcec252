import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** What logs must never hold, wherever it stands in what is logged. */
const REDACTED = ['session_id', 'pass', 'code', 'numero', 'phone', 'authorization', 'cookie'];

/** How everything here logs: structured facts without secrets. */
export const loggerOptions = (level: Config['logLevel']): LoggerOptions => ({
  level,
  redact: {
    paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
    censor: '[oculto]',
  },
  serializers: {
    // Without the query: signed links and payment secrets travel there.
    req: (request: { method: string; url: string; ip: string }) => ({
      method: request.method,
      path: request.url.split('?')[0],
      address: request.ip,
    }),
    err: errorFacts,
  },
});

/**
 * What an error says of itself, without the row or the values that a database error quotes, and
 * without the connection that it came from.
 */
export function errorFacts(error: Error): Record<string, unknown> {
  const { name: type, message, stack, cause } = error;
  const { code, constraint, table } = error as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  const behind = cause instanceof Error ? { cause: errorFacts(cause) } : {};
  // Not `code`: that name is redacted, because elsewhere it is what a person types in.
  return { type, message, stack, reason: code, constraint, table, ...behind };
}
