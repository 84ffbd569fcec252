import type { Writable } from 'node:stream';

/** A reader that has read enough closes the pipe, as `npm run books | head` does: the rest is written to nobody. */
export function endsQuietly(stream: Writable): Writable {
  return stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const [out, err] = [process.stdout, process.stderr].map(endsQuietly) as [Writable, Writable];

/** Prints a line. */
export const say = (line: string): void => void out.write(`${line}\n`);

/** Prints a line where errors are read. */
export const complain = (line: string): void => void err.write(`${line}\n`);
