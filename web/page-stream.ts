import { Transform, type TransformCallback } from 'node:stream';

const END_OF_HEAD = '</head>';

/**
 * Buffers what React writes between two flushes and sends it as one chunk. Each chunk is compressed by
 * itself, and React's own chunks of 4 KB cost more time and bytes.
 */
export class PageStream extends Transform {
  #pieces: Buffer[] = [];
  #headSent = false;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece);
    done();
  }

  /** React calls it when it has written everything that is ready. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    const page = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.push(this.#headSent ? page : preferPaint(page));
    this.#headSent = true;
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }
}

/**
 * Gives a page's scripts a low priority. React Router preloads them all in the head, and browsers fetch
 * a preloaded script as urgently as the fonts and style sheets: on a slow network the first paint would
 * compete with 100 KB that it does not need.
 */
function preferPaint(page: Buffer): Buffer {
  const end = page.indexOf(END_OF_HEAD);
  const head = page
    .toString('utf8', 0, end)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return Buffer.concat([Buffer.from(head), page.subarray(end)]);
}
