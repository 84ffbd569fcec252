import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { fail } from './failure.ts';
import type { UploadReservation } from '#server/connections/index.ts';
import type { Upload } from './handler.ts';
import { readMultipart } from './multipart.ts';
import { readValues } from './read-values.ts';

/** The most bytes of a body without pictures. */
export const JSON_MAX_BYTES = 256 * 1024;

type Values = Record<string, unknown>;

export interface ReadBody {
  body: Values;
  images: Record<string, Upload[]>;
}

export interface Uploading {
  readonly reservation: UploadReservation;
  /** Runs before the first file is read, with the fields that came before it: whoever may not send it is refused here. */
  readonly beforePictures: (fields: Values) => Promise<void>;
}

/**
 * The body of a call, as JSON, as the fields of a form or as multipart, within the limits of the contract. All of them
 * are read into the same values (4 §H).
 */
export async function readBody(
  call: Call,
  request: FastifyRequest,
  upload: Uploading,
): Promise<ReadBody> {
  const { body, images } = request.isMultipart()
    ? await readMultipart(call, request, upload)
    : { body: request.body ?? {}, images: {} };
  if (typeof body !== 'object' || Array.isArray(body)) return fail('malformed_body');
  return { body: readBodyValues(call, body as Values), images };
}

/** The body is an object even where its schema is none. */
const readBodyValues = (call: Call, body: Values): Values => readValues(call.input, body) as Values;
