import { Worker } from 'node:worker_threads';
import type { MrzLines } from '#domain/identity/ine/mrz.ts';
import { agreeing, readMrz } from '#domain/identity/ine/read-mrz.ts';
import type { IdReader } from './port.ts';
import { closerViews, openPicture, type View } from './views.ts';

/** A hopeless picture takes a quarter of this on a small machine. */
const READING_MS = 120_000;
/** Starting takes a second and a half, and what is loaded holds 150 MB. */
const IDLE_MS = 20_000;
/** Check digits of a card. */
const ALL = 4;

/** Reads with Tesseract, one at a time, in a thread that ends when nobody needs it. */
export function tesseractReader({ idleMs = IDLE_MS, readingMs = READING_MS } = {}): IdReader {
  let thread: PrintReader | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const end = async () => {
    clearTimeout(idle);
    const ending = thread;
    thread = null;
    await ending?.end();
  };
  const readNow = async (pictures: readonly Buffer[]) => {
    clearTimeout(idle);
    if (closed) throw new Error('the reader of IDs is closed');
    thread ??= new PrintReader();
    const watch = setTimeout(() => void end(), readingMs);
    try {
      return await readAll(thread, pictures);
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(watch);
      if (thread) idle = setTimeout(() => void end(), idleMs).unref();
    }
  };
  return {
    read(pictures) {
      const reading = queue.then(() => readNow(pictures));
      queue = reading.catch(() => {});
      return reading;
    },
    async close() {
      closed = true;
      await end();
      await queue;
    },
  };
}

/** Looks until every check digit agrees; else answers the picture of which most do. */
async function readAll(
  thread: PrintReader,
  pictures: readonly Buffer[],
): ReturnType<IdReader['read']> {
  let best: { lines: MrzLines; picture: number } | null = null;
  for (const [picture, content] of pictures.entries()) {
    const lines = await readOne(thread, content);
    if (lines && (!best || agreeing(lines) > agreeing(best.lines))) best = { lines, picture };
    if (best && agreeing(best.lines) === ALL) break;
  }
  return best;
}

async function readOne(thread: PrintReader, picture: Buffer): Promise<MrzLines | null> {
  const opened = await openPicture(picture);
  const passes: string[] = [];
  const look = async (view: View) => {
    passes.push(await thread.textOf(await opened.draw(view)));
    return readMrz(passes);
  };
  for (const view of opened.views) {
    const lines = await look(view);
    if (!lines || agreeing(lines) < ALL) continue;
    // No check digit covers the names: what several looks agree on.
    for (const closer of closerViews(view)) await look(closer);
    break;
  }
  return readMrz(passes);
}

/** The thread, and who waits for its next word. */
class PrintReader {
  readonly #worker = new Worker(new URL('./thread.ts', import.meta.url), {
    name: 'id-reader',
    // What the library prints there helps nobody.
    stdout: true,
    stderr: true,
  });
  #waiting: { resolve(text: string): void; reject(error: Error): void } | null = null;
  #broken: Error | null = null;

  constructor() {
    this.#worker.on('message', ({ text, failed }: { text?: string; failed?: string }) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      if (text === undefined) waiting?.reject(new Error(`print could not be read: ${failed}`));
      else waiting?.resolve(text);
    });
    this.#worker.on('error', (error) => this.#break(error));
    this.#worker.on('exit', () => this.#break(new Error('the thread that reads IDs has ended')));
  }

  textOf(picture: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#broken) {
        reject(this.#broken);
        return;
      }
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(picture, []);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #break(error: Error): void {
    this.#broken ??= error;
    this.#waiting?.reject(this.#broken);
    this.#waiting = null;
  }
}
