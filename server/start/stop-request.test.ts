import { afterEach, expect, test, vi } from 'vitest';
import { listenForStop } from './stop-request.ts';

afterEach(() => {
  for (const event of ['SIGINT', 'SIGTERM', 'newListener']) process.removeAllListeners(event);
});

test('the first signal stops, the second does nothing, and no other listener gets them', async () => {
  const onStop = vi.fn<() => void>();
  const vite = vi.fn<() => void>();
  const stopping = listenForStop(onStop);
  process.once('SIGTERM', vite);
  await Promise.resolve();
  expect(stopping.aborted).toBe(false);
  process.emit('SIGTERM');
  process.emit('SIGINT');
  expect(stopping.aborted).toBe(true);
  expect(onStop).toHaveBeenCalledOnce();
  expect(vite).not.toHaveBeenCalled();
});
