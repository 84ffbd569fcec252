import { Transform, type TransformCallback } from 'node:stream';
import { HOLDS } from './shared/layout/start/held-scripts.tsx';

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
 * Lets what is seen first come first. React Router preloads all scripts in the head, and browsers fetch a preloaded
 * script as urgently as the fonts and style sheets: they get a low priority, and on a page that holds them until it is
 * used (`HeldScripts`) they are only named.
 */
function preferPaint(page: Buffer): Buffer {
  const end = page.indexOf(END_OF_HEAD);
  const holds = page.includes(` ${HOLDS}=""`, end);
  const head = page
    .toString('utf8', 0, end)
    .replaceAll(PRELOAD, holds ? '<link data-later=""' : `${PRELOAD} fetchpriority="low"`);
  const body = holds
    ? Buffer.from(page.toString('utf8', end).replace(MODULE, ' type="later">'))
    : page.subarray(end);
  return Buffer.concat([Buffer.from(head), body]);
}
const PRELOAD = '<link rel="modulepreload"';
const MODULE = ' type="module" async="">';
