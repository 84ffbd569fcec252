import { createReadStream } from 'node:fs';

/** The lines of a file, decoded as UTF-8 when all of it is valid UTF-8, else as Latin-1. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const encoding = (await isUtf8(file)) ? 'utf-8' : 'latin1';
  let rest = '';
  for await (const text of decoded(file, new TextDecoder(encoding))) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest;
}

async function isUtf8(file: string): Promise<boolean> {
  try {
    for await (const _ of decoded(file, new TextDecoder('utf-8', { fatal: true })));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* decoded(file: string, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const chunk of createReadStream(file))
    yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
