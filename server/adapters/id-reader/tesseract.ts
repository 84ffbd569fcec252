import { Worker } from 'node:worker_threads';
import type { MrzLines } from '#domain/identity/ine/mrz.ts';
import { agreeing, readMrz } from '#domain/identity/ine/read-mrz.ts';
import type { IdReader } from './port.ts';
import { closerViews, openPicture, type View } from './views.ts';

/** Limit of one reading. An unreadable picture takes a quarter of this on a small machine. */
const READING_MS = 120_000;
/** The thread ends after this idle time: it holds 150 MB, and starting it takes 1.5 seconds. */
const IDLE_MS = 20_000;
/** Number of check digits on a card. */
const CHECK_DIGITS = 4;

/** Reads with Tesseract, one request at a time, in a thread that ends when it is idle. */
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

/** Stops at the first picture whose check digits all agree; else answers the picture with the most. */
async function readAll(
  thread: PrintReader,
  pictures: readonly Buffer[],
): ReturnType<IdReader['read']> {
  let best: { lines: MrzLines; picture: number } | null = null;
  for (const [picture, content] of pictures.entries()) {
    const lines = await readOne(thread, content);
    if (lines && (!best || agreeing(lines) > agreeing(best.lines))) best = { lines, picture };
    if (best && agreeing(best.lines) === CHECK_DIGITS) break;
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
    if (!lines || agreeing(lines) < CHECK_DIGITS) continue;
    // No check digit covers the names, so they are taken from what several views agree on.
    for (const closer of closerViews(view)) await look(closer);
    break;
  }
  return readMrz(passes);
}

/** The worker thread and the request that waits for its next answer. */
class PrintReader {
  readonly #worker = new Worker(new URL('./thread.ts', import.meta.url), {
    name: 'id-reader',
    // Hides the library's own output.
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
