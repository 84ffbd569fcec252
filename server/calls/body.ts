import type { FastifyRequest } from 'fastify';
import { type Call, IMAGE_MAX_BYTES } from '#contract/call.ts';
import { fail, failAt } from './failure.ts';
import type { Upload } from './handler.ts';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 64 * 1024;

export interface ReadBody {
  body: Record<string, unknown>;
  images: Record<string, Upload[]>;
}

/** The body of a call, from JSON or multipart, never more than the contract lets in. */
export async function readBody(call: Call, request: FastifyRequest): Promise<ReadBody> {
  if (request.isMultipart()) return readMultipart(call, request);
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return fail('malformed_body');
  return { body: body as Record<string, unknown>, images: {} };
}

async function readMultipart(call: Call, request: FastifyRequest): Promise<ReadBody> {
  const declared = call.images ?? {};
  const body: Record<string, unknown> = {};
  const images: Record<string, Upload[]> = {};
  const parts = request.parts({
    limits: {
      fileSize: IMAGE_MAX_BYTES,
      files: Object.values(declared).reduce((sum, { maxCount }) => sum + maxCount, 0),
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_FIELDS + 20,
    },
  });
  for await (const part of readable(parts)) {
    // Its parser lets a part without a name through, whatever its types say.
    const name = (part.fieldname as string | undefined)?.replace(/\[\]$/, '') ?? '';
    if (part.type === 'field') {
      if (part.valueTruncated) fail('body_too_large');
      const earlier = body[name];
      // A repeated field is a list (`keys` twice); prototypes are nobody's field.
      if (!Object.hasOwn(body, name)) body[name] = part.value;
      else body[name] = Array.isArray(earlier) ? [...earlier, part.value] : [earlier, part.value];
      continue;
    }
    const field = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (!field) {
      part.file.resume();
      continue;
    }
    const content = await part.toBuffer();
    if (part.file.truncated) failAt(name, field.tooLarge);
    // A form sends an empty file for an input left empty.
    if (content.length > 0) (images[name] ??= []).push({ filename: part.filename, content });
  }
  return { body, images };
}

/** The parser below throws plain errors for a body that is cut off or no multipart at all. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    if ((error as { code?: unknown }).code !== undefined) throw error;
    fail('malformed_body');
  }
}
