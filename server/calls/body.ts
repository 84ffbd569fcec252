import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { fail } from './failure.ts';
import type { UploadReservation } from './upload-budget.ts';
import type { Upload } from './handler.ts';
import { readMultipart } from './multipart.ts';

export interface ReadBody {
  body: Record<string, unknown>;
  images: Record<string, Upload[]>;
}

/** The body of a call, from JSON or multipart, within the limits of the contract. */
export async function readBody(
  call: Call,
  request: FastifyRequest,
  reservation: UploadReservation,
): Promise<ReadBody> {
  if (request.isMultipart()) return readMultipart(call, request, reservation);
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return fail('malformed_body');
  return { body: body as Record<string, unknown>, images: {} };
}
