import type { FastifyBaseLogger } from 'fastify';
import { type Campos, type ErrorCode, statusOf, textOf } from '#contract/errors.ts';
import { failureOfConstraint } from '#server/db/constraints.ts';
import { Failure } from './failure.ts';

export interface FailureReply {
  status: number;
  body: { mensaje: string; code: ErrorCode; campos?: Campos };
}

/**
 * The one place where anything thrown becomes a reply: people get a sentence of the catalogue, the
 * log gets the facts, and nothing internal leaves (decisions §1).
 */
export function toReply(error: unknown, log: FastifyBaseLogger): FailureReply {
  const failure = error instanceof Failure ? error : (failureOfConstraint(error) ?? ofHttp(error));
  if (failure) return reply(failure.code, failure.campos);
  log.error({ err: error }, 'call failed');
  return reply(isDatabaseDown(error) ? 'unavailable' : 'internal');
}

const reply = (code: ErrorCode, campos?: Campos): FailureReply => ({
  status: statusOf(code),
  body: { mensaje: firstText(campos) ?? textOf(code), code, ...(campos && { campos }) },
});

/** A field's own text says more than «Revisa los datos marcados» when it is the only one. */
function firstText(campos: Campos | undefined): string | undefined {
  const texts = Object.values(campos ?? {});
  return texts.length === 1 ? texts[0] : undefined;
}

/** What Fastify and its parsers throw before a call is reached. */
function ofHttp(error: unknown): Failure | null {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new Failure('unsupported_media');
  if (statusCode === 413) return new Failure('body_too_large');
  if (statusCode === 406 || (typeof code === 'string' && code.startsWith('FST_INVALID_MULTIPART')))
    return new Failure('malformed_body');
  if (statusCode === 400) return new Failure('malformed_body');
  return null;
}

function isDatabaseDown(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (/^(08|57P)/.test(code) || /^(ECONN|ENOENT|EPIPE)/.test(code)))
    return true;
  return (
    typeof message === 'string' && /connection (terminated|timeout)|timeout exceeded/i.test(message)
  );
}
