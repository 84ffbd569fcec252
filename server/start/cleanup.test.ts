import pino from 'pino';
import { expect, test } from 'vitest';
import { Cleanup, abortable } from './cleanup.ts';

const log = pino({ level: 'silent' });
const never = () => new Promise<never>(() => {});

test('closes in reverse order, in spite of errors and timeouts, and the last one last', async () => {
  const closed: string[] = [];
  const opened = new Cleanup();
  opened.addLast(async () => void closed.push('database'));
  opened.add(async () => void closed.push('first'));
  opened.add(() => Promise.reject(new Error('broken')));
  opened.add(never);
  opened.add(async () => void closed.push('newest'));
  await opened.closeAll(log, 5);
  expect(closed).toEqual(['newest', 'first', 'database']);
  await opened.closeAll(log, 5);
  expect(closed.filter((name) => name === 'first')).toHaveLength(1);
});

test('an aborted start does not wait for its work', async () => {
  const stopping = new AbortController();
  const waiting = abortable(never(), stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  await expect(abortable(never(), stopping.signal)).rejects.toThrow('stopped');
});

test('work that ends in time answers its result', async () => {
  const { signal } = new AbortController();
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(abortable(Promise.reject(new Error('bad')), signal)).rejects.toThrow('bad');
});
