import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRedirect, rememberRedirect, takeRedirect } from './redirect.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (item: string) => stored.get(item) ?? null,
    setItem: (item: string, value: string) => void stored.set(item, value),
    removeItem: (item: string) => void stored.delete(item),
  });
});

it('returns the address once, and sets the flag', () => {
  rememberRedirect('/chat/abc');
  expect(takeRedirect()).toBe('/chat/abc');
  expect(stored).toEqual(new Map([['cache', '1']]));
  expect(takeRedirect()).toBeNull();
});

it.each([
  'https://otro.sitio/',
  '//otro.sitio',
  '/\\otro.sitio',
  '/\t/otro.sitio',
  '/\n\\otro.sitio',
  'javascript:alert(1)',
  '',
])('refuses an address of another site: %s', (path) => {
  rememberRedirect(path);
  expect(takeRedirect()).toBeNull();
  expect(stored.size).toBe(0);
});

it('forgets the address for accounts that are not redirected', () => {
  rememberRedirect('/chat/abc');
  forgetRedirect();
  expect(takeRedirect()).toBeNull();
  expect(stored.size).toBe(0);
});
