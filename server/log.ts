import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** Fields that are never logged, at any depth. */
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
  'intento',
  'clave',
];

/** E-mails and phones that the text of an error may quote. */
const QUOTED = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+|(?<!\d)(?:\+?52)?\d{10}(?!\d)/gu;

const withoutQuotes = (text: string): string => text.replaceAll(QUOTED, '[oculto]');

/** The path of a request, without the query and the token of a link that gives an account. */
const publicPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^(\/m\/ca\/|\/invitacion\/)[^/]+/i, '$1[oculto]');

/** The options of all loggers: structured facts without secrets. */
export const loggerOptions = (level: Config['logLevel']): LoggerOptions => ({
  level,
  redact: {
    paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
    censor: '[oculto]',
  },
  serializers: {
    // Without the query, which contains signatures and payment secrets.
    req: (request: { method: string; url: string; address: string }) => ({
      method: request.method,
      path: publicPath(request.url),
      address: request.address,
    }),
    err: errorFacts,
  },
});

/**
 * The facts of an error, without the row or values that a database error quotes, and without its
 * connection.
 */
export function errorFacts(error: Error): Record<string, unknown> {
  const { name: type, message, stack, cause } = error;
  const { code, constraint, table } = error as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  const behind = cause instanceof Error ? { cause: errorFacts(cause) } : {};
  // PostgreSQL quotes an unreadable value after the colon of its message.
  const unreadable = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  const said = unreadable ? (message.split(':')[0] ?? '') : message;
  return {
    type,
    message: withoutQuotes(said),
    stack: withoutQuotes(stack?.replace(message, said) ?? ''),
    // Not named `code`: that field is redacted, because elsewhere it is a person's code.
    reason: code,
    constraint,
    table,
    ...behind,
  };
}
