import type { IncomingMessage } from 'node:http';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type Call, IMAGE_MAX_BYTES, type ImageField } from '#contract/call.ts';
import { shownFileName } from '#lib/file-name.ts';
import type { ReadBody } from './body.ts';
import { fail, failAt } from './failure.ts';
import type { UploadReservation } from './upload-budget.ts';
import { indexedLists, parseIndexedField } from './indexed.ts';
import { drainBody } from './drain-body.ts';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 64 * 1024;
/** What may be said of one image of an indexed field. */
const FIELDS_PER_IMAGE = 4;

/** The fields and images of a multipart body. What is more than the contract lets in is not kept. */
export async function readMultipart(
  call: Call,
  request: FastifyRequest,
  reservation: UploadReservation,
): Promise<ReadBody> {
  const declared = call.images ?? {};
  const reading = new Reading(declared);
  const { raw, headers } = request;
  const most = mostBytes(declared);
  try {
    // A body that says of itself that it is too large is not read at all.
    if (Number(headers['content-length'] ?? 0) > most) failOfSize(declared);
    const all = reading.takeAll(readable(request.parts({ limits: limitsOf(declared) })));
    const beyond = await goesBeyond(raw, { most, reservation }, all);
    if (beyond === 'size') failOfSize(declared);
    if (beyond === 'room') fail('unavailable');
  } catch (error) {
    drainBody(raw);
    // Who hung up in the middle is no fault of ours, and hears nothing of it.
    if (raw.destroyed && (error as { code?: unknown }).code === 'ECONNRESET')
      fail('malformed_body');
    throw error;
  }
  return reading.result();
}

type Declared = Readonly<Record<string, ImageField>>;

class Reading {
  readonly #declared: Declared;
  readonly #body: ReadBody['body'] = {};
  readonly #images: ReadBody['images'] = {};
  readonly #lists;

  constructor(declared: Declared) {
    this.#declared = declared;
    this.#lists = indexedLists();
  }

  async takeAll(parts: AsyncIterable<Multipart>): Promise<void> {
    for await (const part of parts) {
      // Its parser lets a part without a name through, whatever its types say.
      const name = (part.fieldname as string | undefined) ?? '';
      if (part.type === 'field') this.#takeField(name, part);
      else await this.#takeFile(name, part);
    }
  }

  #takeField(name: string, part: MultipartValue): void {
    if ('valueTruncated' in part && part.valueTruncated) fail('body_too_large');
    const value = asTyped(part.value);
    const position = parseIndexedField(name);
    if (position && this.#fieldOf(position.list)?.indexed)
      return this.#lists.setValue(position, value as string);
    const plain = plainName(name);
    const earlier = this.#body[plain];
    // A repeated field is a list (`keys` twice); prototypes are nobody's field.
    if (!Object.hasOwn(this.#body, plain)) this.#body[plain] = value;
    else this.#body[plain] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  }

  async #takeFile(name: string, part: MultipartFile): Promise<void> {
    const position = parseIndexedField(name);
    const indexed =
      position?.what === 'file' && this.#fieldOf(position.list)?.indexed ? position : null;
    const list = indexed?.list ?? plainName(name);
    const field = this.#fieldOf(list);
    if (!field) return void part.file.resume();
    const content = await wholeFile(part);
    if (!content)
      return failAt(indexed ? name : list, field.tooLarge, { file: shownFileName(part.filename) });
    // A form sends an empty file for an input left empty.
    if (content.length === 0) return;
    const uploads = (this.#images[list] ??= []);
    uploads.push({ filename: part.filename, content, ...(indexed && { at: indexed.at }) });
    if (indexed) this.#lists.addEntry(indexed);
    if (field.tooMany && uploads.length > field.maxCount) failAt(list, field.tooMany);
    const bytes = uploads.reduce((sum, upload) => sum + upload.content.length, 0);
    if (field.total && bytes > field.total.bytes) failAt(list, field.total.tooMuch);
  }

  result(): ReadBody {
    return { body: { ...this.#body, ...this.#lists.finish(this.#images) }, images: this.#images };
  }

  #fieldOf(name: string): ImageField | undefined {
    return Object.hasOwn(this.#declared, name) ? this.#declared[name] : undefined;
  }
}

/** A form makes two characters of each line break that was typed, and so the text longer than it is. */
const asTyped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

/** `keys[]` is how some forms write a repeated `keys`. */
const plainName = (name: string): string => name.replace(/\[\]$/, '');

function limitsOf(declared: Declared) {
  const fields = Object.values(declared);
  // One more than it takes, where there are words for that.
  const files = sum(fields, ({ maxCount, tooMany }) => maxCount + (tooMany ? 1 : 0));
  const values =
    // A list may name as many that are there already as it brings new ones.
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

/** All images and fields together. */
const mostBytes = (declared: Declared): number =>
  MAX_FIELDS * MAX_FIELD_BYTES +
  sum(Object.values(declared), ({ maxCount, total }) =>
    Math.min(total?.bytes ?? Infinity, maxCount * IMAGE_MAX_BYTES),
  );

function failOfSize(declared: Declared): never {
  for (const [name, { total }] of Object.entries(declared)) if (total) failAt(name, total.tooMuch);
  return fail('body_too_large');
}

/** What was passed before `all` was read: `most` bytes, or the room that the process has for uploads. */
function goesBeyond(
  body: IncomingMessage,
  { most, reservation }: { most: number; reservation: UploadReservation },
  all: Promise<void>,
): Promise<'size' | 'room' | null> {
  let bytes = 0;
  const beyond = new Promise<'size' | 'room'>((resolve) => {
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) resolve('size');
      else if (!reservation.take(chunk.length)) resolve('room');
    });
  });
  return Promise.race([all.then(() => null), beyond]);
}

/** The content of a file, or null as soon as it is too large, however much of it is still to come. */
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

/** The parser below throws plain errors for a body that is cut off or no multipart at all. */
function unreadable(error: unknown): never {
  if ((error as { code?: unknown }).code !== undefined) throw error;
  return fail('malformed_body');
}
