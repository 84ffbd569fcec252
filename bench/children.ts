import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a part of a measurement in a process of its own. */
export function start(file: URL, args: readonly string[], signal: AbortSignal): ChildProcess {
  const child = fork(file, args, {
    // As `npm start` has it.
    execArgv: ['--max-semi-space-size=16'],
    signal,
    killSignal: 'SIGKILL',
  });
  // This only reports that the child was stopped; any other end is noticed by its exit.
  child.on('error', () => {});
  return child;
}

/** What a process tells next. */
export async function told<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('a process of the measurement ended');
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message as T;
}
