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

it('gives the address back once, and leaves the flag', () => {
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
])('leads nowhere else: %s', (path) => {
  rememberRedirect(path);
  expect(takeRedirect()).toBeNull();
  expect(stored.size).toBe(0);
});

it('is forgotten for who is not led there', () => {
  rememberRedirect('/chat/abc');
  forgetRedirect();
  expect(takeRedirect()).toBeNull();
  expect(stored.size).toBe(0);
});
