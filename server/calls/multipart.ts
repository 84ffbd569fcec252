import type { IncomingMessage } from 'node:http';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type Call, IMAGE_MAX_BYTES, type ImageField } from '#contract/call.ts';
import { shownFileName } from '#lib/file-name.ts';
import type { ReadBody, Uploading } from './body.ts';
import { fail, failAt } from './failure.ts';
import type { UploadReservation } from '#server/connections/index.ts';
import { FormFields } from './form-fields.ts';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 64 * 1024;
/** Files of fields that the call does not have: few, because each is read to its end. */
const OTHER_FILES = 4;
/** The most fields that one image of an indexed field may have. */
const FIELDS_PER_IMAGE = 4;

/** Reads the fields and images of a multipart body. What exceeds the contract's limits is not kept. */
export async function readMultipart(
  call: Call,
  request: FastifyRequest,
  { reservation, beforePictures }: Uploading,
): Promise<ReadBody> {
  const declared = call.images ?? {};
  const reading = new Reading(declared, beforePictures);
  const { raw, headers } = request;
  const most = maxBodyBytes(declared);
  try {
    // A body whose declared length is too large is not read at all.
    if (Number(headers['content-length'] ?? 0) > most) failOfSize(declared);
    const all = reading.readAll(readable(request.parts({ limits: limitsOf(declared) })));
    const exceeded = await exceededLimit(raw, { most, reservation }, all);
    if (exceeded === 'size') failOfSize(declared);
    if (exceeded === 'budget') fail('unavailable');
  } catch (error) {
    drainBody(raw);
    // A client that hung up gets no reply and is not logged as our failure.
    if (raw.destroyed && (error as { code?: unknown }).code === 'ECONNRESET')
      fail('malformed_body');
    throw error;
  }
  return reading.result();
}

type Declared = Readonly<Record<string, ImageField>>;

class Reading {
  readonly #declared: Declared;
  readonly #fields = new FormFields();
  readonly #images: ReadBody['images'] = {};
  readonly #beforePictures: Uploading['beforePictures'];
  #asked = false;

  constructor(declared: Declared, beforePictures: Uploading['beforePictures']) {
    this.#declared = declared;
    this.#beforePictures = beforePictures;
  }

  async readAll(parts: AsyncIterable<Multipart>): Promise<void> {
    for await (const part of parts) {
      // The parser lets a part without a name through, whatever its types say.
      const name = (part.fieldname as string | undefined) ?? '';
      if (part.type === 'field') this.#readField(name, part);
      else await this.#readFile(name, part);
    }
  }

  #readField(name: string, part: MultipartValue): void {
    if ('valueTruncated' in part && part.valueTruncated) fail('body_too_large');
    this.#fields.set(name, part.value);
  }

  async #readFile(name: string, part: MultipartFile): Promise<void> {
    const numbered = numberedFile(name);
    const indexed = numbered && this.#fieldOf(numbered.list)?.indexed ? numbered : null;
    const list = indexed?.list ?? name.replace(/\[\]$/, '');
    const field = this.#fieldOf(list);
    if (!this.#asked) await this.#beforePictures(this.#fields.toObject());
    this.#asked = true;
    if (!field) return void part.file.resume();
    const content = await wholeFile(part);
    if (!content)
      return failAt(indexed ? name : list, field.tooLarge, { file: shownFileName(part.filename) });
    // A form sends an empty file for a file input that was left empty.
    if (content.length === 0) return;
    const uploads = (this.#images[list] ??= []);
    uploads.push({ filename: part.filename, content, ...(indexed && { at: indexed.at }) });
    if (indexed) this.#fields.addEntry(list, indexed.at);
    if (uploads.length > field.maxCount)
      return field.tooMany ? failAt(list, field.tooMany) : fail('body_too_large');
    const bytes = uploads.reduce((sum, upload) => sum + upload.content.length, 0);
    if (field.total && bytes > field.total.bytes) failAt(list, field.total.tooMuch);
  }

  result(): ReadBody {
    for (const [list, uploads] of Object.entries(this.#images)) {
      const numbers = this.#fields.numbersIn(list);
      this.#images[list] = uploads.map((upload) =>
        upload.at === undefined ? upload : { ...upload, at: numbers.indexOf(upload.at) },
      );
    }
    return { body: this.#fields.toObject(), images: this.#images };
  }

  #fieldOf(name: string): ImageField | undefined {
    return Object.hasOwn(this.#declared, name) ? this.#declared[name] : undefined;
  }
}

/** `imagenes[3][file]` is the file of the entry 3 of `imagenes`. */
function numberedFile(name: string): { list: string; at: number } | null {
  const [, list, at] = /^(\w{1,40})\[(\d{1,9})\]\[file\]$/.exec(name) ?? [];
  return list === undefined ? null : { list, at: Number(at) };
}

function limitsOf(declared: Declared) {
  const fields = Object.values(declared);
  // One file more than allowed, which gets the field's own text; files of other fields are dropped.
  const files = sum(fields, ({ maxCount }) => maxCount + 1) + OTHER_FILES;
  const values =
    // A list may name as many existing images as it brings new ones.
    MAX_FIELDS +
    sum(fields, ({ indexed, maxCount }) => (indexed ? 2 * maxCount * FIELDS_PER_IMAGE : 0));
  return {
    fileSize: IMAGE_MAX_BYTES,
    files,
    fields: values,
    fieldSize: MAX_FIELD_BYTES,
    parts: values + files + 20,
  };
}

/** The most bytes of a whole body: all images and fields. */
const maxBodyBytes = (declared: Declared): number =>
  MAX_FIELDS * MAX_FIELD_BYTES +
  sum(Object.values(declared), ({ maxCount, total }) =>
    Math.min(total?.bytes ?? Infinity, maxCount * IMAGE_MAX_BYTES),
  );

function failOfSize(declared: Declared): never {
  for (const [name, { total }] of Object.entries(declared)) if (total) failAt(name, total.tooMuch);
  return fail('body_too_large');
}

/**
 * Which limit was exceeded before `all` was read: the body's size (`most` bytes) or the upload budget of
 * the process.
 */
function exceededLimit(
  body: IncomingMessage,
  { most, reservation }: { most: number; reservation: UploadReservation },
  all: Promise<void>,
): Promise<'size' | 'budget' | null> {
  let bytes = 0;
  const exceeded = new Promise<'size' | 'budget'>((resolve) => {
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most || reservation.isTooLarge(bytes)) resolve('size');
      else if (!reservation.take(chunk.length)) resolve('budget');
    });
  });
  return Promise.race([all.then(() => null), exceeded]);
}

/** The content of a file; null as soon as it is too large, without waiting for the rest. */
async function wholeFile(part: MultipartFile): Promise<Buffer | null> {
  const tooLarge = new Promise<null>((resolve) => part.file.once('limit', () => resolve(null)));
  const content = await Promise.race([part.toBuffer().catch(unreadable), tooLarge]);
  return part.file.truncated ? null : content;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    unreadable(error);
  }
}

/** Busboy throws plain errors for a body that is cut off or not multipart. */
function unreadable(error: unknown): never {
  if ((error as { code?: unknown }).code !== undefined) throw error;
  return fail('malformed_body');
}

/** The most that is drained: nobody sends more by mistake. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Discards the rest of a refused body, because a browser reads the answer only after it has sent
 * everything. A body longer than the limit is cut off.
 */
function drainBody(body: IncomingMessage): void {
  body.unpipe();
  let left = MAX_BYTES;
  body.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) body.destroy();
  });
  body.resume();
}
