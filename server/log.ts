import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** What logs must never hold, wherever it stands in what is logged. */
const REDACTED = [
  'session_id',
  'pass',
  'confirm_pass',
  'code',
  'id_sms',
  'numero',
  'clabe',
  'cic',
  'ocr',
  'mrz',
  'validacionMRZ',
  'phone',
  'telefono',
  'email',
  'correo',
  'authorization',
  'cookie',
];

/** What the text of an error may quote: addresses of e-mail and telephones. */
const QUOTED = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+|(?<!\d)(?:\+?52)?\d{10}(?!\d)/gu;

const withoutQuotes = (text: string): string => text.replaceAll(QUOTED, '[oculto]');

/** The path of a request without what only its sender may know: the link that sets an account up. */
const publicPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^(\/m\/ca\/)[^/]+/i, '$1[oculto]');

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
      path: publicPath(request.url),
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
  // A value that PostgreSQL cannot read stands after the colon of its message.
  const unreadable = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  const said = unreadable ? (message.split(':')[0] ?? '') : message;
  return {
    type,
    message: withoutQuotes(said),
    stack: withoutQuotes(stack?.replace(message, said) ?? ''),
    // Not `code`: that name is redacted, because elsewhere it is what a person types in.
    reason: code,
    constraint,
    table,
    ...behind,
  };
}
