import { expect, it } from 'vitest';
import { linkToShow } from './link-to-show.ts';

const old = '/identificaciones/a.webp?v=1';
const fresh = '/identificaciones/a.webp?v=2';
const other = '/identificaciones/b.webp?v=2';
const none = { shown: null, broken: [], busy: false };

it('waits for a link that is loading, and then uses it', () => {
  expect(linkToShow({ ...none, link: old, busy: true })).toBe('loading');
  expect(linkToShow({ ...none, link: fresh })).toBe(fresh);
});

it('keeps the shown link when a newer link of the same image arrives', () => {
  expect(linkToShow({ ...none, link: fresh, shown: old })).toBe(old);
  expect(linkToShow({ ...none, link: fresh, shown: old, busy: true })).toBe(old);
});

it('shows a different image at once', () => {
  expect(linkToShow({ ...none, link: other, shown: old })).toBe(other);
});

it('does not reload a failed link, but tries a newer one', () => {
  expect(linkToShow({ ...none, link: old, broken: [old], busy: true })).toBe('loading');
  expect(linkToShow({ ...none, link: fresh, broken: [old] })).toBe(fresh);
  expect(linkToShow({ ...none, link: fresh, broken: [old, fresh] })).toBe('broken');
});
