import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  ask(question: string): Promise<string>;
  /** Asks without showing what is typed. */
  askHidden(question: string): Promise<string>;
  close(): void;
}

/** Opens the terminal for questions; null when there is none. */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  let hidden = false;
  // The line editor echoes each letter; while hidden the echo is dropped.
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C and the end of the input abort an open question.
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
