import { beforeEach, expect, it, vi } from 'vitest';
import { ROL } from '#contract/call.ts';
import {
  forgetRedirect,
  readPurpose,
  rememberRedirect,
  rememberReturn,
  takeRedirect,
} from './redirect.ts';

const stored = new Map<string, string>();
const ofTab = new Map<string, string>();

const storage = (items: Map<string, string>) => ({
  getItem: (item: string) => items.get(item) ?? null,
  setItem: (item: string, value: string) => void items.set(item, value),
  removeItem: (item: string) => void items.delete(item),
});

beforeEach(() => {
  stored.clear();
  ofTab.clear();
  vi.stubGlobal('localStorage', storage(stored));
  vi.stubGlobal('sessionStorage', storage(ofTab));
});

it('returns the address once, and sets the flag', () => {
  rememberRedirect('/chat/abc', 'escribirle a Ana');
  expect(takeRedirect(ROL.client)).toBe('/chat/abc');
  expect(stored).toEqual(new Map([['cache', '1']]));
  expect(takeRedirect(ROL.client)).toBeNull();
});

it('leads everybody back to where this tab was', () => {
  for (const rol of [ROL.client, ROL.professional, ROL.admin]) {
    rememberReturn('/chat/abc?panel=proyecto');
    expect(takeRedirect(rol)).toBe('/chat/abc?panel=proyecto');
    expect(ofTab.size).toBe(0);
  }
});

it('leads nobody into another area', () => {
  for (const [path, own] of [
    ['/cliente/cuenta', ROL.client],
    ['/profesional', ROL.professional],
    ['/admin/cuentas?page=2', ROL.admin],
  ] as const)
    for (const rol of [ROL.client, ROL.professional, ROL.admin]) {
      rememberReturn(path);
      expect(takeRedirect(rol)).toBe(rol === own ? path : null);
    }
});

it('leads only clients to where a visitor wanted to go, the latest wish first', () => {
  rememberReturn('/cliente');
  rememberRedirect('/chat/abc', 'escribirle a Ana');
  expect(takeRedirect(ROL.client)).toBe('/chat/abc');
  rememberRedirect('/chat/abc', 'escribirle a Ana');
  expect(takeRedirect(ROL.professional)).toBeNull();
  expect(stored.has('redirect_url')).toBe(false);
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
  rememberRedirect(path, 'escribirle a Ana');
  rememberReturn(path);
  expect(takeRedirect(ROL.client)).toBeNull();
  expect(stored.size + ofTab.size).toBe(0);
});

it('forgets the address', () => {
  rememberRedirect('/chat/abc', 'escribirle a Ana');
  rememberReturn('/chat/abc');
  forgetRedirect();
  expect(takeRedirect(ROL.client)).toBeNull();
  expect(stored.size).toBe(0);
});

it('says what an account is wanted for, until it is there or another address counts', () => {
  expect(readPurpose()).toBe('');
  rememberRedirect('/chat/abc', 'escribirle a Ana');
  expect(readPurpose()).toBe('escribirle a Ana');
  rememberReturn('/cliente');
  expect(readPurpose()).toBe('');
  rememberRedirect('/chat/abc', 'escribirle a Ana');
  takeRedirect(ROL.client);
  expect(readPurpose()).toBe('');
  localStorage.setItem('redirect_para', 'not JSON');
  expect(readPurpose()).toBe('');
});
