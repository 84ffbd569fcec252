import type { FastifyBaseLogger } from 'fastify';
import { type Campos, type ErrorCode, statusOf, textOf } from '#contract/errors.ts';
import { failureOfConstraint } from './constraints.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { Failure, TooOften } from './failure.ts';
import { RETRY_AFTER_SECONDS } from '#server/connections/index.ts';

export interface FailureReply {
  status: number;
  body: { mensaje: string; code: ErrorCode; campos?: Campos };
  headers: Readonly<Record<string, string>>;
}

/**
 * The one error handler: turns anything thrown into a reply. People get a sentence of the catalogue, the
 * log gets the facts, and nothing internal leaves (decisions §1).
 */
export function toReply(error: unknown, log: FastifyBaseLogger): FailureReply {
  const failure =
    error instanceof Failure
      ? error
      : (failureOfConstraint(error) ?? ofHttp(error) ?? ofUnstorableText(error));
  if (failure) {
    const said = reply(failure.code, failure.campos, failure.message);
    if (!(error instanceof TooOften)) return said;
    return { ...said, headers: { 'retry-after': String(error.seconds) } };
  }
  log.error({ err: error }, 'call failed');
  return reply(isDatabaseUnavailable(error) ? 'unavailable' : 'internal');
}

const reply = (code: ErrorCode, campos?: Campos, says = textOf(code)): FailureReply => ({
  status: statusOf(code),
  body: { mensaje: firstText(campos) ?? says, code, ...(campos && { campos }) },
  headers: statusOf(code) === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {},
});

/** The only field's text replaces the general «Revisa los datos marcados», because it says more. */
function firstText(campos: Campos | undefined): string | undefined {
  const texts = Object.values(campos ?? {});
  return texts.length === 1 ? texts[0] : undefined;
}

/**
 * Errors that Fastify and its parsers throw before a call is reached. Only theirs: a provider's library
 * also gives its errors a `statusCode`, which says nothing about what the person sent.
 */
function ofHttp(error: unknown): Failure | null {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof code !== 'string' || !code.startsWith('FST_')) return null;
  if (statusCode === 415) return new Failure('unsupported_media');
  if (statusCode === 413) return new Failure('body_too_large');
  if (statusCode === 403 || statusCode === 404) return new Failure('unknown_call');
  return statusCode === 400 || statusCode === 406 ? new Failure('malformed_body') : null;
}

/** Text that PostgreSQL cannot store (a NUL character) and that no field refused before. */
function ofUnstorableText(error: unknown): Failure | null {
  const { code } = error as { code?: unknown };
  return code === '22021' || code === '22P05' ? new Failure('malformed_body') : null;
}
