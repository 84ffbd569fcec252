import type { ErrorBody } from './types.ts';

/** Thrown by a call; the listener replies `{ error }` with this HTTP status. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

type Details = Partial<Omit<ErrorBody, 'type' | 'message'>>;

export function invalidRequest(message: string, details: Details = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

export function missing(what: string, id: string, param = 'id'): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

export function notAuthorized(message: string, code?: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message, ...(code && { code }) });
}
