import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { endsQuietly } from './say.ts';

const SAY = path.join(import.meta.dirname, 'say.ts');

test.each(['stdout', 'stderr'] as const)(
  'a command goes on when the reader of its %s has read enough',
  async (name) => {
    // It writes only once the pipe is closed.
    const script = `import { complain, say } from ${JSON.stringify(SAY)};
      process.stdin.once('data', () => {
        for (let line = 0; line < 3; line++) (${name === 'stdout' ? 'say' : 'complain'})('Los libros cuadran.');
        setImmediate(() => process.exit(7));
      });`;
    const command = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const ended = once(command, 'exit');
    command[name].destroy();
    await once(command[name], 'close');
    command.stdin.write('now\n');
    expect(await ended).toEqual([7, null]);
  },
);

test('another failure of the output is none to hide', () => {
  const full = endsQuietly(new Writable());
  expect(() => full.emit('error', Object.assign(new Error('full'), { code: 'ENOSPC' }))).toThrow(
    'full',
  );
  expect(() =>
    full.emit('error', Object.assign(new Error('closed'), { code: 'EPIPE' })),
  ).not.toThrow();
});
