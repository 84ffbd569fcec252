import type { IncomingMessage } from 'node:http';
import { readBody, readBytes } from '../http.ts';
import type { Context } from './context.ts';
import { invalidRequest } from './errors.ts';
import type { Form } from './form.ts';
import { refuseUnknown, required, text } from './params.ts';
import { newId } from './store.ts';
import type { FileObject } from './types.ts';

export type Upload = { name: string; bytes: Buffer };

/** What a request brings: its fields in form encoding, and the file of a multipart body. */
export type Sent = { body: string; file: Upload | null };

const MOST_BYTES = 5_000_000;
const AROUND_THE_FILE = 10_000;

/** How the files begin that evidence may be. */
const beginnings: Record<string, string> = { pdf: '25504446', png: '89504e47', jpg: 'ffd8ff' };

export async function readSent(request: IncomingMessage): Promise<Sent> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return { body: await readBody(request), file: null };
  }
  const bytes = await readBytes(request, MOST_BYTES + AROUND_THE_FILE);
  const fields = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData();
  const body = new URLSearchParams();
  let file: Upload | null = null;
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
    else if (name === 'file') {
      file = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
    }
  }
  return { body: body.toString(), file };
}

/** Takes a file of evidence; only what it is like is kept, nobody reads it here. */
export function createFile(context: Context, form: Form, upload: Upload | null): FileObject {
  refuseUnknown(form, ['expand', 'file_link_data', 'purpose']);
  const purpose = required(text(form, 'purpose'), 'purpose');
  if (purpose !== 'dispute_evidence') {
    throw invalidRequest(`Invalid purpose: only dispute_evidence is active here, not ${purpose}`, {
      param: 'purpose',
    });
  }
  const { name, bytes } = required(upload ?? undefined, 'file');
  if (bytes.length > MOST_BYTES) {
    throw invalidRequest('File size exceeds the limit of 5 MB.', { param: 'file' });
  }
  const start = bytes.subarray(0, 4).toString('hex');
  const type = Object.keys(beginnings).find((kind) => start.startsWith(beginnings[kind] ?? ''));
  if (!type) {
    throw invalidRequest('Evidence is a file of the type jpg, png or pdf.', { param: 'file' });
  }
  const file: FileObject = {
    id: newId('file'),
    object: 'file',
    created: context.now(),
    expires_at: null,
    filename: name,
    links: { object: 'list', data: [], has_more: false, url: '/v1/file_links' },
    purpose,
    size: bytes.length,
    title: null,
    type,
    url: null,
  };
  context.store.files.set(file.id, file);
  return file;
}
