import { Transform, type TransformCallback } from 'node:stream';

const END_OF_HEAD = '</head>';

/**
 * What React writes, on its way to the visitor. What it writes in one go leaves in one piece: pages are
 * compressed and sent piece by piece, and its own pieces of 4 KB make that dearer and larger.
 */
export class PageStream extends Transform {
  #pieces: Buffer[] = [];
  #headHasLeft = false;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece);
    done();
  }

  /** React calls it when it has written all that stands so far. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    const page = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.push(this.#headHasLeft ? page : preferPaint(page));
    this.#headHasLeft = true;
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }
}

/**
 * Marks a page's scripts as less urgent than what paints it. React Router announces them all in the
 * head, and browsers take an announced script for as urgent as the fonts and style sheets beside it: on
 * a slow network the first paint would share its line with 100 KB that it does not need.
 */
function preferPaint(page: Buffer): Buffer {
  const end = page.indexOf(END_OF_HEAD);
  const head = page
    .toString('utf8', 0, end)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return Buffer.concat([Buffer.from(head), page.subarray(end)]);
}
