import { expect, it } from 'vitest';
import { DAY } from '#lib/mexico-time.ts';
import { resumed } from './resumed.ts';

it('lets the clocks that stood still go on for the rest of their time, and starts none', () => {
  const delivered = { entregado_at: 5 * DAY, completed_at: null };
  expect(resumed(delivered, 2 * DAY, 9 * DAY)).toEqual({
    entregado_at: 7 * DAY,
    completed_at: null,
  });
  const completed = { entregado_at: 5 * DAY, completed_at: 6 * DAY };
  expect(resumed(completed, DAY, 9 * DAY)).toEqual({
    entregado_at: 6 * DAY,
    completed_at: 7 * DAY,
  });
});

it('lets one that was set while the project was frozen begin when it goes on', () => {
  const delivered = { entregado_at: 5 * DAY, completed_at: null };
  expect(resumed(delivered, 4 * DAY, 8 * DAY)).toMatchObject({ entregado_at: 8 * DAY });
});
