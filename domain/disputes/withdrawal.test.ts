import { expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import { resumed } from './withdrawal.ts';

it('lets the clocks that stood still go on for the rest of their time, and starts none', () => {
  const delivered = { entregado_at: 5 * DAY, completed_at: null };
  expect(resumed(delivered, 2 * DAY)).toEqual({ entregado_at: 7 * DAY, completed_at: null });
  const completed = { entregado_at: 5 * DAY, completed_at: 6 * DAY };
  expect(resumed(completed, DAY)).toEqual({ entregado_at: 6 * DAY, completed_at: 7 * DAY });
});
