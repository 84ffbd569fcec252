import { afterEach, expect, test, vi } from 'vitest';
import { local, tab } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage that keeps what it is given: its items are its own properties. */
const keeping = (): unknown =>
  Object.create({
    getItem(this: Record<string, string>, item: string) {
      return this[item] ?? null;
    },
    setItem(this: Record<string, string>, item: string, text: string) {
      this[item] = text;
    },
    removeItem(this: Record<string, string>, item: string) {
      Reflect.deleteProperty(this, item);
    },
  });

test('keeps texts', () => {
  vi.stubGlobal('localStorage', keeping());
  vi.stubGlobal('sessionStorage', keeping());
  expect([local.set('a', '1'), tab.get('a'), local.get('a')]).toEqual([true, null, '1']);
  expect(local.items()).toEqual(['a']);
  local.remove('a');
  expect([local.get('a'), local.items()]).toEqual([null, []]);
});

const full: unknown = Object.create({
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError');
  },
});

test('keeps what does not fit as long as the page, and says so', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', full);
  expect([local.set('b', '2'), local.get('b'), local.items()]).toEqual([false, '2', ['b']]);
  local.remove('b');
  expect(local.get('b')).toBeNull();
});

test('never throws, and never keeps anything on the server', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([local.set('c', '3'), local.get('c'), local.items()]).toEqual([false, null, []]);
  local.remove('c');
});
