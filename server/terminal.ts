import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  ask(question: string): Promise<string>;
  /** What is typed does not appear. */
  askHidden(question: string): Promise<string>;
  close(): void;
}

/** Asks the person at the terminal; null when nobody is there to answer. */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  let hidden = false;
  // The line editor writes each letter; while hidden it writes into nothing.
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C and the end of the input leave no question that waits for ever.
  const gone = new AbortController();
  lines.once('SIGINT', () => gone.abort());
  lines.once('close', () => gone.abort());
  const ask = (question: string) => lines.question(question, { signal: gone.signal });
  return {
    ask,
    async askHidden(question) {
      process.stdout.write(question);
      hidden = true;
      try {
        return await ask('');
      } finally {
        hidden = false;
        process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
